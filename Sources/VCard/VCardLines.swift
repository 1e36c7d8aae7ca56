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
          // A line end that was made of LF twice is CR CR LF.
          var end = index
          while bytes[end] == 0x0D, end + 1 < count, bytes[end + 1] == 0x0D { end += 1 }
          if bytes[end] == 0x0D, end + 1 < count, bytes[end + 1] == 0x0A { index = end + 1 }
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
  ///
  /// Empty lines within a value, which programs leave that write line ends twice, do not count.
  func property(
    at index: Int, before end: Int, _ version: VCard.Version, keepsBinaries: Bool
  ) -> (bytes: [UInt8], next: Int) {
    var next = index + 1
    guard next < end, mayContinue(index, with: next, version) else { return (Array(self[index]), next) }
    let header = Header(self[index])
    let isNeeded = keepsBinaries || !header.isBinary
    var line = Array(self[index])
    while next < end {
      var place = next
      while place < end, ranges[place].isEmpty { place += 1 }
      guard place < end else { break }
      let following = self[place]
      let isApart = place > next
      if isApart, says("END:VCARD", at: place) || says("BEGIN:VCARD", at: place) { break }
      if header.isQuotedPrintable, line.last == UInt8(ascii: "="), !says("END:VCARD", at: place) {
        line.removeLast()
        // A value may also end in a mark that promises more.
        if isApart, VCardHeading(Array(following)) != nil { break }
        line += following
      } else if let first = following.first, first == 0x20 || first == 0x09 {
        // In 2.1 the space belongs to the value, later it only marks the fold.
        if isNeeded { line += version == .v2 && !header.isBase64 ? following : following.dropFirst() }
      } else if header.isBase64, Self.isBase64(following) {
        if isNeeded { line += following }
      } else {
        break
      }
      next = place + 1
    }
    return (line, next)
  }

  /// A quick look that spares most lines the long one.
  private func mayContinue(_ index: Int, with next: Int, _ version: VCard.Version) -> Bool {
    if version == .v2 || bytes[ranges[index]].last == UInt8(ascii: "=") { return true }
    let following = bytes[ranges[next]]
    guard let first = following.first else { return true }
    return first == 0x20 || first == 0x09 || !following.prefix(80).contains(UInt8(ascii: ":"))
  }

  /// What the beginning of a property says about its value.
  private struct Header {
    var isQuotedPrintable = false
    var isBase64 = false
    /// Whether it is in base 64 and no text.
    var isBinary = false

    init(_ line: ArraySlice<UInt8>) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
      let names = line[..<colon]
      guard names.contains(UInt8(ascii: ";")) else { return }
      let parts = String(decoding: names, as: UTF8.self).uppercased().split(separator: ";")
      var hasCharset = false
      for parameter in parts.dropFirst() {
        let value = parameter.split(separator: "=").last ?? ""
        hasCharset = hasCharset || parameter.hasPrefix("CHARSET")
        isQuotedPrintable = isQuotedPrintable || value == "QUOTED-PRINTABLE"
        isBase64 = isBase64 || value == "BASE64" || value == "B"
      }
      guard isBase64, let name = parts.first?.split(separator: ".").last else { return }
      isBinary = VCardEncodings.isBinary(name, hasCharset: hasCharset)
    }
  }

  /// Whether a line can only be a part of a value in base 64.
  private static func isBase64(_ line: ArraySlice<UInt8>) -> Bool {
    !line.isEmpty
      && line.allSatisfy {
        $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x2B || $0 == 0x2F || $0 == 0x3D || $0 == 0x20
          || $0 == 0x09
      }
  }

  /// The content of a file as UTF-8, where a mark at its beginning says what it is.
  private static func utf8(_ data: Data) -> [UInt8] {
    let start = Array(data.prefix(4))
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(data.dropFirst(3)) }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    {
      return Array(text.utf8)
    }
    // Without a mark the zeros beside the first letters tell.
    let wide: String.Encoding? =
      start.count < 4 || start[0] | start[1] >= 0x80
      ? nil
      : start[0] == 0 && start[2] == 0 && start[1] != 0 && start[3] != 0
        ? .utf16BigEndian
        : start[1] == 0 && start[3] == 0 && start[0] != 0 && start[2] != 0 ? .utf16LittleEndian : nil
    if let wide, let text = String(data: data, encoding: wide) { return Array(text.utf8) }
    return Array(data)
  }
}
