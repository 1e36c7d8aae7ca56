/// Packs the postings of a term: documents in ascending order, each with a level from 1 to 15.
///
/// Blocks of 128 postings follow a table with eight bytes for each: the last document, and the place of the block with
/// its highest level. A block is the width of a difference in bits, the packed differences, and the packed levels.
struct PostingEncoder {
  private(set) var bytes: [UInt8] = []

  /// Appends the postings of one term.
  ///
  /// - Parameter postings: A document in the upper bits and a level in the lower 8, ascending.
  /// - Returns: Where they begin, and their highest level.
  mutating func append(_ postings: UnsafeBufferPointer<UInt64>) -> (offset: Int, highest: UInt8) {
    let start = bytes.count
    let size = SegmentLayout.postingBlock
    let blocks = (postings.count + size - 1) / size
    bytes.append(contentsOf: repeatElement(0, count: blocks * 8))
    var previous = -1
    var highest: UInt8 = 0
    for block in 0..<blocks {
      let from = block * size
      let to = min(from + size, postings.count)
      let place = bytes.count - start
      var widest: UInt64 = 0
      var best: UInt8 = 0
      var last = previous
      for index in from..<to {
        let document = Int(postings[index] >> 8)
        widest |= UInt64(document - last - 1)
        best = max(best, UInt8(truncatingIfNeeded: postings[index]))
        last = document
      }
      let width = 64 - widest.leadingZeroBitCount
      bytes.append(UInt8(width))
      pack(postings, from, to, previous, width)
      previous = last
      highest = max(highest, best)
      put(UInt32(truncatingIfNeeded: last), at: start + block * 8)
      put(UInt32(truncatingIfNeeded: place << 8) | UInt32(best), at: start + block * 8 + 4)
    }
    return (start, highest)
  }

  private mutating func pack(
    _ postings: UnsafeBufferPointer<UInt64>, _ from: Int, _ to: Int, _ previous: Int, _ width: Int
  ) {
    var pending: UInt64 = 0
    var held = 0
    var last = previous
    for index in from..<to {
      let document = Int(postings[index] >> 8)
      pending |= UInt64(document - last - 1) << UInt64(held)
      held += width
      last = document
      while held >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        held -= 8
      }
    }
    if held > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    var index = from
    while index < to {
      let low = UInt8(truncatingIfNeeded: postings[index]) & 15
      let high = index + 1 < to ? UInt8(truncatingIfNeeded: postings[index + 1]) & 15 : 0
      bytes.append(low | high << 4)
      index += 2
    }
  }

  private mutating func put(_ number: UInt32, at place: Int) {
    for byte in 0..<4 { bytes[place + byte] = UInt8(truncatingIfNeeded: number >> UInt32(byte * 8)) }
  }
}

/// The postings of one term in a segment, read block by block.
struct PostingList {
  private let base: UnsafeRawPointer
  /// How many postings there are.
  let count: Int

  init(base: UnsafeRawPointer, count: Int) {
    self.base = base
    self.count = count
  }

  /// How many blocks there are.
  var blocks: Int { (count + SegmentLayout.postingBlock - 1) / SegmentLayout.postingBlock }

  /// The last document of a block.
  func lastDocument(_ block: Int) -> Int {
    Int(base.loadUnaligned(fromByteOffset: block * 8, as: UInt32.self))
  }

  /// The highest level of a block.
  func highest(_ block: Int) -> Int {
    Int(base.loadUnaligned(fromByteOffset: block * 8 + 4, as: UInt32.self) & 0xff)
  }

  /// The first block, from one on, whose last document is not before a document; the number of blocks if there is none.
  func block(holding document: Int, from start: Int) -> Int {
    var step = 1
    var low = start
    let end = blocks
    while low + step < end, lastDocument(low + step - 1) < document {
      low += step
      step *= 2
    }
    var high = min(low + step, end)
    while low < high {
      let middle = (low + high) / 2
      if lastDocument(middle) < document { low = middle + 1 } else { high = middle }
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
    let size = SegmentLayout.postingBlock
    let number = min(size, count - block * size)
    let place = Int(base.loadUnaligned(fromByteOffset: block * 8 + 4, as: UInt32.self) >> 8)
    let data = base + place
    let width = Int(data.load(as: UInt8.self))
    let packed = data + 1
    var last = block == 0 ? -1 : Int32(truncatingIfNeeded: lastDocument(block - 1))
    if width == 0 {
      for index in 0..<number {
        last &+= 1
        documents[index] = last
      }
    } else {
      let mask: UInt64 = (1 << UInt64(width)) - 1
      var bit = 0
      for index in 0..<number {
        let word = packed.loadUnaligned(fromByteOffset: bit >> 3, as: UInt64.self)
        last &+= Int32(truncatingIfNeeded: (word >> UInt64(bit & 7)) & mask) &+ 1
        documents[index] = last
        bit &+= width
      }
    }
    let packedLevels = packed + (number * width + 7) / 8
    var index = 0
    while index < number {
      let pair = packedLevels.load(fromByteOffset: index >> 1, as: UInt8.self)
      levels[index] = pair & 15
      if index &+ 1 < number { levels[index &+ 1] = pair >> 4 }
      index &+= 2
    }
    return number
  }
}
