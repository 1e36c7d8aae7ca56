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

/// Takes numbers and text out of bytes, and never more than there are.
struct ByteReader {
  private let bytes: [UInt8]
  private var next = 0

  /// The bytes end too early or hold a number that cannot be.
  struct Malformed: Error {}

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether everything was read.
  var isAtEnd: Bool { next == bytes.count }

  private mutating func take(_ count: Int) throws(Malformed) -> Range<Int> {
    guard count >= 0, count <= bytes.count - next else { throw Malformed() }
    next += count
    return next - count..<next
  }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws(Malformed)
    -> Number
  {
    let range = try take(MemoryLayout<Number>.size)
    return bytes.withUnsafeBytes {
      Number(littleEndian: $0.loadUnaligned(fromByteOffset: range.lowerBound, as: Number.self))
    }
  }

  mutating func float() throws(Malformed) -> Float {
    let number = Float(bitPattern: try number(UInt32.self))
    guard number.isFinite else { throw Malformed() }
    return number
  }

  /// A number of things of which each takes at least `size` bytes.
  mutating func count(size: Int = 1) throws(Malformed) -> Int {
    let count = Int(try number(UInt32.self))
    guard count <= (bytes.count - next) / max(size, 1) else { throw Malformed() }
    return count
  }

  mutating func text() throws(Malformed) -> String {
    let range = try take(count())
    return String(decoding: bytes[range], as: UTF8.self)
  }

  mutating func texts() throws(Malformed) -> [String] {
    var texts: [String] = []
    for _ in 0..<(try count(size: 4)) { texts.append(try text()) }
    return texts
  }

  mutating func floats() throws(Malformed) -> [Float] {
    let count = try count(size: 4)
    var numbers: [Float] = []
    numbers.reserveCapacity(count)
    for _ in 0..<count { numbers.append(try float()) }
    return numbers
  }

  mutating func raw() throws(Malformed) -> [UInt8] { Array(bytes[try take(count())]) }

  mutating func signed() throws(Malformed) -> [Int8] {
    let range = try take(count())
    return bytes[range].map { Int8(bitPattern: $0) }
  }
}
