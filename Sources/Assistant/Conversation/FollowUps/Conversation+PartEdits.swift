import Catalog
import IntentWire
import Language
import Understanding

/// Changing a part of a message that was sent: “no, make that half past” after “dinner at seven?”.
extension Conversation {
  /// The request to change the message that was sent last, where a sentence only says another time, day or number than
  /// the one in it.
  ///
  /// - Parameter own: What the sentence means by itself: “change it to say four” is all of the new text.
  func partEdit(
    _ text: String, own: Decision, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard state.phase == .finished(.done), let last = state.last, let name = Self.contents[last.intent],
      let app = app(last.app), app.manifest.intent(Self.editing) != nil,
      case .string(let sent)? = last.answers[name] ?? last.values[name]
    else { return nil }
    let tokens = language.tokens(in: text)
    if case .accepted(let reading) = own, reading.namesApp || saysAll(reading) { return nil }
    if let whole = exchangedPart(of: sent, text, tokens) { return edit(to: whole, in: last.app) }
    guard let parts = CorrectionWords.parts(tokens), parts.isExplicit || TurningWords.begin(tokens) else {
      return nil
    }
    let words = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: parts.value)
    guard
      let whole = TextPart(language: language, context: context).replaced(in: sent, by: words)
        ?? reworded(sent, words, parts)
    else { return nil }
    return edit(to: whole, in: last.app)
  }

  /// All of a message with other words for some of it: “say end of day instead of noon”.
  private func exchangedPart(of sent: String, _ text: String, _ tokens: [Token]) -> String? {
    guard let parts = ExchangeWords.parts(tokens) else { return nil }
    let old = tokens[parts.old].map(\.folded)
    let before = language.tokens(in: sent)
    guard let final = old.last else { return nil }
    // “Saturday's off” with “Sunday” for “Saturday” is “Sunday's off”.
    let possessive = Array(old.dropLast()) + [final + "'s"]
    let starts = before.indices.filter { start in
      let words = before[start...].prefix(old.count).map(\.folded)
      return words == old || words == possessive
    }
    guard let start = starts.first, starts.count == 1 else { return nil }
    let new = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: parts.new)
    let isPossessive = before[start + old.count - 1].folded == possessive.last
    return AnnotatedText(text: sent, tokens: before, numbers: [], dates: [])
      .replacing(start..<start + old.count, with: isPossessive ? "\(new)'s" : new)
  }

  /// The request to change the message that was sent last, where a sentence turns away from it and says all of its text:
  /// “no wait, say I'll be late”.
  func wordedAnew(
    _ tokens: [Token], _ text: String, _ state: ConversationState
  ) -> (text: String, reading: Interpretation)? {
    guard state.phase == .finished(.done), let last = state.last, Self.contents[last.intent] != nil,
      app(last.app)?.manifest.intent(Self.editing) != nil, let whole = saidAnew(tokens, text)
    else { return nil }
    return edit(to: whole, in: last.app)
  }

  /// All of the text behind such an opening.
  private func saidAnew(_ tokens: [Token], _ text: String) -> String? {
    let (openings, rest) = FixedPhrases.openings(TurningWords.openings, of: tokens[...])
    guard !openings.isEmpty, let verb = rest.first?.folded, FollowUpWords.wording.contains(verb),
      rest.count > 2
    else { return nil }
    // A period at the end belongs to the sentence, not to the message.
    let end = rest.last?.text == "." ? rest.endIndex - 1 : rest.endIndex
    return AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
      .text(of: rest.startIndex + 1..<end)
  }

  /// The request to change the message that was sent last to other words.
  private func edit(to whole: String, in app: String) -> (text: String, reading: Interpretation)? {
    let sentence = language.clauses.messageEdit.replacing("{}", with: whole)
    guard case .accepted(let reading) = reader.read(sentence, in: app, context: context).decision,
      reading.intent == Self.editing, reading.values["editedContent"]?.text == whole
    else { return nil }
    return (sentence, reading)
  }

  /// All of a message as it is said anew, which has most words of the old one: “I mean dinner is at six on Sunday”.
  private func reworded(_ sent: String, _ words: String, _ parts: CorrectionWords.Parts) -> String? {
    guard parts.isExplicit else { return nil }
    func forms(_ text: String) -> Set<String> {
      Set(
        language.tokens(in: text).filter { $0.kind != .punctuation }.map { language.lemma(of: $0.folded) })
    }
    let (old, new) = (forms(sent), forms(words))
    guard old.count > 2, new.count > 2, words != sent, old.intersection(new).count * 3 >= old.count * 2 else {
      return nil
    }
    return words
  }

  /// Whether a request to change a message says that its words are all that the message is to say.
  private func saysAll(_ reading: Interpretation) -> Bool {
    reading.evidence.uses.contains { use in
      use.role == "phrase" && FollowUpWords.sayingAll.contains(use.text.lowercased())
    }
  }

  private static let editing = "INEditMessageIntent"

  /// The parameter that holds the text of a message, by the requests after which it may be changed.
  private static let contents = ["INSendMessageIntent": "content", editing: "editedContent"]
}

/// Puts another time, day or number in the place of the one in a text.
struct TextPart {
  let language: any LanguageReader
  let context: LanguageContext

  private enum Kind { case time, day, number }

