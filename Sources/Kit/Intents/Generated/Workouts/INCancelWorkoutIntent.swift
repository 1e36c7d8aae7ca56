// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to cancel workout.
public class INCancelWorkoutIntent: INIntent, @unchecked Sendable {
  /// The workout name.
  public let workoutName: INSpeakableString?

  /// Creates a request.
  public init(workoutName: INSpeakableString?) {
    self.workoutName = workoutName
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    workoutName = nil
    super.init()
  }

  init(fields: WireFields) {
    workoutName = fields["workoutName"]
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
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INCancelWorkoutIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INCancelWorkoutIntent", "Cancel Workout",
    [
      .siriKit("workoutName", "Workout Name", .spoken),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INCancelWorkoutIntentHandling else { return nil }
    switch parameter {
    case "workoutName":
      let result: INSpeakableStringResolutionResult = await handler.resolveWorkoutName(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INCancelWorkoutIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INCancelWorkoutIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
