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
    for (name, slot) in Reflection.parameters(of: intent) {
      let settled = try await ParameterResolver(slot, call, context).settle(call.parameters[name])
      guard settled.isSettled else {
        return IntentOutcome(.unresolved, unresolved: ParameterResolution(name, settled.resolutions))
      }
      if let value = settled.value, !slot.assign(value) {
        let reason = Resolution.Reason.unreadable(call.parameters[name] ?? .string(""), as: slot.bridge.type)
        return IntentOutcome(
          .unresolved, unresolved: ParameterResolution(name, [.unsupported(reason: reason)]))
      }
    }
    do {
      try await context.dependencies.prepare(intent)
    } catch let error as AppDependencyManager.Error {
      throw WireFault(.appError, error.errorDescription ?? "\(error)")
    }
    return try await perform(intent)
  }

  private func perform<Intent: AppIntent>(_ intent: Intent) async throws -> IntentOutcome {
    for _ in 0..<Self.restarts {
      do {
        if let deletion = intent as? any DeleteIntent { try await confirm(deletion) }
        return outcome(try await intent.perform(), opensApp: Intent.openAppWhenRun)
      } catch let error as AppIntentError {
        switch error.kind {
        case .restartPerform: continue
        case .cancelled: return IntentOutcome(.cancelled)
        case .unsettled(let resolution): return IntentOutcome(.unresolved, unresolved: resolution)
        case .failure(let sentence): return IntentOutcome(.failure, dialog: Dialog(sentence))
        }
      } catch is CancellationError {
        return IntentOutcome(.cancelled)
      } catch let error as any CustomLocalizedStringResourceConvertible {
        return IntentOutcome(.failure, dialog: Dialog(String(localized: error.localizedStringResource)))
      }
    }
    throw WireFault(
      .appError, "\(Intent.self) asked \(Self.restarts) times to be performed again; it must end some time.")
  }

  /// Asks before anything is deleted, because it cannot be brought back.
  private func confirm<Deletion: DeleteIntent>(_ deletion: Deletion) async throws {
    let titles = deletion.entities.map(\.displayRepresentation.value.title)
    let list = titles.formatted(.list(type: .and).locale(Locale(identifier: call.context.locale)))
    try await Asking.confirm("Delete \(list)?")
  }

  private func outcome<Result: IntentResult>(_ result: Result, opensApp: Bool) -> IntentOutcome {
    let parts = result as? any ResultParts
    let value = (parts?.anyValue ?? result.value).flatMap { Result.Value._bridge.encode($0) }
    return IntentOutcome(
      .success, code: opensApp ? "openAppWhenRun" : nil, dialog: parts?.dialog?.wire, value: value,
      next: parts?.next.map(nextCall))
  }

  private func nextCall(_ intent: any AppIntent) -> IntentCall {
    IntentCall(
      id: "\(call.id).next", intent: String(describing: type(of: intent)),
      parameters: Reflection.presetValues(of: intent), context: call.context)
  }
}
