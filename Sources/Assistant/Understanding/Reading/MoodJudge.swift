import IntentWire
import Language

/// Holds a reading to the mood of its sentence: what the sentence forbids, asks about, tells of or puts off is not done.
///
/// The mood is read before any reading and knows no app; a reading says which words it explains. Words that a phrase or a
/// value of the reading holds count for it: “don't” of the song “Don't Stop Me Now” forbids nothing.
struct MoodJudge {
  /// What is to become of a reading.
  enum Verdict: Equatable {
    /// It may be done.
    case allowed
    /// The person is to be asked whether it is meant.
    case doubtful
    /// Nothing may be done.
    case withheld(Withholding.Reason, Range<Int>)
  }

  /// The chances of an order, by what was learnt, that tip the balance.
  private enum Chance {
    /// Below it nothing is done though the structure of the sentence would allow it.
    static let hopeless = 0.04
    /// Below it the person is asked though the structure would allow it, and nothing is done where it leaves it open.
    static let unsure = 0.25
    /// From it what the structure leaves open is done, or asked about where it cannot be taken back.
    static let likely = 0.6
    /// From these the person is asked where the structure refuses a deed, and where it speaks against it in any other way.
    static let (firm, certain) = (0.9, 0.97)
  }

  let sentence: Sentence
  let mood: SentenceMood
  let grammar: Grammar

  /// Decides over a reading.
  func verdict(on reading: Interpretation) -> Verdict {
    guard !mood.clauses.isEmpty else { return .allowed }
    let words = words(of: reading)
    if grammar.onlyTells(reading) { return verdictOnLooking(words) }
    let now = mood.chance(of: .now) ?? 1
    if isPayment(reading, words) {
      return .withheld(
        .payment, sentence.tokens.indices.first(where: words.told.contains).map { $0..<$0 + 1 } ?? 0..<0)
    }
    guard let (reason, tokens, force) = objection(to: reading, words) else {
      if isPutOff(reading, words) { return .doubtful }
      if now < Chance.hopeless, words.phrase.isEmpty || now < Chance.hopeless / 4 {
        return .withheld(learntReason, tokens(of: mood.deedClause))
      }
      if !reading.isCostly, isSaidByPhrase(words) { return .allowed }
      if now < Chance.unsure, agrees(with: reading, words) {
        return .withheld(learntReason, tokens(of: mood.deedClause))
      }
      return now < Chance.unsure ? .doubtful : .allowed
    }
    // That something is to be noted now says nothing of the deed that is noted.
    if reason == .quoted { return .withheld(reason, tokens) }
    if reason.isFirm || force == .deliberation {
      let isSure = now >= (force == .refusal ? Chance.firm : Chance.certain)
      return isSure ? .doubtful : .withheld(reason, tokens)
    }
    // People ask for much in statements and questions: “we are out of milk”. What was learnt of them says which.
    let isOpen =
      force == .statement || force == .question || force == .report && reading.records && now >= Chance.firm
    if now < (isOpen && !reading.isCostly ? Chance.unsure : Chance.likely) {
      return .withheld(reason, tokens)
    }
    return now >= Chance.likely && isOpen && !reading.isCostly ? .allowed : .doubtful
  }

  /// Whether a reading may be carried out or asked about.
  func allows(_ reading: Interpretation) -> Bool {
    if case .withheld = verdict(on: reading) { return false }
    return true
  }

  /// A decision without what may not be done, and with what is to be asked about.
  func judged(_ decision: Decision) -> Decision {
    func judged(_ reading: Interpretation) -> Interpretation? {
      switch verdict(on: reading) {
      case .allowed: return reading
      case .withheld: return nil
      case .doubtful:
        var reading = reading
        reading.isDoubtful = true
        return reading
      }
    }
    switch decision {
    case .refused: return decision
    case .accepted(let reading): return judged(reading).map(Decision.accepted) ?? .refused(nearest: [reading])
    case .ambiguous(let readings):
      let left = readings.compactMap(judged)
      if left.isEmpty { return .refused(nearest: readings) }
      return left.count == 1 ? .accepted(left[0]) : .ambiguous(left)
    }
  }

  /// What is not done though it was found: the best reading that the mood withholds, where nothing is done in its place.
  func withholding(of decision: Decision, among candidates: [Interpretation]) -> Withholding? {
    guard judged(decision).isRefused else { return nil }
    for reading in (decision.best.map { [$0] } ?? []) + candidates
    where reading.score >= Arbiter.threshold(for: reading) {
      if case .withheld(let reason, let tokens) = verdict(on: reading) {
        return Withholding(reason: reason, words: sentence.written(tokens), reading: reading)
      }
    }
    return nil
  }

