/// The passages of an automaton in the making, in the order in which they were added.
struct Passages {
  /// A passage from one node to another.
  struct Passage {
    var from: Int32
    var to: Int32
    /// What it takes: a word, a mark, a slot, or the end of a phrase.
    var label: Int32
    /// The node inside a slot, or -1.
    var inside: Int32
    var cost: Float
  }

  private(set) var all: [Passage] = []

  /// Room for those of a few dozen apps, so that they are not moved over and over; what is not used is never touched.
  init() { all.reserveCapacity(1 << 17) }

  mutating func add(from: Int32, to: Int32 = -1, label: Int32, inside: Int32 = -1, cost: Float = 0) {
    all.append(Passage(from: from, to: to, label: label, inside: inside, cost: cost))
  }

  /// The passages by the node where they begin, those of one node in the order in which they were added.
  func rows(nodes: Int) -> PassageRows { PassageRows(all, nodes: nodes) }
}

/// Passages by node.
///
/// An automaton has some hundred thousand of them, and each command lays them out anew, so the work is done in place.
struct PassageRows {
  /// Where the passages of each node begin, with the end of the last ones.
  private(set) var starts: [Int32]
  private(set) var passages: [Passages.Passage]

  init(_ all: [Passages.Passage], nodes: Int) {
    var starts = [Int32](repeating: 0, count: nodes + 1)
    var places = [Int32](repeating: 0, count: nodes + 1)
    starts.withUnsafeMutableBufferPointer { starts in
      all.withUnsafeBufferPointer { all in
        var index = 0
        while index < all.count {
          starts[Int(all[index].from) + 1] += 1
          index += 1
        }
      }
      var node = 0
      while node < nodes {
        starts[node + 1] += starts[node]
        node += 1
      }
      places.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: starts) }
    }
    passages = [Passages.Passage](unsafeUninitializedCapacity: all.count) { rows, count in
      places.withUnsafeMutableBufferPointer { places in
        all.withUnsafeBufferPointer { all in
          var index = 0
          while index < all.count {
            let from = Int(all[index].from)
            rows.initializeElement(at: Int(places[from]), to: all[index])
            places[from] += 1
            index += 1
          }
        }
      }
      count = all.count
    }
    self.starts = starts
  }

  /// Sorts the passages of each node by what they take and where they lead.
  mutating func sort() {
    let starts = starts
    passages.withUnsafeMutableBufferPointer { passages in
      var node = 0
      while node + 1 < starts.count {
        Self.sort(passages, Int(starts[node]), Int(starts[node + 1]))
        node += 1
      }
    }
  }

  private static func sort(_ row: UnsafeMutableBufferPointer<Passages.Passage>, _ start: Int, _ end: Int) {
    if end - start > 24 {
      row[start..<end].sort { ($0.label, $0.to) < ($1.label, $1.to) }
      return
    }
    var next = start + 1
    while next < end {
      let passage = row[next]
      var place = next
      while place > start {
        let before = row[place - 1]
        if before.label < passage.label || before.label == passage.label && before.to <= passage.to { break }
        row[place] = before
        place -= 1
      }
      row[place] = passage
      next += 1
    }
  }
}
