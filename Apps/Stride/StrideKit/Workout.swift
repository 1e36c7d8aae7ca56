public import Foundation

/// One workout, over or going on.
public struct Workout: Codable, Hashable, Sendable {
  /// What the person wants to reach.
  public struct Goal: Codable, Hashable, Sendable {
    /// The amount in ``unit``.
    public var value: Double
    /// The unit's name in SiriKit, for example `mile` or `minute`.
    public var unit: String

    /// Creates a goal.
    public init(value: Double, unit: String) {
      self.value = value
      self.unit = unit
    }

    /// The unit as it reads behind the amount: “1 mile”, “5 miles”, “6 feet”.
    public var unitWord: String {
      guard value != 1 else { return unit }
      switch unit {
      case "foot": return "feet"
      case "inch": return "inches"
      default: return unit + "s"
      }
    }
  }

  /// The kind, for example `run`.
  public var kind: String
  /// What the person wants to reach; `nil` for a workout without an end.
  public var goal: Goal?
  /// Whether it takes place inside; `nil` when nobody said.
  public var isIndoor: Bool?
  /// The stretches of time in which it went on; the last one is open while it does.
  public var stretches: [Stretch]
  /// Whether it is over.
  public var isOver: Bool

  /// A stretch of time without a pause.
  public struct Stretch: Codable, Hashable, Sendable {
    /// When it began.
    public var from: Date
    /// When it ended; `nil` while it goes on.
    public var to: Date?

    /// Creates a stretch.
    public init(from: Date, to: Date? = nil) {
      self.from = from
      self.to = to
    }
  }

  /// Creates a workout that begins now.
  public init(kind: String, goal: Goal?, isIndoor: Bool?, at moment: Date) {
    self.kind = kind
    self.goal = goal
    self.isIndoor = isIndoor
    stretches = [Stretch(from: moment)]
    isOver = false
  }

  /// Whether the workout is interrupted.
  public var isPaused: Bool { !isOver && stretches.last?.to != nil }

  /// How long it has gone on, without its pauses, in seconds.
  public func duration(at moment: Date) -> TimeInterval {
    stretches.reduce(0) { $0 + max(0, ($1.to ?? moment).timeIntervalSince($1.from)) }
  }
}

/// The kinds of workout that Stride can record.
public enum WorkoutKinds {
  /// All kinds with other words for them, the usual ones first.
  public static let all: [(name: String, words: [String])] = [
    ("run", ["run", "running", "jog", "jogging"]),
    ("walk", ["walk", "walking", "stroll"]),
    ("cycle", ["cycle", "cycling", "bike", "biking", "bike ride", "ride", "spin"]),
    ("swim", ["swim", "swimming"]),
    ("yoga", ["yoga"]),
    ("row", ["row", "rowing", "rower"]),
    ("strength training", ["strength training", "strength", "weights", "weight training", "lifting"]),
    ("hike", ["hike", "hiking"]),
  ]

  /// The kind that words mean; `nil` when Stride cannot record it.
  public static func kind(_ words: String) -> String? {
    var wanted = words.lowercased().split(separator: " ").map(String.init)
    if ["workout", "session", "exercise"].contains(wanted.last ?? "") { wanted.removeLast() }
    let text = wanted.joined(separator: " ")
    return all.first { $0.words.contains(text) }?.name
  }
}
