internal import Foundation

/// Memory for one sentence at a time while a model learns.
struct SlotWork {
  /// The scores of the intent's own labels, a row for each word.
  var scores: [Float] = []
  /// How probable each label is, less 1 where it is the right one.
  var labelGradients: [Float] = []
  var kept: [UInt32] = []
  var starts: [Int] = []
  var active: [(Int, Float)] = []
  var begin: [Float] = []
  var moves: [Float] = []
  var stay: Float = 0
  var start: [Float] = []
  var end: [Float] = []
  var bias: [Float] = []
  fileprivate var alpha: [Float] = []
  fileprivate var beta: [Float] = []
  fileprivate var factors: [Float] = []
  fileprivate var sums: [Float] = []

  mutating func prepare(words: Int, states: Int, labels: Int) {
    func reset(_ numbers: inout [Float], _ count: Int) {
      if numbers.count == count {
        for index in numbers.indices { numbers[index] = 0 }
      } else {
        numbers = [Float](repeating: 0, count: count)
      }
    }
    let slots = (states - 1) / 3
    reset(&scores, words * labels)
    reset(&labelGradients, words * labels)
    reset(&begin, slots * states)
    reset(&moves, 5 * slots)
    reset(&start, states)
    reset(&end, states)
    reset(&bias, states)
    reset(&alpha, words * states)
    reset(&beta, words * states)
    reset(&factors, words * states)
    reset(&sums, words)
    stay = 0
  }
}

extension SlotChain {
  /// Computes for every weight how much it is expected less how much it is seen, by forward and backward sums.
  func gradients(_ work: inout SlotWork, gold: [Int], words: Int) {
    let chain = ExponentialChain(self)
    let labels = 1 + 2 * slots
    factors(&work, words, labels)
    var (alpha, next) = ([Float](repeating: 0, count: states), [Float](repeating: 0, count: states))
    for word in 0..<words {
      if word == 0 {
        for state in 0..<states { next[state] = Self.mayStart(state) ? chain.start[state] : 0 }
      } else {
        chain.forward(alpha, into: &next)
      }
      var sum: Float = 0
      for state in 0..<states {
        next[state] *= work.factors[word * states + state]
        sum += next[state]
      }
      let factor = 1 / max(sum, .leastNormalMagnitude)
      for state in 0..<states {
        next[state] *= factor
        work.alpha[word * states + state] = next[state]
      }
      work.sums[word] = sum
      swap(&alpha, &next)
    }
    backward(chain, &work, words)
    expect(chain, &work, words, labels)
    observe(&work, gold, labels)
  }

  private func factors(_ work: inout SlotWork, _ words: Int, _ labels: Int) {
    for word in 0..<words {
      var largest = -Float.infinity
      for state in 0..<states {
        largest = max(largest, bias[state] + work.scores[word * labels + Self.own(state)])
      }
      for state in 0..<states {
        work.factors[word * states + state] = Foundation.exp(
          bias[state] + work.scores[word * labels + Self.own(state)] - largest)
      }
    }
  }

  /// Fills `beta` so that `alpha · beta`, divided by its sum, is how probable each state is.
  private func backward(_ chain: ExponentialChain, _ work: inout SlotWork, _ words: Int) {
    let last = (words - 1) * states
    for state in 0..<states { work.beta[last + state] = chain.end[state] }
    var after = [Float](repeating: 0, count: states)
    for word in stride(from: words - 2, through: 0, by: -1) {
      let factor = 1 / max(work.sums[word + 1], .leastNormalMagnitude)
      for state in 0..<states {
        after[state] =
          work.beta[(word + 1) * states + state] * work.factors[(word + 1) * states + state] * factor
      }
      let row = word * states
      work.beta[row] = chain.stay * after[0]
      for slot in 0..<slots {
        let (base, move) = (3 * slot + 1, 5 * slot)
        work.beta[row + base] = chain.moves[move] * after[base + 1] + chain.moves[move + 2] * after[base + 2]
        work.beta[row + base + 1] =
          chain.moves[move + 1] * after[base + 1] + chain.moves[move + 3] * after[base + 2]
        work.beta[row + base + 2] = chain.moves[move + 4] * after[base + 2]
      }
      for slot in 0..<slots {
        let value = after[3 * slot + 1]
        if value == 0 { continue }
        for state in 0..<states { work.beta[row + state] += chain.begin[slot * states + state] * value }
      }
    }
  }

  private func expect(_ chain: ExponentialChain, _ work: inout SlotWork, _ words: Int, _ labels: Int) {
    let last = (words - 1) * states
    var total: Float = 0
    for state in 0..<states { total += work.alpha[last + state] * work.beta[last + state] }
    let whole = 1 / max(total, .leastNormalMagnitude)
    for word in 0..<words {
      for state in 0..<states {
        let share = work.alpha[word * states + state] * work.beta[word * states + state] * whole
        work.labelGradients[word * labels + Self.own(state)] += share
        work.bias[state] += share
        if word == 0 { work.start[state] += share }
        if word == words - 1 { work.end[state] += share }
      }
    }
    for word in 1..<max(words, 1) where words > 1 {
      let factor = whole / max(work.sums[word], .leastNormalMagnitude)
      let (row, before) = (word * states, (word - 1) * states)
      func after(_ state: Int) -> Float { work.beta[row + state] * work.factors[row + state] * factor }
      work.stay += work.alpha[before] * chain.stay * after(0)
      for slot in 0..<slots {
        let (base, move) = (3 * slot + 1, 5 * slot)
        let (b, i, m) = (
          work.alpha[before + base], work.alpha[before + base + 1], work.alpha[before + base + 2]
        )
        let (inside, behind, begin) = (after(base + 1), after(base + 2), after(base))
        work.moves[move] += b * chain.moves[move] * inside
        work.moves[move + 1] += i * chain.moves[move + 1] * inside
        work.moves[move + 2] += b * chain.moves[move + 2] * behind
        work.moves[move + 3] += i * chain.moves[move + 3] * behind
        work.moves[move + 4] += m * chain.moves[move + 4] * behind
        if begin == 0 { continue }
        for state in 0..<states {
          work.begin[slot * states + state] +=
            work.alpha[before + state] * chain.begin[slot * states + state] * begin
        }
      }
    }
  }

  /// Takes away what the right labels have.
  private func observe(_ work: inout SlotWork, _ gold: [Int], _ labels: Int) {
    let path = Self.path(gold)
    for (word, state) in path.enumerated() {
      work.labelGradients[word * labels + gold[word]] -= 1
      work.bias[state] -= 1
      if word == 0 { work.start[state] -= 1 }
      if word == path.count - 1 { work.end[state] -= 1 }
      guard word > 0 else { continue }
      let from = path[word - 1]
      if state == 0 {
        work.stay -= 1
        continue
      }
      let (slot, kind) = ((state - 1) / 3, (state - 1) % 3)
      let source = (from - 1) % 3
      switch kind {
      case 0: work.begin[slot * states + from] -= 1
      case 1: work.moves[5 * slot + (source == 0 ? 0 : 1)] -= 1
      default: work.moves[5 * slot + 2 + source] -= 1
      }
    }
  }
}
