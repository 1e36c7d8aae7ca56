import AppHost
import Foundation
import FoundationAdditions
import IntentWire

/// One run of an intent: fills it with values, performs it, and turns what comes out into an outcome.
struct IntentRun {
  /// How often an intent may ask to be performed again from its beginning.
  private static let restarts = 5

  let call: IntentCall
  let context: ReadingContext

  func outcome<Intent: AppIntent>(of type: Intent.Type) async throws -> IntentOutcome {
    let intent = type.init()
    do {
      if let unsettled = try await fill(intent) { return unsettled }
      try await context.dependencies.prepare(intent)
    } catch let fault as WireFault {
      throw fault
    } catch is CancellationError {
      return IntentOutcome(.cancelled)
    } catch {
      return notBegun(type, error)
    }
    let run = RunningIntent(type, call)
    return try await RunningIntent.$current.withValue(run) { try await perform(intent, run) }
  }

  /// What became of an intent that was not performed: nothing, which a person may rely on.
  private func notBegun(_ type: any AppIntent.Type, _ error: any Error) -> IntentOutcome {
    let reason = ErrorSentence.of(error) ?? "The app failed before it began: \(error)."
    StandardError.write("\(type) was not performed. \(reason)")
    return IntentOutcome(.failure, dialog: Dialog("Nothing was done. \(reason)"))
  }

  /// Gives an intent the values of the call, up to the first parameter that cannot be settled.
  ///
  /// What the choices for a parameter depend on is read from those before it.
  ///
  /// - Returns: What is not settled; `nil` when everything is.
  func fill(_ intent: some AppIntent) async throws -> IntentOutcome? {
    for (name, slot) in Reflection.parameters(of: intent) {
      let settled = try await IntentBeingFilled.$current.withValue(intent) {
        try await ParameterResolver(slot, call, context).settle(call.parameters[name])
      }
      guard settled.isSettled else {
        return IntentOutcome(.unresolved, unresolved: ParameterResolution(name, settled.resolutions))
      }
      if let value = settled.value, !slot.assign(value) {
        let reason = Resolution.Reason.unreadable(call.parameters[name] ?? .string(""), as: slot.bridge.type)
        return IntentOutcome(
          .unresolved, unresolved: ParameterResolution(name, [.unsupported(reason: reason)]))
      }
    }
    return nil
  }

  private func perform<Intent: AppIntent>(_ intent: Intent, _ run: RunningIntent) async throws
    -> IntentOutcome
  {
    var isAgreed = false
    for _ in 0..<Self.restarts {
      do {
        if !isAgreed, let deletion = intent as? any DeleteIntent {
          try await confirm(deletion)
          run.isAgreed = true
        }
        isAgreed = true
        let result = try await intent.perform()
        if intent is any TargetContentProvidingIntent {
          await _IntentExecutions.shared.deliver(intent)
        }
        return try await outcome(result, of: intent, run)
      } catch let error as AppIntentError {
        if error.kind == .restartPerform { continue }
        return try await outcome(error, run)
      } catch is CancellationError {
        return IntentOutcome(.cancelled)
      } catch {
        guard let sentence = ErrorSentence.of(error) else { throw error }
        return IntentOutcome(.failure, dialog: Dialog(sentence))
      }
    }
    throw WireFault(
      .appError, "\(Intent.self) asked \(Self.restarts) times to be performed again; it must end some time.")
  }

  /// Asks before anything is deleted, because it cannot be brought back.
  private func confirm<Deletion: DeleteIntent>(_ deletion: Deletion) async throws {
    let titles = deletion.entities.map(\.displayRepresentation.value.title)
    let list = titles.formatted(.list(type: .and).locale(Locale(identifier: call.context.locale)))
    let owner = EntityOwnership.word(for: deletion.entities).map { "the \($0) " } ?? ""
    try await Asking.confirm("Delete \(owner)\(list)?", .continue)
  }

  /// What became of an intent that ended with an error of its own.
  private func outcome(_ error: AppIntentError, _ run: RunningIntent) async throws -> IntentOutcome {
    switch error.kind {
    case .cancelled: return IntentOutcome(.cancelled)
    case .unsettled(let resolution): return IntentOutcome(.unresolved, unresolved: resolution)
    case .foreground(let request): return try await goOnInApp(request, run)
    case .failure(let sentence): return IntentOutcome(.failure, dialog: Dialog(sentence))
    case .restartPerform: return IntentOutcome(.failure, dialog: Dialog(ErrorSentence.general))
    }
  }

  /// Leaves the rest to the app, which then is opened.
  private func goOnInApp(_ request: ForegroundRequest, _ run: RunningIntent) async throws -> IntentOutcome {
    guard run.hasDisplay else { return IntentOutcome(.needsApp, dialog: request.dialog?.wire) }
    do {
      if request.alwaysConfirms {
        try await Asking.confirm(request.dialog ?? "Continue in the app?", .continue)
      }
      run.openApp()
      guard let then = request.then else {
        return IntentOutcome(
          .needsApp, code: Self.openingCode, dialog: request.alwaysConfirms ? nil : request.dialog?.wire)
      }
      try await then()
      return IntentOutcome(.continueInApp, code: Self.openingCode)
    } catch let error as AppIntentError {
      if case .foreground = error.kind { return IntentOutcome(.needsApp, dialog: request.dialog?.wire) }
      return try await outcome(error, run)
    } catch is CancellationError {
      return IntentOutcome(.cancelled)
    } catch {
      guard let sentence = ErrorSentence.of(error) else { throw error }
      return IntentOutcome(.failure, dialog: Dialog(sentence))
    }
  }

  /// The code of an outcome after which the app is at the front.
  private static let openingCode = "openAppWhenRun"

  private func outcome<Result: IntentResult, Intent: AppIntent>(
    _ result: Result, of intent: Intent, _ run: RunningIntent
  ) async throws -> IntentOutcome {
    let parts = result as? any ResultParts
    let value = parts?.wireValue ?? result.value.flatMap { Result.Value._bridge.encode($0) }
    let snippet = try await drawn(parts?.snippet, of: intent)
    let outcome = IntentOutcome(
      .success, code: run.opensApp ? Self.openingCode : nil, dialog: parts?.dialog?.wire, value: value,
      snippet: snippet, next: parts?.next.map(nextCall))
    IntentFile.discard(filesOf: parts?.anyValue)
    return outcome
  }

  /// What is shown beside the dialog; what a snippet intent draws carries its call, so that it can be drawn anew.
  private func drawn(_ snippet: (any _DrawableSnippet)?, of intent: any AppIntent) async throws
    -> SnippetNode?
  {
    guard var node = try await snippet?.snippet() else { return nil }
    if intent is any SnippetIntent { node.attributes["reload"] = IntentCall.attribute(for: intent) }
    return node
  }

  private func nextCall(_ intent: any AppIntent) -> IntentCall {
    IntentCall(
      id: "\(call.id).next", intent: String(describing: type(of: intent)),
      parameters: Reflection.presetValues(of: intent), context: call.context)
  }
}
