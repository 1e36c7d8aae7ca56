/// Tells for ascending documents what a word of a query is worth there, when few terms stand for the word.
struct WordProbe {
  /// How many terms there may be.
  static let most = 8

  private final class Cursor {
    let list: PostingList
    let use: TermUse
    let documents = UnsafeMutablePointer<Int32>.allocate(capacity: SegmentLayout.postingBlock)
    var levels: UnsafeRawPointer?
    var block = 0
    var loaded = -1
    var count = 0
    var index = 0

    init(_ list: PostingList, _ use: TermUse) {
      self.list = list
      self.use = use
    }

    deinit { documents.deallocate() }

    /// The level of the term in a document; 0 when it is not there.
    @inline(__always)
    func level(_ document: Int) -> Int {
      if loaded < 0 || list.lastDocument(block) < document {
        block = list.block(holding: document, from: block)
      }
      guard block < list.blocks else { return 0 }
      if loaded != block {
        (count, levels) = list.readDocuments(block, documents)
        loaded = block
        index = 0
      }
      let wanted = Int32(truncatingIfNeeded: document)
      while index < count, documents[index] < wanted { index &+= 1 }
      guard index < count, documents[index] == wanted else { return 0 }
      guard let levels else { return list.highest }
      return Int(levels.load(fromByteOffset: index >> 1, as: UInt8.self) >> UInt8((index & 1) &* 4)) & 15
    }
  }

  private let cursors: [Cursor]

  init(_ terms: [TermUse], _ segment: Segment) {
    cursors = terms.map { Cursor(segment.postings($0.term), $0) }
  }

  /// Begins again with the first document.
  func rewind() {
    for cursor in cursors {
      cursor.block = 0
      cursor.loaded = -1
    }
  }

  /// What the word is worth in a document; `nil` when it is not there.
  ///
  /// Documents must ascend from call to call.
  func worth(_ document: Int, _ values: UnsafePointer<Int>) -> Int? {
    var best = 0
    for cursor in cursors {
      let level = cursor.level(document)
      if level > 0 { best = max(best, cursor.use.worth(level, values)) }
    }
    return best == 0 ? nil : best
  }
}

/// Documents with all words so far, and what the words are worth there.
struct FoundDocuments {
  private var documents: [Int32]
  private var sums: [Int]

  /// The documents that have a word.
  init(
    _ terms: [TermUse], _ size: Int, _ weight: Int, _ segment: Segment, _ values: UnsafePointer<Int>,
    _ buffers: BlockBuffers
  ) {
    var documents: [Int32] = []
    var sums: [Int] = []
    documents.reserveCapacity(size)
    sums.reserveCapacity(size)
    WordCursor.forEach(terms, size, segment, values, buffers) { document, worth in
      documents.append(Int32(truncatingIfNeeded: document))
      sums.append(weight * worth)
    }
    self.documents = documents
    self.sums = sums
  }

  var isEmpty: Bool { documents.isEmpty }

  /// Calls a body with each document and what its words are worth.
  func forEach(_ body: (Int, Int) -> Void) {
    for index in documents.indices { body(Int(documents[index]), sums[index]) }
  }

  /// Keeps the documents that have another word as well.
  mutating func intersect(
    _ terms: [TermUse], _ weight: Int, _ segment: Segment, _ values: UnsafePointer<Int>,
    _ buffers: BlockBuffers
  ) {
    var worths = [Int](repeating: 0, count: documents.count)
    if terms.count <= WordProbe.most {
      let probe = WordProbe(terms, segment)
      for index in documents.indices { worths[index] = probe.worth(Int(documents[index]), values) ?? 0 }
    } else {
      documents.withUnsafeBufferPointer { documents in
        worths.withUnsafeMutableBufferPointer { worths in
          for use in terms { Self.look(for: use, documents, worths, segment, values, buffers) }
        }
      }
    }
    var kept = 0
    for index in documents.indices where worths[index] > 0 {
      documents[kept] = documents[index]
      sums[kept] = sums[index] + weight * worths[index]
      kept += 1
    }
    documents.removeLast(documents.count - kept)
    sums.removeLast(sums.count - kept)
  }

  /// Notes what a term is worth in the documents that have it; blocks without any of them are passed over.
  private static func look(
    for use: TermUse, _ documents: UnsafeBufferPointer<Int32>, _ worths: UnsafeMutableBufferPointer<Int>,
    _ segment: Segment, _ values: UnsafePointer<Int>, _ buffers: BlockBuffers
  ) {
    let list = segment.postings(use.term)
    var place = 0
    var block = 0
    while place < documents.count {
      block = list.block(holding: Int(documents[place]), from: block)
      guard block < list.blocks else { return }
      let count = list.read(block, buffers.documents, buffers.levels)
      for index in 0..<count where place < documents.count {
        let wanted = buffers.documents[index]
        place = Self.place(of: wanted, in: documents, from: place)
        guard place < documents.count, documents[place] == wanted else { continue }
        worths[place] = max(worths[place], use.worth(Int(buffers.levels[index]), values))
      }
      block += 1
    }
  }

  /// The first place from one on at which a document is not before another; far ones are found in few steps.
  private static func place(
    of wanted: Int32, in documents: UnsafeBufferPointer<Int32>, from start: Int
  ) -> Int {
    guard start < documents.count, documents[start] < wanted else { return start }
    var step = 1
    var low = start &+ 1
    while low &+ step < documents.count, documents[low &+ step &- 1] < wanted {
      low &+= step
      step &*= 2
    }
    var high = min(low &+ step, documents.count)
    while low < high {
      let middle = (low &+ high) >> 1
      if documents[middle] < wanted { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
