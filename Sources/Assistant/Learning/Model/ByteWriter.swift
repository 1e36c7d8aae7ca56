/// Puts numbers and text together to bytes, the lowest byte of a number first.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ number: Float) { put(number.bitPattern) }

  mutating func put(count: Int) { put(UInt32(clamping: count)) }

  mutating func put(_ text: String) {
    put(count: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func put(_ texts: [String]) {
    put(count: texts.count)
    for text in texts { put(text) }
  }

  mutating func put(_ numbers: [Float]) {
    put(count: numbers.count)
    for number in numbers { put(number) }
  }

  mutating func put(_ raw: [UInt8]) {
    put(count: raw.count)
    bytes.append(contentsOf: raw)
  }

  mutating func put(_ raw: [Int8]) {
    put(count: raw.count)
    raw.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }
}
