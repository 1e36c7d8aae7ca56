// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceResolutionResults3: SurfacePart {
  static var keys: [String] {
    [
      "INVolumeResolutionResult: static func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self",
      "INWorkoutGoalUnitTypeResolutionResult",
      "INWorkoutGoalUnitTypeResolutionResult: static func success(with resolvedWorkoutGoalUnitType: INWorkoutGoalUnitType) -> Self",
      "INWorkoutGoalUnitTypeResolutionResult: static func confirmationRequired(with workoutGoalUnitTypeToConfirm: INWorkoutGoalUnitType) -> Self",
      "INWorkoutLocationTypeResolutionResult",
      "INWorkoutLocationTypeResolutionResult: static func success(with resolvedWorkoutLocationType: INWorkoutLocationType) -> Self",
      "INWorkoutLocationTypeResolutionResult: static func confirmationRequired(with workoutLocationTypeToConfirm: INWorkoutLocationType) -> Self",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    _ = { (a: Measurement<UnitVolume>?) -> INVolumeResolutionResult in INVolumeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INWorkoutGoalUnitTypeResolutionResult.self
    _ = { (a: INWorkoutGoalUnitType) -> INWorkoutGoalUnitTypeResolutionResult in INWorkoutGoalUnitTypeResolutionResult.success(with: a) }
    _ = { (a: INWorkoutGoalUnitType) -> INWorkoutGoalUnitTypeResolutionResult in INWorkoutGoalUnitTypeResolutionResult.confirmationRequired(with: a) }
    let _: INIntentResolutionResult.Type = INWorkoutLocationTypeResolutionResult.self
    _ = { (a: INWorkoutLocationType) -> INWorkoutLocationTypeResolutionResult in INWorkoutLocationTypeResolutionResult.success(with: a) }
    _ = { (a: INWorkoutLocationType) -> INWorkoutLocationTypeResolutionResult in INWorkoutLocationTypeResolutionResult.confirmationRequired(with: a) }
  }
}
