import Language

/// A part of an item's text, with the places of the words that were looked for.
public struct IndexSnippet: Sendable, Hashable {
  /// The text.
  public var text: String
  /// Where the words stand, in characters from the beginning of the text.
  public var highlights: [Range<Int>]
}

/// Finds the words of a query in the text of an item as a person reads it.
struct Highlighter {
  /// About how many characters a snippet has.
  private static let length = 160

  private let words: Set<String>
  private let lemmas: Set<String>
  private let beginning: String?
  private let language = English()

  /// - Parameter others: Words that stand for those of the query.
  init(_ query: WordQuery, others: Set<String> = []) {
    words = Set(query.wantedWords).union(others)
    lemmas = Set(query.wanted.map { String(decoding: $0.lemma, as: UTF8.self) })
    beginning =
      query.isOpen
      ? query.wanted.last { $0.isBeginning }.map { String(decoding: $0.bytes, as: UTF8.self) } : nil
  }

  /// The text with all its highlights.
  func highlight(_ text: String) -> IndexSnippet {
    var highlights: [Range<Int>] = []
    var word = ""
    var start = 0
    func finish(_ end: Int) {
      if !word.isEmpty { highlights += places(word, start) }
      word = ""
    }
    var position = 0
    for character in text {
      if character.isLetter || character.isNumber || character == "'" || character == "’" {
        if word.isEmpty { start = position }
        word.append(character)
      } else {
        finish(position)
      }
      position += 1
    }
    finish(position)
    return IndexSnippet(text: text, highlights: highlights)
  }

  /// The part of a text around the first of its highlights, at the borders of words.
  func snippet(_ text: String) -> IndexSnippet {
    let all = highlight(text)
    let characters = Array(text)
    guard characters.count > Self.length else { return all }
    var from = max(0, (all.highlights.first?.lowerBound ?? 0) - Self.length / 4)
    var to = min(characters.count, from + Self.length)
    from = max(0, to - Self.length)
    while from > 0, from < to, !characters[from - 1].isWhitespace { from += 1 }
    if to < characters.count, let border = characters[from..<to].lastIndex(where: \.isWhitespace),
      border > from
    {
      to = border
    }
    let (before, after) = (from > 0 ? "…" : "", to < characters.count ? "…" : "")
    let kept = all.highlights.filter { $0.lowerBound >= from && $0.upperBound <= to }
    let shift = before.count - from
    return IndexSnippet(
      text: before + String(characters[from..<to]) + after,
      highlights: kept.map { $0.lowerBound + shift..<$0.upperBound + shift })
  }

  /// The places of a run of letters that are highlighted; scripts without spaces have a word for each character.
  private func places(_ run: String, _ start: Int) -> [Range<Int>] {
    let parts = WordScanner.words(run)
    if parts.count == run.count, parts.count > 1 {
      return parts.indices.filter { words.contains(parts[$0]) }.map { start + $0..<start + $0 + 1 }
    }
    guard parts.count == 1, let word = parts.first else { return [] }
    let trimmed = run.reversed().prefix { $0 == "'" || $0 == "’" }.count
    let end = start + run.count - trimmed
    if words.contains(word) || lemmas.contains(language.lemma(of: word)) { return [start..<end] }
    if let beginning, word.hasPrefix(beginning) {
      return [start..<min(end, start + beginning.count)]
    }
    return []
  }
}
