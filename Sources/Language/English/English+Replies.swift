extension English {
  /// Returns what a reply to a yes-or-no question says, or nil when it says neither or more than that.
  public func affirmation(_ tokens: [Token]) -> Bool? {
    let words = Self.replyWords(tokens)
    guard !words.isEmpty, words.count <= EnglishReplies.longestReply else { return nil }
    var agrees = false
    var onlyWeakly = true
    var refuses = false
    var index = 0
    while index < words.count {
      if let length = Self.longestPhrase(in: EnglishReplies.refusal, words, index),
        length >= Self.longestPhrase(in: EnglishReplies.agreement, words, index) ?? 0
      {
        refuses = true
        index += length
      } else if let length = Self.longestPhrase(in: EnglishReplies.agreement, words, index) {
        let phrase = words[index..<index + length].joined(separator: " ")
        // What agrees after a refusal takes it back ("no, yes"): that is no clear answer.
        if refuses { return nil }
        onlyWeakly = onlyWeakly && EnglishReplies.weakAgreement.contains(phrase)
        agrees = true
        index += length
      } else if EnglishReplies.courtesies.contains(words[index]) {
        index += 1
      } else if agrees || refuses, index + 2 == words.count, EnglishReplies.objects.contains(words[index + 1])
      {
        // "yes, delete them", "no, don't call her".
        index += 2
      } else {
        return nil
      }
    }
    if agrees, refuses { return onlyWeakly ? false : nil }
    return agrees ? true : refuses ? false : nil
  }

  /// Returns whether words say that something is so or is switched on, or nil when they say neither or more than that.
  public func truth(_ tokens: [Token]) -> Bool? {
    let words = Self.replyWords(tokens).drop { EnglishReplies.courtesies.contains($0) }
    if let last = words.last, words.dropLast().allSatisfy(EnglishReplies.switching.contains) {
      if EnglishReplies.on.contains(last) { return true }
      if EnglishReplies.off.contains(last) { return false }
    }
    return affirmation(tokens)
  }

  /// Returns whether the whole utterance asks to give up what is going on.
  public func isCancellation(_ tokens: [Token]) -> Bool {
    Self.consists(of: EnglishReplies.cancellation, Self.replyWords(tokens))
  }

  /// Returns whether the whole utterance rejects everything on offer.
  public func isNoneOfThese(_ tokens: [Token]) -> Bool {
    Self.consists(of: EnglishReplies.noneOfThese, Self.replyWords(tokens))
  }

  /// Returns whether the whole utterance asks to hear again what was said.
  public func isAskingAgain(_ tokens: [Token]) -> Bool {
    Self.consists(of: EnglishReplies.again, Self.replyWords(tokens))
  }

  /// Returns whether the whole utterance asks to go one step back in a request.
  public func isGoingBack(_ tokens: [Token]) -> Bool {
    Self.consists(of: EnglishReplies.back, Self.replyWords(tokens))
  }

  /// Returns whether the whole utterance points at the one of two things that was not taken.
  public func isTheOther(_ tokens: [Token]) -> Bool {
    Self.consists(of: EnglishReplies.other, Self.replyWords(tokens))
  }

  /// Returns whether the whole utterance asks to have two things change places.
  public func isReversal(_ tokens: [Token]) -> Bool {
    // “Wrong way round, I'm at home.”
    let ends = tokens.indices.filter { tokens[$0].kind == .punctuation } + [tokens.count]
    return ends.contains { end in
      Self.consists(of: EnglishReplies.reversed, Self.replyWords(Array(tokens[..<end])))
    }
  }

  /// Returns whether the whole utterance asks what the assistant can do.
  public func isAskingForHelp(_ tokens: [Token]) -> Bool {
    Self.consists(of: EnglishReplies.help, Self.replyWords(tokens))
  }

  /// Whether phrases of a kind make up the whole utterance, after a "no" and among courtesies.
  private static func consists(of phrases: Set<String>, _ words: [String]) -> Bool {
    guard !words.isEmpty, words.count <= EnglishReplies.longestReply else { return false }
    var found = false
    var index = 0
    while index < words.count {
      if let length = longestPhrase(in: phrases, words, index) {
        found = true
        index += length
      } else if let length = longestPhrase(in: EnglishReplies.openings, words, index) {
        index += length
      } else if EnglishReplies.courtesies.contains(words[index]) {
        index += 1
      } else {
        return false
      }
    }
    return found
  }

  private static func longestPhrase(in phrases: Set<String>, _ words: [String], _ start: Int) -> Int? {
    var phrase = ""
    var longest: Int?
    for length in 1...EnglishReplies.longestPhrase where start + length <= words.count {
      if length > 1 { phrase += " " }
      phrase += words[start + length - 1]
      if phrases.contains(phrase) { longest = length }
    }
    return longest
  }

  /// The words and numbers of a reply; marks say nothing.
  private static func replyWords(_ tokens: [Token]) -> [String] {
    var words: [String] = []
    for token in tokens where token.kind == .word || token.kind == .number {
      words.append(token.folded)
      if words.count > EnglishReplies.longestReply { break }
    }
    return words
  }
}
