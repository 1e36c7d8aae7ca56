/// Goes through the documents that have a word of a query, in whatever form.
enum WordCursor {
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
