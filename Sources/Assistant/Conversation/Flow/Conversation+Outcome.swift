import Catalog
import IntentWire
import Language

extension Conversation {
  /// Ends a request with an app's outcome, or offers to go on with it in the app.
  func finished(
    _ outcome: IntentOutcome, _ pending: PendingCall, _ state: inout ConversationState
  ) -> Move {
    note(outcome, of: pending, in: &state)
    if let snippet = outcome.snippet {
      state.snippet = ShownSnippet(snippet, in: pending.app)
    }
    let code = ResponseCode(outcome)
    let words = words(for: pending)
    let dialog = outcome.dialog ?? Dialog(sentence(for: outcome, code, pending, words))
    // Nobody can look at an app who only hears the reply.
    if situation.hasDisplay,
      let offer = ActivityHandOver(offeredBy: outcome, to: pending.call, in: pending.app)
    {
      return self.offer(offer, after: dialog, pending, outcome)
    }
    var move = end(Self.state(of: code.family), dialog, pending)
    move.reply.spoken = said(dialog, beside: outcome.snippet)
    move.reply.printed = printed(move.reply.spoken, outcome, words)
    move.reply.snippet = outcome.snippet
    move.reply.result = result(of: outcome)
    move.reply.outcome = outcome
    move.reply.live = live(after: outcome, pending, &state)
    let handOver = ActivityHandOver(of: outcome, to: pending.call, in: pending.app)
    move.reply.activity = outcome.activity ?? handOver?.continuation.activity
    if showsSomething(outcome, code) { move.reply.handOver = handOver }
    if situation.hasDisplay, outcome.opensApp { move.reply.shownApp = pending.app }
    return move
  }

  static func state(of family: ResponseCode.Family) -> Reply.State {
    switch family {
    case .ready, .success, .inProgress, .continueInApp, .handleInApp: .done
    case .needsConfirmation, .needsApp, .failure: .failed
    case .cancelled: .cancelled
    }
  }

  /// Whether the app is to come to the front: not to show that it found nothing, and not for who cannot see it.
  private func showsSomething(_ outcome: IntentOutcome, _ code: ResponseCode) -> Bool {
    switch code.family {
    case .continueInApp: outcome.response["searchResultsCount"] != .integer(0)
    case .needsApp: situation.hasDisplay
    default: true
    }
  }

  // MARK: Words

  /// What is said of an outcome that brings no words of its own.
  func sentence(
    for outcome: IntentOutcome, _ code: ResponseCode, _ pending: PendingCall, _ words: CallWords
  ) -> String {
    if let own = words.response(code, outcome.response) {
      return own.isExact ? own.sentence : explained(own.sentence, code)
    }
    // An intent that returns a value and no dialog says the value.
    let isDone = Self.state(of: code.family) == .done
    if isDone, let value = outcome.value.map(words.display), !value.isEmpty { return value }
    return explained(plainSentence(for: outcome, code, pending), code)
  }

  private func plainSentence(
    for outcome: IntentOutcome, _ code: ResponseCode, _ pending: PendingCall
  ) -> String {
    let app = name(pending.app)
    let opensApp = self.app(pending.app)?.manifest.intent(pending.call.intent)?.opensApp ?? false
    switch code.family {
    case .continueInApp:
      if case .integer(let count)? = outcome.response["searchResultsCount"] {
        return Sentences.found(count, app)
      }
      return Sentences.opening(app)
    case .ready, .success: return opensApp ? Sentences.opening(app) : Sentences.done
    case .inProgress, .handleInApp: return Sentences.begun(app)
    case .needsApp: return Sentences.continues(app)
    case .failure, .needsConfirmation: return Sentences.failed(app)
    case .cancelled: return Sentences.cancelled
    }
  }

  /// A sentence for a whole family of codes, with the reason that only the code's name tells.
  private func explained(_ sentence: String, _ code: ResponseCode) -> String {
    guard Self.state(of: code.family) == .failed, let reason = code.reason else { return sentence }
    return Sentences.because(sentence, reason)
  }

  func result(of outcome: IntentOutcome) -> JSONValue {
    if let value = outcome.value { return value.plain }
    return outcome.response.isEmpty ? .null : .object(outcome.response.mapValues(\.plain))
  }

  private func printed(_ spoken: String, _ outcome: IntentOutcome, _ words: CallWords) -> String {
    var lines = outcome.snippet.map { $0.textLines } ?? []
    var heading = spoken
    if outcome.status == .success || outcome.status == .ready {
      // An app may return what it found twice: as lists, and as the tasks on them.
      var shown: [IntentValue] = []
      for property in words.file?.shows ?? [] {
        let found = (outcome.response[property]?.elements ?? []).filter { !shown.contains($0) }
        lines += found.flatMap { ItemLines(words: words).lines(for: $0) }
        shown += found.flatMap { $0.field("tasks")?.elements ?? [] }
      }
      // What stands in the lines is not read out above them.
      if !lines.isEmpty, outcome.snippet == nil, outcome.dialog == nil,
        let own = words.heading(outcome.response)
      {
        heading = own
      }
    }
    return ((heading.isEmpty ? [] : [heading]) + lines).joined(separator: "\n")
  }

  // MARK: Going on in the app

  /// Says why a request failed, and asks whether to go on with it in the app.
  private func offer(
    _ handOver: ActivityHandOver, after dialog: Dialog, _ pending: PendingCall, _ outcome: IntentOutcome
  ) -> Move {
    let words = Sentences.openInstead(name(pending.app))
    let question = PendingQuestion(kind: .confirmation, sentence: words)
    var move = ask(
      question, pending, saying: dialog.followed(by: words), phase: .offering(pending, question, handOver))
    move.reply.activity = outcome.activity
    move.reply.result = result(of: outcome)
    move.reply.outcome = outcome
    return move
  }

  /// Takes a sentence as the answer to whether the app should be opened.
  func offered(
    _ text: String, _ pending: PendingCall, _ question: PendingQuestion, _ handOver: ActivityHandOver,
    _ state: inout ConversationState
  ) async -> Move {
    let app = name(pending.app)
    let names = ["open", "open it", app, "open \(app)"]
    switch AnswerReader(language: language).meaning(of: text, kind: .confirmation, options: [names]) {
    case .yes, .picked(0):
      var move = end(.done, Sentences.opening(app), pending)
      move.reply.activity = handOver.continuation.activity
      move.reply.handOver = handOver
      return move
    case .no, .none, .cancelled:
      return end(.cancelled, Sentences.notOpened, pending)
    default:
      if let request = newRequest(in: text, whenFree: true, state.memory) {
        return saying(leaving(&state), before: await start(request, from: text, &state))
      }
      if let move = await begunInstead(text, &state) { return move }
      var question = question
      question.attempts += 1
      guard question.attempts < limits.attempts else { return end(.failed, Sentences.gaveUp(), pending) }
      return ask(
        question, pending, saying: Dialog(again(question)), phase: .offering(pending, question, handOver))
    }
  }
}
