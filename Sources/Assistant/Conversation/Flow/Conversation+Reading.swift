import Language
import Understanding

/// Reading what a person says in the middle of a conversation, where a request has more words around it than one that
/// opens it: “you know what, hang up”, “fine, call her then”, “uncheck it again, it's still in the wash”.
extension Conversation {
  /// What a sentence means; without the words around it that only lead to it, where it means more without them.
  func read(_ text: String, _ state: ConversationState) -> (text: String, reading: Reading) {
    let whole = reader.read(text, context: context)
    // What the mood of the whole forbids is not found again in a part of it.
    guard state.last != nil, whole.withheld == nil else { return (text, whole) }
    var best = (text: text, reading: whole)
    let shorter = withoutInstead(text)
    if shorter != text {
      let reading = reader.read(shorter, context: context)
      if let score = reading.phraseScore, score > whole.phraseScore ?? 0 { best = (shorter, reading) }
    }
    // What a phrase reads whole is meant whole: “tell Sam I'm late, I missed the bus”, but for “never mind, cancel it”.
    let turnsAway = TurningWords.divided(language.tokens(in: text)).openings
      .contains(where: TurningWords.dropping.contains)
    // So is “cancel that workout”.
    let isWhole = best.reading.phraseScore ?? 0 >= Self.whole
    guard best.reading.saidByPhrase == nil || turnsAway && !isWhole else { return best }
    var score = 0.0
    for candidate in cores(of: text) {
      let reading = reader.read(candidate, context: context)
      guard let found = reading.saidByPhrase, found > score, found >= Self.leastCore else { continue }
      (best, score) = ((candidate, reading), found)
    }
    return best
  }

  /// Another request in an answer, between words that only lead to it or tell why: “show my missed calls though,
  /// I am curious”, where it was asked which list is meant.
  func core(of turn: AnswerTurn, _ memory: ReferentMemory) -> (text: String, reading: Interpretation)? {
    guard !turn.isInOwnWords, turn.suspension == nil,
      newRequest(in: turn.text, whenFree: true, memory) == nil
    else { return nil }
    for text in cores(of: turn.text) where text != turn.text {
      if let request = newRequest(in: text, whenFree: true, memory), !isBare(request) {
        return (text, request)
      }
    }
    return nil
  }

  /// The score from which a sentence means nothing but what a phrase makes of all of it.
  private static let whole = 0.95
  /// The least score of a request that is found between other words.
  private static let leastCore = 0.78

  /// A sentence without its opening, without its ending, and without a remark behind it, the longest first.
  private func cores(of text: String) -> [String] {
    let tokens = language.tokens(in: text)
    guard tokens.count <= Self.mostTokens else { return [] }
    let starts = [0, LeadingWords.end(of: tokens)]
    let remark = LeadingWords.startOfRemark(in: tokens)
    let ends = [
      tokens.count, LeadingWords.startOfClosing(in: tokens), remark,
      LeadingWords.startOfClosing(in: Array(tokens[..<remark])),
    ]
    var found: [String] = []
    let annotated = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    for end in ends {
      for start in starts where start < end && end - start < tokens.count {
        let core = annotated.text(of: start..<end)
        if !found.contains(core) { found.append(core) }
      }
    }
    return found
  }

  /// The most tokens of a sentence in which a request is looked for.
  private static let mostTokens = 24

  /// A sentence without the words at its end that only say that it is meant in the place of another: “call Sam instead”.
  func withoutInstead(_ text: String) -> String {
    let tokens = language.tokens(in: text)
    var end = tokens.count
    while end > 1,
      tokens[end - 1].kind == .punctuation || FollowUpWords.instead.contains(tokens[end - 1].folded)
    {
      end -= 1
    }
    guard tokens[end...].contains(where: { $0.kind != .punctuation }) else { return text }
    return AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: 0..<end)
  }
}

extension Reading {
  /// How well a phrase fits that decides what the sentence means; `nil` where none does.
  fileprivate var phraseScore: Double? {
    guard case .accepted(let best) = decision, !best.isByLikeness, !best.isDoubtful else { return nil }
    return best.score
  }

  /// The same, where words of the sentence are those of the phrase.
  fileprivate var saidByPhrase: Double? {
    guard case .accepted(let best) = decision, best.evidence.uses.contains(where: { $0.role == "phrase" })
    else { return nil }
    return phraseScore
  }
}
