// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INActivateCarSignalIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INActivateCarSignalIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INActivateCarSignalIntent,
    completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INActivateCarSignalIntent,
    completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse

  /// Resolves the car name.
  func resolveCarName(
    for intent: INActivateCarSignalIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCarName(for intent: INActivateCarSignalIntent) async -> INSpeakableStringResolutionResult

  /// Resolves the signals.
  func resolveSignals(
    for intent: INActivateCarSignalIntent,
    with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveSignals(for intent: INActivateCarSignalIntent) async -> INCarSignalOptionsResolutionResult
}

extension INActivateCarSignalIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INActivateCarSignalIntent,
    completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INActivateCarSignalIntent.handle.INActivateCarSignalIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INActivateCarSignalIntent.handle.INActivateCarSignalIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INActivateCarSignalIntent,
    completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INActivateCarSignalIntent.confirm.INActivateCarSignalIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INActivateCarSignalIntent.confirm.INActivateCarSignalIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INActivateCarSignalIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INActivateCarSignalIntent.resolveCarName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCarName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INActivateCarSignalIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INActivateCarSignalIntent.resolveCarName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCarName(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveSignals(
    for intent: INActivateCarSignalIntent,
    with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INActivateCarSignalIntent.resolveSignals.INCarSignalOptionsResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveSignals(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveSignals(
    for intent: INActivateCarSignalIntent
  ) async -> INCarSignalOptionsResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INActivateCarSignalIntent.resolveSignals.INCarSignalOptionsResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveSignals(for: intent, with: $0)
    }
  }
}
