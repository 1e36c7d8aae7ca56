// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to start workout.
public class INStartWorkoutIntent: INIntent, @unchecked Sendable {
  /// The workout name.
  public let workoutName: INSpeakableString?
  /// The goal value.
  public let goalValue: Double?
  /// The workout goal unit type.
  public let workoutGoalUnitType: INWorkoutGoalUnitType
  /// The workout location type.
  public let workoutLocationType: INWorkoutLocationType
  /// The is open ended.
  public let isOpenEnded: Bool?

  /// Creates a request.
  @_disfavoredOverload
  public init(
    workoutName: INSpeakableString?, goalValue: NSNumber?, workoutGoalUnitType: INWorkoutGoalUnitType,
    workoutLocationType: INWorkoutLocationType, isOpenEnded: NSNumber?
  ) {
    self.workoutName = workoutName
    self.goalValue = goalValue?.doubleValue
    self.workoutGoalUnitType = workoutGoalUnitType
    self.workoutLocationType = workoutLocationType
    self.isOpenEnded = isOpenEnded?.boolValue
    super.init()
  }

  /// Creates a request.
  public init(
    workoutName: INSpeakableString? = nil, goalValue: Double? = nil,
    workoutGoalUnitType: INWorkoutGoalUnitType = .unknown,
    workoutLocationType: INWorkoutLocationType = .unknown, isOpenEnded: Bool? = nil
  ) {
    self.workoutName = workoutName
    self.goalValue = goalValue
    self.workoutGoalUnitType = workoutGoalUnitType
    self.workoutLocationType = workoutLocationType
    self.isOpenEnded = isOpenEnded
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    workoutName = nil
    goalValue = nil
    workoutGoalUnitType = .unknown
    workoutLocationType = .unknown
    isOpenEnded = nil
    super.init()
  }

  init(fields: WireFields) {
    workoutName = fields["workoutName"]
    goalValue = fields["goalValue"]
    workoutGoalUnitType = fields["workoutGoalUnitType"] ?? .unknown
    workoutLocationType = fields["workoutLocationType"] ?? .unknown
    isOpenEnded = fields["isOpenEnded"]
    super.init()
  }

  /// Reads an archived request.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
    restore(from: coder)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["workoutName"] = workoutName
    fields["goalValue"] = goalValue
    fields["workoutGoalUnitType"] = workoutGoalUnitType
    fields["workoutLocationType"] = workoutLocationType
    fields["isOpenEnded"] = isOpenEnded
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INStartWorkoutIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INStartWorkoutIntent", "Start Workout",
    [
      .siriKit("workoutName", "Workout Name", .spoken),
      .siriKit("goalValue", "Goal Value", .number),
      .siriKit("workoutGoalUnitType", "Workout Goal Unit Type", .enumeration("INWorkoutGoalUnitType")),
      .siriKit("workoutLocationType", "Workout Location Type", .enumeration("INWorkoutLocationType")),
      .siriKit("isOpenEnded", "Is Open Ended", .boolean),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INStartWorkoutIntentHandling else { return nil }
    switch parameter {
    case "workoutName":
      let result: INSpeakableStringResolutionResult = await handler.resolveWorkoutName(for: self)
      return [result]
    case "goalValue":
      let result: INDoubleResolutionResult = await handler.resolveGoalValue(for: self)
      return [result]
    case "workoutGoalUnitType":
      let result: INWorkoutGoalUnitTypeResolutionResult = await handler.resolveWorkoutGoalUnitType(for: self)
      return [result]
    case "workoutLocationType":
      let result: INWorkoutLocationTypeResolutionResult = await handler.resolveWorkoutLocationType(for: self)
      return [result]
    case "isOpenEnded":
      let result: INBooleanResolutionResult = await handler.resolveIsOpenEnded(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INStartWorkoutIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INStartWorkoutIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
