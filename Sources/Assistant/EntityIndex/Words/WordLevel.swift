import IntentWire

/// How much it counts that a word stands in a field of an item.
///
/// A level is a number from 1 to 15; what each is worth is in ``values``.
enum WordLevel {
  /// The whole of a name is this one word.
  static let wholeName: UInt8 = 15
  /// What each level is worth, up to 255.
  static let values: [Int] = [0, 50, 60, 70, 80, 90, 105, 130, 150, 170, 190, 205, 222, 238, 245, 255]
  /// The level of the word that begins a short title, which is worth a little less than the whole of it.
  static let beginning: UInt8 = 14

  /// How the words of a field count.
  enum Field: Sendable {
    /// A title: it counts more the fewer words it has.
    case title
    /// Another name.
    case name
    /// A field in which every word counts alike.
    case plain(UInt8)
    /// A text in which the words that come first count more.
    case text(UInt8)
  }

  /// The fields by the names of attributes, the most important first.
  static let fields: [(name: String, field: Field)] = [
    ("title", .title), ("displayName", .title), ("alternateNames", .name), ("subject", .plain(11)),
    ("keywords", .plain(10)),
    ("artist", .plain(9)), ("album", .plain(9)), ("containerTitle", .plain(8)),
    ("containerDisplayName", .plain(8)), ("namedLocation", .plain(8)), ("authorNames", .plain(8)),
    ("authors", .plain(8)), ("recipientNames", .plain(8)), ("primaryRecipients", .plain(8)),
    ("additionalRecipients", .plain(8)), ("participants", .plain(8)), ("performers", .plain(8)),
    ("composer", .plain(8)), ("director", .plain(8)), ("genre", .plain(8)), ("musicalGenre", .plain(8)),
    ("organizations", .plain(8)), ("projects", .plain(8)), ("contactKeywords", .plain(8)),
    ("city", .plain(7)), ("stateOrProvince", .plain(7)), ("country", .plain(7)), ("thoroughfare", .plain(7)),
    ("headline", .plain(8)), ("kind", .plain(6)), ("emailAddresses", .plain(6)), ("phoneNumbers", .plain(6)),
    ("contentDescription", .text(5)), ("comment", .text(4)), ("information", .text(4)),
    ("instructions", .text(3)), ("fullyFormattedAddress", .text(5)), ("textContent", .text(3)),
    ("lyricist", .plain(4)), ("creator", .plain(6)), ("path", .text(2)),
  ]

  /// The level of a word in a field.
  ///
  /// - Parameters:
  ///   - position: How many words come before it.
  ///   - count: How many words the field has.
  static func level(_ field: Field, position: Int, count: Int) -> UInt8 {
    switch field {
    case .title:
      if count == 1 { return wholeName }
      if count <= 3 { return position == 0 ? beginning : 13 }
      return count <= 6 ? 12 : 11
    case .name: return count == 1 ? wholeName : 11
    case .plain(let level): return level
    case .text(let level): return position < 12 ? level + 1 : level
    }
  }
}

extension IndexItem {
  /// Calls a body with each text by which the item is found, and the field in which it stands, in any order.
  ///
  /// The names of the entity for which an item stands count like the item's own.
  ///
  /// - Returns: Whether nothing else in those fields could be compared with a text.
  @discardableResult
  func forEachText(_ body: (String, WordLevel.Field) -> Void) -> Bool {
    var isComplete = true
    for (name, value) in attributes {
      guard let field = AttributeTable.info(name).field else { continue }
      if !Self.texts(of: value, { body($0, field) }) { isComplete = false }
    }
    forEachEntityText(body)
    return isComplete
  }

  /// The texts by which the item is found, those of the most important fields first.
  var searchedTexts: [(text: String, field: WordLevel.Field)] {
    var texts: [(text: String, field: WordLevel.Field)] = []
    let known = attributes.map { (info: AttributeTable.info($0.key), value: $0.value) }
    for (info, value) in known.sorted(by: { $0.info.rank < $1.info.rank }) {
      guard let field = info.field else { continue }
      Self.texts(of: value) { texts.append(($0, field)) }
    }
    forEachEntityText { texts.append(($0, $1)) }
    return texts
  }

  private func forEachEntityText(_ body: (String, WordLevel.Field) -> Void) {
    guard let display = entity?.display else { return }
    body(display.title, .title)
    for synonym in display.synonyms { body(synonym, .name) }
    if let subtitle = display.subtitle { body(subtitle, .text(5)) }
  }

  /// Calls a body with the texts in a value; returns whether they are all that a text could be compared with.
  @discardableResult
  static func texts(of value: IntentValue, _ body: (String) -> Void) -> Bool {
    switch value {
    case .string(let text): body(text)
    case .spoken(let spoken): body(spoken.phrase)
    case .person(let person):
      body(person.name)
      for handle in person.handles { body(handle.value) }
    case .place(let place): if let name = place.name { body(name) }
    case .entity(let entity):
      body(entity.display.title)
      return false
    case .list(let values): return values.reduce(true) { texts(of: $1, body) && $0 }
    default: return false
    }
    return true
  }
}
