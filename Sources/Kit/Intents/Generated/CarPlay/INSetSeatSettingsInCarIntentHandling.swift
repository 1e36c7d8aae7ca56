// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSetSeatSettingsInCarIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INSetSeatSettingsInCarIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSetSeatSettingsInCarIntent,
    completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSetSeatSettingsInCarIntent,
    completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse

  /// Resolves the enable heating.
  func resolveEnableHeating(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult

  /// Resolves the enable cooling.
  func resolveEnableCooling(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult

  /// Resolves the enable massage.
  func resolveEnableMassage(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult

  /// Resolves the seat.
  func resolveSeat(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async -> INCarSeatResolutionResult

  /// Resolves the level.
  func resolveLevel(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async -> INIntegerResolutionResult

  /// Resolves the relative level setting.
  func resolveRelativeLevelSetting(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveRelativeLevelSetting(
    for intent: INSetSeatSettingsInCarIntent
  ) async -> INRelativeSettingResolutionResult

  /// Resolves the car name.
  func resolveCarName(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async -> INSpeakableStringResolutionResult
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INSetSeatSettingsInCarIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSetSeatSettingsInCarIntent,
    completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetSeatSettingsInCarIntent.handle.INSetSeatSettingsInCarIntentResponse",
      completion: completion, unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetSeatSettingsInCarIntent.handle.INSetSeatSettingsInCarIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSetSeatSettingsInCarIntent,
    completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetSeatSettingsInCarIntent.confirm.INSetSeatSettingsInCarIntentResponse",
      completion: completion, unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetSeatSettingsInCarIntent.confirm.INSetSeatSettingsInCarIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveEnableHeating(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetSeatSettingsInCarIntent.resolveEnableHeating.INBooleanResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveEnableHeating(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveEnableHeating(
    for intent: INSetSeatSettingsInCarIntent
  ) async -> INBooleanResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetSeatSettingsInCarIntent.resolveEnableHeating.INBooleanResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveEnableHeating(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveEnableCooling(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetSeatSettingsInCarIntent.resolveEnableCooling.INBooleanResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveEnableCooling(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveEnableCooling(
    for intent: INSetSeatSettingsInCarIntent
  ) async -> INBooleanResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetSeatSettingsInCarIntent.resolveEnableCooling.INBooleanResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveEnableCooling(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveEnableMassage(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetSeatSettingsInCarIntent.resolveEnableMassage.INBooleanResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveEnableMassage(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveEnableMassage(
    for intent: INSetSeatSettingsInCarIntent
  ) async -> INBooleanResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetSeatSettingsInCarIntent.resolveEnableMassage.INBooleanResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveEnableMassage(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveSeat(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetSeatSettingsInCarIntent.resolveSeat.INCarSeatResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveSeat(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async -> INCarSeatResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetSeatSettingsInCarIntent.resolveSeat.INCarSeatResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveSeat(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveLevel(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetSeatSettingsInCarIntent.resolveLevel.INIntegerResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveLevel(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async -> INIntegerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetSeatSettingsInCarIntent.resolveLevel.INIntegerResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveLevel(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRelativeLevelSetting(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetSeatSettingsInCarIntent.resolveRelativeLevelSetting.INRelativeSettingResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveRelativeLevelSetting(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRelativeLevelSetting(
    for intent: INSetSeatSettingsInCarIntent
  ) async -> INRelativeSettingResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetSeatSettingsInCarIntent.resolveRelativeLevelSetting.INRelativeSettingResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveRelativeLevelSetting(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetSeatSettingsInCarIntent.resolveCarName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCarName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INSetSeatSettingsInCarIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetSeatSettingsInCarIntent.resolveCarName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCarName(for: intent, with: $0)
    }
  }
}
