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
  /// The character set that the file names where it names one, for the properties that do not.
  private var usualCharset: String?
  /// The character set that the last property named.
  private var lastCharset: String?
  /// The lines of the present card that could not be read as they should, by what is said of them.
  private var faults: [Fault: [Int]] = [:]

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

  /// Tells what is wrong with lines of a card, once for each kind of fault.
  private mutating func tellFaults() {
    for (fault, lines) in faults.sorted(by: { $0.value[0] < $1.value[0] }) {
      note(lines[0], fault.message(also: lines.dropFirst().map { $0 + 1 }))
    }
    faults = [:]
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
      let read = parse(bytes, version, at: place)
      guard var property = read, !["BEGIN", "END"].contains(property.name) else {
        if read == nil, let last = card.properties.indices.last,
          Self.severalLines.contains(card.properties[last].name)
        {
          // A program that breaks lines of a text without a mark means the text.
          let text = decoded(bytes, lastCharset, at: place)
          card.properties[last].value += "\\n" + VCardText.escaped(text)
          continue
        }
        faults[.noProperty, default: []].append(place)
        card.properties.append(VCard.Property(Self.unreadable, text: decoded(bytes, nil, at: place)))
        continue
      }
      if property.name == "AGENT", property.value.isEmpty, index < lines.count,
        lines.says("BEGIN:VCARD", at: index)
      {
        property.value = VCardText.escaped(skipAgent())
      }
      if property.name != "VERSION" { card.properties.append(property) }
    }
    tellFaults()
    cards.append(Located(card: card, line: start + 1))
  }

  /// The properties whose values have several lines.
  private static let severalLines: Set<String> = ["NOTE", "ADR", "LABEL"]

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
    lastCharset = charset
    let value = line[heading.end...]
    var bytes: [UInt8]
    if isBase64 {
      let isBinary = VCardEncodings.isBinary(property.name, hasCharset: charset != nil)
      if isBinary, !keepsBinaries {
        property.parameters.append(VCard.Parameter("ENCODING", ["b"]))
        return property
      }
      let plain = String(decoding: value.filter { $0 > 0x20 }, as: UTF8.self)
      let content = isBinary ? nil : Data(base64Encoded: VCard.Property.padded(plain))
      guard let content else {
        if !isBinary { faults[.noBase64, default: []].append(index) }
        property.parameters.append(VCard.Parameter("ENCODING", ["b"]))
        property.value = plain
        return property
      }
      bytes = Array(content)
    } else {
      bytes = isQuotedPrintable ? VCardEncodings.fromQuotedPrintable(value) : Array(value)
    }
    let decoded = decoded(bytes, charset, at: index)
    property.value =
      version == .v2
      ? VCardText.normalised(decoded)
      : decoded.utf8.contains { $0 == 0x0A || $0 == 0x0D } ? Self.withoutBreaks(decoded) : decoded
    return property
  }

  /// Bytes as text in the character set that is named, or in the one that the rest of the file is in.
  private mutating func decoded(_ bytes: [UInt8], _ charset: String?, at index: Int) -> String {
    if let charset {
      guard let decoded = VCardCharset.decode(bytes, charset: charset) else {
        faults[.charset(charset, isKnown: false), default: []].append(index)
        return VCardText.decoded(bytes)
      }
      if !decoded.isWhole { faults[.charset(charset, isKnown: true), default: []].append(index) }
      if decoded.isWhole, bytes.contains(where: { $0 >= 0x80 }) { usualCharset = charset }
      return decoded.text
    }
    if let usualCharset, String(validating: bytes, as: UTF8.self) == nil,
      let decoded = VCardCharset.decode(bytes, charset: usualCharset), decoded.isWhole
    {
      return decoded.text
    }
    return VCardText.decoded(bytes)
  }

  /// A value whose line breaks, which only quoted-printable and base 64 can bring, are escaped.
  private static func withoutBreaks(_ text: String) -> String {
    text.replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n")
  }
}

/// What may be wrong with several lines of one card.
private enum Fault: Hashable {
  case noProperty
  case noBase64
  case charset(String, isKnown: Bool)

  /// What is said of the first line, and of the others by their numbers.
  func message(also lines: [Int]) -> String {
    let isOne = lines.isEmpty
    let others = lines.prefix(4).map(String.init).joined(separator: ", ")
    let rest = lines.count > 4 ? " and \(lines.count - 4) more" : ""
    let also =
      isOne ? "" : " The same holds for line\(lines.count == 1 ? "" : "s") \(others)\(rest) of the card."
    switch self {
    case .noProperty:
      return "This is not a property: expected NAME:value. The line is kept as it is." + also
    case .noBase64: return "The value is not in base 64. It is kept as it is." + also
    case .charset(let name, false):
      return "No character set “\(name)” is known. The text is read as UTF-8 or Western text." + also
    case .charset(let name, true):
      return "The text is not all in “\(name)”. What can be read of it is kept." + also
    }
  }
}
