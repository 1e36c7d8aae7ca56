// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceWorkouts: SurfacePart {
  static var keys: [String] {
    [
      "INStartWorkoutIntent",
      "INStartWorkoutIntent: workoutName",
      "INStartWorkoutIntent: goalValue",
      "INStartWorkoutIntent: workoutGoalUnitType",
      "INStartWorkoutIntent: workoutLocationType",
      "INStartWorkoutIntent: isOpenEnded",
      "INStartWorkoutIntent: init(workoutName: INSpeakableString?, goalValue: NSNumber?, workoutGoalUnitType: INWorkoutGoalUnitType, workoutLocationType: INWorkoutLocationType, isOpenEnded: NSNumber?)",
      "INStartWorkoutIntent: init(workoutName: INSpeakableString? = nil, goalValue: Double? = nil, workoutGoalUnitType: INWorkoutGoalUnitType = .unknown, workoutLocationType: INWorkoutLocationType = .unknown, isOpenEnded: Bool? = nil)",
      "INStartWorkoutIntentHandling",
      "INStartWorkoutIntentHandling: func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)",
      "INStartWorkoutIntentHandling: async func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)",
      "INStartWorkoutIntentHandling: func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)",
      "INStartWorkoutIntentHandling: async func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)",
      "INStartWorkoutIntentHandling: func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INStartWorkoutIntentHandling: async func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INStartWorkoutIntentHandling: func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)",
      "INStartWorkoutIntentHandling: async func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)",
      "INStartWorkoutIntentHandling: func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void)",
      "INStartWorkoutIntentHandling: async func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void)",
      "INStartWorkoutIntentHandling: func resolveWorkoutLocationType(for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void)",
      "INStartWorkoutIntentHandling: async func resolveWorkoutLocationType(for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void)",
      "INStartWorkoutIntentHandling: func resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INStartWorkoutIntentHandling: async func resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)",
      "INStartWorkoutIntentResponse",
      "INStartWorkoutIntentResponse: init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?)",
      "INStartWorkoutIntentResponse: code",
      "INPauseWorkoutIntent",
      "INPauseWorkoutIntent: workoutName",
      "INPauseWorkoutIntent: init(workoutName: INSpeakableString?)",
      "INPauseWorkoutIntentHandling",
      "INPauseWorkoutIntentHandling: func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)",
      "INPauseWorkoutIntentHandling: async func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)",
      "INPauseWorkoutIntentHandling: func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)",
      "INPauseWorkoutIntentHandling: async func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)",
      "INPauseWorkoutIntentHandling: func resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INPauseWorkoutIntentHandling: async func resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INPauseWorkoutIntentResponse",
      "INPauseWorkoutIntentResponse: init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?)",
      "INPauseWorkoutIntentResponse: code",
      "INResumeWorkoutIntent",
      "INResumeWorkoutIntent: workoutName",
      "INResumeWorkoutIntent: init(workoutName: INSpeakableString?)",
      "INResumeWorkoutIntentHandling",
      "INResumeWorkoutIntentHandling: func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)",
      "INResumeWorkoutIntentHandling: async func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)",
      "INResumeWorkoutIntentHandling: func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)",
      "INResumeWorkoutIntentHandling: async func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)",
      "INResumeWorkoutIntentHandling: func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INResumeWorkoutIntentHandling: async func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INResumeWorkoutIntentResponse",
      "INResumeWorkoutIntentResponse: init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?)",
      "INResumeWorkoutIntentResponse: code",
      "INEndWorkoutIntent",
      "INEndWorkoutIntent: workoutName",
      "INEndWorkoutIntent: init(workoutName: INSpeakableString?)",
      "INEndWorkoutIntentHandling",
      "INEndWorkoutIntentHandling: func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)",
      "INEndWorkoutIntentHandling: async func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)",
      "INEndWorkoutIntentHandling: func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)",
      "INEndWorkoutIntentHandling: async func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)",
      "INEndWorkoutIntentHandling: func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INEndWorkoutIntentHandling: async func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INEndWorkoutIntentResponse",
      "INEndWorkoutIntentResponse: init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?)",
      "INEndWorkoutIntentResponse: code",
      "INCancelWorkoutIntent",
      "INCancelWorkoutIntent: workoutName",
      "INCancelWorkoutIntent: init(workoutName: INSpeakableString?)",
      "INCancelWorkoutIntentHandling",
      "INCancelWorkoutIntentHandling: func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)",
      "INCancelWorkoutIntentHandling: async func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)",
      "INCancelWorkoutIntentHandling: func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)",
      "INCancelWorkoutIntentHandling: async func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)",
      "INCancelWorkoutIntentHandling: func resolveWorkoutName(for intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INCancelWorkoutIntentHandling: async func resolveWorkoutName(for intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)",
      "INCancelWorkoutIntentResponse",
      "INCancelWorkoutIntentResponse: init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?)",
      "INCancelWorkoutIntentResponse: code",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INStartWorkoutIntent.self
    let _: KeyPath<INStartWorkoutIntent, INSpeakableString?> = \.workoutName
    let _: KeyPath<INStartWorkoutIntent, Double?> = \.goalValue
    let _: KeyPath<INStartWorkoutIntent, INWorkoutGoalUnitType> = \.workoutGoalUnitType
    let _: KeyPath<INStartWorkoutIntent, INWorkoutLocationType> = \.workoutLocationType
    let _: KeyPath<INStartWorkoutIntent, Bool?> = \.isOpenEnded
    let _: (INSpeakableString?, NSNumber?, INWorkoutGoalUnitType, INWorkoutLocationType, NSNumber?) -> INStartWorkoutIntent = INStartWorkoutIntent.init(workoutName:goalValue:workoutGoalUnitType:workoutLocationType:isOpenEnded:)
    let _: (INSpeakableString?, Double?, INWorkoutGoalUnitType, INWorkoutLocationType, Bool?) -> INStartWorkoutIntent = INStartWorkoutIntent.init(workoutName:goalValue:workoutGoalUnitType:workoutLocationType:isOpenEnded:)
    let _ = (any INStartWorkoutIntentHandling).self
    _ = { (x: any INStartWorkoutIntentHandling, a: INStartWorkoutIntent, b: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INStartWorkoutIntentHandling, a: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INStartWorkoutIntentHandling, a: INStartWorkoutIntent, b: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INStartWorkoutIntentHandling, a: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INStartWorkoutIntentHandling, a: INStartWorkoutIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveWorkoutName(for: a, with: b) }
    _ = { (x: any INStartWorkoutIntentHandling, a: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult in await x.resolveWorkoutName(for: a) }
    _ = { (x: any INStartWorkoutIntentHandling, a: INStartWorkoutIntent, b: @escaping @Sendable (INDoubleResolutionResult) -> Void) -> Void in x.resolveGoalValue(for: a, with: b) }
    _ = { (x: any INStartWorkoutIntentHandling, a: INStartWorkoutIntent) async -> INDoubleResolutionResult in await x.resolveGoalValue(for: a) }
    _ = { (x: any INStartWorkoutIntentHandling, a: INStartWorkoutIntent, b: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void) -> Void in x.resolveWorkoutGoalUnitType(for: a, with: b) }
    _ = { (x: any INStartWorkoutIntentHandling, a: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult in await x.resolveWorkoutGoalUnitType(for: a) }
    _ = { (x: any INStartWorkoutIntentHandling, a: INStartWorkoutIntent, b: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void) -> Void in x.resolveWorkoutLocationType(for: a, with: b) }
    _ = { (x: any INStartWorkoutIntentHandling, a: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult in await x.resolveWorkoutLocationType(for: a) }
    _ = { (x: any INStartWorkoutIntentHandling, a: INStartWorkoutIntent, b: @escaping @Sendable (INBooleanResolutionResult) -> Void) -> Void in x.resolveIsOpenEnded(for: a, with: b) }
    _ = { (x: any INStartWorkoutIntentHandling, a: INStartWorkoutIntent) async -> INBooleanResolutionResult in await x.resolveIsOpenEnded(for: a) }
    let _: INIntentResponse.Type = INStartWorkoutIntentResponse.self
    let _: (INStartWorkoutIntentResponseCode, NSUserActivity?) -> INStartWorkoutIntentResponse = INStartWorkoutIntentResponse.init(code:userActivity:)
    let _: KeyPath<INStartWorkoutIntentResponse, INStartWorkoutIntentResponseCode> = \.code
    let _: INIntent.Type = INPauseWorkoutIntent.self
    let _: KeyPath<INPauseWorkoutIntent, INSpeakableString?> = \.workoutName
    let _: (INSpeakableString?) -> INPauseWorkoutIntent = INPauseWorkoutIntent.init(workoutName:)
    let _ = (any INPauseWorkoutIntentHandling).self
    _ = { (x: any INPauseWorkoutIntentHandling, a: INPauseWorkoutIntent, b: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INPauseWorkoutIntentHandling, a: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INPauseWorkoutIntentHandling, a: INPauseWorkoutIntent, b: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INPauseWorkoutIntentHandling, a: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INPauseWorkoutIntentHandling, a: INPauseWorkoutIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveWorkoutName(for: a, with: b) }
    _ = { (x: any INPauseWorkoutIntentHandling, a: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult in await x.resolveWorkoutName(for: a) }
    let _: INIntentResponse.Type = INPauseWorkoutIntentResponse.self
    let _: (INPauseWorkoutIntentResponseCode, NSUserActivity?) -> INPauseWorkoutIntentResponse = INPauseWorkoutIntentResponse.init(code:userActivity:)
    let _: KeyPath<INPauseWorkoutIntentResponse, INPauseWorkoutIntentResponseCode> = \.code
    let _: INIntent.Type = INResumeWorkoutIntent.self
    let _: KeyPath<INResumeWorkoutIntent, INSpeakableString?> = \.workoutName
    let _: (INSpeakableString?) -> INResumeWorkoutIntent = INResumeWorkoutIntent.init(workoutName:)
    let _ = (any INResumeWorkoutIntentHandling).self
    _ = { (x: any INResumeWorkoutIntentHandling, a: INResumeWorkoutIntent, b: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INResumeWorkoutIntentHandling, a: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INResumeWorkoutIntentHandling, a: INResumeWorkoutIntent, b: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INResumeWorkoutIntentHandling, a: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INResumeWorkoutIntentHandling, a: INResumeWorkoutIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveWorkoutName(for: a, with: b) }
    _ = { (x: any INResumeWorkoutIntentHandling, a: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult in await x.resolveWorkoutName(for: a) }
    let _: INIntentResponse.Type = INResumeWorkoutIntentResponse.self
    let _: (INResumeWorkoutIntentResponseCode, NSUserActivity?) -> INResumeWorkoutIntentResponse = INResumeWorkoutIntentResponse.init(code:userActivity:)
    let _: KeyPath<INResumeWorkoutIntentResponse, INResumeWorkoutIntentResponseCode> = \.code
    let _: INIntent.Type = INEndWorkoutIntent.self
    let _: KeyPath<INEndWorkoutIntent, INSpeakableString?> = \.workoutName
    let _: (INSpeakableString?) -> INEndWorkoutIntent = INEndWorkoutIntent.init(workoutName:)
    let _ = (any INEndWorkoutIntentHandling).self
    _ = { (x: any INEndWorkoutIntentHandling, a: INEndWorkoutIntent, b: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INEndWorkoutIntentHandling, a: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INEndWorkoutIntentHandling, a: INEndWorkoutIntent, b: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INEndWorkoutIntentHandling, a: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INEndWorkoutIntentHandling, a: INEndWorkoutIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveWorkoutName(for: a, with: b) }
    _ = { (x: any INEndWorkoutIntentHandling, a: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult in await x.resolveWorkoutName(for: a) }
    let _: INIntentResponse.Type = INEndWorkoutIntentResponse.self
    let _: (INEndWorkoutIntentResponseCode, NSUserActivity?) -> INEndWorkoutIntentResponse = INEndWorkoutIntentResponse.init(code:userActivity:)
    let _: KeyPath<INEndWorkoutIntentResponse, INEndWorkoutIntentResponseCode> = \.code
    let _: INIntent.Type = INCancelWorkoutIntent.self
    let _: KeyPath<INCancelWorkoutIntent, INSpeakableString?> = \.workoutName
    let _: (INSpeakableString?) -> INCancelWorkoutIntent = INCancelWorkoutIntent.init(workoutName:)
    let _ = (any INCancelWorkoutIntentHandling).self
    _ = { (x: any INCancelWorkoutIntentHandling, a: INCancelWorkoutIntent, b: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INCancelWorkoutIntentHandling, a: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INCancelWorkoutIntentHandling, a: INCancelWorkoutIntent, b: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INCancelWorkoutIntentHandling, a: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INCancelWorkoutIntentHandling, a: INCancelWorkoutIntent, b: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) -> Void in x.resolveWorkoutName(for: a, with: b) }
    _ = { (x: any INCancelWorkoutIntentHandling, a: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult in await x.resolveWorkoutName(for: a) }
    let _: INIntentResponse.Type = INCancelWorkoutIntentResponse.self
    let _: (INCancelWorkoutIntentResponseCode, NSUserActivity?) -> INCancelWorkoutIntentResponse = INCancelWorkoutIntentResponse.init(code:userActivity:)
    let _: KeyPath<INCancelWorkoutIntentResponse, INCancelWorkoutIntentResponseCode> = \.code
  }
}