  /// The text with the words in the place of what is of their kind in it; `nil` where nothing or several things are, or
  /// the words say more.
  func replaced(in text: String, by words: String) -> String? {
    // “8:30” alone is hardly a time, “at 8:30” is.
    let readings = [words, "at \(words)", bare(words, in: text)].compactMap(\.self)
      .map { language.annotate($0, context: context) }
    guard let new = readings.first(where: { !wholes($0).isEmpty }) else { return nil }
    let old = language.annotate(text, context: context)
    let there = parts(old)
    for (kind, range) in wholes(new) {
      // “Four” is a time where the text has one and no number.
      let kinds: [Kind] = kind == .day ? [.day] : kind == .time ? [.time, .number] : [.number, .time]
      let fitting = kinds.lazy.map { kind in there.filter { $0.kind == kind } }.first { !$0.isEmpty }
      guard let fitting, fitting.count == 1 else { continue }
      return old.replacing(fitting[0].range, with: new.text(of: range))
    }
    return nil
  }

  /// The amount alone, where the text has the word beside it as well: “twenty” of “twenty minutes”, “eight” of “chapter
  /// eight”.
  private func bare(_ words: String, in text: String) -> String? {
    let known = Set(language.tokens(in: text).filter { $0.kind == .word }.map(\.folded))
    let tokens = language.tokens(in: words).filter { $0.kind != .punctuation }
    guard tokens.count > 1 else { return nil }
    let rest = tokens.filter { !known.contains($0.folded) }
    guard let first = rest.first, let last = rest.last, rest.count < tokens.count else { return nil }
    return AnnotatedText(text: words, tokens: [first, last], numbers: [], dates: []).text(of: 0..<2)
  }

  /// What makes up all of a text, but for a preposition in front.
  private func wholes(_ text: AnnotatedText) -> [(kind: Kind, range: Range<Int>)] {
    let said = text.tokens.indices.filter {
      text.tokens[$0].kind != .punctuation && !FollowUpWords.prepositions.contains(text.tokens[$0].folded)
    }
    guard let first = said.first, let final = said.last else { return [] }
    return parts(text).filter { $0.range == first..<final + 1 }
  }

  /// The time of day in a date: “eight” of “dinner on Friday at eight” and of “at eight on Friday”.
  private func clock(_ date: Range<Int>, of text: AnnotatedText) -> Range<Int>? {
    let tokens = text.tokens
    let start = date.first {
      CorrectionWords.isOfTime(tokens[$0], text) && !CorrectionWords.beforeTimes.contains(tokens[$0].folded)
        && tokens[$0].kind != .punctuation
    }
    guard let start else { return nil }
    let end = (start..<date.upperBound).first { !CorrectionWords.isOfTime(tokens[$0], text) }
    // What stands behind the time is the day.
    guard let end else { return start..<date.upperBound }
    return FollowUpWords.prepositions.contains(tokens[end].folded) ? start..<end : nil
  }

  /// The day in a date with a time: “Friday” of both.
  private func day(_ date: Range<Int>, beside clock: Range<Int>, of text: AnnotatedText) -> Range<Int>? {
    let isBefore = clock.lowerBound > date.lowerBound
    let rest = isBefore ? date.lowerBound..<clock.lowerBound : clock.upperBound..<date.upperBound
    let words = rest.filter { place in
      let word = text.tokens[place]
      return word.kind != .punctuation && !FollowUpWords.prepositions.contains(word.folded)
        && !CorrectionWords.beforeTimes.contains(word.folded)
    }
    guard let first = words.first, let last = words.last, words.count == last + 1 - first else { return nil }
    return first..<last + 1
  }

  private func parts(_ text: AnnotatedText) -> [(kind: Kind, range: Range<Int>)] {
    let dates = text.dates.flatMap { date -> [(kind: Kind, range: Range<Int>)] in
      switch date.value {
      case .day: return [(.day, date.tokens)]
      case .time, .moment:
        guard let clock = clock(date.tokens, of: text) else { return [] }
        return [(.time, clock)]
          + [day(date.tokens, beside: clock, of: text)].compactMap { $0.map { (.day, $0) } }
      // “Tonight”, but not “from five to seven”.
      case .range:
        return text.numbers.contains { $0.tokens.overlaps(date.tokens) } ? [] : [(.day, date.tokens)]
      }
    }
    let numbers = text.numbers.filter { number in
      !number.isOrdinal && !text.dates.contains { $0.tokens.overlaps(number.tokens) }
    }
    // “For twelve thirty” is a time.
    let clocks = zip(numbers, numbers.dropFirst()).filter { hour, minutes in
      hour.tokens.upperBound == minutes.tokens.lowerBound && (1...12).contains(hour.value)
        && (10...59).contains(minutes.value)
    }
    let paired = clocks.map { $0.tokens.lowerBound..<$1.tokens.upperBound }
    let single = numbers.filter { number in !paired.contains { $0.overlaps(number.tokens) } }
    return dates + paired.map { (.time, $0) } + single.map { (.number, $0.tokens) }
  }
}

extension AnnotatedText {
  /// The text with other words in the place of some of its tokens.
  func replacing(_ range: Range<Int>, with words: String) -> String {
    let bytes = Array(text.utf8)
    let head = String(decoding: bytes[..<tokens[range.lowerBound].range.lowerBound], as: UTF8.self)
    let tail = String(decoding: bytes[tokens[range.upperBound - 1].range.upperBound...], as: UTF8.self)
    return head + words + tail
  }
}
