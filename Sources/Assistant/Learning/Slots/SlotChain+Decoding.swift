internal import Foundation

extension SlotChain {
  /// Returns the best states of a text and the logarithm of their share among all.
  ///
  /// - Parameters:
  ///   - scores: For every word a row of scores of the intent's own labels.
  ///   - factors: The moves of this chain as factors.
  func decode(_ scores: [Float], words: Int, _ factors: ExponentialChain) -> (path: [Int], logShare: Float) {
    guard slots > 0, words > 0 else { return ([Int](repeating: 0, count: words), 0) }
    let labels = 1 + 2 * slots
    var back = [Int32](repeating: -1, count: words * states)
    var last = [Float](repeating: -.infinity, count: states)
    var next = last
    for state in 0..<states where Self.mayStart(state) {
      last[state] = start[state] + bias[state] + scores[Self.own(state)]
    }
    for word in 1..<max(words, 1) where words > 1 {
      for state in 0..<states {
        let (score, from) = best(into: state, last)
        next[state] = score + bias[state] + scores[word * labels + Self.own(state)]
        back[word * states + state] = Int32(from)
      }
      swap(&last, &next)
    }
    var (winner, top) = (0, -Float.infinity)
    for state in 0..<states where last[state] + end[state] > top {
      (winner, top) = (state, last[state] + end[state])
    }
    var path = [Int](repeating: 0, count: words)
    var state = winner
    for word in stride(from: words - 1, through: 0, by: -1) {
      path[word] = state
      state = Int(back[word * states + state])
    }
    return (path, top - logTotal(scores, words: words, factors))
  }

  @inline(__always)
  static func mayStart(_ state: Int) -> Bool { state == 0 || (state - 1) % 3 == 0 }

  private func best(into state: Int, _ last: [Float]) -> (Float, Int) {
    if state == 0 { return (last[0] + stay, 0) }
    let (slot, kind) = ((state - 1) / 3, (state - 1) % 3)
    if kind == 0 {
      var (top, from) = (-Float.infinity, 0)
      for source in 0..<states where last[source] + begin[slot * states + source] > top {
        (top, from) = (last[source] + begin[slot * states + source], source)
      }
      return (top, from)
    }
    let base = 3 * slot + 1
    var (top, from) = (last[base] + moves[5 * slot + (kind == 1 ? 0 : 2)], base)
    let inside = last[base + 1] + moves[5 * slot + (kind == 1 ? 1 : 3)]
    if inside > top { (top, from) = (inside, base + 1) }
    if kind == 2, last[base + 2] + moves[5 * slot + 4] > top {
      (top, from) = (last[base + 2] + moves[5 * slot + 4], base + 2)
    }
    return (top, from)
  }

  /// The logarithm of the sum over all paths.
  private func logTotal(_ scores: [Float], words: Int, _ chain: ExponentialChain) -> Float {
    let labels = 1 + 2 * slots
    var alpha = [Float](repeating: 0, count: states)
    var next = alpha
    var total: Float = 0
    for word in 0..<words {
      var largest = -Float.infinity
      for state in 0..<states {
        largest = max(largest, bias[state] + scores[word * labels + Self.own(state)])
      }
      if word == 0 {
        for state in 0..<states { next[state] = Self.mayStart(state) ? chain.start[state] : 0 }
      } else {
        chain.forward(alpha, into: &next)
      }
      var sum: Float = 0
      for state in 0..<states {
        next[state] *= Foundation.exp(bias[state] + scores[word * labels + Self.own(state)] - largest)
        sum += next[state]
      }
      guard sum > 0 else { return .infinity }
      for state in 0..<states { next[state] /= sum }
      total += largest + Foundation.log(sum)
      swap(&alpha, &next)
    }
    var sum: Float = 0
    for state in 0..<states { sum += alpha[state] * chain.end[state] }
    return sum > 0 ? total + Foundation.log(sum) : .infinity
  }
}

/// The moves of a chain as factors.
struct ExponentialChain: Sendable {
  let slots: Int
  let states: Int
  let begin: [Float]
  let moves: [Float]
  let stay: Float
  let start: [Float]
  let end: [Float]

  init(_ chain: SlotChain) {
    (slots, states) = (chain.slots, chain.states)
    begin = chain.begin.map { Foundation.exp($0) }
    moves = chain.moves.map { Foundation.exp($0) }
    stay = Foundation.exp(chain.stay)
    start = chain.start.map { Foundation.exp($0) }
    end = chain.end.map { Foundation.exp($0) }
  }

  /// Moves all sums one word on.
  func forward(_ alpha: [Float], into next: inout [Float]) {
    next[0] = alpha[0] * stay
    for slot in 0..<slots {
      let base = 3 * slot + 1
      let (b, i, m) = (alpha[base], alpha[base + 1], alpha[base + 2])
      let row = 5 * slot
      next[base + 1] = b * moves[row] + i * moves[row + 1]
      next[base + 2] = b * moves[row + 2] + i * moves[row + 3] + m * moves[row + 4]
      var sum: Float = 0
      for state in 0..<states { sum += alpha[state] * begin[slot * states + state] }
      next[base] = sum
    }
  }
}
