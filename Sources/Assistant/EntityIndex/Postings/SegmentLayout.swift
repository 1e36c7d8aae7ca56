/// How the bytes of a segment are arranged.
///
/// A segment is a header, followed by sections that begin at multiples of eight bytes; all numbers are little-endian.
/// It is written once, and never changed.
enum SegmentLayout {
  /// The first eight bytes of a segment; the last digit is the version of the format.
  static let magic: UInt64 = 0x3147_4553_5448_5250
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
    /// For each term where its postings begin, their number and their highest level.
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

/// A segment that was put together, before it is written anywhere.
struct SegmentImage {
  var documentCount = 0
  var termCount = 0
  var lemmaCount = 0
  var firstKey: Int64 = 0
  var lastKey: Int64 = 0
  /// The bytes of each section, in order.
  var sections = [[UInt8]](repeating: [], count: SegmentLayout.Section.allCases.count)

  /// The header, and then each section filled up to a multiple of eight bytes.
  var pieces: [[UInt8]] {
    var padded = sections
    var offsets: [UInt64] = []
    var position = SegmentLayout.headerSize
    for index in padded.indices {
      offsets.append(UInt64(position))
      // Eight bytes more than needed, so that a number can be read at any place.
      let filled = (padded[index].count + 15) & ~7
      padded[index].append(contentsOf: repeatElement(0, count: filled - padded[index].count))
      position += filled
    }
    var checksum = Checksum()
    var header = ByteWriter()
    header.put(UInt64(position))
    header.put(UInt32(documentCount))
    header.put(UInt32(termCount))
    header.put(UInt32(lemmaCount))
    header.put(UInt32(0))
    header.put(UInt64(bitPattern: firstKey))
    header.put(UInt64(bitPattern: lastKey))
    for offset in offsets { header.put(offset) }
    while header.bytes.count < SegmentLayout.headerSize - 16 { header.bytes.append(0) }
    checksum.add(header.bytes)
    for section in padded { checksum.add(section) }
    var start = ByteWriter()
    start.put(SegmentLayout.magic)
    start.put(checksum.value)
    return [start.bytes + header.bytes] + padded
  }
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

  /// Adds bytes; their number is a multiple of eight.
  mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }
}

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

  /// The bytes of numbers as they lie in memory, which is how they lie in a segment.
  static func raw<Number: FixedWidthInteger>(_ numbers: [Number]) -> [UInt8] {
    numbers.withUnsafeBytes { Array($0) }
  }
}
