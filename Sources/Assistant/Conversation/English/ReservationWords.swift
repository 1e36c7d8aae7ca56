/// The English words for kinds of reservations.
enum ReservationWords {
  private static let types = [
    "flight": "INFlightReservation", "plane": "INFlightReservation", "train": "INTrainReservation",
    "bus": "INBusReservation", "boat": "INBoatReservation", "ferry": "INBoatReservation",
    "hotel": "INLodgingReservation", "lodging": "INLodgingReservation", "room": "INLodgingReservation",
    "rental": "INRentalCarReservation", "car": "INRentalCarReservation",
    "event": "INTicketedEventReservation", "concert": "INTicketedEventReservation",
    "ticketed": "INTicketedEventReservation", "restaurant": "INRestaurantReservation",
    "table": "INRestaurantReservation",
  ]

  /// The reservation type that the first known word names.
  ///
  /// - Parameter words: The base forms of a sentence's words.
  static func type(named words: [String]) -> String? {
    words.lazy.compactMap { types[$0.lowercased()] }.first
  }
}
