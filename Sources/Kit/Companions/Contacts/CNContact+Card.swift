import Foundation
import VCard

extension CNContact.Content {
  /// Reads what is known of a contact from its card.
  init(_ card: VCard, identifier: String, keys: Set<String>?) {
    self.identifier = card.identifier ?? identifier
    self.keys = keys
    let names = card.first("N")?.components ?? []
    let part = { (index: Int) in index < names.count ? Self.words(names[index]) : "" }
    (familyName, givenName, middleName, namePrefix, nameSuffix) = (
      part(0), part(1), part(2), part(3), part(4)
    )
    if familyName.isEmpty, givenName.isEmpty, card.first("ORG") == nil { takeWholeName(card) }
    let text = { (name: String) in card.first(name).map { Self.words($0.text) } ?? "" }
    nickname = card.first("NICKNAME").map { Self.words($0.list.first ?? "") } ?? ""
    let organisation = card.first("ORG")?.components ?? []
    organizationName = Self.words(organisation.first ?? "")
    departmentName = Self.words(organisation.dropFirst().first ?? "")
    jobTitle = text("TITLE")
    previousFamilyName = text("X-MAIDENNAME")
    phoneticGivenName = text("X-PHONETIC-FIRST-NAME")
    phoneticMiddleName = text("X-PHONETIC-MIDDLE-NAME")
    phoneticFamilyName = text("X-PHONETIC-LAST-NAME")
    note = card.note ?? ""
    type =
      text("X-ABSHOWAS").uppercased() == "COMPANY" || text("KIND").lowercased() == "org"
      ? .organization : .person
    if familyName.isEmpty, givenName.isEmpty, !organizationName.isEmpty { type = .organization }
    birthday = card.first("BDAY").flatMap { Self.day($0.text) }
    hasImage = card.first("PHOTO") != nil
    if keys?.contains(CNContactImageDataKey) ?? true || keys?.contains(CNContactThumbnailImageDataKey) ?? true
    {
      imageData = card.first("PHOTO")?.data
    }
    takeAddresses(card)
  }

  private mutating func takeAddresses(_ card: VCard) {
    for (index, property) in card.properties.enumerated() where Self.addresses.contains(property.name) {
      let label = CardLabel.label(of: property, in: card)
      let identifier = "\(self.identifier)-\(index)"
      let value = property.trimmedText
      guard !value.isEmpty else { continue }
      func labeled<T>(_ value: T) -> CNLabeledValue<T> {
        CNLabeledValue(identifier: identifier, label: label, value: value)
      }
      switch property.name {
      case "TEL": phoneNumbers.append(labeled(CNPhoneNumber(stringValue: Self.without("tel:", value))))
      case "EMAIL": emailAddresses.append(labeled(NSString(string: Self.without("mailto:", value))))
      case "URL": urlAddresses.append(labeled(NSString(string: value)))
      case "ADR": postalAddresses.append(labeled(CNPostalAddress(property.components)))
      case "X-ABRELATEDNAMES": contactRelations.append(labeled(CNContactRelation(name: value)))
      case "IMPP":
        let scheme = value.split(separator: ":").first.map(String.init) ?? ""
        let service = property[parameter: "X-SERVICE-TYPE"].first ?? scheme
        instantMessageAddresses.append(
          labeled(CNInstantMessageAddress(username: Self.without(scheme + ":", value), service: service)))
      default: break
      }
    }
  }

  private static let addresses: Set<String> = ["TEL", "EMAIL", "URL", "ADR", "X-ABRELATEDNAMES", "IMPP"]

  /// Takes the parts of the name from the whole of it, as Western names are written.
  private mutating func takeWholeName(_ card: VCard) {
    let words = Self.words(card.first("FN")?.text ?? "").split(separator: " ").map(String.init)
    givenName = words.first ?? ""
    familyName = words.count > 1 ? words.last ?? "" : ""
    middleName = words.dropFirst().dropLast().joined(separator: " ")
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func without(_ scheme: String, _ text: String) -> String {
    text.lowercased().hasPrefix(scheme.lowercased()) ? String(text.dropFirst(scheme.count)) : text
  }

  /// A day as cards write it: `1985-04-12`, `19850412` or `--0412`.
  private static func day(_ text: String) -> DateComponents? {
    let day = text.prefix { $0 != "T" }
    let digits = day.filter(\.isNumber)
    let number = { (start: Int, count: Int) in Int(digits.dropFirst(start).prefix(count)) }
    var parts = DateComponents(calendar: Calendar(identifier: .gregorian))
    if day.hasPrefix("--"), digits.count == 4 {
      (parts.month, parts.day) = (number(0, 2), number(2, 2))
    } else if digits.count == 8 {
      (parts.year, parts.month, parts.day) = (number(0, 4), number(4, 2), number(6, 2))
      // Some address books write this year for a birthday without one.
      if parts.year == 1604 { parts.year = nil }
    } else {
      return nil
    }
    guard (1...12).contains(parts.month ?? 0), (1...31).contains(parts.day ?? 0) else { return nil }
    return parts
  }
}

extension CNPostalAddress {
  /// Reads an address from the parts of a card's `ADR`.
  convenience init(_ components: [String]) {
    let part = { (index: Int) in
      index < components.count ? components[index].trimmingCharacters(in: .whitespacesAndNewlines) : ""
    }
    self.init(
      parts: Parts(
        street: [part(2), part(1), part(0)].filter { !$0.isEmpty }.joined(separator: "\n"), city: part(3),
        state: part(4), postalCode: part(5), country: part(6)))
  }
}

/// The labels of the values on cards.
enum CardLabel {
  static func label(of property: VCard.Property, in card: VCard) -> String? {
    if let own = card.label(of: property) {
      let marked = "_$!<\(own)>!$_"
      return known.contains(marked) || property.name == "X-ABRELATEDNAMES" ? marked : own
    }
    let types = Set(property.types)
    if types.contains("fax") {
      return types.contains("home") ? CNLabelPhoneNumberHomeFax : CNLabelPhoneNumberWorkFax
    }
    let label = [
      ("iphone", CNLabelPhoneNumberiPhone), ("cell", CNLabelPhoneNumberMobile),
      ("pager", CNLabelPhoneNumberPager),
      ("main", CNLabelPhoneNumberMain), ("school", CNLabelSchool), ("home", CNLabelHome),
      ("work", CNLabelWork),
      ("other", CNLabelOther),
    ].first { types.contains($0.0) }
    return label?.1
  }

  private static let known: Set<String> = [
    CNLabelHome, CNLabelWork, CNLabelSchool, CNLabelOther, CNLabelPhoneNumberMobile, CNLabelPhoneNumberMain,
    CNLabelPhoneNumberHomeFax, CNLabelPhoneNumberWorkFax, CNLabelPhoneNumberOtherFax, CNLabelPhoneNumberPager,
    CNLabelURLAddressHomePage, CNLabelDateAnniversary,
  ]
}
