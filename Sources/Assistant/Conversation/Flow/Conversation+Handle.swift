import AppProcesses
import Catalog
import Foundation
import IntentWire

extension Conversation {
  /// Goes on with a call up to its end or the next question; a fault of the app becomes the reply.
  func carryOn(_ pending: PendingCall, _ state: inout ConversationState) async -> Move {
    do {
      return try await resolve(introduced(pending), &state)
    } catch {
      return fault(error, pending, wasHandling: false)
    }
  }

  /// Has the app check the whole request, and asks the person where the request cannot be undone.
  func confirm(_ pending: PendingCall, _ state: inout ConversationState) async throws(WireFault) -> Move {
    guard !pending.isConfirmed else { return await handle(pending, &state) }
    var pending = pending
    let words = words(for: pending)
    // An App Intent has nothing to say before it is performed.
    guard app(pending.app)?.manifest.intent(pending.call.intent)?.dialect == .siriKit else {
      return await agreedOrAsked(pending, response: [:], isWanted: false, &state)
    }
    guard Consent.mayBeNeeded(for: words) else {
      pending.isConfirmed = true
      pending.call.confirmsFirst = true
      return await handle(pending, &state)
    }
    guard case .outcome(let outcome) = try await calls.send(.confirm(pending.call), to: pending.app) else {
      throw WireFault(.invalidMessage, "The app answered a request to confirm with something else.")
    }
    let isWanted = ResponseCode(outcome).family == .needsConfirmation
    switch outcome.status {
    case .ready, .success, .inProgress: break
    case .unresolved: return try await unresolved(outcome, pending, &state)
    case .failure, .needsApp, .continueInApp, .cancelled:
      if !isWanted { return finished(outcome, pending, &state) }
    }
    return await agreedOrAsked(pending, response: outcome.response, isWanted: isWanted, &state)
  }

  /// Has the request carried out, after the person's word where that is needed or the app wants it.
  private func agreedOrAsked(
    _ pending: PendingCall, response: [String: IntentValue], isWanted: Bool, _ state: inout ConversationState
  ) async -> Move {
    let words = words(for: pending)
    let question = Consent.question(words, response: response)
    if let sentence = question ?? (isWanted ? words.confirmRequest(response) : nil) {
      return askForConsent(pending, sentence)
    }
    var pending = pending
    pending.isConfirmed = true
    return await handle(pending, &state)
  }

  private func askForConsent(_ pending: PendingCall, _ sentence: String) -> Move {
    var pending = pending
    pending.questions += 1
    guard pending.questions <= limits.questions else {
      return end(.failed, Sentences.tooManyQuestions(name(pending.app)), pending)
    }
    let question = PendingQuestion(kind: .confirmation, sentence: sentence)
    return ask(question, pending, saying: Dialog(sentence), phase: .confirming(pending, question))
  }

  /// Has the app carry the request out.
  func handle(_ pending: PendingCall, _ state: inout ConversationState) async -> Move {
    do {
      return try await follow(calls.perform(pending.call, in: pending.app), pending, &state)
    } catch {
      return fault(error, pending, wasHandling: true)
    }
  }

  /// Goes on from where an app came with a call.
  func follow(
    _ step: CallStep, _ pending: PendingCall, _ state: inout ConversationState
  ) async throws(WireFault) -> Move {
    switch step {
    case .question(let question, let suspension):
      return suspended(question, suspension, pending)
    case .outcome(let outcome) where outcome.status == .unresolved:
      return try await unresolved(outcome, pending, &state)
    case .outcome(let outcome) where ResponseCode(outcome).family == .needsConfirmation:
      var pending = pending
      // The person's word is the confirmation; the app is not asked for another one.
      pending.call.confirmsFirst = false
      return askForConsent(pending, words(for: pending).confirmRequest(outcome.response))
    case .outcome(let outcome):
      guard let next = outcome.next, outcome.status == .success || outcome.status == .ready else {
        return finished(outcome, pending, &state)
      }
      return await follow(next, after: outcome, pending, &state)
    }
  }

