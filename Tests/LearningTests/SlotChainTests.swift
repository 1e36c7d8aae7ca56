import Foundation
import Testing

@testable import Learning

/// The best readings by a chain, compared with all readings there are.
struct SlotChainTests {
  private let words = 4

  /// A chain with two slots and weights by chance.
  private func chain(_ random: inout SeededGenerator) -> (SlotChain, scores: [Float]) {
    let labels = SlotLabels(names: ["a", "b"], slots: [[0, 1]])
    let layout = SlotLayout(labels)
    let weights = (0..<layout.count).map { _ in 2 * random.normal() }
    let scores = (0..<words * 5).map { _ in 2 * random.normal() }
    return (SlotChain(layout, weights, intent: 0), scores)
  }

  /// Every sequence of labels with its score, the best first.
  private func all(_ chain: SlotChain, _ scores: [Float]) -> [(path: [Int], score: Float)] {
    var found: [(path: [Int], score: Float)] = []
    for number in 0..<625 {
      var (labels, rest): ([Int], Int) = ([], number)
      for _ in 0..<words {
        labels.append(rest % 5)
        rest /= 5
      }
      // A value is continued only where it has begun.
      let isLegal = labels.indices.allSatisfy { index in
        let label = labels[index]
        guard label == 2 || label == 4 else { return true }
        return index > 0 && (labels[index - 1] == label || labels[index - 1] == label - 1)
      }
      guard isLegal else { continue }
      let path = SlotChain.path(labels)
      var score = chain.start[path[0]] + chain.end[path[words - 1]]
      for (word, state) in path.enumerated() {
        score += chain.bias[state] + scores[word * 5 + labels[word]]
        if word > 0 { score += move(chain, path[word - 1], state) }
      }
      found.append((path, score))
    }
    return found.sorted { $0.score > $1.score }
  }

  private func move(_ chain: SlotChain, _ from: Int, _ to: Int) -> Float {
    if to == 0 { return chain.stay }
    let (slot, kind, source) = ((to - 1) / 3, (to - 1) % 3, (from - 1) % 3)
    switch kind {
    case 0: return chain.begin[slot * chain.states + from]
    case 1: return chain.moves[5 * slot + source]
    default: return chain.moves[5 * slot + 2 + source]
    }
  }

  @Test func bestReadingsAreTheBestOfAll() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<50 {
      let (chain, scores) = chain(&random)
      let all = all(chain, scores)
      let best = chain.best(6, scores, words: words)
      #expect(best.map(\.path) == all.prefix(6).map(\.path))
      for (one, other) in zip(best, all) { #expect(abs(one.score - other.score) < 1e-3) }
      let (path, logShare) = chain.decode(scores, words: words, ExponentialChain(chain))
      #expect(path == all.first?.path)
      let total = Scores.logSum(all.map(\.score))
      #expect(abs(logShare - ((all.first?.score ?? 0) - total)) < 1e-3)
    }
  }

  @Test func segmentsAreTheValuesOfAPath() {
    // Outside, slot 1 over two words, behind it, slot 0 twice.
    let segments = SlotChain.segments([0, 4, 5, 6, 1, 1])
    #expect(segments.map(\.place) == [1, 0, 0])
    #expect(segments.map(\.words) == [1..<3, 4..<5, 5..<6])
  }

  @Test func rankersLearnWhatTheChainCannotSee() throws {
    // The chain prefers the first reading a little; the second is right whenever it has feature 7.
    let lessons = (0..<200).map { index in
      let isOdd = index % 2 == 1
      return SegmentRanker.Lesson(
        readings: [([1, 2], 0), (isOdd ? [1, 7] : [1, 3], -0.5)], gold: isOdd ? 1 : 0)
    }
    let ranker = try #require(SegmentRanker.train(lessons, seed: 1))
    #expect(ranker.score([1, 7], chain: -0.5) > ranker.score([1, 2], chain: 0))
    #expect(ranker.score([1, 3], chain: -0.5) < ranker.score([1, 2], chain: 0))
    #expect(SegmentRanker.train(Array(lessons.prefix(10)), seed: 1) == nil)
  }
}
