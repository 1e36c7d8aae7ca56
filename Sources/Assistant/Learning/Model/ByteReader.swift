internal import CLearningKernels

/// Takes numbers and text out of bytes, and never more than there are.
///
/// Models have millions of numbers, and are read by programs that were built for debugging, too: each kind of number has a
/// function of its own, and many are copied at once or read in C.
struct ByteReader {
  private let bytes: [UInt8]
  private var next = 0

  /// The bytes end too early or hold a number that cannot be.
  struct Malformed: Error {}

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether everything was read.
  var isAtEnd: Bool { next == bytes.count }

  private mutating func take(_ count: Int) throws(Malformed) -> Int {
    guard count >= 0, count <= bytes.count - next else { throw Malformed() }
    next += count
    return next - count
  }

  mutating func number(_ type: UInt8.Type = UInt8.self) throws(Malformed) -> UInt8 { bytes[try take(1)] }

  mutating func number(_ type: Int8.Type = Int8.self) throws(Malformed) -> Int8 {
    Int8(bitPattern: bytes[try take(1)])
  }

  mutating func number(_ type: UInt16.Type = UInt16.self) throws(Malformed) -> UInt16 {
    let start = try take(2)
    return UInt16(bytes[start]) | UInt16(bytes[start + 1]) &<< 8
  }

  mutating func number(_ type: UInt32.Type = UInt32.self) throws(Malformed) -> UInt32 {
    let (low, high) = (try number(UInt16.self), try number(UInt16.self))
    return UInt32(low) | UInt32(high) &<< 16
  }

  mutating func number(_ type: Int32.Type = Int32.self) throws(Malformed) -> Int32 {
    Int32(bitPattern: try number(UInt32.self))
  }

  mutating func number(_ type: UInt64.Type = UInt64.self) throws(Malformed) -> UInt64 {
    let (low, high) = (try number(UInt32.self), try number(UInt32.self))
    return UInt64(low) | UInt64(high) &<< 32
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
    let count = try count()
    let start = try take(count)
    return String(decoding: bytes[start..<start + count], as: UTF8.self)
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

  mutating func raw() throws(Malformed) -> [UInt8] {
    let count = try count()
    let start = try take(count)
    return Array(bytes[start..<start + count])
  }

  mutating func signed() throws(Malformed) -> [Int8] {
    let count = try count()
    var numbers = [Int8](repeating: 0, count: count)
    try signed(into: &numbers, at: 0, count: count)
    return numbers
  }

  /// So many numbers, without a count before them, into a place of an array.
  mutating func signed(into numbers: inout [Int8], at place: Int, count: Int) throws(Malformed) {
    guard place >= 0, count >= 0, count <= numbers.count - place else { throw Malformed() }
    let start = try take(count)
    numbers.withUnsafeMutableBytes { target in
      bytes.withUnsafeBytes { source in
        UnsafeMutableRawBufferPointer(rebasing: target[place..<place + count])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start..<start + count]))
      }
    }
  }

  /// So many features with their weights for labels, into a table with so many places, which are a power of two.
  mutating func features(_ count: Int, labels: Int, capacity: Int) throws(Malformed) -> SparseRows {
    let room = (bytes.count - next) / (labels <= 256 ? 2 : 3)
    var (slots, taken) = ([SparseRows.Slot](repeating: SparseRows.Slot(), count: capacity), -1)
    var values: [Int8] = []
    let names = [UInt16](unsafeUninitializedCapacity: room) { names, total in
      values = [Int8](unsafeUninitializedCapacity: room) { values, filled in
        bytes.withUnsafeBufferPointer { bytes in
          guard let start = bytes.baseAddress, let name = names.baseAddress, let value = values.baseAddress
          else {
            return
          }
          taken = learning_read_features(
            start + next, bytes.count - next, count, labels, &slots, capacity, name, value, room, &filled)
        }
        total = filled
      }
    }
    guard taken >= 0 else { throw Malformed() }
    next += taken
    return SparseRows(slots: slots, labels: names, values: values)
  }
}
