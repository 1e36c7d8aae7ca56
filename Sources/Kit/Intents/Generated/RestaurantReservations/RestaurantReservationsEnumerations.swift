// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a restaurant reservation user booking status.
public enum INRestaurantReservationUserBookingStatus: Int, Sendable, CaseIterable {
  /// Pending.
  case pending = 0
  /// Confirmed.
  case confirmed = 1
  /// Denied.
  case denied = 2
}

extension INRestaurantReservationUserBookingStatus: WireEnumeration {}
