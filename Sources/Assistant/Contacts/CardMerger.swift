import IntentWire
import VCard

/// Puts what two cards tell of the same contact together.
enum CardMerger {
  /// Properties of which a contact has many, and which another address book may know others of.
  private static let several: Set<String> = [
    "TEL", "EMAIL", "IMPP", "ADR", "URL", "NICKNAME", "RELATED", "X-ABRELATEDNAMES", "CATEGORIES", "MEMBER",
    "X-ADDRESSBOOKSERVER-MEMBER", "X-SOCIALPROFILE",
  ]

  /// The known card with what the new one tells.
  static func merge(_ old: VCard, with new: VCard) -> VCard {
    let isSameCard = new.identifier == nil || new.identifier == old.identifier
    var result = new
    let told = Set(new.properties.map(\.name))
    // What another address book does not tell is not gone; what it tells otherwise is.
    var kept = old.properties.filter { property in
      if property.name == "X-ABLABEL" { return false }
      if !told.contains(property.name) { return property.name != "UID" }
      return !isSameCard && several.contains(property.name)
        && !new.properties.contains { $0.name == property.name && isSame($0, property) }
    }
    // A label stays with the property that it labels, under a name that the new card does not use.
    let used = Set(new.properties.compactMap(\.group))
    var renamed: [String: String] = [:]
    for group in Set(kept.compactMap(\.group)).sorted() where used.contains(group) {
      var number = 1
      while used.contains("kept\(number)") || renamed.values.contains("kept\(number)") { number += 1 }
      renamed[group] = "kept\(number)"
    }
    let groups = Set(kept.compactMap(\.group))
    kept += old.properties.filter { $0.name == "X-ABLABEL" && $0.group.map(groups.contains) ?? false }
    for index in kept.indices {
      if let group = kept[index].group { kept[index].group = renamed[group] ?? group }
    }
    if let identifier = old.first("UID") {
      let other = new.identifier
      result.properties.removeAll { $0.name == "UID" }
      result.properties.append(identifier)
      let isKnown = kept.contains { $0.name == CardFile.otherIdentifier && VCard.bare($0.text) == other }
      if !isSameCard, !isKnown, let other {
        kept.append(VCard.Property(CardFile.otherIdentifier, text: other))
      }
    }
    result.properties += kept
    // The order means nothing between different properties; a card that tells the same is the same.
    return canonical(result) == canonical(old.converted(to: result.version)) ? old : result
  }

  /// Whether two cards tell what cannot both be true of one person.
  static func contradict(_ a: VCard, _ b: VCard) -> Bool {
    func differ(_ value: (VCard) -> String?) -> Bool {
      guard let (mine, theirs) = value(a).flatMap({ mine in value(b).map { (mine, $0) } }) else {
        return false
      }
      return mine != theirs
    }
    let days = (a.first("BDAY"), b.first("BDAY"))
    if let one = days.0.flatMap({ CardDate.read($0.text) }),
      let other = days.1.flatMap({ CardDate.read($0.text) })
    {
      let parts = [(one.year, other.year), (one.month, other.month), (one.day, other.day)]
      if parts.contains(where: { $0 != nil && $1 != nil && $0 != $1 }) { return true }
    }
    // “Jr.” and “Sr.” share a name and often a telephone.
    return differ { Self.part(4, of: $0.first("N")) } || differ { Self.part(0, of: $0.first("GENDER")) }
  }

  /// The letters of a part of a value; `nil` when there are none.
  private static func part(_ index: Int, of property: VCard.Property?) -> String? {
    guard let parts = property?.components, index < parts.count else { return nil }
    let letters = parts[index].lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.isEmpty ? nil : letters
  }

  private static func isSame(_ a: VCard.Property, _ b: VCard.Property) -> Bool {
    guard a.name == "TEL" else { return a.text.lowercased() == b.text.lowercased() }
    return Contact.Handle(a.text, kind: .phone).key == Contact.Handle(b.text, kind: .phone).key
  }

  /// The properties sorted by name, those of one name in their order.
  private static func canonical(_ card: VCard) -> [VCard.Property] {
    card.properties.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
      .map(\.element)
  }
}
