/// How the bytes of a segment are arranged.
///
/// A segment is a header, followed by sections that begin at multiples of eight bytes; all numbers are little-endian.
/// It is written once, and never changed.
enum SegmentLayout {
  /// The first eight bytes of a segment; the last digit is the version of the format.
  static let magic: UInt64 = 0x3347_4553_5448_5250
  /// How many bytes the header has.
  static let headerSize = 192
  /// How many documents share one set of bounds.
  static let documentBlock = 256
  /// How many postings are packed together.
  static let postingBlock = 128

  /// The sections, in their order in the file.
  enum Section: Int, CaseIterable {
    /// For each document its key, as an offset from the first one.
    case keys
    /// The documents in the order of their keys.
    case order
    /// What the documents' identifiers come to, ascending, in the upper half; the document in the lower half.
    case identities
    /// For each document the number of its source: an app and one of its indexes.
    case sources
    /// For each document the number of its kind.
    case kinds
    /// For each document what its priority is worth.
    case weights
    /// For each document its day.
    case days
    /// For each document the second since 2001 at which it expires.
    case expiries
    /// For each block of documents its greatest weight, first and last day.
    case bounds
    /// Where each term begins in the bytes of the terms, and where the last one ends.
    case termOffsets
    /// The terms, sorted, without anything between them.
    case termBytes
    /// For each term where its postings begin, or its only document; and their number with their highest level.
    case termInfo
    /// Where each lemma begins in the bytes of the lemmas, and where the last one ends.
    case lemmaOffsets
    /// The lemmas, sorted.
    case lemmaBytes
    /// For each lemma the term that is one of its forms.
    case lemmaTerms
    /// The postings.
    case postings
  }
}

/// A segment that was put together: its bytes as they lie in a file.
// The bytes are never changed after `init`, and freed when nobody uses them any more.
final class SegmentImage: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let size: Int

  /// - Parameter sections: The bytes of each section, in order.
  init(
    documentCount: Int, termCount: Int, lemmaCount: Int, firstKey: Int64, lastKey: Int64,
    sections: [ByteBuffer]
  ) {
    var offsets: [Int] = []
    var position = SegmentLayout.headerSize
    for section in sections {
      offsets.append(position)
      // Eight bytes more than needed, so that a number can be read at any place.
      position += (section.count + 15) & ~7
    }
    size = position
    base = .allocate(byteCount: position, alignment: 8)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: SegmentLayout.headerSize)
    for (section, offset) in zip(sections, offsets) {
      base.advanced(by: offset).copyMemory(from: section.base, byteCount: section.count)
      let filled = (section.count + 15) & ~7
      base.advanced(by: offset + section.count)
        .initializeMemory(as: UInt8.self, repeating: 0, count: filled - section.count)
    }
    func put<Number: FixedWidthInteger>(_ number: Number, _ place: Int) {
      base.storeBytes(of: number.littleEndian, toByteOffset: place, as: Number.self)
    }
    put(SegmentLayout.magic, 0)
    put(UInt64(size), 16)
    put(UInt32(documentCount), 24)
    put(UInt32(termCount), 28)
    put(UInt32(lemmaCount), 32)
    put(UInt64(bitPattern: firstKey), 40)
    put(UInt64(bitPattern: lastKey), 48)
    for (index, offset) in offsets.enumerated() { put(UInt64(offset), 56 + index * 8) }
    var checksum = Checksum()
    checksum.add(UnsafeRawBufferPointer(start: base + 16, count: size - 16))
    put(checksum.value, 8)
  }

  deinit { base.deallocate() }
}

/// A sum over bytes that tells whether they are those that were written.
struct Checksum {
  private(set) var value: UInt64 = 0x9ae1_6a3b_2f90_404f

  /// Adds bytes; their number is a multiple of eight.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var sum = value
    var position = 0
    while position + 8 <= bytes.count {
      sum = (sum ^ bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)) &* 0x9e37_79b9_7f4a_7c15
      sum ^= sum >> 29
      position += 8
    }
    value = sum
  }
}

/// Bytes that are written one behind the other, without the checks of an array.
final class ByteBuffer {
  private(set) var base: UnsafeMutableRawPointer
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 256) {
    self.capacity = max(64, capacity)
    base = .allocate(byteCount: self.capacity, alignment: 8)
  }

  /// The bytes of numbers as they lie in memory, which is how they lie in a segment.
  convenience init<Number: FixedWidthInteger>(_ numbers: some Collection<Number>) {
    self.init(capacity: numbers.count * MemoryLayout<Number>.stride)
    for number in numbers { put(number) }
  }

  deinit { base.deallocate() }

  /// Makes room for more bytes, and says where they begin.
  func extend(by more: Int) -> UnsafeMutableRawPointer {
    reserve(more)
    defer { count += more }
    return base + count
  }

  /// Gives up the last bytes.
  func shrink(to count: Int) { self.count = count }

  /// Appends a number.
  @inline(__always)
  func put<Number: FixedWidthInteger>(_ number: Number) {
    reserve(MemoryLayout<Number>.size)
    base.storeBytes(of: number.littleEndian, toByteOffset: count, as: Number.self)
    count += MemoryLayout<Number>.size
  }

  /// Appends bytes.
  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    extend(by: bytes.count).copyMemory(from: start, byteCount: bytes.count)
  }

  @inline(__always)
  private func reserve(_ more: Int) {
    if count + more > capacity { grow(more) }
  }

  private func grow(_ more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    larger.copyMemory(from: base, byteCount: count)
    base.deallocate()
    base = larger
  }
}