  /// Whether a decision leaves it to the clause that orders something to say what is meant: nothing may be done, or not without
  /// a question.
  func isOpen(_ decision: Decision) -> Bool {
    switch judged(decision) {
    case .refused: true
    case .accepted(let reading): reading.isDoubtful
    case .ambiguous: false
    }
  }

  /// The tokens of the one clause that orders something now.
  var deed: Range<Int>? {
    let orders = mood.clauses.filter { $0.force == .order && $0.condition == nil && $0.moment == nil }
    guard orders.count == 1, let order = orders.first, mood.deedClause == order else { return nil }
    return order.tokens
  }

  // MARK: What a reading explains

  private struct Words {
    /// The tokens of values.
    var values = TokenSet()
    /// The tokens of the phrase.
    var phrase = TokenSet()
    /// The tokens that are in the reading in any way, but for those that it leaves aside.
    var all = TokenSet()
    /// The tokens of values that may hold any words, such as items and messages.
    var contents = TokenSet()
    /// Those of them that are one text, such as a message.
    var told = TokenSet()
    /// The tokens of values with which the reading itself waits for a time or a place, or keeps words for later.
    var kept = TokenSet()
  }

  private func words(of reading: Interpretation) -> Words {
    var words = Words()
    for use in reading.evidence.uses where use.start < use.end && use.role != "aside" && use.role != "unused"
    {
      let isMeant = use.role != "filler" && use.role != "app"
      let isPhrase = use.role == "phrase"
      let parameter = isPhrase ? nil : use.parameter
      let kind = parameter.flatMap { grammar.kind(of: $0, in: reading.intent) }
      let isFree = kind == .content || kind == .list
      let isKept = kind == .date || isFree && !reading.isCostly && !reading.plays
      for (index, token) in sentence.tokens.enumerated()
      where token.range.lowerBound >= use.start && token.range.upperBound <= use.end {
        if isMeant { words.all.insert(index) }
        if isPhrase { words.phrase.insert(index) }
        guard parameter != nil else { continue }
        words.values.insert(index)
        if isFree { words.contents.insert(index) }
        if kind == .content { words.told.insert(index) }
        if isKept { words.kept.insert(index) }
      }
    }
    return words
  }

  /// Whether a reading's phrase or values hold all of some tokens that count.
  private func explains(_ tokens: Range<Int>, _ words: Words) -> Bool {
    tokens.allSatisfy { words.values.contains($0) || words.phrase.contains($0) || sentence.isMark[$0] }
  }

  // MARK: What speaks against it

  /// Why a reading may not be carried out, and the words that say so.
  private func objection(
    to reading: Interpretation, _ words: Words
  ) -> (reason: Withholding.Reason, words: Range<Int>, force: SentenceMood.Force)? {
    // A clause that is all in a value is said, and says nothing of the deed.
    let involved = mood.clauses.indices.filter { index in
      let tokens = mood.clauses[index].tokens
      return tokens.contains(where: words.all.contains) && mood.clauses[index].force != .retraction
        && !tokens.allSatisfy { words.values.contains($0) || sentence.isMark[$0] }
    }
    let orders = involved.filter {
      mood.clauses[$0].force == .order || mood.clauses[$0].cue.allSatisfy(words.phrase.contains)
    }
    // A value out of what is not to be done: “don't call Dana, call Tom” calls nobody but Tom.
    for index in involved where mood.clauses[index].force.forbids && !explains(mood.clauses[index].cue, words)
    {
      let clause = mood.clauses[index]
      if clause.refusesThing, reading.ends { continue }
      // What was learnt cannot say which of the clauses it is about; the order by itself is read then.
      if reading.isByLikeness, reading.evidence.scores["aside"] == nil {
        return (.refused, clause.cue, clause.force)
      }
      if orders.isEmpty || clause.tokens.contains(where: words.values.contains) {
        return (.refused, clause.cue, clause.force)
      }
    }
    // What is refused behind it: “…, don't call him”.
    if let last = orders.last,
      let no = mood.clauses.indices.last(where: { mood.clauses[$0].force == .refusal }), no > last,
      mood.clauses[no].repeats,
      mood.clauses.indices.last(where: { mood.clauses[$0].force == .order }) ?? 0 < no
    {
      return (.refused, mood.clauses[no].cue, .refusal)
    }
    // What is taken back behind it.
    if let last = involved.last,
      let back = mood.clauses.indices.last(where: { mood.clauses[$0].force == .retraction }), back > last,
      mood.deedClause?.force == .retraction
    {
      return (.refused, mood.clauses[back].cue, .retraction)
    }
    let left = involved.filter { !(mood.clauses[$0].refusesThing && reading.ends) }
    guard let first = orders.first ?? left.first else { return nil }
    let clause = mood.clauses[first]
    if !orders.contains(first), let reason = Withholding.Reason(clause.force) {
      return (reason, clause.cue, clause.force)
    }
    if isOnlyKept(clause, by: reading, words) { return (.quoted, clause.cue, .quotation) }
    if let condition = clause.condition, !isHeld(condition, words) {
      return (.condition, condition, .condition)
    }
    if let moment = clause.moment, !isHeld(moment, words) { return (.later, moment, .order) }
    return nil
  }

