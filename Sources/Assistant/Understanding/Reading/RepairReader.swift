import IntentWire
import Language

/// Finds what a person took back in the middle of a sentence: “text Tom, no sorry, text Sam I'm late”.
///
/// Between the words that are taken back and those that are meant stand such as “no wait” and “uh no”. How far the words
/// go back shows in three ways: the new words begin as the old ones did, they are a request of their own, or they stand in
/// the place of one value. What a message says is never touched but for words said twice.
struct RepairReader {
  /// Tokens that may not have been meant, the words that take them back included.
  struct Repair: Hashable {
    var tokens: Range<Int>
    /// Where the words begin that take back what is before them.
    var marker: Int
    /// Whether the words around leave little doubt that something was taken back.
    var isClear: Bool
  }

  /// Words between what is taken back and what is meant.
  private struct Marker {
    var tokens: Range<Int>
    /// Whether they can hardly mean anything else.
    var isStrong: Bool
    /// Whether one word is all that speaks for it.
    var word: String?
  }

  /// The most words that are taken back, where the new words begin as the old ones did.
  private static let reach = 8
  /// The most repairs that are tried.
  static let most = 6
  /// The least score of what remains.
  static let least = 0.7

  let grammar: Grammar
  let sentence: Sentence

  /// What may have been taken back, the likeliest first.
  ///
  /// - Parameter whole: What the sentence seems to mean as it stands.
  func repairs(in whole: Interpretation?) -> [Repair] {
    guard sentence.count > 3, sentence.count <= 60, !sentence.isCut else { return [] }
    let slots = whole.map(slots) ?? []
    var found: [Repair] = []
    for marker in markers() {
      let content = slots.first { $0.kind == .content && $0.tokens.contains(marker.tokens.lowerBound) }
      found += overlaps(marker, content: content?.tokens)
      guard content == nil else { continue }
      if let slot = slots.last(where: {
        $0.tokens.overlaps(marker.tokens.lowerBound - 1..<marker.tokens.upperBound)
      }),
        let start = replaced(slot.tokens, slot.kind, marker)
      {
        found.append(
          Repair(
            tokens: start..<marker.tokens.upperBound, marker: marker.tokens.lowerBound,
            isClear: marker.isStrong))
      }
      if beginsRequest(marker.tokens.upperBound) {
        found.append(
          Repair(
            tokens: 0..<marker.tokens.upperBound, marker: marker.tokens.lowerBound, isClear: true))
      }
    }
    return Array(found.prefix(Self.most))
  }

  // MARK: What divides

  private func markers() -> [Marker] {
    var found: [Marker] = []
    var place = sentence.start + 1
    while place < sentence.count - 1 {
      guard let marker = marker(at: place) else {
        place += 1
        continue
      }
      found.append(marker)
      place = marker.tokens.upperBound
    }
    return found
  }

  /// The words at a place that take something back: “no”, “uh no wait”, “sorry I mean”.
  private func marker(at start: Int) -> Marker? {
    var place = start
    var pieces: [String] = []
    var isStrong = false
    while place < sentence.count {
      if let length = grammar.mending.correction(sentence.tokens, at: place) {
        isStrong = true
        pieces.append("")
        place += length
      } else if let length = grammar.mending.repair(sentence.tokens, at: place) {
        pieces.append(sentence.tokens[place].folded)
        place += length
      } else if !pieces.isEmpty, sentence.isMark[place] {
        place += 1
      } else {
        break
      }
    }
    guard !pieces.isEmpty, place < sentence.count else { return nil }
    let isOne = pieces.count == 1 && !isStrong
    // “Remind me to say sorry”, “to wait”: a word alone that belongs to the one before it takes nothing back.
    if isOne, start > 0, !grammar.mending.heads.contains(sentence.tokens[start - 1].folded),
      !sentence.traits[start - 1].isDisjoint(with: [.function, .joint])
        || grammar.reader.verbLemma(of: sentence.tokens[start - 1].folded) == "say"
    {
      return nil
    }
    return Marker(
      tokens: start..<place, isStrong: isStrong || pieces.count > 1 && pieces.contains("no"),
      word: isOne ? pieces[0] : nil)
  }

  // MARK: How far it goes back

  /// Where the new words begin as words before did: “from Rome, uh no, from Naples”.
  private func overlaps(_ marker: Marker, content: Range<Int>?) -> [Repair] {
    let next = marker.tokens.upperBound
    var found: [Repair] = []
    let first = max(sentence.start, marker.tokens.lowerBound - Self.reach)
    for start in stride(from: marker.tokens.lowerBound - 1, through: first, by: -1)
    where !sentence.isMark[start] && sentence.tokens[start].folded == sentence.tokens[next].folded {
      var length = 1
      while start + length < marker.tokens.lowerBound, next + length < sentence.count,
        sentence.tokens[start + length].folded == sentence.tokens[next + length].folded
      {
        length += 1
      }
      // In a message the same small word stands often.
      if let content, start >= content.lowerBound, length < 2 { continue }
      found.append(Repair(tokens: start..<next, marker: marker.tokens.lowerBound, isClear: true))
    }
    return Array(found.prefix(2))
  }

  /// Where the value begins that is replaced: of several items the last one.
  private func replaced(_ slot: Range<Int>, _ kind: SlotKind?, _ marker: Marker) -> Int? {
    // A value may begin with the last words of what looks like a correction.
    guard slot.lowerBound < marker.tokens.lowerBound else { return nil }
    let before = slot.lowerBound..<min(slot.upperBound, marker.tokens.lowerBound)
    guard kind == .name || kind == .list else { return nil }
    if let word = marker.word {
      // “Remind me to say sorry to Mom” takes nothing back.
      guard ["no", "sorry"].contains(word), kind == .list || word == "no",
        sentence.traits[marker.tokens.upperBound].isDisjoint(with: [.function, .joint]),
        !before.contains(where: { sentence.tokens[$0].folded == word })
      else { return nil }
    }
    guard kind == .list else { return before.lowerBound }
    let items = grammar.reader.looseItems(in: Array(sentence.tokens[before]))
    return items.last.map { before.lowerBound + $0.lowerBound } ?? before.lowerBound
  }

  private func beginsRequest(_ place: Int) -> Bool {
    place < sentence.count - 1 && !sentence.isMark[place]
      && (grammar.openingWords.contains(sentence.words[place]) || sentence.opening[place] > place)
      && sentence.traits[place].isDisjoint(with: [.determiner, .conjunction])
  }

  // MARK: What the sentence seems to mean

  /// The words of an interpretation that became values, with the kind of the value.
  private func slots(_ whole: Interpretation) -> [(tokens: Range<Int>, kind: SlotKind?)] {
    whole.evidence.uses.compactMap { use in
      guard let name = use.parameter else { return nil }
      let places = sentence.tokens.indices.filter {
        sentence.tokens[$0].range.lowerBound >= use.start && sentence.tokens[$0].range.upperBound <= use.end
      }
      guard let first = places.first, let last = places.last else { return nil }
      // What is to be played is said in one's own words too, but it is no message.
      return (first..<last + 1, whole.plays ? .name : grammar.kind(of: name, in: whole.intent))
    }
  }
}
