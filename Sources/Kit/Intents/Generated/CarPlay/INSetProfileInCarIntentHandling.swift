// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSetProfileInCarIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INSetProfileInCarIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse

  /// Resolves the profile number.
  func resolveProfileNumber(
    for intent: INSetProfileInCarIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveProfileNumber(for intent: INSetProfileInCarIntent) async -> INIntegerResolutionResult

  /// Resolves the profile name.
  func resolveProfileName(
    for intent: INSetProfileInCarIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveProfileName(for intent: INSetProfileInCarIntent) async -> INStringResolutionResult

  /// Resolves the car name.
  func resolveCarName(
    for intent: INSetProfileInCarIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCarName(for intent: INSetProfileInCarIntent) async -> INSpeakableStringResolutionResult

  /// Resolves the default profile; an older form.
  func resolveDefaultProfile(
    forSetProfileInCar intent: INSetProfileInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveDefaultProfile(
    forSetProfileInCar intent: INSetProfileInCarIntent
  ) async -> INBooleanResolutionResult
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INSetProfileInCarIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetProfileInCarIntent.handle.INSetProfileInCarIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetProfileInCarIntent.handle.INSetProfileInCarIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetProfileInCarIntent.confirm.INSetProfileInCarIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetProfileInCarIntent.confirm.INSetProfileInCarIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveProfileNumber(
    for intent: INSetProfileInCarIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetProfileInCarIntent.resolveProfileNumber.INIntegerResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveProfileNumber(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveProfileNumber(for intent: INSetProfileInCarIntent) async -> INIntegerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetProfileInCarIntent.resolveProfileNumber.INIntegerResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveProfileNumber(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveProfileName(
    for intent: INSetProfileInCarIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetProfileInCarIntent.resolveProfileName.INStringResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveProfileName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveProfileName(for intent: INSetProfileInCarIntent) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetProfileInCarIntent.resolveProfileName.INStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveProfileName(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INSetProfileInCarIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetProfileInCarIntent.resolveCarName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCarName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCarName(for intent: INSetProfileInCarIntent) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetProfileInCarIntent.resolveCarName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCarName(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveDefaultProfile(
    forSetProfileInCar intent: INSetProfileInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetProfileInCarIntent.resolveDefaultProfile.INBooleanResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveDefaultProfile(forSetProfileInCar: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveDefaultProfile(
    forSetProfileInCar intent: INSetProfileInCarIntent
  ) async -> INBooleanResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetProfileInCarIntent.resolveDefaultProfile.INBooleanResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveDefaultProfile(forSetProfileInCar: intent, with: $0)
    }
  }
}
