// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSetClimateSettingsInCarIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INSetClimateSettingsInCarIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSetClimateSettingsInCarIntent,
    completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSetClimateSettingsInCarIntent,
    completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse

  /// Resolves the enable fan.
  func resolveEnableFan(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult

  /// Resolves the enable air conditioner.
  func resolveEnableAirConditioner(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveEnableAirConditioner(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INBooleanResolutionResult

  /// Resolves the enable climate control.
  func resolveEnableClimateControl(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveEnableClimateControl(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INBooleanResolutionResult

  /// Resolves the enable auto mode.
  func resolveEnableAutoMode(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult

  /// Resolves the air circulation mode.
  func resolveAirCirculationMode(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveAirCirculationMode(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INCarAirCirculationModeResolutionResult

  /// Resolves the fan speed index.
  func resolveFanSpeedIndex(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async -> INIntegerResolutionResult

  /// Resolves the fan speed percentage.
  func resolveFanSpeedPercentage(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveFanSpeedPercentage(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INDoubleResolutionResult

  /// Resolves the relative fan speed setting.
  func resolveRelativeFanSpeedSetting(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveRelativeFanSpeedSetting(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INRelativeSettingResolutionResult

  /// Resolves the temperature.
  func resolveTemperature(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async -> INTemperatureResolutionResult

  /// Resolves the relative temperature setting.
  func resolveRelativeTemperatureSetting(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveRelativeTemperatureSetting(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INRelativeSettingResolutionResult

  /// Resolves the climate zone.
  func resolveClimateZone(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async -> INCarSeatResolutionResult

  /// Resolves the car name.
  func resolveCarName(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async -> INSpeakableStringResolutionResult
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INSetClimateSettingsInCarIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSetClimateSettingsInCarIntent,
    completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetClimateSettingsInCarIntent.handle.INSetClimateSettingsInCarIntentResponse",
      completion: completion, unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(
    intent: INSetClimateSettingsInCarIntent
  ) async -> INSetClimateSettingsInCarIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetClimateSettingsInCarIntent.handle.INSetClimateSettingsInCarIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSetClimateSettingsInCarIntent,
    completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetClimateSettingsInCarIntent.confirm.INSetClimateSettingsInCarIntentResponse",
      completion: completion, unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSetClimateSettingsInCarIntent
  ) async -> INSetClimateSettingsInCarIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetClimateSettingsInCarIntent.confirm.INSetClimateSettingsInCarIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveEnableFan(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetClimateSettingsInCarIntent.resolveEnableFan.INBooleanResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveEnableFan(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveEnableFan(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INBooleanResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetClimateSettingsInCarIntent.resolveEnableFan.INBooleanResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveEnableFan(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveEnableAirConditioner(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetClimateSettingsInCarIntent.resolveEnableAirConditioner.INBooleanResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveEnableAirConditioner(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveEnableAirConditioner(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INBooleanResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetClimateSettingsInCarIntent.resolveEnableAirConditioner.INBooleanResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveEnableAirConditioner(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveEnableClimateControl(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetClimateSettingsInCarIntent.resolveEnableClimateControl.INBooleanResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveEnableClimateControl(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveEnableClimateControl(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INBooleanResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetClimateSettingsInCarIntent.resolveEnableClimateControl.INBooleanResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveEnableClimateControl(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveEnableAutoMode(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetClimateSettingsInCarIntent.resolveEnableAutoMode.INBooleanResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveEnableAutoMode(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveEnableAutoMode(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INBooleanResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetClimateSettingsInCarIntent.resolveEnableAutoMode.INBooleanResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveEnableAutoMode(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveAirCirculationMode(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INSetClimateSettingsInCarIntent.resolveAirCirculationMode.INCarAirCirculationModeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveAirCirculationMode(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveAirCirculationMode(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INCarAirCirculationModeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INSetClimateSettingsInCarIntent.resolveAirCirculationMode.INCarAirCirculationModeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveAirCirculationMode(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveFanSpeedIndex(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetClimateSettingsInCarIntent.resolveFanSpeedIndex.INIntegerResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveFanSpeedIndex(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveFanSpeedIndex(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INIntegerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetClimateSettingsInCarIntent.resolveFanSpeedIndex.INIntegerResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveFanSpeedIndex(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveFanSpeedPercentage(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetClimateSettingsInCarIntent.resolveFanSpeedPercentage.INDoubleResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveFanSpeedPercentage(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveFanSpeedPercentage(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INDoubleResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetClimateSettingsInCarIntent.resolveFanSpeedPercentage.INDoubleResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveFanSpeedPercentage(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRelativeFanSpeedSetting(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INSetClimateSettingsInCarIntent.resolveRelativeFanSpeedSetting.INRelativeSettingResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveRelativeFanSpeedSetting(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRelativeFanSpeedSetting(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INRelativeSettingResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INSetClimateSettingsInCarIntent.resolveRelativeFanSpeedSetting.INRelativeSettingResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveRelativeFanSpeedSetting(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTemperature(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetClimateSettingsInCarIntent.resolveTemperature.INTemperatureResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveTemperature(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTemperature(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INTemperatureResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetClimateSettingsInCarIntent.resolveTemperature.INTemperatureResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTemperature(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRelativeTemperatureSetting(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INSetClimateSettingsInCarIntent.resolveRelativeTemperatureSetting.INRelativeSettingResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveRelativeTemperatureSetting(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRelativeTemperatureSetting(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INRelativeSettingResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INSetClimateSettingsInCarIntent.resolveRelativeTemperatureSetting.INRelativeSettingResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveRelativeTemperatureSetting(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveClimateZone(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetClimateSettingsInCarIntent.resolveClimateZone.INCarSeatResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveClimateZone(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveClimateZone(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INCarSeatResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetClimateSettingsInCarIntent.resolveClimateZone.INCarSeatResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveClimateZone(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetClimateSettingsInCarIntent.resolveCarName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveCarName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveCarName(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetClimateSettingsInCarIntent.resolveCarName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveCarName(for: intent, with: $0)
    }
  }
}
