import AppHost
public import CoreLocation
import Foundation
import FoundationAdditions
import IntentWire

/// Tells the assistant when the settings of a widget matter.
public final class RelevantIntentManager: Sendable {
  /// The manager of the app.
  public static let shared = RelevantIntentManager()

  private init() {}

  /// Replaces the intents that the app has named.
  ///
  /// - Throws: An error when the assistant does not take them.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    let update = ShortcutUpdate(purpose: .relevant, shortcuts: relevantIntents.map(\.shortcut))
    _ = try await Messenger.current.send(.setShortcuts(update))
  }
}

/// The settings of a widget, and when they matter.
public struct RelevantIntent: Sendable, CustomDebugStringConvertible {
  let shortcut: ShortcutValue
  /// The widget, when it matters, and with which settings, in one line.
  public let debugDescription: String

  /// Creates a relevant intent.
  public init<IntentType: WidgetConfigurationIntent>(
    _ intent: IntentType, widgetKind: String, relevance: RelevantContext
  ) {
    let call = IntentCall(
      id: "", intent: String(describing: IntentType.self), parameters: Reflection.presetValues(of: intent))
    shortcut = ShortcutValue(
      call: call, title: String(localized: IntentType.title), relevance: [relevance.record].compactMap(\.self)
    )
    debugDescription = "\(widgetKind): \(call.intent), \(relevance.name)"
  }
}

/// When something matters.
public struct RelevantContext: Sendable {
  let name: String
  /// The form in which the assistant knows it; `nil` for a situation that it does not know.
  let record: RecordValue?

  private init(_ name: String, _ record: RecordValue? = nil) {
    self.name = name
    self.record = record
  }

  private static func record(_ type: String, _ fields: [String: IntentValue]) -> RecordValue {
    RecordValue(type: type, display: DisplayValue(""), fields: fields)
  }

  /// At a moment.
  public static func date(_ exact: Date) -> RelevantContext {
    let start = IntentValue.date(DateValue(exact, timeZone: .gmt))
    return RelevantContext("at \(exact)", record("INDateRelevanceProvider", ["startDate": start]))
  }

  /// From one moment to another.
  public static func date(from: Date, to: Date) -> RelevantContext {
    RelevantContext(
      "from \(from) to \(to)",
      record(
        "INDateRelevanceProvider",
        [
          "startDate": .date(DateValue(from, timeZone: .gmt)),
          "endDate": .date(DateValue(to, timeZone: .gmt)),
        ]))
  }

  /// Between two moments.
  public static func date(interval: DateInterval) -> RelevantContext {
    date(from: interval.start, to: interval.end)
  }

  /// In an area.
  public static func location(_ exact: CLRegion) -> RelevantContext {
    var fields: [String: IntentValue] = ["identifier": .string(exact.identifier)]
    if let circle = exact as? CLCircularRegion {
      fields["latitude"] = .number(circle.center.latitude)
      fields["longitude"] = .number(circle.center.longitude)
      fields["radius"] = .number(circle.radius)
    }
    let region = RecordValue(
      type: exact is CLCircularRegion ? "CLCircularRegion" : "CLRegion", identifier: exact.identifier,
      display: DisplayValue(exact.identifier), fields: fields)
    return RelevantContext(
      "in \(exact.identifier)", record("INLocationRelevanceProvider", ["region": .record(region)]))
  }

  /// At a place that the assistant finds out.
  public static func location(inferred: InferredLocation) -> RelevantContext {
    let situation = inferred.situation.map { situation in
      record(
        "INDailyRoutineRelevanceProvider",
        ["situation": .enumeration(EnumerationValue(type: "INDailyRoutineSituation", case: situation))])
    }
    return RelevantContext("at \(inferred.name)", situation)
  }

  /// Around sleep; the assistant knows nothing of it.
  public static func sleep(_ condition: SleepCondition) -> RelevantContext { RelevantContext(condition.name) }

  /// While the person moves; the assistant knows nothing of it.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(condition.name)
  }

  /// With headphones; the assistant knows nothing of them.
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext(headphones.name)
  }

  /// A place that the assistant finds out.
  public struct InferredLocation: Sendable {
    let name: String
    let situation: String?

    /// At home.
    public static var home: InferredLocation { InferredLocation(name: "home", situation: "home") }
    /// At work.
    public static var work: InferredLocation { InferredLocation(name: "work", situation: "work") }
    /// At school.
    public static var school: InferredLocation { InferredLocation(name: "school", situation: "school") }
    /// On the way.
    public static var commute: InferredLocation { InferredLocation(name: "commute", situation: "commute") }
  }

  /// A time around sleep.
  public struct SleepCondition: Sendable {
    let name: String

    /// After waking up.
    public static var wakeup: SleepCondition { SleepCondition(name: "wakeup") }
    /// Before going to bed.
    public static var bedtime: SleepCondition { SleepCondition(name: "bedtime") }
  }

  /// A state of moving.
  public struct FitnessCondition: Sendable {
    let name: String

    /// During a workout.
    public static var workoutActive: FitnessCondition { FitnessCondition(name: "workoutActive") }
    /// While the day's goal is open.
    public static var activityRingsIncomplete: FitnessCondition {
      FitnessCondition(name: "activityRingsIncomplete")
    }
  }

  /// A state of headphones.
  public struct HeadphonesCondition: Sendable {
    let name: String

    /// They are connected.
    public static var connected: HeadphonesCondition { HeadphonesCondition(name: "connected") }
  }
}
