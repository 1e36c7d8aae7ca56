public import Foundation
import IntentWire
import Synchronization
import VCard

/// The contacts of a home: a folder with one vCard file for each contact and each group.
///
/// A file has the name of the card's identifier and keeps every property of the card, known or not, in
/// vCard 3.0 or
/// 4.0. The files may be edited, added or removed by other programs; what changes is read again the next
/// time. Files are replaced as a whole, so that no reader finds half of one.
public final class ContactFolder: Sendable {
  /// The folder; it need not be there before something is imported.
  public let url: URL
  private let path: String
  private let cache = Mutex(Cache())

  /// What was read, and from which files.
  private struct Cache {
    var entries: [String: Entry] = [:]
    var book: ContactBook?
    var seen: (stamp: Int, watch: FolderWatch)?
  }

  private struct Entry {
    var stamp: FileStamp
    var content: CardFile
  }

  /// Creates a description of a folder; nothing is read or written.
  public init(_ url: URL) {
    self.url = url
    path = url.path
  }

  /// Reads the contacts; files that have not changed since the last time are not read again.
  ///
  /// A folder that is not there has no contacts. A file that cannot be read is left out; ``problems()``
  /// tells it.
  ///
  /// - Throws: ``ContactProblem`` when the folder is there and cannot be read.
  public func book() throws(ContactProblem) -> ContactBook {
    let stamps = try FileStamp.files(in: url)
    return cache.withLock { cache in
      if let book = cache.book, stamps.count == cache.entries.count,
        stamps.allSatisfy({ cache.entries[$0.key]?.stamp == $0.value })
      {
        return book
      }
      var entries: [String: Entry] = [:]
      entries.reserveCapacity(stamps.count)
      for (name, stamp) in stamps {
        if let known = cache.entries[name], known.stamp == stamp {
          entries[name] = known
        } else {
          entries[name] = Entry(stamp: stamp, content: CardFile(file(name)))
        }
      }
      let book = makeBook(entries)
      cache.entries = entries
      cache.book = book
      return book
    }
  }

  /// A sign of the state of the folder: another one means that a contact may have changed.
  public func stamp() -> Int {
    cache.withLock { cache in
      if let seen = cache.seen, seen.watch.isQuiet() { return seen.stamp }
      // Many homes have no contacts, and then there is nothing to watch.
      guard access(path, F_OK) == 0 else {
        cache.seen = nil
        return 0
      }
      // The watch begins before the look, so that nothing happens between the two.
      let watch = FolderWatch(path)
      let stamp = look()
      cache.seen = watch.map { (stamp, $0) }
      return stamp
    }
  }

  private func look() -> Int {
    guard let stamps = try? FileStamp.files(in: url) else { return 0 }
    // The order of the files in the folder is not always the same.
    return stamps.reduce(0) { sum, file in
      var hasher = Hasher()
      hasher.combine(file.key)
      hasher.combine(file.value)
      return sum ^ hasher.finalize()
    }
  }

  /// Says which files of the folder are not as they should be.
  public func problems() throws(ContactProblem) -> [ContactProblem] {
    _ = try book()
    return cache.withLock { cache in
      cache.entries.sorted { $0.key < $1.key }.flatMap { name, entry in
        entry.content.problems.map { ContactProblem("\(file(name).path): \($0)") }
      }
    }
  }

  /// Reads the cards as they stand, by the names of their files.
  func cards() throws(ContactProblem) -> [String: VCard] {
    var cards: [String: VCard] = [:]
    for name in try FileStamp.files(in: url).keys { cards[name] = card(name) }
    return cards
  }

  /// Reads one card as it stands; `nil` when the file is not there or has none.
  func card(_ name: String) -> VCard? {
    (try? Data(contentsOf: file(name))).flatMap { VCardReader($0).cards.first?.card }
  }

  /// The files of the contacts and groups, by their identifiers.
  func names() throws(ContactProblem) -> [String: String] {
    _ = try book()
    return cache.withLock { cache in
      var names: [String: String] = [:]
      for (name, entry) in cache.entries.sorted(by: { $0.key > $1.key }) {
        for identifier in entry.content.identifiers { names[identifier] = name }
      }
      return names
    }
  }

