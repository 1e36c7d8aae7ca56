import Language

/// Finds the option that a person points at: by name, by part of it, by its place, or by how it sounds.
struct OptionMatcher {
  enum Match: Hashable {
    case nothing
    case one(Int)
    case several([Int])
  }

  /// How alike two names must be, and by how much better than the next, to be taken for the same.
  static let similarityThreshold = 0.75
  static let similarityMargin = 0.08

  let language: any LanguageReader
  private let options: [[Name]]

  /// One name of an option in the forms in which it is compared.
  private struct Name {
    var words: [String]
    var lemmas: Set<String>
    var text: String { words.joined(separator: " ") }
  }

  /// Prepares options, each with all its names.
  init(_ options: [[String]], language: any LanguageReader) {
    self.language = language
    self.options = options.map { names in
      names.map { name in
        let words = Self.words(language.tokens(in: name))
        return Name(words: words, lemmas: Set(words.map(language.lemma(of:))))
      }
    }
  }

  /// Returns what a sentence points at.
  func match(_ text: String, places: Bool = true) -> Match {
    let tokens = language.tokens(in: text)
    let words = Self.words(tokens)
    guard !words.isEmpty, !options.isEmpty else { return .nothing }
    if let exact = exact(words) { return exact }
    if places, let place = place(tokens, among: options.count) { return .one(place) }
    let telling = words.filter { !AnswerWords.pointing.contains($0) }.map(owner)
    if !telling.isEmpty, let exact = exact(telling) { return exact }
    let partial = partial(telling)
    if partial != .nothing { return partial }
    return similar(telling.isEmpty ? words : telling)
  }

  /// A word without a possessive ending that no option has: “the Oxbow Quartet's version”.
  private func owner(_ word: String) -> String {
    guard word.hasSuffix("'s"), !options.contains(where: { $0.contains { $0.words.contains(word) } }) else {
      return word
    }
    return String(word.dropLast(2))
  }

  private func exact(_ words: [String]) -> Match? {
    let found = options.indices.filter { options[$0].contains { $0.words == words } }
    return found.isEmpty ? nil : found.count == 1 ? .one(found[0]) : .several(found)
  }

  /// The place that "the second one", "number two", "2" or "the last" names, and nothing else of weight.
  func place(_ tokens: [Token], among count: Int) -> Int? {
    guard count > 0 else { return nil }
    let words = tokens.filter { $0.kind == .word || $0.kind == .number }
    let telling = words.filter { !AnswerWords.pointing.contains($0.folded) }
    if telling.count == 1, AnswerWords.last.contains(telling[0].folded) { return count - 1 }
    if telling.count == 1, AnswerWords.first.contains(telling[0].folded) { return 0 }
    let numbers = language.numbers(in: words)
    guard let number = numbers.first(where: \.isOrdinal) ?? numbers.first else { return nil }
    // “Make one” chooses none.
    let start = number.tokens.lowerBound
    if words[start].folded == "one", start > 0, MakingWords.verbs.contains(words[start - 1].folded) {
      return nil
    }
    let others = words.indices.filter { !number.tokens.contains($0) }.map { words[$0].folded }
    // “Read me the third one” chooses it.
    let next = number.tokens.upperBound
    let isOne = number.isOrdinal && next < words.count && ["one", "ones"].contains(words[next].folded)
    guard
      others.allSatisfy({ word in
        AnswerWords.pointing.contains(word) || isOne && AnswerWords.showing.contains(word)
      })
    else { return nil }
    guard let place = Int(exactly: number.value), (1...count).contains(place) else { return nil }
    return place - 1
  }

  /// All words of the answer are words of one option, or all words of one option are in the answer.
  private func partial(_ words: [String]) -> Match {
    guard !words.isEmpty else { return .nothing }
    let lemmas = words.map(language.lemma(of:))
    let within = options.indices.filter { index in
      options[index].contains { name in
        zip(words, lemmas).allSatisfy { word, lemma in
          name.lemmas.contains(lemma) || (word.count > 3 && name.words.contains { $0.hasPrefix(word) })
        }
      }
    }
    if !within.isEmpty { return within.count == 1 ? .one(within[0]) : .several(within) }
    // “The passport is packed” does not name the list “Packing”.
    let said = Set(words.flatMap { [$0, $0 + "s", $0.hasSuffix("s") ? String($0.dropLast()) : $0] })
    let sizes = options.map { names in
      names.filter { !$0.words.isEmpty && said.isSuperset(of: $0.words) }.map(\.lemmas.count).max() ?? 0
    }
    guard let largest = sizes.max(), largest > 0 else { return .nothing }
    let named = sizes.indices.filter { sizes[$0] == largest }
    return named.count == 1 ? .one(named[0]) : .several(named)
  }

  /// A name that was spelled or heard a little differently.
  private func similar(_ words: [String]) -> Match {
    let text = words.joined(separator: " ")
    guard text.utf8.count <= 200 else { return .nothing }
    let sound = Self.sound(words)
    let scores = options.map { names in
      names.map { name in
        max(
          EditDistance.similarity(text, name.text),
          sound == Self.sound(name.words) && !sound.isEmpty ? 0.9 : 0)
      }.max() ?? 0
    }
    guard let best = scores.max(), best >= Self.similarityThreshold else { return .nothing }
    let close = scores.indices.filter { scores[$0] > best - Self.similarityMargin }
    return close.count == 1 ? .one(close[0]) : .several(close)
  }

  private static func sound(_ words: [String]) -> String {
    words.map(Phonetics.key).joined(separator: " ")
  }

  private static func words(_ tokens: [Token]) -> [String] {
    tokens.filter { $0.kind != .punctuation }.map(\.folded)
  }
}
