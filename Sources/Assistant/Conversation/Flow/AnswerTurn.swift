import AppProcesses
import Catalog
import IntentWire
import Language

/// What is at hand when an answer is read.
struct AnswerTurn {
  var text: String
  var app: InstalledApp
  var pending: PendingCall
  var question: PendingQuestion
  var suspension: Suspension?
  /// What the answer is read against.
  var choices: [IntentValue]

  /// How the app declares the parameter in question.
  var parameter: ParameterManifest? {
    question.parameter.flatMap { app.manifest.intent(pending.call.intent)?.parameter($0) }
  }

  /// The type of the value in question; words when nothing is known of it.
  var type: ValueType { parameter?.type ?? question.type ?? .string }

  /// Whether the value in question is the only one of its parameter.
  var isForOneOfOne: Bool {
    (question.parameter.flatMap { pending.call.parameters[$0]?.elements.count } ?? 0) <= 1
  }

  /// Whether any words may be the answer, and nothing else is on offer.
  var isInOwnWords: Bool {
    question.kind == .needsValue && question.options.isEmpty && type.element.takesWords
      && !type.element.isOfKnownThings
  }

  /// Whether the parameter takes several values.
  var isList: Bool { type.isList }

  /// The answer without a verb in front of one of what is on offer: “open the books one”; `nil` for anything else.
  func withoutShowing(_ language: any LanguageReader) -> String? {
    guard question.kind != .confirmation, !choices.isEmpty, !mayBeOwnWords else { return nil }
    let tokens = language.tokens(in: text)
    let rest = FixedPhrases.openings(AnswerWords.wantingOne, of: tokens[...]).rest
    guard rest.count < tokens.count, rest.count > 1, let first = rest.first,
      FollowUpWords.determiners.contains(first.folded),
      let last = rest.last(where: { $0.kind == .word }), ["one", "ones"].contains(last.folded)
    else { return nil }
    return AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: rest.indices)
  }

  /// The answer without the no in front of it: “no, my sister” names one person; `nil` where there is none.
  func withoutRefusal(_ language: any LanguageReader) -> String? {
    guard question.kind == .needsValue, type.element.isOfKnownThings, !mayBeOwnWords else { return nil }
    let tokens = language.tokens(in: text)
    guard tokens.count > 2, FollowUpWords.refusals.contains(tokens[0].folded),
      tokens[1].kind == .punctuation
    else { return nil }
    let rest = Array(tokens.dropFirst(2))
    let words = rest.filter { $0.kind != .punctuation }.map(\.folded)
    guard language.affirmation(rest) == nil, !language.isCancellation(rest),
      !language.fillerSuffixes.contains(words)
    else { return nil }
    return AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: 2..<tokens.count)
  }

  /// The phase in which the same question stays open.
  var phase: ConversationState.Phase {
    if let suspension { return .suspended(pending, question, suspension) }
    return question.parameter == nil ? .confirming(pending, question) : .asking(pending, question)
  }
}

extension ValueType {
  /// Whether values are nearly always things that somebody knows already, rather than words of one's own.
  var isOfKnownThings: Bool {
    switch self {
    case .person, .place, .entity: true
    case .record(let name): name != "INNoteContent"
    default: false
    }
  }

  /// Whether values are moments or stretches of time.
  var isDate: Bool { self == .date || self == .dateRange }

  /// Whether values are several values.
  var isList: Bool {
    if case .list = self { true } else { false }
  }

  /// Whether the names of such things often are requests in themselves: the task “call the dentist”.
  var mayReadLikeRequest: Bool { self == .record("INTask") }

  /// Whether any words are a value of the type until the app has looked at them.
  var takesWords: Bool {
    switch self {
    case .string, .spoken, .entity, .person, .place, .file, .record, .url: true
    default: false
    }
  }
}
