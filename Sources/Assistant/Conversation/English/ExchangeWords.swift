import Language

/// The English words with which a person says what should stand in the place of what: “bread, not brad”.
enum ExchangeWords {
  /// What takes the place of what, by their tokens.
  struct Parts: Hashable {
    /// What was said before.
    var old: Range<Int>
    /// What is meant.
    var new: Range<Int>
  }

  /// Takes a sentence apart; `nil` where it names no two things.
  static func parts(_ tokens: [Token]) -> Parts? {
    var end = tokens.count
    while end > 0, tokens[end - 1].kind == .punctuation || endings.contains(tokens[end - 1].folded) {
      end -= 1
    }
    let start = CorrectionWords.endOfOpenings(tokens[..<end])
    let words = tokens[..<end].map(\.folded)
    guard end - start > 2 else { return nil }
    for (opening, middle) in pairs
    where words[start...].starts(with: opening) && end - start > opening.count + middle.count + 1 {
      let first = start + opening.count
      guard let place = (first + 1..<end - middle.count).first(where: { words[$0...].starts(with: middle) })
      else { continue }
      return parts(first..<place, place + middle.count..<end, tokens)
    }
    // “Not bananas, blueberries.”
    if words[start] == "not" {
      let place = (start + 2..<end).first {
        tokens[$0].kind == .punctuation || words[$0] == "but"
      }
      return place.flatMap { place in
        let new = CorrectionWords.endOfOpenings(tokens[place..<end])
        return parts(start + 1..<place, (new < end ? new : place)..<end, tokens)
      }
    }
    for middle in between {
      guard let place = (start + 1..<end).first(where: { words[$0...].starts(with: middle) }) else {
        continue
      }
      return parts(place + middle.count..<end, start..<place, tokens)
    }
    return nil
  }

  /// What a sentence leaves out of what was said: “actually not the towel”, “without the eggs”; `nil` where it leaves out
  /// nothing, or says something else as well.
  static func leftOut(_ tokens: [Token]) -> Range<Int>? {
    if let range = leftOut(tokens, before: tokens.count, isWhole: true) { return range }
    // “Bin the tape, found some in the shed.”
    let remark = LeadingWords.startOfRemark(in: tokens)
    return remark < tokens.count ? leftOut(tokens, before: remark, isWhole: false) : nil
  }

  private static func leftOut(_ tokens: [Token], before behind: Int, isWhole: Bool) -> Range<Int>? {
    var end = behind
    while end > 0, tokens[end - 1].kind == .punctuation || endings.contains(tokens[end - 1].folded) {
      end -= 1
    }
    var start = CorrectionWords.endOfOpenings(tokens[..<end])
    let words = tokens[..<end].map(\.folded)
    // “Take the tape measure off again.”
    if start + 2 < end, takingOff.contains(words[start]), ["off", "out"].contains(words[end - 1]) {
      var first = start + 1
      while first < end - 1, around.contains(words[first]) { first += 1 }
      let isOne = first < end - 1 && end - 1 - first <= longest
      return isOne && !tokens[first..<end].contains { $0.kind == .punctuation } ? first..<end - 1 : nil
    }
    // “Actually no soda” leaves something out, “actually, no, soda” does not.
    if isWhole, start > 0, start < end, words[start - 1] == "no", tokens[start].kind != .punctuation {
      start -= 1
    }
    guard start < end,
      let opening = leavingOut.first(where: { $0.count < end - start && words[start...].starts(with: $0) })
    else { return nil }
    var first = start + opening.count
    while first < end, around.contains(words[first]) { first += 1 }
    guard first < end, end - first <= longest,
      !tokens[first..<end].contains(where: { $0.kind == .punctuation })
    else { return nil }
    return first..<end
  }

