public import AppHost
import Foundation
public import IntentWire

/// Answers for the SiriKit intents of an app: those of its extension, or those that the app itself handles.
///
/// Each call of the person gets a principal object of the extension of its own, which lives through its steps; at
/// every step that object is asked for the handler again, as on Apple's systems. The app itself is asked in the same
/// way, on the main actor.
public final class SiriKitProvider: IntentProvider {
  let supported: [String]
  let source: HandlerSource
  private let live = LiveHandlers()

  /// Creates a provider for an extension.
  ///
  /// - Parameters:
  ///   - principal: Makes the extension's principal object.
  ///   - supported: The class names of the intents that the extension handles (`IntentsSupported`).
  public init(principal: @escaping @MainActor @Sendable () -> INExtension, supported: [String]) {
    self.supported = supported
    source = .principals(PrincipalObjects(make: principal))
  }

  /// Creates a provider for an app that handles intents in its own process.
  ///
  /// The handlers' methods are called on the main thread: an app's delegate and what it hands out expect that.
  ///
  /// - Parameters:
  ///   - handler: Finds the object that handles an intent, as `application(_:handlerFor:)` does; `nil` for none.
  ///   - supported: The class names of the intents that the app handles (`INIntentsSupported`).
  public init(handler: @escaping @MainActor @Sendable (INIntent) -> Any?, supported: [String]) {
    self.supported = supported
    source = .app(handler)
  }

  /// The intents that the extension handles and the enumerations of their parameters.
  public func manifest() async -> AppManifest {
    SiriKitTypes.manifest(of: supported)
  }

  /// Resolves parameters in order, up to and including the first that needs the person.
  public func resolve(_ request: ResolveCall) async throws -> [ParameterResolution] {
    try await work(on: request.call) { step in try await step.resolve(request.parameters) }
  }

  /// Asks the app whether it can carry a call out.
  public func confirm(_ call: IntentCall) async throws -> IntentOutcome {
    try await work(on: call) { step in try await step.confirm() }
  }

  /// Has the app carry a call out, and confirm it right before where the call says so.
  public func handle(_ call: IntentCall) async throws -> IntentOutcome {
    defer { source.release(call.id) }
    return try await work(on: call) { step in
      if call.confirmsFirst {
        let confirmation = try await step.confirm()
        guard confirmation.status == .ready || confirmation.status == .inProgress else { return confirmation }
      }
      guard let response = await step.intent.handle(by: step.handler) else { throw step.mismatch }
      let outcome = response.outcome(of: step.intent, confirming: false)
      if step.intent is any LiveIntent, outcome.status != .failure { live.keep(step.handler, for: call.id) }
      return outcome
    }
  }

  /// Has the handler that answered a call send updates, until the task is cancelled.
  ///
  /// - Throws: ``WireFault`` for an intent whose handlers send none.
  public func follow(_ call: IntentCall, update: @escaping @Sendable (IntentOutcome) -> Void) async throws {
    defer { source.release(call.id) }
    try await work(on: call, handler: live.take(call.id)) { step in
      guard let intent = step.intent as? any LiveIntent else {
        throw WireFault(.unknownMethod, "Handlers of “\(call.intent)” send no updates; ask again instead.")
      }
      let relay = UpdateRelay(of: intent, timeZone: call.timeZone, update)
      guard intent.startUpdates(by: step.handler, to: relay) else { throw step.mismatch }
      await UpdateRelay.cancellation()
      relay.close()
      intent.stopUpdates(by: step.handler)
    }
  }

  private func work<Result: Sendable>(
    on call: IntentCall, handler: HandlerForwarding.Handover<Any>? = nil,
    _ body: (HandlerStep) async throws -> Result
  ) async throws -> Result {
    try await WireSituation.$timeZone.withValue(call.timeZone) {
      try await CustomSpeech.$locale.withValue(Locale(identifier: call.context.locale)) {
        try await source.running {
          let step = try await HandlerStep(call, provider: self, handler: handler)
          do {
            return try await body(step)
          } catch let fault as WireFault where fault == step.mismatch {
            // A handler that belongs to the main actor as a whole adopts its protocol only there.
            return try await MainThread.running { try await body(step) }
          }
        }
      }
    }
  }

  /// What a handler of a custom intent offers for a parameter; SiriKit's own intents have no lists of choices.
  public func options(_ request: OptionsCall) async throws -> [IntentValue] {
    guard SiriKitTypes.intent(named: request.call.intent) is _CustomIntent.Type else { return [] }
    return try await work(on: request.call) { step in
      let intent = step.intent as? _CustomIntent
      return try await intent?.options(for: request.parameter, searchTerm: nil, by: step.handler) ?? []
    }
  }

  /// Nothing is found: SiriKit has no entities.
  ///
  /// - Throws: ``WireFault`` that says so.
  public func entities(_ request: EntityQueryCall) async throws -> [IntentValue] {
    throw WireFault(
      .unknownName, "“\(request.entity)” is not an entity of this app; SiriKit extensions have none.")
  }
}

extension IntentCall {
  fileprivate var timeZone: TimeZone { TimeZone(identifier: context.timeZone) ?? .current }
}
