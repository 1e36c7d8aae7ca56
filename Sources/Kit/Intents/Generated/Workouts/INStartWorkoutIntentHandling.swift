// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INStartWorkoutIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse

  /// Resolves the workout name.
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult

  /// Resolves the goal value.
  func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult

  /// Resolves the workout goal unit type.
  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutGoalUnitTypeResolutionResult

  /// Resolves the workout location type.
  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutLocationTypeResolutionResult

  /// Resolves the is open ended.
  func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult
}

extension INStartWorkoutIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartWorkoutIntent.handle.INStartWorkoutIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartWorkoutIntent.handle.INStartWorkoutIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartWorkoutIntent.confirm.INStartWorkoutIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartWorkoutIntent.confirm.INStartWorkoutIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveWorkoutName(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartWorkoutIntent.resolveWorkoutName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveWorkoutName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveWorkoutName(
    for intent: INStartWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartWorkoutIntent.resolveWorkoutName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveWorkoutName(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartWorkoutIntent.resolveGoalValue.INDoubleResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveGoalValue(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartWorkoutIntent.resolveGoalValue.INDoubleResolutionResult", unwritten: .notImplemented()
    ) {
      self.resolveGoalValue(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartWorkoutIntent.resolveWorkoutGoalUnitType.INWorkoutGoalUnitTypeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveWorkoutGoalUnitType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutGoalUnitTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartWorkoutIntent.resolveWorkoutGoalUnitType.INWorkoutGoalUnitTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveWorkoutGoalUnitType(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartWorkoutIntent.resolveWorkoutLocationType.INWorkoutLocationTypeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveWorkoutLocationType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutLocationTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartWorkoutIntent.resolveWorkoutLocationType.INWorkoutLocationTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveWorkoutLocationType(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartWorkoutIntent.resolveIsOpenEnded.INBooleanResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveIsOpenEnded(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartWorkoutIntent.resolveIsOpenEnded.INBooleanResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveIsOpenEnded(for: intent, with: $0)
    }
  }
}
