import VCard

/// A card that is imported, with what tells whose it is.
struct ImportedCard {
  var card: VCard
  /// The contact; `nil` for a group.
  var contact: Contact?
  var name: String
  /// The words of the name.
  var words: [String]
  var handles: Set<String>

  init(_ card: VCard) {
    self.card = card
    if card.isGroup {
      name = ContactGroup(card, identifier: "").name
      handles = []
    } else {
      let contact = Contact(card, identifier: "")
      self.contact = contact
      name = contact.name
      handles = Set(contact.handles.map(\.key))
    }
    words = NameWords.split(name)
  }
}

/// Brings cards into a folder.
struct CardImporter {
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
  /// The files that cards of this import are, or are going to be; another person's card has another file.
  private var taken: Set<String> = []
  /// The files that cards without an identifier are, by their numbers.
  private var foreseen: [Int: String] = [:]
  /// The cards without an identifier of this import, to know one that is there twice.
  private var seen: [VCard: String] = [:]

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

  /// Looks through the cards of an import for those that are surely known: nobody else can be the same.
  mutating func expect(_ cards: [ImportedCard]) {
    for card in cards where card.contact != nil {
      if let file = card.card.identifier.flatMap({ files[$0] }) { taken.insert(file) }
    }
    let namesakes = Dictionary(grouping: cards.indices.filter { cards[$0].contact != nil }) {
      cards[$0].words
    }
    for numbers in namesakes.values where numbers.count > 1 {
      for number in numbers.sorted() where cards[number].card.identifier.flatMap({ files[$0] }) == nil {
        let card = cards[number]
        for candidate in candidates(card) {
          guard let old = folder.card(candidate), CardMerger.merge(old, with: card.card) == old else {
            continue
          }
          foreseen[number] = candidate
          taken.insert(candidate)
          break
        }
      }
    }
  }

  /// Brings a card into the folder.
  ///
  /// - Parameter number: Its place among the cards that were expected.
  mutating func take(_ imported: ImportedCard, number: Int) throws(ContactProblem) -> Outcome {
    var new = imported.card
    let known = find(imported, number)
    // Only one card is the person's own; the one that is stays it.
    if new.first(Contact.ownCardMark) != nil, hasOwnCard, known != ownFile {
      new.properties.removeAll { $0.name == Contact.ownCardMark }
    }
    guard let known, let old = folder.card(known) else {
      let identifier = new.identifier ?? newIdentifier(imported)
      if new.identifier == nil { new.properties.append(VCard.Property("UID", text: identifier)) }
      let file = known ?? CardIdentifier.fileName(identifier)
      try folder.write(new, to: file)
      remember(new, file, imported)
      return .added
    }
    let merged = CardMerger.merge(old, with: new)
    if merged != old { try folder.write(merged, to: known) }
    remember(merged, known, imported)
    return merged == old ? .unchanged : .changed
  }

  /// An identifier for a card that has none; namesakes with the same handles have different ones.
  private func newIdentifier(_ card: ImportedCard) -> String {
    let handles = card.contact?.handles.map(\.key) ?? []
    var words = card.words
    var number = 1
    while true {
      let identifier = CardIdentifier.make(words, handles, isGroup: card.contact == nil)
      if files[identifier] == nil { return identifier }
      number += 1
      words = card.words + ["\(number)"]
    }
  }

  private func find(_ imported: ImportedCard, _ number: Int) -> String? {
    let card = imported.card
    if let identifier = card.identifier, let file = files[identifier] { return file }
    if card.identifier == nil, let file = seen[card] { return file }
    if let file = foreseen[number] { return file }
    let candidates = candidates(imported)
    guard candidates.count > 1 else { return candidates.first }
    let told = Set(card.properties)
    let alike = candidates.map { file in
      folder.card(file).map { $0.properties.count { told.contains($0) } } ?? 0
    }
    return zip(candidates, alike).max { $0.1 < $1.1 }?.0
  }

  /// The known cards that may be the same as one without a known identifier.
  private func candidates(_ card: ImportedCard) -> [String] {
    guard !card.words.isEmpty else { return [] }
    let namesakes = names[card.words] ?? []
    guard card.contact != nil else { return namesakes.filter(\.isGroup).map(\.file) }
    let open = namesakes.filter { !$0.isGroup && !taken.contains($0.file) }
    let same = open.filter { !$0.handles.isDisjoint(with: card.handles) }
    // Two cards without any handle and with one name are one.
    let named = same.isEmpty ? open.filter { $0.handles.isEmpty && card.handles.isEmpty } : same
    return named.map(\.file).filter { file in
      folder.card(file).map { !CardMerger.contradict($0, card.card) } ?? true
    }
  }

  private mutating func remember(_ card: VCard, _ file: String, _ imported: ImportedCard) {
    if let identifier = card.identifier { files[identifier] = file }
    for other in card.all(CardFile.otherIdentifier) { files[VCard.bare(other.text)] = file }
    if card.first(Contact.ownCardMark) != nil { (hasOwnCard, ownFile) = (true, file) }
    if imported.contact != nil {
      taken.insert(file)
      if imported.card.identifier == nil { seen[imported.card] = file }
    }
    names[imported.words, default: []].removeAll { $0.file == file }
    names[imported.words, default: []].append(
      Known(file: file, isGroup: imported.contact == nil, handles: imported.handles))
  }
}
