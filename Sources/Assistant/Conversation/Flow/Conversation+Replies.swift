import Catalog
import IntentWire

extension Conversation {
  // MARK: Questions

  /// Asks the person.
  func ask(
    _ question: PendingQuestion, _ pending: PendingCall?, saying sentence: Dialog,
    phase: ConversationState.Phase, listsOptions: Bool = true
  ) -> Move {
    let words = pending.map(words(for:))
    let labels = question.options.map { words?.display($0) ?? $0.displayText }
    let said = said(sentence, beside: nil)
    let shown = question.kind == .confirmation ? [] : question.options
    let names = listsOptions && shown.count > 1 ? Sentences.options(labels) : ""
    let lines = shown.enumerated().map { index, option in
      "\(index + 1). \(labels[index])" + (option.subtitle.map { " (\($0))" } ?? "")
    }
    var reply = reply(question.kind == .confirmation ? .confirming : .asking, pending)
    reply.spoken = names.isEmpty ? said : "\(said) \(names)"
    reply.printed = ([said] + lines).joined(separator: "\n")
    reply.question = Reply.Question(kind: question.kind, parameter: question.parameter, options: labels)
    return Move(reply: reply, phase: phase)
  }

  /// The words for a question that was not answered.
  func again(_ question: PendingQuestion) -> String {
    guard question.attempts <= 1 else {
      return switch question.kind {
      case .confirmation: "\(Sentences.yesOrNo) \(question.sentence)"
      case .disambiguation, .choice: "\(Sentences.sayNameOrNumber) \(question.sentence)"
      case .needsValue: question.sentence
      }
    }
    return Sentences.sorry(question.sentence)
  }

  // MARK: Ends

  /// Ends a request with a sentence.
  func end(_ state: Reply.State, _ sentence: String, _ pending: PendingCall? = nil) -> Move {
    end(state, Dialog(sentence), pending)
  }

  /// Ends a request with what an app or a dialog file says.
  func end(_ state: Reply.State, _ dialog: Dialog, _ pending: PendingCall? = nil) -> Move {
    var reply = reply(state, pending)
    reply.spoken = said(dialog, beside: nil)
    reply.printed = reply.spoken
    return Move(reply: reply, phase: .finished(state))
  }

  /// Ends a request with an app's outcome.
  func finished(_ outcome: IntentOutcome, _ pending: PendingCall) -> Move {
    let app = name(pending.app)
    let words = words(for: pending)
    let opensApp = self.app(pending.app)?.manifest.intent(pending.call.intent)?.opensApp ?? false
    let state: Reply.State
    let otherwise: String
    let codes: [String]
    switch outcome.status {
    case .ready, .success:
      (state, codes, otherwise) = (.done, ["success"], opensApp ? Sentences.opening(app) : Sentences.done)
    case .inProgress: (state, codes, otherwise) = (.done, ["inProgress"], Sentences.begun(app))
    case .continueInApp:
      (state, codes, otherwise) = (.done, ["continueInApp"], Sentences.opening(app))
    case .needsApp:
      (state, codes, otherwise) = (.failed, ["failureRequiringAppLaunch"], Sentences.continues(app))
    case .failure, .unresolved: (state, codes, otherwise) = (.failed, ["failure"], Sentences.failed(app))
    case .cancelled: (state, codes, otherwise) = (.cancelled, [], Sentences.cancelled)
    }
    let own = ([outcome.code].compactMap(\.self) + codes).lazy
      .compactMap { words.response($0, outcome.response) }.first
    // An intent that returns a value and no dialog says the value.
    let value = state == .done ? outcome.value.map(words.display) : nil
    let dialog = outcome.dialog ?? Dialog(own ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? otherwise)
    var move = end(state, dialog, pending)
    move.reply.spoken = said(dialog, beside: outcome.snippet)
    move.reply.printed = printed(move.reply.spoken, outcome, words)
    move.reply.snippet = outcome.snippet
    move.reply.activity = outcome.activity
    move.reply.result = result(of: outcome)
    return move
  }

  /// Ends a request with an apology for the app.
  func fault(_ fault: WireFault, _ pending: PendingCall, wasHandling: Bool) -> Move {
    end(.failed, Sentences.fault(fault, app: name(pending.app), wasHandling: wasHandling), pending)
  }

  private func result(of outcome: IntentOutcome) -> JSONValue {
    if let value = outcome.value { return value.plain }
    return outcome.response.isEmpty ? .null : .object(outcome.response.mapValues(\.plain))
  }

  private func printed(_ spoken: String, _ outcome: IntentOutcome, _ words: CallWords) -> String {
    var lines = outcome.snippet.map { $0.lines } ?? []
    if outcome.status == .success || outcome.status == .ready {
      // An app may return what it found twice: as lists, and as the tasks on them.
      var shown: [IntentValue] = []
      for property in words.file?.shows ?? [] {
        let found = (outcome.response[property]?.elements ?? []).filter { !shown.contains($0) }
        lines += found.flatMap { ItemLines.lines(for: $0) }
        shown += found.flatMap { $0.field("tasks")?.elements ?? [] }
      }
    }
    return ([spoken] + lines).joined(separator: "\n")
  }

  // MARK: Parts

  /// Puts a sentence before those of a reply.
  func saying(_ sentence: String, before move: Move) -> Move {
    guard !sentence.isEmpty else { return move }
    var move = move
    move.reply.spoken = "\(sentence) \(move.reply.spoken)"
    move.reply.printed = "\(sentence) \(move.reply.printed)"
    return move
  }

  /// What is said of a dialog: all of it, or the shorter form beside something that is shown.
  func said(_ dialog: Dialog, beside snippet: SnippetNode?) -> String {
    situation.hasDisplay && snippet != nil ? dialog.supporting ?? dialog.full : dialog.full
  }

  private func reply(_ state: Reply.State, _ pending: PendingCall?) -> Reply {
    Reply(
      conversation: "", state: state, app: pending.map { name($0.app) }, intent: pending?.call.intent,
      parameters: pending?.call.parameters.mapValues(\.plain) ?? [:], spoken: "")
  }
}

extension IntentValue {
  /// The second line of what a person sees of the value.
  fileprivate var subtitle: String? {
    switch self {
    case .entity(let entity): entity.display.subtitle
    case .record(let record): record.display.subtitle
    default: nil
    }
  }
}

extension SnippetNode {
  /// The words of a snippet, for a terminal: one line for each text, and the texts of a row side by side.
  fileprivate var lines: [String] {
    if kind == "row" {
      let texts = children.flatMap(\.lines)
      return texts.isEmpty ? text.map { [$0] } ?? [] : [texts.joined(separator: "  ")]
    }
    return (text.map { [$0] } ?? []) + children.flatMap(\.lines)
  }
}
