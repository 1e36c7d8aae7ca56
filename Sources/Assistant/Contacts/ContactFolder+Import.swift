public import Foundation
import VCard

extension ContactFolder {
  /// Imports the cards of a vCard file.
  ///
  /// A card with the identifier of a known one replaces what it tells, and so does one with the same name
  /// that shares a handle with a known one, or has none; what only the known card tells stays. A card with
  /// a line that cannot be read is imported without what the line says, but the line is kept.
  ///
  /// - Throws: ``ContactProblem`` when the folder cannot be written; cards before that one are imported.
  public func importCards(_ data: Data) throws(ContactProblem) -> ContactImport {
    let reader = VCardReader(data)
    var result = ContactImport()
    result.problems = reader.problems
    var importer = try CardImporter(self)
    if !reader.cards.isEmpty { try prepare() }
    for located in reader.cards {
      let card = located.card.version == .v2 ? located.card.converted(to: .v3) : located.card
      if card.isGroup {
        let group = ContactGroup(card, identifier: "")
        result.groups.append(group.name)
        _ = try importer.take(card, name: group.name, handles: [])
        continue
      }
      let contact = Contact(card, identifier: "")
      switch try importer.take(card, name: contact.name, handles: contact.handles.map(\.key)) {
      case .added: result.added.append(contact.name)
      case .changed: result.changed.append(contact.name)
      case .unchanged: result.unchanged.append(contact.name)
      }
      if contact.name == Contact.nameless {
        result.problems.append(
          VCardReader.Problem(
            line: located.line,
            message:
              "The card has no name, no organisation and no handle. It is kept, but nobody can be meant by it."
          ))
      }
    }
    return result
  }

  /// Creates the folder, for nobody else's eyes.
  private func prepare() throws(ContactProblem) {
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw ContactProblem(
        "The folder for contacts cannot be made at \(url.path): \(error.localizedDescription) Choose a home that "
          + "you may write to.")
    }
  }

  /// Writes a card as a whole.
  func write(_ card: VCard, to name: String) throws(ContactProblem) {
    do {
      try card.fileData.write(to: file(name), options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file(name).path)
    } catch {
      throw ContactProblem(
        "The contact cannot be written to \(file(name).path): \(error.localizedDescription) Nothing else of it "
          + "was changed.")
    }
  }
}

/// Brings cards into a folder.
private struct CardImporter {
  enum Outcome {
    case added, changed, unchanged
  }

  private struct Known {
    var file: String
    var isGroup: Bool
    var handles: Set<String>
  }

  private let folder: ContactFolder
  /// The files of the known cards, by identifier.
  private var files: [String: String]
  /// The known cards, by the words of their names.
  private var names: [[String]: [Known]] = [:]
  private var hasOwnCard: Bool
  private var ownFile: String?

  init(_ folder: ContactFolder) throws(ContactProblem) {
    self.folder = folder
    let book = try folder.book()
    files = try folder.names()
    hasOwnCard = book.me != nil
    ownFile = book.me.flatMap { files[$0.identifier] }
    for contact in book.contacts {
      guard let file = files[contact.identifier] else { continue }
      names[NameWords.split(contact.name), default: []].append(
        Known(file: file, isGroup: false, handles: Set(contact.handles.map(\.key))))
    }
    for group in book.groups {
      // A group that only its members' cards tell of has no file.
      guard let file = files[group.identifier] else { continue }
      names[NameWords.split(group.name), default: []].append(Known(file: file, isGroup: true, handles: []))
    }
  }

  mutating func take(_ new: VCard, name: String, handles: [String]) throws(ContactProblem) -> Outcome {
    var new = new
    let words = NameWords.split(name)
    let known = find(new, words, Set(handles))
    // Only one card is the person's own; the one that is stays it.
    if new.first(Contact.ownCardMark) != nil, hasOwnCard, known != ownFile {
      new.properties.removeAll { $0.name == Contact.ownCardMark }
    }
    guard let known, let old = folder.card(known) else {
      let identifier = new.identifier ?? CardIdentifier.make(words, handles, isGroup: new.isGroup)
      if new.identifier == nil { new.properties.append(VCard.Property("UID", text: identifier)) }
      let file = known ?? CardIdentifier.fileName(identifier)
      try folder.write(new, to: file)
      remember(new, file, words, handles)
      return .added
    }
    let merged = CardMerger.merge(old, with: new)
    if merged == old { return .unchanged }
    try folder.write(merged, to: known)
    remember(merged, known, words, handles)
    return .changed
  }

  private func find(_ card: VCard, _ words: [String], _ handles: Set<String>) -> String? {
    if let identifier = card.identifier, let file = files[identifier] { return file }
    guard !words.isEmpty else { return nil }
    let candidates = (names[words] ?? []).filter { $0.isGroup == card.isGroup }
    let same = candidates.filter { !$0.handles.isDisjoint(with: handles) }
    if let first = same.first { return first.file }
    // Two cards without any handle and with one name are one; so is a group.
    return candidates.first { card.isGroup || ($0.handles.isEmpty && handles.isEmpty) }?.file
  }

  private mutating func remember(_ card: VCard, _ file: String, _ words: [String], _ handles: [String]) {
    if let identifier = card.identifier { files[identifier] = file }
    for other in card.all(CardFile.otherIdentifier) { files[VCard.bare(other.text)] = file }
    if card.first(Contact.ownCardMark) != nil { (hasOwnCard, ownFile) = (true, file) }
    names[words, default: []].removeAll { $0.file == file }
    names[words, default: []].append(Known(file: file, isGroup: card.isGroup, handles: Set(handles)))
  }
}