  /// What is to stand in the place of what is gone: “a headlamp instead”; `nil` where the words do not say so.
  static func replacing(_ tokens: [Token]) -> Range<Int>? {
    var end = tokens.count
    while end > 0, tokens[end - 1].kind == .punctuation { end -= 1 }
    guard end > 1, tokens[end - 1].folded == "instead" else { return nil }
    end -= 1
    var start = CorrectionWords.endOfOpenings(tokens[..<end])
    while start < end, around.contains(tokens[start].folded) || tokens[start].folded == "and" { start += 1 }
    while end > start, tokens[end - 1].kind == .punctuation || tokens[end - 1].folded == "on" { end -= 1 }
    guard start < end, end - start <= longest,
      !tokens[start..<end].contains(where: { $0.kind == .punctuation })
    else { return nil }
    return start..<end
  }

  /// What no longer narrows a search: “favorites” of “all of them, not just the favorites”; `nil` where nothing is said of
  /// all.
  static func widening(_ tokens: [Token]) -> Range<Int>? {
    let words = tokens.map(\.folded)
    guard let all = words.prefix(5).firstIndex(where: { ["all", "everything", "every"].contains($0) }) else {
      return nil
    }
    for opening in [
      ["not", "just"], ["not", "only"], ["rather", "than", "just"], ["instead", "of", "just"],
    ] {
      guard let place = words.indices.dropFirst(all).first(where: { words[$0...].starts(with: opening) })
      else {
        continue
      }
      var start = place + opening.count
      while start < words.count, around.contains(words[start]) { start += 1 }
      let end = tokens.indices.last { tokens[$0].kind != .punctuation }.map { $0 + 1 } ?? start
      if start < end, end - start <= longest { return start..<end }
    }
    return nil
  }

  private static let leavingOut: [[String]] = FixedPhrases.longestFirst([
    "not", "but not", "without", "except", "except for", "leave out", "skip", "forget", "forget about",
    "minus",
    "no", "drop", "scratch", "bin", "scrap", "ditch", "lose", "kill", "cut", "leave off", "take out",
    "remove", "delete", "don't add", "dont add", "i don't need", "i dont need", "we don't need",
    "we dont need", "i have", "we have", "i've got", "ive got", "we've got", "weve got", "i already have",
    "we already have", "there's", "theres",
  ])

  /// The two things without marks and articles around them.
  private static func parts(_ old: Range<Int>, _ new: Range<Int>, _ tokens: [Token]) -> Parts? {
    func trimmed(_ range: Range<Int>) -> Range<Int> {
      var (first, end) = (range.lowerBound, range.upperBound)
      while first < end, tokens[first].kind == .punctuation || around.contains(tokens[first].folded) {
        first += 1
      }
      while end > first, tokens[end - 1].kind == .punctuation { end -= 1 }
      return first..<end
    }
    let found = Parts(old: trimmed(old), new: trimmed(new))
    guard (1...longest).contains(found.old.count), (1...longest).contains(found.new.count) else { return nil }
    return found
  }

  /// The most tokens of one thing.
  private static let longest = 6

  /// Words before what was said, and those between it and what is meant.
  private static let pairs: [([String], [String])] = [
    (["replace"], ["with"]), (["replace"], ["by"]), (["swap"], ["for"]), (["swap"], ["with"]),
    (["swap", "out"], ["for"]), (["change"], ["to"]), (["change"], ["into"]), (["instead", "of"], [","]),
  ]

  /// Words between what is meant and what was said.
  private static let between: [[String]] = [
    ["instead", "of"], ["rather", "than"], ["in", "place", "of"], ["and", "not"], ["not"],
  ]

  private static let around: Set<String> = [
    "the", "a", "an", "some", "my", "but", "with", "to", "it", "be", "should", "put", "add", "make", "use",
    "say", "says", "write",
  ]
  private static let endings: Set<String> = [
    "please", "instead", "sorry", "thanks", "though", "actually", "again", "then", "already", "anyway",
    "left",
  ]
  private static let takingOff: Set<String> = ["take", "leave", "get"]
}
