import Foundation
import IntentWire

/// Words as a person types them, and how well an item fits them.
struct WordQuery {
  /// The most words that are looked at.
  static let limit = 16

  /// A word, with the other forms in which it may be written.
  private struct Wanted {
    var word: String
    var stem: String?
  }

  private let wanted: [Wanted]
  private let words: [String]

  /// Reads words; `nil` when there are none.
  init?(_ text: String) {
    words = Array(SearchableText.words(text).prefix(Self.limit))
    guard !words.isEmpty else { return nil }
    wanted = words.map { Wanted(word: $0, stem: Self.stem($0)) }
  }

  /// The beginnings that a word of an item must have to be worth a look.
  var beginnings: [String] { wanted.map { $0.stem ?? $0.word } }

  /// How well an item fits, more than 0 and up to 1; `nil` when less than half of the words are there.
  func score(_ text: SearchableText) -> Double? {
    var sum = 0.0
    var hits = 0
    for wanted in wanted {
      let best =
        text.fields.lazy.map { field in
          field.weight * (field.words.lazy.map { Self.likeness($0, wanted) }.max() ?? 0)
        }.max() ?? 0
      if best > 0 { hits += 1 }
      sum += best
    }
    guard hits * 2 >= wanted.count, hits > 0 else { return nil }
    let mean = sum / Double(wanted.count)
    // Whoever types the whole name means it.
    let whole = text.names.contains(words) ? 1.0 : text.names.contains { $0.starts(with: words) } ? 0.5 : 0
    return 0.8 * mean + 0.2 * whole
  }

  private static func likeness(_ word: String, _ wanted: Wanted) -> Double {
    if word == wanted.word { return 1 }
    if let stem = wanted.stem, word == stem { return 0.95 }
    if word.hasPrefix(wanted.word) { return word.dropFirst(wanted.word.count) == "s" ? 0.95 : 0.6 }
    return 0
  }

  /// A word without an English plural ending; `nil` when it has none.
  private static func stem(_ word: String) -> String? {
    guard word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us") else {
      return nil
    }
    if word.hasSuffix("ches") || word.hasSuffix("shes") || word.hasSuffix("xes") || word.hasSuffix("sses") {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }
}
