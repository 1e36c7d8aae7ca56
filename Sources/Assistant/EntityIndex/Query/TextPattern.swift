import Foundation

/// A text of a query, with `*` for any characters, and how it is compared.
struct TextPattern {
  /// How texts are compared.
  struct Options: OptionSet {
    let rawValue: Int
    /// Without regard to case.
    static let caseInsensitive = Options(rawValue: 1)
    /// Without regard to accents.
    static let diacriticInsensitive = Options(rawValue: 2)
    /// By words; a word also begins inside `camelCase`.
    static let words = Options(rawValue: 4)
    /// By words, in any order.
    static let tokens = Options(rawValue: 8)
  }

  /// The most characters of a value that are looked at.
  static let longest = 64_000

  /// The text as it was written, without quotes.
  let text: String
  let options: Options
  /// The parts between the stars, as they were written; one part when there is none.
  let literals: [String]
  /// The parts between the stars, folded.
  private let parts: [[Character]]

  /// - Parameter parts: The parts between the stars; one part when there is none.
  init(_ parts: [String], options: Options) {
    text = parts.joined(separator: "*")
    self.options = options
    literals = parts
    self.parts = parts.map { Array(Self.fold($0, options)) }
  }

  /// Whether a value satisfies the pattern.
  func matches(_ value: String) -> Bool {
    let shortened = String(value.prefix(Self.longest))
    if options.contains(.tokens) || options.contains(.words) { return matchesWords(shortened) }
    return Self.matches(Array(Self.fold(shortened, options)), parts)
  }

  /// Stars match any characters; each part is found at the first place where it fits, which is enough.
  private static func matches(_ text: [Character], _ parts: [[Character]]) -> Bool {
    guard let first = parts.first, let last = parts.last else { return text.isEmpty }
    guard parts.count > 1 else { return text == first }
    guard text.starts(with: first) else { return false }
    var position = first.count
    for part in parts.dropFirst().dropLast() {
      guard let found = find(part, in: text, from: position) else { return false }
      position = found + part.count
    }
    return text.count - position >= last.count && text.suffix(last.count).elementsEqual(last)
  }

  private static func find(_ part: [Character], in text: [Character], from start: Int) -> Int? {
    guard let head = part.first else { return start }
    guard text.count - part.count >= start else { return nil }
    for index in start...(text.count - part.count) where text[index] == head {
      if text[index..<(index + part.count)].elementsEqual(part) { return index }
    }
    return nil
  }

  private func matchesWords(_ value: String) -> Bool {
    let theirs = Self.words(value).map { Array(Self.fold($0, options)) }
    // The words of the pattern, each with its own stars.
    let wanted = wordPatterns
    guard !wanted.isEmpty else { return parts.count > 1 && !theirs.isEmpty }
    if options.contains(.tokens) {
      return wanted.allSatisfy { word in theirs.contains { Self.matches($0, word) } }
    }
    guard theirs.count >= wanted.count else { return false }
    return (0...(theirs.count - wanted.count)).contains { start in
      zip(wanted, theirs[start...]).allSatisfy { Self.matches($1, $0) }
    }
  }

  private var wordPatterns: [[[Character]]] {
    var patterns: [[[Character]]] = []
    var current: [[Character]] = []
    func finish() {
      if current.contains(where: { !$0.isEmpty }) { patterns.append(current) }
      current = []
    }
    for (index, part) in parts.enumerated() {
      if index > 0, current.isEmpty { current = [[]] }
      let words = part.split(omittingEmptySubsequences: false) { !$0.isLetter && !$0.isNumber }
      for (number, word) in words.enumerated() {
        if number > 0 { finish() }
        if number == 0, index > 0 {
          current.append(Array(word))
        } else if current.isEmpty {
          current = [Array(word)]
        }
      }
    }
    finish()
    return patterns
  }

  private static func fold(_ text: String, _ options: Options) -> String {
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }

  /// The words of a value; a capital letter after a small one begins a word.
  static func words(_ value: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in value {
      if !character.isLetter && !character.isNumber {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        if character.isUppercase, previous?.isLowercase == true, !word.isEmpty {
          words.append(word)
          word = ""
        }
        word.append(character)
      }
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
