/// Unpacks data that was packed by gzip.
enum Inflate {
  /// Why data cannot be unpacked.
  enum Problem: Error, CustomStringConvertible {
    case ended, malformed, tooLarge

    var description: String {
      switch self {
      case .ended: "it ends too early."
      case .malformed: "it is malformed."
      case .tooLarge: "it unpacks to more than 2 GB."
      }
    }
  }

  /// Whether data begins as gzip does.
  static func isPacked(_ bytes: [UInt8]) -> Bool { bytes.count > 18 && bytes[0] == 0x1F && bytes[1] == 0x8B }

  /// Unpacks all members of a file.
  static func unpack(_ bytes: [UInt8]) throws(Problem) -> [UInt8] {
    var out: [UInt8] = []
    var next = 0
    while next < bytes.count {
      guard bytes.count - next > 18, bytes[next] == 0x1F, bytes[next + 1] == 0x8B, bytes[next + 2] == 8 else {
        throw .malformed
      }
      var reader = BitReader(bytes, from: try header(bytes, next))
      let before = out.count
      while try !block(&reader, &out, before) {}
      next = reader.nextByte + 8
      guard next <= bytes.count else { throw .ended }
      let size = (0..<4).reduce(0) { $0 | Int(bytes[next - 4 + $1]) << (8 * $1) }
      guard size == (out.count - before) & 0xFFFF_FFFF else { throw .malformed }
    }
    return out
  }

  /// Where the data behind the header begins.
  private static func header(_ bytes: [UInt8], _ start: Int) throws(Problem) -> Int {
    let flags = bytes[start + 3]
    var next = start + 10
    func skipText() throws(Problem) {
      while next < bytes.count, bytes[next] != 0 { next += 1 }
      next += 1
      if next >= bytes.count { throw .ended }
    }
    if flags & 4 != 0 {
      guard next + 2 <= bytes.count else { throw .ended }
      next += 2 + Int(bytes[next]) + Int(bytes[next + 1]) << 8
    }
    if flags & 8 != 0 { try skipText() }
    if flags & 16 != 0 { try skipText() }
    if flags & 2 != 0 { next += 2 }
    guard next < bytes.count else { throw .ended }
    return next
  }

  private static let lengths: (base: [Int], extra: [Int]) = (
    [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
      227, 258,
    ],
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
  )
  private static let distances: (base: [Int], extra: [Int]) = (
    [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
      4097,
      6145, 8193, 12289, 16385, 24577,
    ],
    [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13]
  )

  /// Unpacks one block; says whether it is the last.
  private static func block(
    _ reader: inout BitReader, _ out: inout [UInt8], _ first: Int
  ) throws(Problem) -> Bool {
    let isLast = try reader.bits(1) == 1
    switch try reader.bits(2) {
    case 0:
      try reader.copyPlain(to: &out)
    case 1:
      let literals = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
      try codes(&reader, PrefixCode(literals), PrefixCode([Int](repeating: 5, count: 30)), &out, first)
    case 2:
      let (literals, distances) = try tables(&reader)
      try codes(&reader, literals, distances, &out, first)
    default: throw .malformed
    }
    return isLast
  }

  private static func tables(_ reader: inout BitReader) throws(Problem) -> (PrefixCode, PrefixCode) {
    let literals = try reader.bits(5) + 257
    let distances = try reader.bits(5) + 1
    let count = try reader.bits(4) + 4
    var own = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for index in 0..<count { own[order[index]] = try reader.bits(3) }
    let code = PrefixCode(own)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      let symbol = try code.next(&reader)
      switch symbol {
      case 0..<16: lengths.append(symbol)
      case 16:
        guard let last = lengths.last else { throw .malformed }
        lengths += [Int](repeating: last, count: try reader.bits(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try reader.bits(3) + 3)
      default: lengths += [Int](repeating: 0, count: try reader.bits(7) + 11)
      }
    }
    guard lengths.count == literals + distances else { throw .malformed }
    return (PrefixCode(Array(lengths[..<literals])), PrefixCode(Array(lengths[literals...])))
  }

  private static func codes(
    _ reader: inout BitReader, _ literals: PrefixCode, _ distanceCode: PrefixCode, _ out: inout [UInt8],
    _ first: Int
  ) throws(Problem) {
    while true {
      let symbol = try literals.next(&reader)
      if symbol < 256 {
        out.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < lengths.base.count else { throw .malformed }
      let length = lengths.base[symbol - 257] + (try reader.bits(lengths.extra[symbol - 257]))
      let kind = try distanceCode.next(&reader)
      guard kind < distances.base.count else { throw .malformed }
      let distance = distances.base[kind] + (try reader.bits(distances.extra[kind]))
      guard distance <= out.count - first else { throw .malformed }
      guard out.count + length < 1 << 31 else { throw .tooLarge }
      for _ in 0..<length { out.append(out[out.count - distance]) }
    }
  }
}

/// Reads bits, the lowest of each byte first.
private struct BitReader {
  private let bytes: [UInt8]
  private var next: Int
  private var buffer = 0
  private var count = 0

  init(_ bytes: [UInt8], from start: Int) { (self.bytes, next) = (bytes, start) }

  /// The first byte of which no bit was read.
  var nextByte: Int { next - count / 8 }

  mutating func bits(_ wanted: Int) throws(Inflate.Problem) -> Int {
    while count < wanted {
      guard next < bytes.count else { throw .ended }
      buffer |= Int(bytes[next]) << count
      next += 1
      count += 8
    }
    let value = buffer & ((1 << wanted) - 1)
    buffer >>= wanted
    count -= wanted
    return value
  }

  mutating func copyPlain(to out: inout [UInt8]) throws(Inflate.Problem) {
    next = nextByte
    (buffer, count) = (0, 0)
    guard next + 4 <= bytes.count else { throw .ended }
    let size = Int(bytes[next]) | Int(bytes[next + 1]) << 8
    guard size ^ 0xFFFF == Int(bytes[next + 2]) | Int(bytes[next + 3]) << 8 else { throw .malformed }
    guard next + 4 + size <= bytes.count else { throw .ended }
    out += bytes[next + 4..<next + 4 + size]
    next += 4 + size
  }
}

/// A code in which frequent symbols have few bits, given by the lengths of its codes.
private struct PrefixCode {
  private var counts = [Int](repeating: 0, count: 16)
  private var symbols: [Int]

  init(_ lengths: [Int]) {
    for length in lengths { counts[length] += 1 }
    counts[0] = 0
    var starts = [Int](repeating: 0, count: 17)
    for length in 1..<16 { starts[length + 1] = starts[length] + counts[length] }
    symbols = [Int](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[starts[length]] = symbol
      starts[length] += 1
    }
  }

  func next(_ reader: inout BitReader) throws(Inflate.Problem) -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1..<16 {
      code |= try reader.bits(1)
      let count = counts[length]
      if code - first < count { return symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw .malformed
  }
}
