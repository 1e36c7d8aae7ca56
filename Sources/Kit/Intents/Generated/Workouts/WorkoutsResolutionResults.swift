// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// What an app says of a workout goal unit type.
open class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedWorkoutGoalUnitType: INWorkoutGoalUnitType) -> Self {
    accept(resolvedWorkoutGoalUnitType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with workoutGoalUnitTypeToConfirm: INWorkoutGoalUnitType) -> Self {
    check(workoutGoalUnitTypeToConfirm)
  }
}

/// What an app says of a workout location type.
open class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedWorkoutLocationType: INWorkoutLocationType) -> Self {
    accept(resolvedWorkoutLocationType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with workoutLocationTypeToConfirm: INWorkoutLocationType) -> Self {
    check(workoutLocationTypeToConfirm)
  }
}
