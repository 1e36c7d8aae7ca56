/// A posting: a document in the upper bits, and a level from 1 to 15 in the lower 4.
typealias Posting = UInt32

/// Packs the postings of a term: documents in ascending order, each with a level from 1 to 15.
///
/// Blocks of 128 postings follow a table with eight bytes for each: the last document, and the place of the block with
/// its highest level. A block is the width of a difference in bits, the packed differences, and the packed levels. A
/// single block has only its last document before it, and a single posting is no block at all; see ``TermInfo``.
struct PostingEncoder {
  let bytes = ByteBuffer(capacity: 65_536)

  /// Appends the postings of one term, at least two.
  ///
  /// - Parameter postings: Ascending.
  /// - Returns: Where they begin, and their highest level.
  func append(_ postings: UnsafeBufferPointer<Posting>) -> (offset: Int, highest: UInt32) {
    let start = bytes.count
    let size = SegmentLayout.postingBlock
    let blocks = (postings.count + size - 1) / size
    let table = blocks == 1 ? 4 : blocks * 8
    // Differences have at most 28 bits.
    let room = table + postings.count * 4 + blocks * 16 + postings.count
    let base = bytes.extend(by: room)
    var place = table
    var previous = -1
    var highest: UInt32 = 0
    for block in 0..<blocks {
      let from = block * size
      let part = UnsafeBufferPointer(rebasing: postings[from..<min(from + size, postings.count)])
      let begin = place
      let best = pack(part, previous, base, &place)
      let last = UInt32(part[part.count - 1] >> 4)
      previous = Int(last)
      highest = max(highest, best)
      base.storeBytes(of: last.littleEndian, toByteOffset: blocks == 1 ? 0 : block * 8, as: UInt32.self)
      if blocks > 1 {
        let entry = UInt32(truncatingIfNeeded: begin) << 8 | best
        base.storeBytes(of: entry.littleEndian, toByteOffset: block * 8 + 4, as: UInt32.self)
      }
    }
    bytes.shrink(to: start + place)
    return (start, highest)
  }

  /// Packs one block; returns its highest level.
  private func pack(
    _ part: UnsafeBufferPointer<Posting>, _ previous: Int, _ base: UnsafeMutableRawPointer, _ place: inout Int
  ) -> UInt32 {
    var widest: UInt32 = 0
    var best: UInt32 = 0
    var last = UInt32(truncatingIfNeeded: previous)
    for posting in part {
      let document = posting >> 4
      widest |= document &- last &- 1
      best = max(best, posting & 15)
      last = document
    }
    let width = 32 - widest.leadingZeroBitCount
    base.storeBytes(of: UInt8(width), toByteOffset: place, as: UInt8.self)
    place += 1
    last = UInt32(truncatingIfNeeded: previous)
    var pending: UInt64 = 0
    var held: UInt64 = 0
    for posting in part {
      let document = posting >> 4
      pending |= UInt64(document &- last &- 1) << held
      held &+= UInt64(width)
      last = document
      if held >= 32 {
        base.storeBytes(
          of: UInt32(truncatingIfNeeded: pending).littleEndian, toByteOffset: place, as: UInt32.self)
        place &+= 4
        pending >>= 32
        held &-= 32
      }
    }
    while held > 0 {
      base.storeBytes(of: UInt8(truncatingIfNeeded: pending), toByteOffset: place, as: UInt8.self)
      place &+= 1
      pending >>= 8
      held = held > 8 ? held &- 8 : 0
    }
    var index = 0
    while index < part.count {
      let low = UInt8(truncatingIfNeeded: part[index]) & 15
      let high = index + 1 < part.count ? UInt8(truncatingIfNeeded: part[index + 1]) & 15 : 0
      base.storeBytes(of: low | high << 4, toByteOffset: place, as: UInt8.self)
      place &+= 1
      index &+= 2
    }
    return best
  }
}

