public import AppHost
import Foundation
public import IntentWire

/// Answers for the SiriKit intents of an app's extension.
///
/// Each call of the person gets a principal object of its own, which lives through its steps; at every step that
/// object is asked for the handler again, as on Apple's systems.
public final class SiriKitProvider: IntentProvider {
  let supported: [String]
  let principals: PrincipalObjects

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - principal: Makes the extension's principal object.
  ///   - supported: The class names of the intents that the extension handles (`IntentsSupported`).
  public init(principal: @escaping @Sendable () -> INExtension, supported: [String]) {
    self.supported = supported
    principals = PrincipalObjects(make: principal)
  }

  /// The intents that the extension handles and the enumerations of their parameters.
  public func manifest() async -> AppManifest {
    SiriKitTypes.manifest(of: supported)
  }

  /// Resolves parameters in order, up to and including the first that needs the person.
  public func resolve(_ request: ResolveCall) async throws -> [ParameterResolution] {
    try await WireSituation.$timeZone.withValue(request.call.timeZone) {
      let step = try HandlerStep(request.call, provider: self)
      return try await step.resolve(request.parameters)
    }
  }

  /// Asks the app whether it can carry a call out.
  public func confirm(_ call: IntentCall) async throws -> IntentOutcome {
    try await WireSituation.$timeZone.withValue(call.timeZone) {
      let step = try HandlerStep(call, provider: self)
      guard let response = await step.intent.confirm(by: step.handler) else { throw step.mismatch }
      return response.outcome(of: step.intent, confirming: true)
    }
  }

  /// Has the app carry a call out.
  public func handle(_ call: IntentCall) async throws -> IntentOutcome {
    defer { principals.release(call.id) }
    return try await WireSituation.$timeZone.withValue(call.timeZone) {
      let step = try HandlerStep(call, provider: self)
      guard let response = await step.intent.handle(by: step.handler) else { throw step.mismatch }
      return response.outcome(of: step.intent, confirming: false)
    }
  }

  /// Nothing: SiriKit's own intents have no lists of choices.
  public func options(_ request: OptionsCall) async throws -> [IntentValue] { [] }

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
