// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a workout goal unit type.
public enum INWorkoutGoalUnitType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Inch.
  case inch = 1
  /// Meter.
  case meter = 2
  /// Foot.
  case foot = 3
  /// Mile.
  case mile = 4
  /// Yard.
  case yard = 5
  /// Second.
  case second = 6
  /// Minute.
  case minute = 7
  /// Hour.
  case hour = 8
  /// Joule.
  case joule = 9
  /// Kilo calorie.
  case kiloCalorie = 10
}

extension INWorkoutGoalUnitType: WireEnumeration {}

/// The values of a workout location type.
public enum INWorkoutLocationType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Outdoor.
  case outdoor = 1
  /// Indoor.
  case indoor = 2
}

extension INWorkoutLocationType: WireEnumeration {}
