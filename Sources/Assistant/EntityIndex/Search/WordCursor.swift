/// Tells for ascending documents what a word of a query is worth there.
struct WordCursor {
  private enum Source {
    /// The postings of the only term.
    case list(PostingList, TermUse, BlockBuffers)
    /// All documents with the word and their worth, ascending.
    case some([Int32], [Int32])
    /// The worth for each document of the segment; 0 where the word is missing.
    case each([Int32])
  }

  private let source: Source
  /// Where the cursor stands: a block of the list, or an element.
  private var position = 0
  private var loaded = -1
  private var loadedCount = 0
  private var index = 0

  /// - Parameter size: How many postings the terms have together.
  init(
    _ terms: [TermUse], _ size: Int, _ segment: Segment, _ values: UnsafePointer<Int>, _ buffers: BlockBuffers
  ) {
    if terms.count == 1 {
      source = .list(segment.postings(terms[0].term), terms[0], BlockBuffers())
    } else if size * 32 > segment.documentCount {
      source = .each(Self.each(terms, segment, values, buffers))
    } else {
      let (documents, worths) = Self.some(terms, size, segment, values, buffers)
      source = .some(documents, worths)
    }
  }

  /// What the word is worth in a document; `nil` when it is not there.
  ///
  /// Documents must ascend from call to call.
  mutating func worth(_ document: Int, _ values: UnsafePointer<Int>) -> Int? {
    switch source {
    case .each(let worths):
      let worth = Int(worths[document])
      return worth == 0 ? nil : worth
    case .some(let documents, let worths):
      let wanted = Int32(truncatingIfNeeded: document)
      var step = 1
      var low = position
      while low + step < documents.count, documents[low + step - 1] < wanted {
        low += step
        step *= 2
      }
      var high = min(low + step, documents.count)
      while low < high {
        let middle = (low + high) / 2
        if documents[middle] < wanted { low = middle + 1 } else { high = middle }
      }
      position = low
      return low < documents.count && documents[low] == wanted ? Int(worths[low]) : nil
    case .list(let list, let use, let buffers):
      position = list.block(holding: document, from: position)
      guard position < list.blocks else { return nil }
      if loaded != position {
        loadedCount = list.read(position, buffers.documents, buffers.levels)
        loaded = position
        index = 0
      }
      let wanted = Int32(truncatingIfNeeded: document)
      while index < loadedCount, buffers.documents[index] < wanted { index &+= 1 }
      guard index < loadedCount, buffers.documents[index] == wanted else { return nil }
      return use.worth(Int(buffers.levels[index]), values)
    }
  }

  /// Calls a body with each document that has one of the terms, ascending, and what the word is worth there.
  static func forEach(
    _ terms: [TermUse], _ size: Int, _ segment: Segment, _ values: UnsafePointer<Int>,
    _ buffers: BlockBuffers,
    _ body: (Int, Int) -> Void
  ) {
    if terms.count == 1 {
      let list = segment.postings(terms[0].term)
      for block in 0..<list.blocks {
        let count = list.read(block, buffers.documents, buffers.levels)
        for index in 0..<count {
          body(Int(buffers.documents[index]), terms[0].worth(Int(buffers.levels[index]), values))
        }
      }
    } else if size * 16 > segment.documentCount {
      let worths = each(terms, segment, values, buffers)
      for document in worths.indices where worths[document] != 0 { body(document, Int(worths[document])) }
    } else {
      let (documents, worths) = some(terms, size, segment, values, buffers)
      for index in documents.indices { body(Int(documents[index]), Int(worths[index])) }
    }
  }

  private static func each(
    _ terms: [TermUse], _ segment: Segment, _ values: UnsafePointer<Int>, _ buffers: BlockBuffers
  ) -> [Int32] {
    var worths = [Int32](repeating: 0, count: segment.documentCount)
    worths.withUnsafeMutableBufferPointer { worths in
      for use in terms {
        let list = segment.postings(use.term)
        for block in 0..<list.blocks {
          let count = list.read(block, buffers.documents, buffers.levels)
          for index in 0..<count {
            let document = Int(buffers.documents[index])
            let worth = Int32(truncatingIfNeeded: use.worth(Int(buffers.levels[index]), values))
            if worth > worths[document] { worths[document] = worth }
          }
        }
      }
    }
    return worths
  }

  private static func some(
    _ terms: [TermUse], _ size: Int, _ segment: Segment, _ values: UnsafePointer<Int>, _ buffers: BlockBuffers
  ) -> ([Int32], [Int32]) {
    var places: [UInt64] = []
    places.reserveCapacity(size)
    for use in terms {
      let list = segment.postings(use.term)
      for block in 0..<list.blocks {
        let count = list.read(block, buffers.documents, buffers.levels)
        for index in 0..<count {
          let worth = use.worth(Int(buffers.levels[index]), values)
          places.append(UInt64(buffers.documents[index]) << 32 | UInt64(worth))
        }
      }
    }
    if terms.count > 1 { places.sort() }
    var documents: [Int32] = []
    var worths: [Int32] = []
    documents.reserveCapacity(places.count)
    worths.reserveCapacity(places.count)
    for place in places {
      let document = Int32(truncatingIfNeeded: place >> 32)
      let worth = Int32(truncatingIfNeeded: place & 0xffff_ffff)
      // Of equal documents the last has the greatest worth.
      if documents.last == document {
        worths[worths.count - 1] = worth
      } else {
        documents.append(document)
        worths.append(worth)
      }
    }
    return (documents, worths)
  }
}
