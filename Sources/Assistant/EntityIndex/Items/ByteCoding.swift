/// Puts numbers behind each other.
struct ByteWriter {
  var bytes: [UInt8] = []

  /// Appends a number of fixed size.
  mutating func put<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends a number in as many bytes as it needs.
  mutating func putVariable(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends a number that may be negative.
  mutating func putSigned(_ number: Int) {
    putVariable(UInt64(bitPattern: Int64((number << 1) ^ (number >> (Int.bitWidth - 1)))))
  }

  /// Appends the length of a text and the text.
  mutating func put(_ text: String) {
    putVariable(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}

/// Reads numbers and texts that lie behind each other; never beyond the end.
struct ByteReader {
  private let base: UnsafeRawBufferPointer
  private var position = 0

  init(_ base: UnsafeRawBufferPointer) { self.base = base }

  mutating func byte() -> UInt8? {
    guard position < base.count else { return nil }
    position += 1
    return base[position - 1]
  }

  /// A number that was written in as many bytes as it needs; `nil` when it is greater than any length can be.
  mutating func variable() -> Int? { unsigned().flatMap { Int(exactly: $0) } }

  mutating func signed() -> Int? {
    unsigned().map { Int(truncatingIfNeeded: $0 >> 1) ^ -Int(truncatingIfNeeded: $0 & 1) }
  }

  private mutating func unsigned() -> UInt64? {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while let next = byte() {
      number |= UInt64(next & 0x7f) << shift
      if next & 0x80 == 0 { return number }
      shift += 7
      guard shift < 64 else { return nil }
    }
    return nil
  }

  mutating func fixed() -> UInt64? {
    guard position + 8 <= base.count else { return nil }
    defer { position += 8 }
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  mutating func bytes() -> UnsafeRawBufferPointer? {
    guard let count = variable(), count <= base.count - position else { return nil }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: base[position..<position + count])
  }

  mutating func text() -> String? { bytes().map { String(decoding: $0, as: UTF8.self) } }

  mutating func texts() -> [String]? {
    guard let count = variable() else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }
}