/// The postings of one term in a segment, read block by block.
struct PostingList {
  private let base: UnsafeRawPointer
  /// How many postings there are.
  let count: Int
  /// The highest level.
  let highest: Int
  /// How many blocks there are.
  let blocks: Int
  /// The document of the only posting.
  private let single: Int

  /// - Parameters:
  ///   - base: Where the postings of all terms begin.
  ///   - offset: Where those of the term begin among them; for a single posting its document.
  init(base: UnsafeRawPointer, offset: Int, count: Int, highest: Int) {
    self.base = count == 1 ? base : base + offset
    single = offset
    self.count = count
    self.highest = highest
    blocks = (count + SegmentLayout.postingBlock - 1) / SegmentLayout.postingBlock
  }

  /// The last document of a block.
  @inline(__always)
  func lastDocument(_ block: Int) -> Int {
    count == 1 ? single : Int(base.loadUnaligned(fromByteOffset: block &* 8, as: UInt32.self))
  }

  /// The highest level of a block.
  @inline(__always)
  func highest(_ block: Int) -> Int {
    blocks == 1 ? highest : Int(base.loadUnaligned(fromByteOffset: block &* 8 &+ 4, as: UInt32.self) & 0xff)
  }

  /// The first block, from one on, whose last document is not before a document; the number of blocks if there is none.
  @inline(__always)
  func block(holding document: Int, from start: Int) -> Int {
    if start >= blocks || lastDocument(start) >= document { return start }
    var step = 1
    var low = start &+ 1
    while low &+ step < blocks, lastDocument(low &+ step &- 1) < document {
      low &+= step
      step &*= 2
    }
    var high = min(low &+ step, blocks)
    while low < high {
      let middle = (low &+ high) >> 1
      if lastDocument(middle) < document { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// Unpacks a block.
  ///
  /// - Parameters:
  ///   - documents: Takes up to 128 documents.
  ///   - levels: Takes up to 128 levels.
  /// - Returns: How many postings the block has.
  func read(
    _ block: Int, _ documents: UnsafeMutablePointer<Int32>, _ levels: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let (number, packedLevels) = readDocuments(block, documents)
    guard let packedLevels else {
      levels[0] = UInt8(truncatingIfNeeded: highest)
      return 1
    }
    var index = 0
    while index < number {
      let pair = packedLevels.load(fromByteOffset: index >> 1, as: UInt8.self)
      levels[index] = pair & 15
      // One beyond the last is within the memory of a block.
      levels[index &+ 1] = pair >> 4
      index &+= 2
    }
    return number
  }

  /// Unpacks the documents of a block; the levels lie where the second result says, two to a byte.
  @inline(__always)
  func readDocuments(
    _ block: Int, _ documents: UnsafeMutablePointer<Int32>
  ) -> (count: Int, levels: UnsafeRawPointer?) {
    guard count > 1 else {
      documents[0] = Int32(truncatingIfNeeded: single)
      return (1, nil)
    }
    let size = SegmentLayout.postingBlock
    let number = min(size, count &- block &* size)
    let place =
      blocks == 1 ? 4 : Int(base.loadUnaligned(fromByteOffset: block &* 8 &+ 4, as: UInt32.self) >> 8)
    let data = base + place
    let width = Int(data.load(as: UInt8.self))
    let packed = data + 1
    var last = block == 0 ? -1 : Int32(truncatingIfNeeded: lastDocument(block &- 1))
    if width == 0 {
      for index in 0..<number {
        last &+= 1
        documents[index] = last
      }
    } else {
      let mask: UInt64 = (1 &<< UInt64(width)) &- 1
      var bit = 0
      for index in 0..<number {
        let word = packed.loadUnaligned(fromByteOffset: bit >> 3, as: UInt64.self)
        last &+= Int32(truncatingIfNeeded: (word &>> UInt64(bit & 7)) & mask) &+ 1
        documents[index] = last
        bit &+= width
      }
    }
    return (number, packed + (number &* width &+ 7) / 8)
  }
}
