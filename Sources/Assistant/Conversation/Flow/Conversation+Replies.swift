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
    let labels = words?.labels(question.options) ?? question.options.map(\.displayText)
    let said = said(sentence, beside: nil)
    let shown = question.kind == .confirmation ? [] : question.options
    let names = listsOptions && shown.count > 1 ? Sentences.options(labels) : ""
    let lines = shown.enumerated().map { index, option in
      // The second line is there already where it tells two of one name apart.
      let subtitle = labels[index] == words?.display(option) ? option.subtitle : nil
      return "\(index + 1). \(labels[index])" + (subtitle.map { " (\($0))" } ?? "")
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

  /// Ends a request with an apology for the app.
  func fault(_ fault: WireFault, _ pending: PendingCall, wasHandling: Bool) -> Move {
    end(.failed, Sentences.fault(fault, app: name(pending.app), wasHandling: wasHandling), pending)
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
      conversation: "", state: state, app: pending.map { name($0.app) },
      intent: pending?.shown?.intent ?? pending?.call.intent,
      parameters: pending?.shownParameters.mapValues(\.plain) ?? [:], spoken: "")
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
