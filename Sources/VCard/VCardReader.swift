public import Foundation

/// Reads cards from a file; whatever the file holds, it never fails.
///
/// A card with a line that cannot be read keeps its other lines, and the line itself as a property
/// ``unreadable``. Each such line is told in the problems, with its number.
public struct VCardReader {
  /// Something in a file that is not as it should be.
  public struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
    /// The number of the line in the file, from 1.
    public var line: Int
    /// What is wrong, and what was made of it.
    public var message: String

    /// Creates a problem.
    public init(line: Int, message: String) {
      self.line = line
      self.message = message
    }

    /// The line and what is wrong with it.
    public var description: String { "line \(line): \(message)" }
  }

  /// A card with its place in the file.
  public struct Located: Sendable, Hashable {
    /// The card.
    public var card: VCard
    /// The line in which it begins, from 1.
    public var line: Int
  }

  /// The name of the property that keeps a line that could not be read.
  public static let unreadable = "X-PRITHEE-UNREADABLE"

  /// The cards, in order.
  public private(set) var cards: [Located] = []
  /// What is wrong, in the order of the lines.
  public private(set) var problems: [Problem] = []

  private let lines: VCardLines
  private let keepsBinaries: Bool
  private var index = 0

  /// Reads a file.
  ///
  /// - Parameter keepsBinaries: Whether pictures and the like in base 64 are read; their values stay empty
  ///   otherwise, which saves most of the time.
  public init(_ data: Data, keepsBinaries: Bool = true) {
    lines = VCardLines(data)
    self.keepsBinaries = keepsBinaries
    var isOutside = true
    while index < lines.count {
      if lines.says("BEGIN:VCARD", at: index) {
        isOutside = true
        readCard()
        continue
      }
      if !lines.isBlank(index), isOutside {
        note(index, "This text is outside of every card and is left out. A card begins with BEGIN:VCARD.")
        isOutside = false
      }
      index += 1
    }
    problems.sort { $0.line < $1.line }
  }

  /// Reads a file that is text.
  public init(_ text: String) {
    self.init(Data(text.utf8))
  }

  private mutating func note(_ index: Int, _ message: String) {
    problems.append(Problem(line: index + 1, message: message))
  }

  /// Reads from a `BEGIN` to behind its `END`.
  private mutating func readCard() {
    let start = index
    let version = version(from: start)
    index += 1
    var card = VCard(version: version)
    while true {
      guard index < lines.count, !lines.says("BEGIN:VCARD", at: index) else {
        note(start, "The card has no END:VCARD. It ends where the next one begins, or with the file.")
        break
      }
      if lines.says("END:VCARD", at: index) {
        index += 1
        break
      }
      if lines.isBlank(index) {
        index += 1
        continue
      }
      let place = index
      let (bytes, next) = lines.property(
        at: index, before: lines.count, version, keepsBinaries: keepsBinaries)
      index = next
      guard var property = parse(bytes, version, at: place), !["BEGIN", "END"].contains(property.name) else {
        note(place, "This is not a property: expected NAME:value. The line is kept as it is.")
        card.properties.append(VCard.Property(Self.unreadable, text: VCardText.decoded(bytes)))
        continue
      }
      if property.name == "AGENT", property.value.isEmpty, index < lines.count,
        lines.says("BEGIN:VCARD", at: index)
      {
        property.value = VCardText.escaped(skipAgent())
      }
      if property.name != "VERSION" { card.properties.append(property) }
    }
    cards.append(Located(card: card, line: start + 1))
  }

  /// The text of a card within a card, which edition 2.1 has for assistants.
  private mutating func skipAgent() -> String {
    let start = index
    var depth = 0
    while index < lines.count {
      if lines.says("BEGIN:VCARD", at: index) { depth += 1 }
      if lines.says("END:VCARD", at: index) { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return (start..<index).map { VCardText.decoded(lines[$0]) }.joined(separator: "\n")
  }

  /// The edition that a card says it is in.
  private mutating func version(from start: Int) -> VCard.Version {
    var index = start + 1
    while index < lines.count, !lines.says("END:VCARD", at: index), !lines.says("BEGIN:VCARD", at: index) {
      let line = lines[index]
      if line.count <= 64, line.first.map({ $0 | 0x20 == UInt8(ascii: "v") }) ?? false {
        let parts = VCardText.decoded(line).split(separator: ":", maxSplits: 1).map {
          VCardText.trimmed(String($0))
        }
        if parts.count == 2, parts[0].uppercased() == "VERSION" {
          if let version = VCard.Version(rawValue: parts[1]) { return version }
          note(index, "“\(parts[1])” is no known version. The card is read as 3.0.")
          return .v3
        }
      }
      index += 1
    }
    note(start, "The card does not say its version. It is read as 3.0.")
    return .v3
  }
}

extension VCardReader {
  private mutating func parse(_ line: [UInt8], _ version: VCard.Version, at index: Int) -> VCard.Property? {
    guard let heading = VCardHeading(line) else { return nil }
    var property = VCard.Property(heading.name, value: "", group: heading.group)
    var charset: String?
    var isQuotedPrintable = false
    var isBase64 = false
    for parameter in heading.parameters {
      switch parameter.name {
      case "CHARSET": charset = parameter.values.first
      case "ENCODING":
        switch parameter.values.first?.uppercased() {
        case "QUOTED-PRINTABLE", "Q": isQuotedPrintable = true
        case "BASE64", "B": isBase64 = true
        default: break
        }
      default: property.parameters.append(parameter)
      }
    }
    let value = line[heading.end...]
    if isBase64 {
      property.parameters.append(VCard.Parameter("ENCODING", ["b"]))
      if !keepsBinaries { return property }
      property.value = String(
        decoding: value.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
      return property
    }
    let bytes = isQuotedPrintable ? VCardEncodings.fromQuotedPrintable(value) : Array(value)
    var text: String?
    if let charset {
      text = VCardEncodings.text(bytes, charset: charset)
      if text == nil {
        note(
          index, "The text is not in “\(charset)”, or that is not known. It is read as UTF-8 or Western text."
        )
      }
    }
    let decoded = text ?? VCardText.decoded(bytes)
    property.value =
      version == .v2
      ? VCardText.normalised(decoded)
      : decoded.utf8.contains { $0 == 0x0A || $0 == 0x0D } ? Self.withoutBreaks(decoded) : decoded
    return property
  }

  /// A value whose line breaks, which only quoted-printable can bring, are escaped.
  private static func withoutBreaks(_ text: String) -> String {
    text.replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n")
  }
}
