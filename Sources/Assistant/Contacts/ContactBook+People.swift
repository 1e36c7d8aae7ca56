import IntentWire

/// The people of a book by their names and by what they are to the person.
struct People: Sendable {
  let index: NameIndex
  /// The words for handles that are the persons' own, folded, with the words as written.
  let labels: Set<String>
  /// What contacts are to the person, by their place.
  private(set) var relations: [Int: [String]] = [:]
  /// The people whom the person's card names and no other card tells of.
  private(set) var strangers: [(relation: String, name: String)] = []

  init(_ contacts: [Contact], places: [String: Int], me: Int?) {
    index = NameIndex(
      contacts.enumerated().lazy.flatMap { NameForms.forms(of: $0.element, owner: $0.offset) })
    var labels: Set<String> = []
    for case let label? in contacts.lazy.flatMap(\.handles).map(\.label) {
      labels.insert(NameWords.split(label).joined(separator: " "))
    }
    self.labels = labels.subtracting([""])
    guard let me else { return }
    for (relation, target) in Self.resolve(contacts[me], index, places) {
      switch target {
      case .known(let place) where place != me: relations[place, default: []].append(relation)
      case .known: break
      case .stranger(let name): strangers.append((relation, name))
      }
    }
  }

  /// Whom a relation means.
  enum Target {
    case known(Int)
    case stranger(String)
  }

  /// The relations on a contact's card, with whom they mean.
  static func resolve(
    _ contact: Contact, _ index: NameIndex, _ places: [String: Int]
  ) -> [(relation: String, target: Target)] {
    contact.relations.flatMap { relation -> [(String, Target)] in
      let words = NameWords.split(relation.word)
      let meant = RelationWords.relation(words) ?? words.joined(separator: " ")
      guard !meant.isEmpty else { return [] }
      if let place = relation.identifier.flatMap({ places[$0] }) { return [(meant, .known(place))] }
      guard !relation.name.isEmpty else { return [] }
      let found = index.find(NameWords.split(relation.name)).filter { !$0.isSimilar && $0.score >= 0.8 }
      guard let best = found.map(\.score).max() else { return [(meant, .stranger(relation.name))] }
      // A name that several contacts have names none of them.
      let meantPeople = found.filter { $0.score == best }
      return meantPeople.count == 1
        ? [(meant, .known(meantPeople[0].owner))] : [(meant, .stranger(relation.name))]
    }
  }
}

/// The people whom an app knows by itself.
struct PhraseIndex: Sendable {
  let phrases: [SpokenText]
  let index: NameIndex

  init(_ phrases: [SpokenText]) {
    self.phrases = phrases
    index = NameIndex(phrases.enumerated().lazy.flatMap { NameForms.forms(of: $0.element, owner: $0.offset) })
  }
}
