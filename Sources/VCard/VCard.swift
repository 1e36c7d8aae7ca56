/// An address book card, as the vCard formats 2.1, 3.0 and 4.0 have it: a list of properties in order.
///
/// Every property of a card is kept, known or not, so that a card that is read and written again has lost
/// nothing. Values are held in one form, whatever the version; see ``Property/value``.
public struct VCard: Sendable, Hashable {
  /// An edition of the format.
  public enum Version: String, Sendable, Hashable, CaseIterable {
    /// The edition of 1996, with quoted-printable text.
    case v2 = "2.1"
    /// RFC 2426.
    case v3 = "3.0"
    /// RFC 6350.
    case v4 = "4.0"
  }

  /// The edition in which the card was written.
  public var version: Version
  /// The properties in order, without `BEGIN`, `VERSION` and `END`.
  public var properties: [Property]

  /// Creates a card.
  public init(version: Version = .v4, properties: [Property] = []) {
    self.version = version
    self.properties = properties
  }
}

extension VCard {
  /// The first property with a name, in upper case.
  public func first(_ name: String) -> Property? {
    properties.first { $0.name == name }
  }

  /// The properties with a name, in upper case, in order.
  public func all(_ name: String) -> [Property] {
    properties.filter { $0.name == name }
  }

  /// The card's own identifier, without `urn:uuid:`; `nil` when it has none.
  public var identifier: String? {
    guard let text = first("UID")?.text else { return nil }
    let identifier = Self.bare(text)
    return identifier.isEmpty ? nil : identifier
  }

  /// An identifier without `urn:uuid:` and the space around it.
  public static func bare(_ identifier: String) -> String {
    let text = VCardText.trimmed(identifier)
    return text.lowercased().hasPrefix("urn:uuid:") ? String(text.dropFirst(9)) : text
  }

  /// What the card notes; some programs write a property for each line of it.
  public var note: String? {
    let notes = all("NOTE").map(\.text)
    return notes.isEmpty ? nil : notes.joined(separator: "\n")
  }

  /// The whole name that the parts of `N` make: in Chinese, Japanese and Korean the family's name comes first, and there
  /// are no blanks.
  public static func name(ofParts parts: [String]) -> String {
    let part = { (index: Int) in index < parts.count ? VCardText.trimmed(parts[index]) : "" }
    let main = [part(0), part(2), part(1)]
    let isFamilyFirst =
      !part(0).isEmpty && !part(1).isEmpty && main.allSatisfy { $0.unicodeScalars.allSatisfy(isEastern) }
    let names =
      isFamilyFirst ? [part(3), main.joined(), part(4)] : [part(3), part(1), part(2), part(0), part(4)]
    return names.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func isEastern(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether the card stands for a group of people.
  public var isGroup: Bool {
    let kind = first("KIND") ?? first("X-ADDRESSBOOKSERVER-KIND")
    return kind.map { VCardText.trimmed($0.text).lowercased() == "group" } ?? false
  }

  /// What the writer of the card calls a property: its own label, or `nil` when there is none.
  ///
  /// A label stands in a property `X-ABLABEL` of the same group. Labels that programs write as
  /// `_$!<Mobile>!$_` lose their marks.
  public func label(of property: Property) -> String? {
    guard let group = property.group else { return nil }
    let label = properties.first { $0.name == "X-ABLABEL" && $0.group == group }
    guard var text = label.map({ VCardText.trimmed($0.text) }), !text.isEmpty else { return nil }
    if text.hasPrefix("_$!<"), text.hasSuffix(">!$_"), text.count > 8 {
      text = String(text.dropFirst(4).dropLast(4))
    }
    return text
  }
}
