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
    let forms = query.wanted.flatMap(\.others).map { String(decoding: $0.bytes, as: UTF8.self) }
    words = Set(query.wantedWords).union(query.wanted.map { String(decoding: $0.bytes, as: UTF8.self) })
      .union(forms).union(others)
    lemmas = Set(query.wanted.map { String(decoding: $0.lemma, as: UTF8.self) })
    beginning =
      query.isOpen
      ? query.wanted.last { $0.isBeginning }.map { String(decoding: $0.bytes, as: UTF8.self) } : nil
  }

  /// The text with all its highlights.
  func highlight(_ text: String) -> IndexSnippet {
    var machine = WordMachine()
    let joiner = WordJoiner()
    var highlights: [Range<Int>] = []
    /// The words so far, and where they stand.
    var seen: [(word: String, place: Range<Int>)] = []
    func form(_ bytes: UnsafeBufferPointer<UInt8>, _ form: WordJoiner.Form) {
      guard words.contains(String(decoding: bytes, as: UTF8.self)) else { return }
      highlights.append(
        seen[form.first].place.lowerBound..<seen[form.first + form.parts - 1].place.upperBound)
    }
    func take(_ bytes: UnsafeBufferPointer<UInt8>, _ mark: WordScanner.Mark) {
      guard !mark.isExtra else { return }
      joiner.add(bytes, mark, form)
      let word = String(decoding: bytes[..<mark.stem], as: UTF8.self)
      if let last = seen.last, words.contains(last.word + word) {
        highlights.append(last.place.lowerBound..<mark.place.upperBound)
      } else if bytes.count > mark.stem, words.contains(String(decoding: bytes, as: UTF8.self)) {
        highlights.append(mark.place.lowerBound..<mark.place.upperBound + bytes.count - mark.stem)
      } else {
        highlights += place(of: word, mark.place)
      }
      seen.append((word, mark.place))
    }
    var position = 0
    for character in text {
      for scalar in Folding.fold(WordNormalising.normalised(String(character))).unicodeScalars {
        machine.feed(scalar, at: position, take)
      }
      position += 1
    }
    machine.finish(take)
    joiner.finish(form)
    return IndexSnippet(text: text, highlights: Self.merged(highlights))
  }

  /// Highlights in order, without those that overlap others.
  private static func merged(_ highlights: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in highlights.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
      if let last = merged.last, range.lowerBound < last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
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

  /// The part of a word that is highlighted.
  private func place(of word: String, _ place: Range<Int>) -> [Range<Int>] {
    if words.contains(word) || lemmas.contains(language.lemma(of: word)) { return [place] }
    if let beginning, word.hasPrefix(beginning) {
      return [place.lowerBound..<min(place.upperBound, place.lowerBound + beginning.count)]
    }
    return []
  }
}