  /// Runs the intent that another one led to.
  private func follow(
    _ next: IntentCall, after outcome: IntentOutcome, _ pending: PendingCall,
    _ state: inout ConversationState
  ) async -> Move {
    if next.intent == "OpenURLIntent", case .url(let url)? = next.parameters["url"] {
      return opened(url, outcome, pending, &state)
    }
    guard pending.depth + 1 < limits.depth,
      app(pending.app)?.manifest.intent(next.intent) != nil
    else { return finished(outcome, pending, &state) }
    state.calls += 1
    var call = next
    call.id = "\(state.id).\(state.calls)"
    call.context = situation
    let move = await carryOn(PendingCall(app: pending.app, call: call, depth: pending.depth + 1), &state)
    guard let dialog = outcome.dialog else { return move }
    return saying(said(dialog, beside: outcome.snippet), before: move)
  }

  /// Ends a request with a link that is to be opened, which the app itself takes where it can.
  private func opened(
    _ url: URL, _ outcome: IntentOutcome, _ pending: PendingCall, _ state: inout ConversationState
  ) -> Move {
    var outcome = outcome
    outcome.next = nil
    outcome.activity = UserActivityValue(type: "NSUserActivityTypeBrowsingWeb", url: url)
    if outcome.dialog == nil { outcome.dialog = Dialog(Sentences.opening(name(pending.app))) }
    var move = finished(outcome, pending, &state)
    guard situation.hasDisplay, let activity = outcome.activity else { return move }
    move.reply.handOver = ActivityHandOver(
      app: pending.app,
      continuation: ActivityContinuation(activity: activity, call: pending.call, outcome: outcome))
    return move
  }

  /// Settles the parameter that an app found missing while it worked, and lets it work again.
  private func unresolved(
    _ outcome: IntentOutcome, _ pending: PendingCall, _ state: inout ConversationState
  ) async throws(WireFault) -> Move {
    var pending = pending
    pending.questions += 1
    guard let answer = outcome.unresolved, pending.questions <= limits.questions else {
      return end(.failed, Sentences.failed(name(pending.app)), pending)
    }
    pending.settled.removeAll { $0 == answer.parameter }
    if let obstacle = settle(answer, in: &pending) { return try await overcome(obstacle, pending, &state) }
    pending.settled.append(answer.parameter)
    return await handle(pending, &state)
  }

  /// Passes on a question that an app asks in the middle of its work.
  private func suspended(
    _ question: Question, _ suspension: Suspension, _ pending: PendingCall
  ) -> Move {
    var pending = pending
    pending.questions += 1
    let words = words(for: pending)
    let dialog = question.dialog ?? Dialog(sentence(for: question, words))
    var options = question.options
    if options.isEmpty, question.kind == .needsValue, let app = app(pending.app) {
      let type = question.parameter.flatMap { parameter($0, of: pending) }?.type ?? question.type
      options =
        type.map { type in
          KnownValues(app: app, vocabulary: vocabularies[app.identifier], dialogs: dialogs).values(
            for: ParameterManifest(name: question.parameter ?? "", title: "", type: type),
            of: pending.call.intent)
        } ?? []
    }
    var asked = PendingQuestion(
      kind: question.kind, parameter: question.parameter,
      type: question.type ?? question.parameter.flatMap { parameter($0, of: pending)?.type },
      options: Array(options.prefix(limits.options)), sentence: dialog.full)
    asked.permission = question.permission
    asked.agreeing = question.agreeing
    asked.refusing = question.refusing
    var move = ask(asked, pending, saying: dialog, phase: .suspended(pending, asked, suspension))
    move.reply.snippet = question.snippet
    return move
  }

  /// The words for a question that an app asks without any.
  private func sentence(for question: Question, _ words: CallWords) -> String {
    if let permission = question.permission {
      return Sentences.permission(
        permission, app: words.appName, description: words.app.flatMap { $0.reason(for: permission) })
    }
    return switch question.kind {
    case .needsValue: question.parameter.map(words.question(for:)) ?? Sentences.whichOne(of: nil)
    case .disambiguation, .choice:
      question.parameter.map { words.choice(of: $0, value: nil) } ?? Sentences.whichOne(of: nil)
    case .confirmation:
      question.options.first.map { Sentences.didYouMean(words.display($0)) } ?? words.confirmRequest()
    }
  }
}

extension InstalledApp {
  /// Why the app wants a permission, in its own words.
  fileprivate func reason(for permission: PermissionKind) -> String? {
    switch permission {
    case .assistant: usageDescription
    case .focus: focusDescription
    }
  }
}
