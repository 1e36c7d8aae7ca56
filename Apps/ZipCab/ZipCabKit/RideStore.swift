public import Foundation
public import GroupDocument

/// The rides on disk, shared by the app and its extension.
public struct RideStore: Sendable {
  /// The app group that both programs belong to.
  public static let group = "group.com.example.zipcab"

  private let document: GroupDocument<[Ride]>

  /// Opens the rides in a folder.
  public init(folder: URL) {
    document = GroupDocument(folder: folder, name: "rides", initial: { [] })
  }

  /// Opens the rides of the app group.
  public init() throws(GroupDocumentError) {
    document = try GroupDocument(group: Self.group, name: "rides", initial: { [] })
  }

  /// All rides, the newest last.
  public func rides() throws -> [Ride] {
    try document.read()
  }

  /// The ride that is booked or under way.
  public func current(at moment: Date) throws -> Ride? {
    try rides().last { $0.isOpen(at: moment) }
  }

  /// The ride with an identifier; without one the current ride, else the newest.
  public func ride(_ identifier: String?, at moment: Date) throws -> Ride {
    let rides = try rides()
    if let identifier, !identifier.isEmpty {
      guard let ride = rides.first(where: { $0.identifier == identifier }) else {
        throw RideError.noRide(identifier)
      }
      return ride
    }
    guard let ride = rides.last(where: { $0.isOpen(at: moment) }) ?? rides.last else {
      throw RideError.noRides
    }
    return ride
  }

  /// Orders a ride.
  ///
  /// - Parameters:
  ///   - time: When the passenger wants to be picked up; `nil` for as soon as possible.
  /// - Throws: ``RideError/rideUnderWay(_:)`` while another ride is booked or under way.
  @discardableResult
  public func order(
    _ offer: RideOffer, from pickup: Place, to dropOff: Place, partySize: Int, time: Date? = nil,
    at moment: Date
  ) throws -> Ride {
    try document.update { rides in
      if let open = rides.last(where: { $0.isOpen(at: moment) }) {
        throw RideError.rideUnderWay(open.identifier)
      }
      let start = time ?? moment.addingTimeInterval(Double(offer.minutesAway) * 60)
      let ride = Ride(
        identifier: "ride-\(rides.count + 1)", offer: offer.name, pickup: pickup, dropOff: dropOff,
        partySize: partySize, price: offer.price(from: pickup, to: dropOff),
        driver: Ride.Driver.all[rides.count % Ride.Driver.all.count], ordered: moment, pickupTime: start,
        arrivalTime: start.addingTimeInterval(Ride.patience + RideOffer.duration(from: pickup, to: dropOff)))
      rides.append(ride)
      return ride
    }
  }

  /// Calls a ride off.
  ///
  /// - Returns: The ride, and what calling it off costs in euros.
  @discardableResult
  public func cancel(_ identifier: String?, at moment: Date) throws -> (ride: Ride, fee: Decimal) {
    let wanted = try ride(identifier, at: moment)
    return try document.update { rides in
      guard let index = rides.firstIndex(where: { $0.identifier == wanted.identifier }),
        rides[index].isOpen(at: moment)
      else { throw RideError.isOver(wanted.identifier) }
      let fee = rides[index].cancellationFee(at: moment)
      rides[index].cancelled = moment
      return (rides[index], fee)
    }
  }

  /// Rates a ride, and tips its driver.
  @discardableResult
  public func rate(_ identifier: String?, rating: Int?, tip: Decimal?, at moment: Date) throws -> Ride {
    if let rating, !(1...5).contains(rating) { throw RideError.badRating(rating) }
    if let tip, tip < 0 { throw RideError.badTip }
    let wanted = try ride(identifier, at: moment)
    return try document.update { rides in
      guard let index = rides.firstIndex(where: { $0.identifier == wanted.identifier }) else {
        throw RideError.noRide(wanted.identifier)
      }
      rides[index].rating = rating ?? rides[index].rating
      rides[index].tip = tip ?? rides[index].tip
      return rides[index]
    }
  }
}

extension Ride {
  /// Whether the ride is booked or under way.
  public func isOpen(at moment: Date) -> Bool {
    switch phase(at: moment) {
    case .completed, .cancelled: false
    case .scheduled, .approaching, .waiting, .ongoing: true
    }
  }
}

/// Why a ride could not be ordered or changed.
public enum RideError: Error, Hashable, Sendable {
  /// Nobody has ordered a ride yet.
  case noRides
  /// There is no such ride.
  case noRide(String)
  /// Another ride is booked or under way.
  case rideUnderWay(String)
  /// The ride is over.
  case isOver(String)
  /// A rating is 1 to 5.
  case badRating(Int)
  /// A tip is not negative.
  case badTip
}

extension RideError: CustomStringConvertible {
  /// What happened and what to do.
  public var description: String {
    switch self {
    case .noRides: "There is no ride yet."
    case .noRide(let identifier): "There is no ride \(identifier)."
    case .rideUnderWay(let identifier):
      "The ride \(identifier) is not over yet; cancel it first, or wait until it is."
    case .isOver(let identifier): "The ride \(identifier) is over."
    case .badRating(let rating): "A rating is 1 to 5 stars, not \(rating)."
    case .badTip: "A tip cannot be negative."
    }
  }
}
