public import IntentWire
public import Language

/// Finds the requests of a sentence that makes several, one after the other: “end my workout and pause the music”.
///
/// Each of them has to be a request by itself that a phrase reads, with a verb in front. Where the sentence is one
/// request as well, whose words hold the others, it depends on what these words are for: a message or a task may say
/// anything, a place or a song hardly ends in another request.
public struct RequestSequence {
  /// The words at the joints between requests.
  let words: ClauseWords
  /// Reads a sentence by itself.
  let read: (String) -> Decision
  /// What a value of a parameter of a reading is; `nil` where that is not declared.
  let type: (Interpretation, _ parameter: String) -> ValueType?

  /// The most requests of one sentence.
  public static let mostRequests = 4
  /// The most tokens of a sentence in which several are looked for.
  static let mostTokens = 48
  /// The most places of a sentence in which one request may end and the next begin.
  static let mostJoints = 8
  /// The least score of each of several requests.
  static let least = 0.78
  /// The same where the sentence as one request leaves words out, which are not lost then: “milk” of “add milk to packing
  /// and play Voltage”.
  static let leastOfAll = 0.74
  /// By how much the sentence as one request may be better, where the others would end a place, a song or a list.
  static let allowance = 0.12
  /// By how much it has to be worse, where they would be something that is told.
  static let lead = 0.1

  /// Creates a finder of requests.
  ///
  /// - Parameters:
  ///   - words: The words of the language at the joints between requests.
  ///   - read: Reads a sentence by itself.
  ///   - type: What one value of a parameter of a reading is; nil where that is not declared.
  public init(
    words: ClauseWords, read: @escaping (String) -> Decision,
    type: @escaping (Interpretation, _ parameter: String) -> ValueType?
  ) {
    self.words = words
    self.read = read
    self.type = type
  }

  /// One request out of several.
  private struct Part {
    var text: String
    var range: Range<Int>
    var reading: Interpretation
  }

  /// The requests of a sentence in their order; `nil` where it makes no more than one.
  ///
  /// - Parameter whole: What the sentence means as one request.
  public func requests(in text: String, whole: Decision) -> [String]? {
    let tokens = Tokenizer().tokens(in: text)
    guard tokens.count <= Self.mostTokens else { return nil }
    let all = joints(of: tokens).filter { mayEnd(at: tokens[$0.upperBound], whole) }
    let joints = all.filter { joins(tokens[$0]) }
    guard let last = joints.last, joints.count <= Self.mostJoints else { return nil }
    let annotated = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    var known: [Range<Int>: Part?] = [:]
    let least = Self.leavesOut(whole) ? Self.leastOfAll : Self.least
    func isGood(_ part: Part) -> Bool {
      let isClear =
        Self.endsAsStatement(part.reading) || followsTold(part.range.lowerBound, in: whole, tokens)
      return part.reading.score >= (isClear ? Self.leastOfAll : least)
    }
    func several(_ joints: [Range<Int>]) -> [Part]? {
      guard let parts = parts(of: annotated, from: 0, joints[...], left: Self.mostRequests, &known),
        parts.count > 1, parts.allSatisfy(isGood), outdo(whole, parts, tokens)
      else { return nil }
      return parts
    }
    // A comma alone stands before what corrects a request as well; among more than two it is one of an enumeration.
    let marked = all.filter { $0.lowerBound <= last.lowerBound }
    if marked.count > joints.count, marked.count <= Self.mostJoints, let parts = several(marked),
      parts.count > 2
    {
      return parts.map(\.text)
    }
    return several(joints)?.map(\.text)
  }

  /// Whether a sentence as one request has words that it makes nothing of.
  private static func leavesOut(_ whole: Decision) -> Bool {
    guard case .accepted(let one) = whole else { return false }
    return one.evidence.uses.contains { $0.role == "unused" }
  }

  /// Whether another request may begin with a token: not with what a phrase takes for its own word.
  private func mayEnd(at token: Token, _ whole: Decision) -> Bool {
    guard case .accepted(let one) = whole, !one.isByLikeness, !one.isDoubtful else { return true }
    let start = token.range.lowerBound
    return one.evidence.uses.first { $0.start <= start && $0.end > start }?.role != "phrase"
      || one.evidence.scores["aside"] != nil
  }

