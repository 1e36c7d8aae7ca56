/// A sentence as templates are compared with it: lower case, single spaces, no marks between words.
struct TemplateText {
  private(set) var bytes: [UInt8] = []
  /// The place in the original text of each byte, in Unicode scalars.
  private(set) var places: [Int] = []
  /// How many scalars the original text has.
  let count: Int

  /// The most Unicode scalars of a text that are looked at; no template is for a longer one.
  static let limit = 600

  init(_ text: String, without skipped: [[UInt8]] = []) {
    let scalars = Array(text.unicodeScalars.prefix(Self.limit))
    count = scalars.count
    for (place, scalar) in scalars.enumerated() {
      if scalar.properties.isWhitespace {
        if bytes.last != 0x20, !bytes.isEmpty { append([0x20], place) }
        continue
      }
      switch scalar {
      case "?", "!", ";", "\"", "“", "”": continue
      case ".", ",", ":":
        let isInside =
          place + 1 < scalars.count && Self.isDigit(scalars[place + 1])
          && place > 0 && Self.isDigit(scalars[place - 1])
        if isInside { append([UInt8(truncatingIfNeeded: scalar.value)], place) }
      case "’": append([0x27], place)
      case "A"..."Z": append([UInt8(truncatingIfNeeded: scalar.value | 0x20)], place)
      case _ where scalar.isASCII: append([UInt8(truncatingIfNeeded: scalar.value)], place)
      default: append(Array(String(scalar).lowercased().utf8), place)
      }
    }
    if bytes.last == 0x20 { removeLast() }
    for words in skipped { remove(words) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.value &- 0x30 < 10 }

  private mutating func append(_ new: [UInt8], _ place: Int) {
    for byte in new {
      bytes.append(byte)
      places.append(place)
    }
  }

  private mutating func removeLast() {
    bytes.removeLast()
    places.removeLast()
  }

  /// Takes whole words away wherever they are, unless nothing would be left.
  private mutating func remove(_ words: [UInt8]) {
    var start = 0
    while start + words.count <= bytes.count, words.count < bytes.count {
      let end = start + words.count
      let isWhole = (start == 0 || bytes[start - 1] == 0x20) && (end == bytes.count || bytes[end] == 0x20)
      if isWhole, bytes[start..<end].elementsEqual(words) {
        let range = end < bytes.count ? start..<end + 1 : max(start - 1, 0)..<end
        bytes.removeSubrange(range)
        places.removeSubrange(range)
      } else {
        start += 1
      }
    }
  }

  /// The scalars that a range of bytes came from.
  func scalars(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    return places[range.lowerBound]..<places[range.upperBound - 1] + 1
  }
}
