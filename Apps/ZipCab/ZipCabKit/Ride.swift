public import Foundation

/// One ride that was ordered.
public struct Ride: Codable, Hashable, Sendable {
  /// How far a ride has come.
  public enum Phase: String, Codable, Hashable, Sendable {
    /// It is booked for later.
    case scheduled
    /// The car is on its way to the passenger.
    case approaching
    /// The car waits at the pick-up.
    case waiting
    /// The passenger is in the car.
    case ongoing
    /// The passenger has arrived.
    case completed
    /// The passenger called it off.
    case cancelled
  }

  /// Who drives.
  public struct Driver: Codable, Hashable, Sendable {
    /// The name.
    public var name: String
    /// The telephone number.
    public var phone: String
    /// The average of all ratings, 1 to 5.
    public var rating: String
    /// The maker of the car.
    public var maker: String
    /// The model of the car.
    public var model: String
    /// The number plate.
    public var plate: String

    /// Everyone who drives for ZipCab.
    public static let all = [
      Driver(
        name: "Rosa Almeida", phone: "+1 202 555 0171", rating: "4.9", maker: "Corvina", model: "Tern",
        plate: "ZC 41 07"),
      Driver(
        name: "Tariq Haddad", phone: "+1 202 555 0172", rating: "4.7", maker: "Aldane", model: "Swift 5",
        plate: "ZC 18 92"),
      Driver(
        name: "Mina Castellan", phone: "+1 202 555 0173", rating: "4.8", maker: "Corvina", model: "Heron",
        plate: "ZC 77 30"),
    ]
  }

  /// The identifier.
  public var identifier: String
  /// The name of the kind of ride.
  public var offer: String
  /// Where it begins.
  public var pickup: Place
  /// Where it ends.
  public var dropOff: Place
  /// The number of passengers.
  public var partySize: Int
  /// The price in euros.
  public var price: Decimal
  /// Who drives.
  public var driver: Driver
  /// When it was ordered.
  public var ordered: Date
  /// When the car is at the pick-up.
  public var pickupTime: Date
  /// When the passenger arrives.
  public var arrivalTime: Date
  /// When it was called off.
  public var cancelled: Date?
  /// The passenger's rating, 1 to 5.
  public var rating: Int?
  /// The tip in euros.
  public var tip: Decimal?

  /// How long a car waits at the pick-up, in seconds.
  public static let patience: TimeInterval = 60
  /// How long before a booked pick-up the car sets out, in seconds.
  public static let approach: TimeInterval = 15 * 60

  /// How far the ride has come at a moment.
  public func phase(at moment: Date) -> Phase {
    if let cancelled, cancelled <= moment { return .cancelled }
    if moment >= arrivalTime { return .completed }
    if moment >= pickupTime.addingTimeInterval(Self.patience) { return .ongoing }
    if moment >= pickupTime { return .waiting }
    return pickupTime.timeIntervalSince(moment) > Self.approach ? .scheduled : .approaching
  }

  /// What calling the ride off costs at a moment, in euros: nothing within two minutes or before the car sets out.
  public func cancellationFee(at moment: Date) -> Decimal {
    switch phase(at: moment) {
    case .scheduled, .completed, .cancelled: 0
    case .approaching: moment.timeIntervalSince(ordered) <= 120 ? 0 : 3
    case .waiting, .ongoing: 3
    }
  }
}