  /// The requests from a token on, which end at some of the joints.
  private func parts(
    of text: AnnotatedText, from start: Int, _ joints: ArraySlice<Range<Int>>, left: Int,
    _ known: inout [Range<Int>: Part?]
  ) -> [Part]? {
    if left > 1 {
      for (place, joint) in zip(joints.indices, joints) {
        guard let first = part(text, start..<joint.lowerBound, &known),
          let others = parts(
            of: text, from: joint.upperBound, joints[(place + 1)...], left: left - 1, &known)
        else { continue }
        return [first] + others
      }
    }
    return part(text, start..<text.tokens.count, &known).map { [$0] }
  }

  private func part(
    _ text: AnnotatedText, _ tokens: Range<Int>, _ known: inout [Range<Int>: Part?]
  ) -> Part? {
    if let part = known[tokens] { return part }
    let part = part(text, tokens)
    known[tokens] = .some(part)
    return part
  }

  private func part(_ text: AnnotatedText, _ tokens: Range<Int>) -> Part? {
    guard tokens.contains(where: { text.tokens[$0].kind == .word }) else { return nil }
    let said = text.text(of: tokens)
    guard case .accepted(let reading) = read(said), !reading.isByLikeness, !reading.isDoubtful,
      reading.score >= Self.leastOfAll, reading.evidence.scores["aside"] == nil,
      Self.beginsAsRequest(reading),
      !reading.evidence.uses.contains(where: { $0.role == "unused" })
    else { return nil }
    return Part(text: said, range: tokens, reading: reading)
  }

  /// Whether the first words of a reading that are no filler are those of its phrase, or it says that something is done.
  private static func beginsAsRequest(_ reading: Interpretation) -> Bool {
    let first = reading.evidence.uses.filter { $0.start < $0.end }
      .first { !["filler", "app"].contains($0.role) }
    return first?.role == "phrase" || endsAsStatement(reading)
  }

  /// Whether a reading is a statement that something is done, which begins with it: “vacuum the stairs is done”.
  private static func endsAsStatement(_ reading: Interpretation) -> Bool {
    let uses = reading.evidence.uses.filter { $0.start < $0.end }
    return reading.values["status"] != nil && uses.first?.parameter != nil && uses.last?.role == "phrase"
  }

  /// Whether several requests are a better reading than one.
  private func outdo(_ whole: Decision, _ parts: [Part], _ tokens: [Token]) -> Bool {
    guard case .accepted(let one) = whole, !one.isByLikeness, !one.isDoubtful else { return true }
    // “Play it in Tunewell” tells more of what was said before.
    if parts.dropFirst().contains(where: { $0.reading.app == one.app && onlyPoints($0) }) {
      return false
    }
    // “Start cycling and let me burn 350 calories” is one workout, which has all that both say.
    let isAll = parts.allSatisfy { part in
      part.reading.app == one.app && part.reading.intent == one.intent && !part.reading.values.isEmpty
        && part.reading.values.allSatisfy { one.values[$0.key] == $0.value }
    }
    if isAll { return false }
    let apps = Set(parts.filter(\.reading.namesApp).map(\.reading.app))
    if apps.count == parts.count || one.evidence.scores["aside"] != nil { return true }
    let score = parts.map(\.reading.score).min() ?? 0
    // What the sentence as one request makes of the place where the next begins.
    let holders = parts.dropFirst().map { part in
      let start = tokens[part.range.lowerBound].range.lowerBound
      return one.evidence.uses.firstIndex { $0.start <= start && $0.end > start }
    }
    return holders.allSatisfy { index in
      guard let index else { return true }
      let use = one.evidence.uses[index]
      guard let parameter = use.parameter else { return use.role != "phrase" }
      let isOwn =
        takesAnything(one, parameter) && !Self.isApart(index, in: one.evidence.uses)
        && !isToldBefore(next(parts, in: use, tokens), in: use, tokens)
      return isOwn ? score >= one.score + Self.lead : score >= one.score - Self.allowance
    }
  }

