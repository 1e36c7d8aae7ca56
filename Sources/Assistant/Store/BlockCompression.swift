/// Packs bytes that are much alike, by saying where the same bytes came before.
///
/// What is written is a run of steps: a byte with the number of plain bytes in its upper half and of repeated ones, less
/// 4, in its lower half; where a half is 15, further bytes to add, up to one below 255; the plain bytes; and two bytes
/// that say how far back the repeated ones begin, 0 for none. Each piece ends with a step, so that what was written
/// last can be taken back.
struct BlockCompressor {
  /// How far back repeated bytes may begin.
  static let window = 65_535
  private static let least = 4
  private static let tableBits: UInt32 = 12

  /// Everything that was added.
  private(set) var raw: [UInt8] = []
  /// The steps.
  private(set) var packed: [UInt8] = []
  /// For what four bytes come to, where they stood last, plus 1.
  private var table = [UInt32](repeating: 0, count: 1 << tableBits)

  /// Forgets everything.
  mutating func clear() {
    raw.removeAll(keepingCapacity: true)
    packed.removeAll(keepingCapacity: true)
    for index in table.indices { table[index] = 0 }
  }

  /// Takes back what was added last.
  mutating func shrink(raw rawCount: Int, packed packedCount: Int) {
    raw.removeLast(raw.count - rawCount)
    packed.removeLast(packed.count - packedCount)
  }

  /// Adds a piece.
  mutating func add(_ bytes: [UInt8]) {
    let start = raw.count
    raw.append(contentsOf: bytes)
    raw.withUnsafeBufferPointer { raw in
      table.withUnsafeMutableBufferPointer { table in
        Self.pack(UnsafeRawBufferPointer(raw), from: start, table, &packed)
      }
    }
  }

  private static func pack(
    _ raw: UnsafeRawBufferPointer, from start: Int, _ table: UnsafeMutableBufferPointer<UInt32>,
    _ packed: inout [UInt8]
  ) {
    let end = raw.count
    var position = start
    var plain = start
    while position + least <= end {
      let four = raw.loadUnaligned(fromByteOffset: position, as: UInt32.self)
      let slot = Int((four &* 2_654_435_761) >> (32 - tableBits))
      // An entry may be left over from a piece that was taken back.
      let earlier = Int(table[slot]) - 1
      table[slot] = UInt32(truncatingIfNeeded: position + 1)
      guard earlier >= 0, earlier < position, position - earlier <= window,
        raw.loadUnaligned(fromByteOffset: earlier, as: UInt32.self) == four
      else {
        position += 1
        continue
      }
      var length = least
      while position + length < end, raw[earlier + length] == raw[position + length] { length += 1 }
      step(raw, plain..<position, length, position - earlier, &packed)
      position += length
      plain = position
    }
    step(raw, plain..<end, 0, 0, &packed)
  }

  private static func step(
    _ raw: UnsafeRawBufferPointer, _ plain: Range<Int>, _ length: Int, _ back: Int, _ packed: inout [UInt8]
  ) {
    let repeated = back == 0 ? 0 : length - least
    packed.append(UInt8(min(15, plain.count)) << 4 | UInt8(min(15, repeated)))
    put(plain.count, &packed)
    put(repeated, &packed)
    packed.append(contentsOf: raw[plain])
    packed.append(UInt8(truncatingIfNeeded: back))
    packed.append(UInt8(truncatingIfNeeded: back >> 8))
  }

  private static func put(_ count: Int, _ packed: inout [UInt8]) {
    guard count >= 15 else { return }
    var rest = count - 15
    while rest >= 255 {
      packed.append(255)
      rest -= 255
    }
    packed.append(UInt8(rest))
  }
}

/// Unpacks what a ``BlockCompressor`` has packed, as far as it is wanted.
final class BlockDecompressor {
  /// That the bytes are not what was written.
  struct Damage: Error {}

  private let packed: UnsafeRawBufferPointer
  @exclusivity(unchecked) private var position: Int
  private let memory: UnsafeMutableRawPointer
  private let capacity: Int
  /// How much is unpacked.
  @exclusivity(unchecked) private(set) var count = 0

  /// Copying may write as many bytes beyond the end.
  private static let slack = 32

  /// - Parameters:
  ///   - packed: It must stay where it is as long as the object is used.
  ///   - start: Where the steps begin.
  ///   - size: How many bytes they make.
  init(_ packed: UnsafeRawBufferPointer, from start: Int, size: Int) {
    self.packed = packed
    position = start
    capacity = size
    memory = .allocate(byteCount: size + Self.slack, alignment: 8)
  }

  deinit { memory.deallocate() }

  /// What is unpacked.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }

  /// Unpacks until there are some bytes, or all there are.
  func unpack(to wanted: Int) throws {
    guard let base = packed.baseAddress else { throw Damage() }
    let (memory, capacity, end) = (memory, capacity, packed.count)
    var (from, to) = (position, count)
    defer { (position, count) = (from, to) }
    while to < wanted, from < end {
      let token = Int(base.load(fromByteOffset: from, as: UInt8.self))
      from &+= 1
      var plain = token >> 4
      if plain == 15 { plain = try Self.length(base, &from, end) }
      var repeated = token & 15
      if repeated == 15 { repeated = try Self.length(base, &from, end) }
      guard plain <= end &- from &- 2, plain <= capacity &- to else { throw Damage() }
      if plain <= 16, end &- from >= 16 {
        let halves = (
          base.loadUnaligned(fromByteOffset: from, as: UInt64.self),
          base.loadUnaligned(fromByteOffset: from &+ 8, as: UInt64.self)
        )
        memory.storeBytes(of: halves.0, toByteOffset: to, as: UInt64.self)
        memory.storeBytes(of: halves.1, toByteOffset: to &+ 8, as: UInt64.self)
      } else {
        (memory + to).copyMemory(from: base + from, byteCount: plain)
      }
      to &+= plain
      from &+= plain
      let back = Int(base.loadUnaligned(fromByteOffset: from, as: UInt16.self).littleEndian)
      from &+= 2
      guard back > 0 else { continue }
      let length = repeated &+ 4
      guard back <= to, length <= capacity &- to else { throw Damage() }
      if back >= 8 {
        var done = 0
        while done < length {
          let word = memory.loadUnaligned(fromByteOffset: to &- back &+ done, as: UInt64.self)
          memory.storeBytes(of: word, toByteOffset: to &+ done, as: UInt64.self)
          done &+= 8
        }
      } else {
        for index in 0..<length {
          let byte = memory.load(fromByteOffset: to &- back &+ index, as: UInt8.self)
          memory.storeBytes(of: byte, toByteOffset: to &+ index, as: UInt8.self)
        }
      }
      to &+= length
    }
  }

  private static func length(_ base: UnsafeRawPointer, _ from: inout Int, _ end: Int) throws -> Int {
    var length = 15
    while from < end {
      let more = Int(base.load(fromByteOffset: from, as: UInt8.self))
      from &+= 1
      length += more
      if more < 255 { return length }
    }
    throw Damage()
  }
}