  /// Whether a message would be nothing but a sum of money that the sentence sends or gives: “send Grace £20”.
  private func isPayment(_ reading: Interpretation, _ words: Words) -> Bool {
    let hasSum = reading.values.values.contains { if case .currency = $0 { true } else { false } }
    guard reading.isCostly, !hasSum else { return false }
    let said = sentence.tokens.indices.filter { words.told.contains($0) && !sentence.isMark[$0] }
    guard let first = said.first(where: { !sentence.traits[$0].contains(.determiner) }) else { return false }
    let beginsWithSum = sentence.quantities.contains { amount in
      if case .money = amount.value { amount.tokens.contains(first) } else { false }
    }
    // “Text Sam 20 pounds is too much” says something of the sum.
    return beginsWithSum && !said.contains { grammar.reader.clauses.isCopula(sentence.tokens[$0].folded) }
  }

  /// Whether a reading takes a deed for something to do that is only to be kept: “text Maria” of “remind me to text Maria”.
  private func isOnlyKept(_ clause: SentenceMood.Clause, by reading: Interpretation, _ words: Words) -> Bool {
    guard clause.keeps, let content = clause.content, !content.contains(where: words.kept.contains) else {
      return false
    }
    return !clause.cue.contains(where: words.phrase.contains) && words.values.isWithin(content)
  }

  /// Whether a time in the message of a reading may say when it is to be sent: “text Tom happy birthday at midnight”.
  private func isPutOff(_ reading: Interpretation, _ words: Words) -> Bool {
    mood.clauses.contains { clause in
      guard clause.force == .order, let moment = clause.moment ?? clause.condition else { return false }
      // In the middle of what is said a time is part of it; before it, “let Dana know tomorrow that …”, it is none.
      let begins = !(0..<moment.lowerBound).contains(where: words.told.contains)
      let ends = (moment.upperBound..<sentence.count).allSatisfy {
        sentence.isMark[$0] || sentence.isClosing[$0]
      }
      guard
        begins || ends || clause.condition != nil || moment.lowerBound <= clause.cue.upperBound + 1
      else { return false }
      return (reading.isCostly || reading.plays) && moment.contains(where: words.contents.contains)
    }
  }

  /// Whether a reading does something with a time or a condition: it waits for it, or it says it.
  private func isHeld(_ tokens: Range<Int>, _ words: Words) -> Bool {
    tokens.contains { words.kept.contains($0) || words.contents.contains($0) }
      || tokens.allSatisfy { words.values.contains($0) || sentence.isMark[$0] }
  }

  private func verdictOnLooking(_ words: Words) -> Verdict {
    let involved = mood.clauses.filter { $0.tokens.contains(where: words.all.contains) }
    guard !involved.isEmpty, involved.allSatisfy({ $0.force.forbids && !explains($0.cue, words) }) else {
      return .allowed
    }
    return .withheld(.refused, involved[0].cue)
  }

  /// Whether the clause that is no order by itself is one by the phrase that a reading found: “I like this song”.
  private func isSaidByPhrase(_ words: Words) -> Bool {
    guard let clause = mood.deedClause, ![.order, .fragment].contains(clause.force) else { return false }
    return clause.cue.allSatisfy(words.phrase.contains)
  }

  /// Whether the structure of the sentence, too, holds something of what it is after by what was learnt.
  private func agrees(with reading: Interpretation, _ words: Words) -> Bool {
    let order = mood.clauses.lastIndex { $0.force == .order }
    return mood.clauses.indices.contains { index in
      let clause = mood.clauses[index]
      switch mood.likeliest {
      case .later: return clause.moment != nil || clause.condition != nil
      case .asked: return clause.force == .question || clause.force == .deliberation
      case .refused:
        return (clause.force.forbids || clause.force == .retraction) && index > order ?? -1
          && !(reading.ends && clause.refusesThing) && !explains(clause.cue, words)
      case .told: return order == nil && clause.force != .question
      case .now, nil: return false
      }
    }
  }

  private var learntReason: Withholding.Reason {
    switch mood.likeliest {
    case .later: .later
    case .asked: .asked
    case .refused: .refused
    case .told, .now, nil: .told
    }
  }

  private func tokens(of clause: SentenceMood.Clause?) -> Range<Int> { clause?.cue ?? 0..<0 }
}