  /// The token with which the first of some requests begins that stands in a value.
  private func next(_ parts: [Part], in use: Evidence.Use, _ tokens: [Token]) -> Int {
    parts.dropFirst().map(\.range.lowerBound).first { tokens[$0].range.lowerBound > use.start } ?? 0
  }

  /// Whether a request stands behind what a message tells; see ``isToldBefore(_:in:_:)``.
  private func followsTold(_ place: Int, in whole: Decision, _ tokens: [Token]) -> Bool {
    guard place > 0, case .accepted(let one) = whole else { return false }
    let start = tokens[place].range.lowerBound
    return one.evidence.uses.contains { use in
      use.start < start && use.end > start && use.parameter != nil && isToldBefore(place, in: use, tokens)
    }
  }

  /// Whether a message tells something up to a request, whose plain verb does not go on with it: “I got the keys and then
  /// order a cab”, but not “I'll get the keys and order a cab”.
  private func isToldBefore(_ place: Int, in use: Evidence.Use, _ tokens: [Token]) -> Bool {
    guard let start = tokens.firstIndex(where: { $0.range.lowerBound >= use.start }), start + 1 < place,
      !words.plainToldVerbs.contains(tokens[place].folded)
    else { return false }
    let (first, verb) = (tokens[start].folded, tokens[start + 1].folded)
    // “We eat at home, and add …”: a mark ends what is told, unless its verb leads to another.
    if words.subjects.contains(first), tokens[place - 1].kind == .word,
      tokens[place - 2].kind == .punctuation,
      !words.leadingVerbs.contains(verb)
    {
      return true
    }
    return words.subjectsWithVerb.contains(first)
      || words.subjects.contains(first)
        && (words.toldVerbs.contains(verb) || words.toldEndings.contains(where: verb.hasSuffix))
  }

  /// Whether a parameter may hold any words, as a message, a note, a task and the name of something new do.
  private func takesAnything(_ reading: Interpretation, _ parameter: String) -> Bool {
    guard let type = type(reading, parameter) else { return true }
    return [.string, .record("INNoteContent"), .record("INTask")].contains(type)
      || type == .spoken && Self.newNames.contains(parameter)
  }

  /// Parameters that name what there is not yet.
  private static let newNames: Set<String> = ["taskTitles", "title"]

  /// Whether a value stands behind that of another parameter, and others of its own in front of it: “milk” and “call
  /// mom” in “add milk to the grocery list and call mom”.
  private static func isApart(_ index: Int, in uses: [Evidence.Use]) -> Bool {
    let parameter = uses[index].parameter
    guard let first = uses.firstIndex(where: { $0.parameter == parameter }), first < index else {
      return false
    }
    return uses[first..<index].contains { $0.parameter != nil && $0.parameter != parameter }
  }

  /// Whether a request points at something and names nothing.
  private func onlyPoints(_ part: Part) -> Bool {
    let values = part.reading.evidence.uses.filter { $0.parameter != nil && $0.start < $0.end }
    return values.allSatisfy { words.pointers.contains($0.text.lowercased()) }
      && Tokenizer().tokens(in: part.text).contains { words.pointers.contains($0.folded) }
  }

  /// The places between which one request may end and the next begin: words that join them, or marks.
  private func joints(of tokens: [Token]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = 1
    while place < tokens.count - 1 {
      var end = place
      while end < tokens.count, isJoint(tokens[end], isFirst: end == place) { end += 1 }
      if end > place, end < tokens.count { found.append(place..<end) }
      place = max(end, place + 1)
    }
    return found
  }

  /// Whether tokens between two requests join them: a word, or the end of a sentence, and not a comma alone.
  private func joins(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.contains { $0.kind == .word || [".", ";"].contains($0.text) }
  }

  private func isJoint(_ token: Token, isFirst: Bool) -> Bool {
    if token.kind == .punctuation { return [",", ".", ";"].contains(token.text) }
    return words.followings.contains(token.folded)
      || !isFirst && words.besideFollowings.contains(token.folded)
  }
}
