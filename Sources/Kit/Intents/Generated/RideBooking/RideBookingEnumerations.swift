// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a ride feedback type options.
public struct INRideFeedbackTypeOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Rate.
  public static let rate = INRideFeedbackTypeOptions(rawValue: 1)
  /// Tip.
  public static let tip = INRideFeedbackTypeOptions(rawValue: 2)
}

extension INRideFeedbackTypeOptions: WireOptions {
  static var names: [(name: String, option: INRideFeedbackTypeOptions)] {
    [
      ("rate", .rate),
      ("tip", .tip),
    ]
  }
}

/// The values of a ride phase.
public enum INRidePhase: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Received.
  case received = 1
  /// Confirmed.
  case confirmed = 2
  /// Ongoing.
  case ongoing = 3
  /// Completed.
  case completed = 4
  /// Approaching pickup.
  case approachingPickup = 5
  /// Pickup.
  case pickup = 6
}

extension INRidePhase: WireEnumeration {}
