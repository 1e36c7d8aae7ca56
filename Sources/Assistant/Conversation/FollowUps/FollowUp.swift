import Language

/// What a sentence says that only changes a part of the request before it, without the words that show this.
struct FollowUp {
  /// Whether the sentence can hardly be a request of its own.
  var isExplicit: Bool
  /// Whether it opens as a follow-up at all.
  var isLed: Bool
  /// Whether only some of what was found is wanted (“only the easy ones”).
  var narrows: Bool
  /// Whether it asks which of several things stands out (“which of those is the longest?”).
  var chooses: Bool
  /// What is different.
  var rest: String
  /// The words of it.
  var words: [Token]

  /// Reads a sentence; `nil` when nothing is left of it.
  ///
  /// - Parameter closings: Polite words at the end that say nothing.
  init?(_ text: String, closings: [[String]]) {
    let tokens = Tokenizer().tokens(in: text)
    var (start, end) = (0, tokens.count)
    var isExplicit = false
    var isLed = false
    func skipMarks() {
      while start < end, tokens[start].kind == .punctuation { start += 1 }
      while end > start, tokens[end - 1].kind == .punctuation { end -= 1 }
    }
    func opens(_ sequences: [[String]]) -> [String]? {
      sequences.first { words in
        start + words.count < end && words.indices.allSatisfy { tokens[start + $0].folded == words[$0] }
      }
    }
    func closes(_ sequences: [[String]]) -> [String]? {
      sequences.first { words in
        end - words.count > start
          && words.indices.allSatisfy { tokens[end - words.count + $0].folded == words[$0] }
      }
    }
    skipMarks()
    var narrows = false
    for _ in 0..<4 {
      if let words = opens(FollowUpWords.explicit) {
        (isExplicit, isLed) = (true, true)
        narrows = narrows || !FollowUpWords.narrowing.isDisjoint(with: words)
        start += words.count
      } else if let words = opens(FollowUpWords.possible) {
        isLed = true
        start += words.count
      } else {
        break
      }
      skipMarks()
    }
    for _ in 0..<3 {
      guard let words = closes(FollowUpWords.endings) ?? closes(closings) else { break }
      end -= words.count
      skipMarks()
    }
    chooses = false
    if let words = opens(FollowUpWords.choosing) {
      (chooses, isLed) = (true, true)
      start += words.count
    }
    if let words = opens(FollowUpWords.things) {
      (isExplicit, isLed, narrows) = (true, true, true)
      start += words.count
    }
    guard start < end else { return nil }
    (self.isExplicit, self.isLed) = (isExplicit, isLed)
    self.narrows = narrows || chooses
    words = Array(tokens[start..<end])
    rest = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: start..<end)
  }
}
