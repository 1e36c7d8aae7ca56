// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a reservation action type.
public enum INReservationActionType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Check in.
  case checkIn = 1
}

extension INReservationActionType: WireEnumeration {}

/// The values of a reservation status.
public enum INReservationStatus: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Canceled.
  case canceled = 1
  /// Pending.
  case pending = 2
  /// Hold.
  case hold = 3
  /// Confirmed.
  case confirmed = 4
}

extension INReservationStatus: WireEnumeration {}

/// The values of a ticketed event category.
public enum INTicketedEventCategory: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Movie.
  case movie = 1
}

extension INTicketedEventCategory: WireEnumeration {}
