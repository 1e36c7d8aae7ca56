extension SlotChain {
  /// A way to read a text: the state of each word, and how well it fits.
  struct Reading: Sendable {
    var path: [Int]
    var score: Float
  }

  /// Returns the best readings of a text, the best first.
  ///
  /// - Parameter scores: For every word a row of scores of the intent's own labels.
  func best(_ count: Int, _ scores: [Float], words: Int) -> [Reading] {
    guard slots > 0, words > 0 else { return [Reading(path: [Int](repeating: 0, count: words), score: 0)] }
    let labels = 1 + 2 * slots
    var lattice = ReadingLattice(words: words, states: states, count: count)
    for state in 0..<states where Self.mayStart(state) {
      lattice.begin(state, start[state] + bias[state] + scores[Self.own(state)])
    }
    for word in 1..<max(words, 1) where words > 1 {
      for state in 0..<states {
        let (slot, kind) = ((state - 1) / 3, (state - 1) % 3)
        let base = 3 * slot + 1
        if state == 0 {
          lattice.offer(0, to: 0, word, stay)
        } else if kind == 0 {
          for source in 0..<states { lattice.offer(source, to: state, word, begin[slot * states + source]) }
        } else {
          lattice.offer(base, to: state, word, moves[5 * slot + (kind == 1 ? 0 : 2)])
          lattice.offer(base + 1, to: state, word, moves[5 * slot + (kind == 1 ? 1 : 3)])
          if kind == 2 { lattice.offer(base + 2, to: state, word, moves[5 * slot + 4]) }
        }
        lattice.add(bias[state] + scores[word * labels + Self.own(state)], to: state, word)
      }
    }
    return lattice.readings(end)
  }

  /// The values of a path: the intent's own number of the slot, and the words.
  static func segments(_ path: [Int]) -> [(place: Int, words: Range<Int>)] {
    var segments: [(place: Int, words: Range<Int>)] = []
    for (word, state) in path.enumerated() where state > 0 {
      switch (state - 1) % 3 {
      case 0: segments.append(((state - 1) / 3, word..<word + 1))
      case 1: segments[segments.count - 1].words = segments[segments.count - 1].words.lowerBound..<word + 1
      default: break
      }
    }
    return segments
  }
}

/// For every word and state the best readings up to there, the best first.
private struct ReadingLattice {
  private let words: Int
  private let states: Int
  private let count: Int
  private var scores: [Float]
  /// The state of the word before and which of its readings, as one number.
  private var back: [Int32]

  init(words: Int, states: Int, count: Int) {
    (self.words, self.states, self.count) = (words, states, count)
    scores = [Float](repeating: -.infinity, count: words * states * count)
    back = [Int32](repeating: -1, count: words * states * count)
  }

  mutating func begin(_ state: Int, _ score: Float) { scores[state * count] = score }

  /// Offers the readings that end in a state of the word before to a state of a word.
  @inline(__always)
  mutating func offer(_ source: Int, to state: Int, _ word: Int, _ move: Float) {
    let from = ((word - 1) * states + source) * count
    let to = (word * states + state) * count
    for rank in 0..<count {
      let score = scores[from + rank] + move
      // Also when there is no such reading, of which the score is minus infinity.
      guard score > scores[to + count - 1] else { return }
      var place = to + count - 1
      while place > to, scores[place - 1] < score {
        (scores[place], back[place]) = (scores[place - 1], back[place - 1])
        place -= 1
      }
      (scores[place], back[place]) = (score, Int32(source * count + rank))
    }
  }

  /// Adds the score of a word itself.
  @inline(__always)
  mutating func add(_ score: Float, to state: Int, _ word: Int) {
    let start = (word * states + state) * count
    for index in start..<start + count { scores[index] += score }
  }

  /// Follows the best readings of the last word back to the first.
  func readings(_ end: [Float]) -> [SlotChain.Reading] {
    let last = (words - 1) * states * count
    var ends: [(score: Float, place: Int)] = []
    for place in 0..<states * count where scores[last + place] > -.infinity {
      ends.append((scores[last + place] + end[place / count], place))
    }
    ends.sort { ($1.score, $0.place) < ($0.score, $1.place) }
    return ends.prefix(count).map { best in
      var path = [Int](repeating: 0, count: words)
      var place = best.place
      for word in stride(from: words - 1, through: 0, by: -1) {
        path[word] = place / count
        place = max(Int(back[word * states * count + place]), 0)
      }
      return SlotChain.Reading(path: path, score: best.score)
    }
  }
}
