import Foundation
import IntentWire
import Language
import Testing
import WordVectors

@testable import Understanding

/// How well other ways to ask are told apart, on the sentences in `Tests/Fixtures/Similar`.
// It computes for long, and would starve the tests beside it: `script/test` runs it afterwards.
@Suite(
  "The quality of likeness", .enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_LONG"] != nil))
struct SimilarQualityTests {
  /// One shortcut with other ways to ask for it.
  private struct Shortcut: Decodable {
    var id: String
    /// `kept` where neither vectors nor weights were made from it.
    var part: String
    var app: String
    var phrases: [String]
    var paraphrases: [String]
  }

  private struct Request: Decodable {
    var text: String
    var part: String
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
    var scores: [Double] = []

    var share: Double { Double(right) / Double(max(all, 1)) }
    var namedShare: Double { Double(namedRight) / Double(max(named, 1)) }
  }

  /// The figures of finding the nearest phrase in some way.
  private func figures(
    _ shortcuts: [Shortcut], nearest: (String) -> (phrase: Int, score: Double)?
  ) -> Figures {
    let owners = shortcuts.flatMap { shortcut in shortcut.phrases.map { _ in shortcut.id } }
    var figures = Figures()
    for shortcut in shortcuts {
      for text in shortcut.paraphrases {
        let match = nearest(text)
        let isRight = match.map { owners[$0.phrase] == shortcut.id } ?? false
        figures.all += 1
        figures.right += isRight ? 1 : 0
        figures.scores.append(match?.score ?? 0)
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

  @Test("Shortcuts of apps that nothing was fitted on are found, and what is not served is not")
  func kept() throws {
    let found = try measure("apps", near: "apps-near", far: "apps-far")
    #expect(found.all.share > found.alone.share)
    #expect(found.all.share >= 0.64 && found.all.namedShare >= 0.78)
    #expect(found.near >= 0.8 && found.far >= 0.87)
  }

  @Test("So are those of other apps, in the words that people use every day")
  func everyday() throws {
    let found = try measure("everyday", near: "everyday-near", far: "apps-far")
    #expect(found.all.share >= 0.8 && found.all.namedShare >= 0.93)
    #expect(found.near >= 0.85 && found.far >= 0.87)
  }

  /// What came out for a file of shortcuts, by everything and by vectors alone, and how well it was told apart from what
  /// is not served.
  private func measure(
    _ name: String, near nearMisses: String, far: String
  ) throws -> (all: Figures, alone: Figures, near: Double, far: Double) {
    let shortcuts = try Self.lines(name, as: Shortcut.self).filter { $0.part == "kept" }
    let phrases = shortcuts.flatMap { shortcut in
      shortcut.phrases.map { PhraseSimilarity.Phrase($0, app: shortcut.app) }
    }
    let similarity = try #require(PhraseSimilarity(phrases, language: English()))
    let figures = figures(shortcuts) { text in similarity.nearest(to: text).map { ($0.phrase, $0.score) } }
    let scores = try [nearMisses, far].map { name in
      try Self.lines(name, as: Request.self).filter { $0.part == "kept" }
        .map { similarity.nearest(to: $0.text)?.score ?? 0 }
    }
    let (near, far) = (separation(figures.scores, scores[0]), separation(figures.scores, scores[1]))
    let percent = { (share: Double) in (share * 1_000).rounded() / 10 }
    print(
      "likeness, \(name): right shortcut first \(percent(figures.share)) %, with the app named "
        + "\(percent(figures.namedShare)) %, near misses told apart \((near * 1_000).rounded() / 1_000), "
        + "far requests \((far * 1_000).rounded() / 1_000)")
    let alone = try byVectorsAlone(shortcuts)
    print(
      "likeness, \(name), by vectors alone: right shortcut first \(percent(alone.share)) %, with the app named "
        + "\(percent(alone.namedShare)) %")
    return (figures, alone, near, far)
  }

  /// What the shared vectors find without anything else: how hard the sentences are.
  private func byVectorsAlone(_ shortcuts: [Shortcut]) throws -> Figures {
    let vectors = try #require(WordVectors.shared)
    let phrases = shortcuts.flatMap(\.phrases).map(vectors.embed)
    return figures(shortcuts) { text in
      let said = vectors.embed(text)
      return phrases.enumerated().map { ($0.offset, Double(WordVectors.similarity(said, $0.element))) }
        .max { $0.1 < $1.1 }
    }
  }
}
