// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// What an app says of a car air circulation mode.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
open class INCarAirCirculationModeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedCarAirCirculationMode: INCarAirCirculationMode) -> Self {
    accept(resolvedCarAirCirculationMode)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(
    with carAirCirculationModeToConfirm: INCarAirCirculationMode
  ) -> Self {
    check(carAirCirculationModeToConfirm)
  }
}

/// What an app says of a car audio source.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
open class INCarAudioSourceResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedCarAudioSource: INCarAudioSource) -> Self {
    accept(resolvedCarAudioSource)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with carAudioSourceToConfirm: INCarAudioSource) -> Self {
    check(carAudioSourceToConfirm)
  }
}

/// What an app says of a car defroster.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
open class INCarDefrosterResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedCarDefroster: INCarDefroster) -> Self {
    accept(resolvedCarDefroster)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with carDefrosterToConfirm: INCarDefroster) -> Self {
    check(carDefrosterToConfirm)
  }
}

/// What an app says of a car seat.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
open class INCarSeatResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedCarSeat: INCarSeat) -> Self {
    accept(resolvedCarSeat)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with carSeatToConfirm: INCarSeat) -> Self {
    check(carSeatToConfirm)
  }
}

/// What an app says of a relative reference.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
open class INRelativeReferenceResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedRelativeReference: INRelativeReference) -> Self {
    accept(resolvedRelativeReference)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with relativeReferenceToConfirm: INRelativeReference) -> Self {
    check(relativeReferenceToConfirm)
  }
}

/// What an app says of a relative setting.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
open class INRelativeSettingResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedRelativeSetting: INRelativeSetting) -> Self {
    accept(resolvedRelativeSetting)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with relativeSettingToConfirm: INRelativeSetting) -> Self {
    check(relativeSettingToConfirm)
  }
}

/// What an app says of a temperature.
open class INTemperatureResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self {
    accept(resolvedTemperature)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self {
    choose(temperaturesToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self {
    check(temperatureToConfirm)
  }
}
