import Foundation
import IntentWire
import Language
import Testing

@testable import Understanding

/// How well other ways to ask are told apart, on the sentences in `Tests/Fixtures/Similar`.
// It computes for long, and would starve the tests beside it: `script/test` runs it afterwards.
@Suite(
  "The quality of likeness", .enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_LONG"] != nil))
struct SimilarQualityTests {
  /// One shortcut with other ways to ask for it.
  private struct Shortcut: Decodable {
    var id: String
    var part: String
    var app: String
    var phrases: [String]
    var paraphrases: [String]
  }

  private struct Request: Decodable {
    var text: String
  }

  private static func lines<Line: Decodable>(_ name: String, as type: Line.Type) throws -> [Line] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appending(path: "Fixtures/Similar/\(name).jsonl"), encoding: .utf8)
    return try text.split(separator: "\n").map { try JSONDecoder().decode(type, from: Data($0.utf8)) }
  }

  /// The figures of one set of shortcuts.
  private struct Figures {
    var right = 0, all = 0
    var namedRight = 0, named = 0
    var checkRight = 0, check = 0
    var scores: [Double] = []

    var share: Double { Double(right) / Double(max(all, 1)) }
    var namedShare: Double { Double(namedRight) / Double(max(named, 1)) }
    var checkShare: Double { Double(checkRight) / Double(max(check, 1)) }
  }

  private func figures(_ shortcuts: [Shortcut], _ similarity: PhraseSimilarity) -> Figures {
    let owners = shortcuts.flatMap { shortcut in shortcut.phrases.map { _ in shortcut.id } }
    var figures = Figures()
    for shortcut in shortcuts {
      for text in shortcut.paraphrases {
        let match = similarity.nearest(to: text)
        let isRight = match.map { owners[$0.phrase] == shortcut.id } ?? false
        figures.all += 1
        figures.right += isRight ? 1 : 0
        figures.scores.append(match?.score ?? 0)
        if shortcut.part == "check" {
          figures.check += 1
          figures.checkRight += isRight ? 1 : 0
        }
        guard text.lowercased().contains(shortcut.app.lowercased()) else { continue }
        figures.named += 1
        figures.namedRight += isRight ? 1 : 0
      }
    }
    return figures
  }

  /// How surely a request that is served scores higher than one that is not: 0.5 for chance, 1 for always.
  private func separation(_ served: [Double], _ others: [Double]) -> Double {
    var sum = 0.0
    for one in served { for other in others { sum += one > other ? 1 : one == other ? 0.5 : 0 } }
    return sum / Double(served.count * others.count)
  }

  private func similarity(_ shortcuts: [Shortcut]) throws -> PhraseSimilarity {
    let phrases = shortcuts.flatMap { shortcut in
      shortcut.phrases.map { PhraseSimilarity.Phrase($0, app: shortcut.app) }
    }
    return try #require(PhraseSimilarity(phrases, language: English()))
  }

  private func report(_ name: String, _ figures: Figures, near: Double, far: Double) {
    let percent = { (share: Double) in (share * 1_000).rounded() / 10 }
    print(
      "likeness \(name): right shortcut first \(percent(figures.share)) %, with the app named "
        + "\(percent(figures.namedShare)) %, "
        + (figures.check > 0 ? "half kept aside \(percent(figures.checkShare)) %, " : "")
        + "near misses told apart \(percent(near) / 100), far ones \(percent(far) / 100)")
  }

  @Test("Shortcuts are found by other words, and what none of them serves is told apart")
  func steered() throws {
    let shortcuts = try Self.lines("shortcuts", as: Shortcut.self)
    let similarity = try similarity(shortcuts)
    let figures = figures(shortcuts, similarity)
    let scores = try ["near", "far"].map { name in
      try Self.lines(name, as: Request.self).map { similarity.nearest(to: $0.text)?.score ?? 0 }
    }
    let (near, far) = (separation(figures.scores, scores[0]), separation(figures.scores, scores[1]))
    report("shortcuts", figures, near: near, far: far)
    #expect(figures.share >= 0.78 && figures.namedShare >= 0.9 && figures.checkShare >= 0.76)
    #expect(near >= 0.78 && far >= 0.83)
  }

  @Test("So are those of apps that were written later")
  func later() throws {
    let shortcuts = try Self.lines("later", as: Shortcut.self)
    let similarity = try similarity(shortcuts)
    let figures = figures(shortcuts, similarity)
    let scores = try ["later-near", "far"].map { name in
      try Self.lines(name, as: Request.self).map { similarity.nearest(to: $0.text)?.score ?? 0 }
    }
    let (near, far) = (separation(figures.scores, scores[0]), separation(figures.scores, scores[1]))
    report("later", figures, near: near, far: far)
    #expect(figures.share >= 0.78 && figures.namedShare >= 0.86)
    #expect(near >= 0.68 && far >= 0.78)
  }
}
