public import IntentWire
import Synchronization

/// The person's contacts, ready for finding who is meant; a value that never changes.
///
/// Making a book costs little: what finding needs is worked out once, when it is first asked for.
///
/// ```swift
/// let book = ContactBook(contacts: contacts, groups: groups)
/// book.matches(for: "my sister", app: "org.example.murmur").first?.name  // "Grace Park"
/// ```
public struct ContactBook: PeopleMatching, Sendable {
  /// The contacts, by name.
  public var contacts: [Contact] { content.contacts }
  /// The groups, by name.
  public var groups: [ContactGroup] { content.groups }
  /// The person's own card.
  public var me: Contact? { content.me.map { contacts[$0] } }
  /// The ways to say who is meant, each with the contact or the group that it stands for.
  public var names: [ContactName] { content.names }

  let content: Content
  /// The people whom the apps know by themselves, by bundle identifier.
  let vocabularies: [String: PhraseIndex]

  /// Creates a book.
  ///
  /// - Parameters:
  ///   - contacts: The contacts, in any order. The first that is marked as the person's own counts as that.
  ///   - groups: The groups that have a card. Those that only the members' cards name are added.
  ///   - image: Reads the picture of a contact by its identifier.
  public init(
    contacts: [Contact] = [], groups: [ContactGroup] = [],
    image: @escaping @Sendable (String) -> FileValue? = { _ in nil }
  ) {
    content = Content(contacts, groups, image)
    vocabularies = [:]
  }

  private init(_ content: Content, _ vocabularies: [String: PhraseIndex]) {
    self.content = content
    self.vocabularies = vocabularies
  }

  /// The same book with the people whom the apps know: their phrases of the kind `contactName`.
  ///
  /// - Parameter vocabularies: The phrases by the bundle identifiers of the apps.
  public func knowing(_ vocabularies: [String: [SpokenText]]) -> ContactBook {
    ContactBook(content, vocabularies.mapValues { PhraseIndex($0) })
  }

  /// Returns the contact with an identifier.
  public func contact(_ identifier: String) -> Contact? {
    content.places[identifier].map { contacts[$0] }
  }

  /// Returns the group with a name or an identifier.
  public func group(_ name: String) -> ContactGroup? {
    if let group = groups.first(where: { $0.identifier == name }) { return group }
    let words = NameWords.split(name)
    return words.isEmpty ? nil : groups.first { NameWords.split($0.name) == words }
  }

  /// Returns the members of a group that are in the book, in the group's order.
  public func members(of group: ContactGroup) -> [Contact] {
    group.members.compactMap(contact)
  }

  /// Returns the picture of a contact.
  public func image(of contact: Contact) -> FileValue? {
    contact.hasImage ? content.image(contact.identifier) : nil
  }
}

extension ContactBook {
  /// What a book holds; shared by its copies.
  final class Content: Sendable {
    let contacts: [Contact]
    let groups: [ContactGroup]
    /// The places of the contacts, by identifier.
    let places: [String: Int]
    let me: Int?
    let image: @Sendable (String) -> FileValue?
    private let worked = Mutex<Worked?>(nil)

    init(
      _ contacts: [Contact], _ groups: [ContactGroup], _ image: @escaping @Sendable (String) -> FileValue?
    ) {
      let sorted = contacts.map { (key: NameWords.split($0.name).joined(separator: " "), contact: $0) }
        .sorted { ($0.key, $0.contact.identifier) < ($1.key, $1.contact.identifier) }.map(\.contact)
      self.contacts = sorted
      self.groups = Self.withCategories(groups, sorted)
      self.image = image
      places = Dictionary(
        sorted.enumerated().map { ($0.element.identifier, $0.offset) },
        uniquingKeysWith: { first, _ in first })
      me = sorted.firstIndex { $0.isMe }
    }

    /// What finding needs, worked out when it is first asked for.
    var people: People { current().people }
    var names: [ContactName] { current().names }

    private struct Worked {
      var people: People
      var names: [ContactName]
    }

    private func current() -> Worked {
      worked.withLock { known in
        if let known { return known }
        let people = People(contacts, places: places, me: me)
        let new = Worked(people: people, names: Self.names(contacts, groups, people))
        known = new
        return new
      }
    }

    /// The groups, with those that only the members' cards tell of.
    private static func withCategories(_ groups: [ContactGroup], _ contacts: [Contact]) -> [ContactGroup] {
      var groups = groups
      var known = Dictionary(
        groups.enumerated().map { (NameWords.split($0.element.name), $0.offset) },
        uniquingKeysWith: { first, _ in first })
      for contact in contacts {
        for category in contact.categories {
          let key = NameWords.split(category)
          // Programs put every contact of theirs into a category of this name.
          guard !key.isEmpty, key != ["mycontacts"], key != ["starred"] else { continue }
          if let place = known[key] {
            if !groups[place].members.contains(contact.identifier) {
              groups[place].members.append(contact.identifier)
            }
          } else {
            known[key] = groups.count
            groups.append(ContactGroup(identifier: category, name: category, members: [contact.identifier]))
          }
        }
      }
      return groups.sorted { ($0.name, $0.identifier) < ($1.name, $1.identifier) }
    }

    private static func names(
      _ contacts: [Contact], _ groups: [ContactGroup], _ people: People
    ) -> [ContactName] {
      var names: [ContactName] = []
      for (place, contact) in contacts.enumerated() {
        var seen: Set<String> = []
        func add(_ text: String?, _ kind: ContactName.Kind) {
          guard let text, !text.isEmpty, seen.insert(text.lowercased()).inserted else { return }
          names.append(ContactName(text, contactIdentifier: contact.identifier, kind: kind))
        }
        let parts = contact.parts
        if contact.name != Contact.nameless { add(contact.name, .full) }
        if let given = parts.given, let family = parts.family { add("\(given) \(family)", .full) }
        for nickname in contact.nicknames {
          add(nickname, .nick)
          if let family = parts.family { add("\(nickname) \(family)", .nick) }
        }
        add(parts.given, .first)
        if let prefix = parts.prefix, let family = parts.family { add("\(prefix) \(family)", .last) }
        add(parts.family, .last)
        for relation in people.relations[place] ?? [] {
          for word in [relation] + RelationWords.wider(relation) {
            for text in RelationWords.words(for: word) { add(text, .relation) }
          }
        }
      }
      for group in groups {
        names.append(ContactName(group.name, contactIdentifier: group.identifier, kind: .group))
      }
      return names
    }
  }
}
