import Foundation
import IntentWire
public import VCard

extension Contact {
  /// The name of a contact whose card tells none.
  public static let nameless = "(no name)"
  /// The property that marks the person's own card; no edition of vCard has one for it.
  static let ownCardMark = "X-PRITHEE-ME"

  /// Reads a contact from a card.
  ///
  /// - Parameter identifier: Used when the card has none of its own.
  public init(_ card: VCard, identifier: String) {
    let names = card.first("N")?.components ?? []
    let part = { (index: Int) in index < names.count ? Self.words(names[index]) : nil }
    let nicknames = card.all("NICKNAME").flatMap(\.list).compactMap(Self.words)
    let organisation = card.first("ORG").flatMap { Self.words($0.components.first ?? "") }
    let handles = Self.handles(card)
    let isOrganisation = Self.standsForCompany(card, hasName: names.contains { Self.words($0) != nil })
    var parts = PersonValue.NameParts(
      prefix: part(3), given: part(1), middle: part(2), family: part(0), suffix: part(4),
      nickname: nicknames.first, phoneticGiven: Self.text("X-PHONETIC-FIRST-NAME", of: card),
      phoneticFamily: Self.text("X-PHONETIC-LAST-NAME", of: card))
    let fromParts = Self.words(VCard.name(ofParts: names)) ?? ""
    if fromParts.isEmpty, !isOrganisation { parts.take(Self.text("FN", of: card) ?? "") }
    self.init(
      identifier: card.identifier ?? identifier,
      name: Self.text("FN", of: card) ?? Self.words(fromParts) ?? organisation ?? nicknames.first
        ?? handles.first?.value ?? Self.nameless,
      parts: parts, nicknames: nicknames, organisation: organisation, jobTitle: Self.text("TITLE", of: card),
      handles: handles, relations: Self.relations(card),
      categories: card.all("CATEGORIES").flatMap(\.list).compactMap(Self.words),
      birthday: card.first("BDAY").flatMap { CardDate.read($0.text) }, note: card.note,
      hasImage: card.first("PHOTO") != nil, isMe: card.first(Self.ownCardMark) != nil,
      isOrganisation: isOrganisation)
  }

  private static func standsForCompany(_ card: VCard, hasName: Bool) -> Bool {
    if let kind = card.first("KIND") { return words(kind.text)?.lowercased() == "org" }
    if let mark = card.first("X-ABSHOWAS") { return words(mark.text)?.uppercased() == "COMPANY" }
    return !hasName && card.first("ORG") != nil
  }