  func file(_ name: String) -> URL {
    url.appending(path: name, directoryHint: .notDirectory)
  }

  private func makeBook(_ entries: [String: Entry]) -> ContactBook {
    var contacts: [Contact] = []
    var groups: [ContactGroup] = []
    var aliases: [String: String] = [:]
    for (_, entry) in entries.sorted(by: { $0.key < $1.key }) {
      if let contact = entry.content.contact { contacts.append(contact) }
      if let group = entry.content.group { groups.append(group) }
      guard let own = entry.content.identifiers.first else { continue }
      for other in entry.content.identifiers.dropFirst() { aliases[other] = own }
    }
    for index in groups.indices { groups[index].members = groups[index].members.map { aliases[$0] ?? $0 } }
    for index in contacts.indices {
      for relation in contacts[index].relations.indices {
        guard let other = contacts[index].relations[relation].identifier.flatMap({ aliases[$0] }) else {
          continue
        }
        contacts[index].relations[relation].identifier = other
      }
    }
    let files = Dictionary(
      entries.compactMap { name, entry in entry.content.contact.map { ($0.identifier, file(name)) } },
      uniquingKeysWith: { first, _ in first })
    return ContactBook(contacts: contacts, groups: groups) { identifier in
      files[identifier].flatMap { CardFile.image($0) }
    }
  }
}

/// What the assistant takes from one file.
struct CardFile: Sendable {
  var contact: Contact?
  var group: ContactGroup?
  /// The card's identifier, then those under which it was imported from elsewhere.
  var identifiers: [String] = []
  var problems: [String] = []

  init(_ file: URL) {
    guard let data = try? Data(contentsOf: file) else {
      problems = ["The file cannot be read. Change its permissions or remove it."]
      return
    }
    let reader = VCardReader(data, keepsBinaries: false)
    problems = reader.problems.map(\.description)
    guard let card = reader.cards.first?.card else {
      problems = ["The file has no card. Remove it, or import the contact again."]
      return
    }
    if reader.cards.count > 1 {
      problems.append("Only the first of its cards is used. Import the file instead of copying it here.")
    }
    let name = file.deletingPathExtension().lastPathComponent
    identifiers = [card.identifier ?? name] + card.all(Self.otherIdentifier).map { VCard.bare($0.text) }
    if card.isGroup {
      group = ContactGroup(card, identifier: name)
    } else {
      contact = Contact(card, identifier: name)
    }
  }

  /// The property that keeps the identifiers under which a card was imported from elsewhere.
  static let otherIdentifier = "X-PRITHEE-UID"

  /// Reads the picture that a card carries or points to.
  static func image(_ file: URL) -> FileValue? {
    guard let data = try? Data(contentsOf: file),
      let photo = VCardReader(data).cards.first?.card.first("PHOTO")
    else { return nil }
    let type = photo.mediaType?.split(separator: "/").last.map(String.init) ?? "jpeg"
    let name = file.deletingPathExtension().lastPathComponent
    if let content = photo.data, !content.isEmpty {
      return FileValue(
        filename: "\(name).\(type == "jpeg" ? "jpg" : type)", type: Self.identifiers[type], data: content)
    }
    guard let url = URL(string: photo.text), let scheme = url.scheme,
      ["http", "https", "file"].contains(scheme)
    else { return nil }
    return FileValue(filename: url.lastPathComponent, type: nil, url: url)
  }

  /// Uniform type identifiers of the pictures that cards carry.
  private static let identifiers = [
    "jpeg": "public.jpeg", "png": "public.png", "gif": "com.compuserve.gif", "heic": "public.heic",
    "webp": "org.webmproject.webp", "bmp": "com.microsoft.bmp", "tiff": "public.tiff",
  ]
}

extension ContactGroup {
  /// Reads a group from its card.
  init(_ card: VCard, identifier: String) {
    let names = ["FN", "N"].compactMap { card.first($0)?.components.first }
    let name = names.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.first { !$0.isEmpty }
    self.init(
      identifier: card.identifier ?? identifier, name: name ?? Contact.nameless,
      members: (card.all("MEMBER") + card.all("X-ADDRESSBOOKSERVER-MEMBER")).map { VCard.bare($0.text) }
        .filter { !$0.isEmpty })
  }
}
