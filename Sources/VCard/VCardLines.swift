import Foundation

/// The lines of a file, and how folded lines belong together.
struct VCardLines {
  let bytes: [UInt8]
  /// Where each line lies, without its end.
  private(set) var ranges: [Range<Int>] = []

  init(_ data: Data) {
    bytes = Self.utf8(data)
    var start = 0
    var index = 0
    let count = bytes.count
    bytes.withUnsafeBufferPointer { bytes in
      while index < count {
        let byte = bytes[index]
        if byte == 0x0A || byte == 0x0D {
          ranges.append(start..<index)
          if byte == 0x0D, index + 1 < count, bytes[index + 1] == 0x0A { index += 1 }
          start = index + 1
        }
        index += 1
      }
    }
    if start < count { ranges.append(start..<count) }
  }

  var count: Int { ranges.count }

  subscript(index: Int) -> ArraySlice<UInt8> { bytes[ranges[index]] }

  /// Whether the line says `BEGIN:VCARD` or `END:VCARD`, with any space and in any case.
  func says(_ word: StaticString, at index: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var place = ranges[index].lowerBound
      let end = ranges[index].upperBound
      return word.withUTF8Buffer { word in
        for expected in word {
          while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
          guard place < end, bytes[place] == expected || bytes[place] == expected | 0x20 else { return false }
          place += 1
        }
        return bytes[place..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      }
    }
  }

  func isBlank(_ index: Int) -> Bool {
    self[index].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The property that begins in a line, unfolded, and the line behind it.
  func property(
    at index: Int, before end: Int, _ version: VCard.Version, keepsBinaries: Bool
  ) -> (bytes: [UInt8], next: Int) {
    var next = index + 1
    guard next < end, mayContinue(index, with: next, version) else { return (Array(self[index]), next) }
    let header = Header(self[index])
    let isNeeded = keepsBinaries || !header.isBase64
    var line = Array(self[index])
    while next < end {
      let following = self[next]
      if header.isQuotedPrintable, line.last == UInt8(ascii: "="), !says("END:VCARD", at: next) {
        line.removeLast()
        line += following
      } else if let first = following.first, first == 0x20 || first == 0x09 {
        // In 2.1 the space belongs to the value, later it only marks the fold.
        if isNeeded { line += version == .v2 && !header.isBase64 ? following : following.dropFirst() }
      } else if version == .v2, header.isBase64, Self.isBase64(following) {
        if isNeeded { line += following }
      } else {
        break
      }
      next += 1
    }
    return (line, next)
  }

  /// A quick look that spares most lines the long one.
  private func mayContinue(_ index: Int, with next: Int, _ version: VCard.Version) -> Bool {
    if version == .v2 || bytes[ranges[index]].last == UInt8(ascii: "=") { return true }
    guard let first = bytes[ranges[next]].first else { return false }
    return first == 0x20 || first == 0x09
  }

  /// What the beginning of a property says about its value.
  private struct Header {
    var isQuotedPrintable = false
    var isBase64 = false

    init(_ line: ArraySlice<UInt8>) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
      let names = line[..<colon]
      guard names.contains(UInt8(ascii: ";")) else { return }
      for parameter in String(decoding: names, as: UTF8.self).uppercased().split(separator: ";").dropFirst() {
        let value = parameter.split(separator: "=").last ?? ""
        isQuotedPrintable = isQuotedPrintable || value == "QUOTED-PRINTABLE"
        isBase64 = isBase64 || value == "BASE64" || value == "B"
      }
    }
  }

  /// Whether a line can only be a part of a value in base 64.
  private static func isBase64(_ line: ArraySlice<UInt8>) -> Bool {
    !line.isEmpty
      && line.allSatisfy {
        $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x2B || $0 == 0x2F || $0 == 0x3D
      }
  }

  /// The content of a file as UTF-8, where a mark at its beginning says what it is.
  private static func utf8(_ data: Data) -> [UInt8] {
    let start = Array(data.prefix(3))
    if start == [0xEF, 0xBB, 0xBF] { return Array(data.dropFirst(3)) }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    {
      return Array(text.utf8)
    }
    return Array(data)
  }
}