  /// Text without the space around it, on one line; `nil` when nothing is left.
  private static func words(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  private static func text(_ name: String, of card: VCard) -> String? {
    guard let property = card.first(name) else { return nil }
    return words(property.text)
  }

  // MARK: Handles

  private static func handles(_ card: VCard) -> [Handle] {
    var found: [(handle: Handle, preference: Int)] = []
    for property in card.properties {
      guard let handle = handle(property, card), !handle.value.isEmpty,
        !found.contains(where: { $0.handle.key == handle.key && $0.handle.kind == handle.kind })
      else { continue }
      found.append((handle, property.preference ?? 101))
    }
    // Sorting is stable for what is preferred alike, because the place in the card decides then.
    return found.enumerated().sorted {
      ($0.element.preference, $0.offset) < ($1.element.preference, $1.offset)
    }
    .map(\.element.handle)
  }

  private static func handle(_ property: VCard.Property, _ card: VCard) -> Handle? {
    // A picture is a property too, and much too long to be looked at for nothing.
    guard handleNames.contains(property.name) else { return nil }
    let text = property.trimmedText
    let address = withoutScheme(text)
    switch property.name {
    case "TEL":
      return Handle(address.rest, kind: .phone, label: HandleLabel.label(of: property, in: card))
    case "EMAIL":
      return Handle(address.rest, kind: .email, label: HandleLabel.label(of: property, in: card))
    case "IMPP":
      let service = property[parameter: "X-SERVICE-TYPE"].first ?? address.scheme
      return Handle(address.rest, kind: .service, label: service ?? HandleLabel.label(of: property, in: card))
    default:
      let service = property.name.split(separator: "-")[1].lowercased().capitalized
      return Handle(text, kind: .service, label: service)
    }
  }

  private static let handleNames: Set<String> = [
    "TEL", "EMAIL", "IMPP", "X-AIM", "X-ICQ", "X-JABBER", "X-MSN", "X-YAHOO", "X-SKYPE", "X-SKYPE-USERNAME",
    "X-GOOGLE-TALK", "X-QQ", "X-GADUGADU", "X-TWITTER", "X-MATRIX", "X-TELEGRAM", "X-SIGNAL",
  ]

  /// An address without the scheme before it, where it is one of those that cards use.
  private static func withoutScheme(_ text: String) -> (scheme: String?, rest: String) {
    guard let colon = text.firstIndex(of: ":") else { return (nil, text) }
    let scheme = text[..<colon].lowercased()
    guard !scheme.isEmpty, scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else {
      return (nil, text)
    }
    var rest = String(text[text.index(after: colon)...])
    if scheme == "tel", let end = rest.firstIndex(of: ";") { rest = String(rest[..<end]) }
    return (scheme, rest.removingPercentEncoding ?? rest)
  }

  // MARK: Relations

  private static func relations(_ card: VCard) -> [Relation] {
    card.properties.flatMap { property -> [Relation] in
      guard relationNames.contains(property.name) else { return [] }
      let text = words(property.text) ?? ""
      guard !text.isEmpty else { return [] }
      switch property.name {
      case "X-ABRELATEDNAMES":
        let label = card.label(of: property) ?? property.types.first
        return label.map { [Relation($0, name: text)] } ?? []
      case "RELATED":
        let kinds = card.label(of: property).map { [$0] } ?? property.types
        let isText = property[parameter: "VALUE"].contains { $0.lowercased() == "text" }
        let isAddress = !isText && text.contains(":")
        return kinds.map {
          isAddress ? Relation($0, name: "", identifier: VCard.bare(text)) : Relation($0, name: text)
        }
      case "X-SPOUSE", "X-EVOLUTION-SPOUSE": return [Relation("spouse", name: text)]
      case "X-MANAGER", "X-EVOLUTION-MANAGER": return [Relation("manager", name: text)]
      case "X-ASSISTANT", "X-EVOLUTION-ASSISTANT": return [Relation("assistant", name: text)]
      default: return []
      }
    }
  }

  private static let relationNames: Set<String> = [
    "X-ABRELATEDNAMES", "RELATED", "X-SPOUSE", "X-EVOLUTION-SPOUSE", "X-MANAGER", "X-EVOLUTION-MANAGER",
    "X-ASSISTANT", "X-EVOLUTION-ASSISTANT",
  ]
}

extension PersonValue.NameParts {
  /// Takes the parts from a whole name of several words, as Western names are written.
  fileprivate mutating func take(_ name: String) {
    var words = name.split(separator: " ").map(String.init)[...]
    if words.count > 1, let first = words.first, NameForms.isTitle(first) {
      prefix = first
      words.removeFirst()
      if words.count == 1 {
        family = words.first
        return
      }
    }
    guard words.count > 1 else { return }
    given = words.first
    family = words.last
    middle = words.count > 2 ? words.dropFirst().dropLast().joined(separator: " ") : nil
  }
}

/// What a handle is called.
enum HandleLabel {
  static func label(of property: VCard.Property, in card: VCard) -> String? {
    if let label = card.label(of: property) { return canonical(label) ?? label }
    let types = Set(property.types)
    if types.contains("fax") { return types.contains("home") ? "homeFax" : "workFax" }
    for (type, label) in [
      ("iphone", "iPhone"), ("cell", "mobile"), ("mobile", "mobile"), ("pager", "pager"), ("main", "main"),
      ("school", "school"), ("home", "home"), ("work", "work"), ("other", "other"),
    ] where types.contains(type) {
      return label
    }
    return nil
  }

  /// The known label that some word means, or `nil` when it is the person's own.
  static func canonical(_ word: String) -> String? {
    words[word.lowercased().filter { $0.isLetter || $0.isNumber }]
  }

  private static let words: [String: String] = [
    "home": "home", "house": "home", "private": "home", "personal": "home", "work": "work", "office": "work",
    "business": "work", "job": "work", "mobile": "mobile", "cell": "mobile", "cellphone": "mobile",
    "cellular": "mobile", "mobilephone": "mobile", "iphone": "iPhone", "main": "main", "landline": "home",
    "homefax": "homeFax", "workfax": "workFax", "fax": "workFax", "pager": "pager", "beeper": "pager",
    "school": "school", "other": "other",
  ]
}

/// Reads the dates that cards have: `1985-04-12`, `19850412`, `--04-12`, `1985-04`, with a time behind or
/// not.
enum CardDate {
  static func read(_ text: String) -> DateValue? {
    let day = text.split(separator: "T", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    let isYearless = day.hasPrefix("--")
    let digits = day.filter(\.isNumber)
    guard digits.allSatisfy(\.isASCII), day.allSatisfy({ $0.isNumber || $0 == "-" || $0 == " " }) else {
      return nil
    }
    let number = { (start: Int, count: Int) -> Int? in Int(digits.dropFirst(start).prefix(count)) }
    var date: DateValue
    switch (isYearless, digits.count) {
    case (true, 4): date = DateValue(month: number(0, 2), day: number(2, 2))
    case (true, 2): date = DateValue(month: number(0, 2))
    case (false, 8): date = DateValue(year: number(0, 4), month: number(4, 2), day: number(6, 2))
    case (false, 6): date = DateValue(year: number(0, 4), month: number(4, 2))
    case (false, 4): date = DateValue(year: number(0, 4))
    default: return nil
    }
    guard (1...12).contains(date.month ?? 1), (1...31).contains(date.day ?? 1) else { return nil }
    // Some address books write this year for a birthday without one.
    if let year = date.year, year == 1604 { date.year = nil }
    return date
  }
}
