public import Foundation

/// A kind of ride that can be ordered.
public struct RideOffer: Codable, Hashable, Sendable {
  /// The name under which it is sold.
  public var name: String
  /// The most passengers.
  public var seats: Int
  /// What every ride costs, in euros.
  public var base: Decimal
  /// What each kilometre costs, in euros.
  public var perKilometre: Decimal
  /// How long a car takes to arrive, in minutes.
  public var minutesAway: Int

  /// What ZipCab offers, the usual one first.
  public static let all = [
    RideOffer(name: "Zip Standard", seats: 4, base: 2.5, perKilometre: 0.9, minutesAway: 4),
    RideOffer(name: "Zip XL", seats: 6, base: 4, perKilometre: 1.35, minutesAway: 7),
    RideOffer(name: "Zip Green", seats: 4, base: 2.8, perKilometre: 0.95, minutesAway: 6),
  ]

  /// The offers that words mean: "Zip XL", "xl", "the green one"; empty when none does.
  public static func matching(_ words: String) -> [RideOffer] {
    let said = Set(words.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let exact = all.filter { Set(Self.words(of: $0.name)) == said }
    return exact.isEmpty
      ? all.filter { !Set(Self.words(of: $0.name).dropFirst()).isDisjoint(with: said) } : exact
  }

  private static func words(of name: String) -> [String] {
    name.lowercased().split(separator: " ").map(String.init)
  }

  /// The price of a ride, in euros and whole cents.
  public func price(from start: Place, to end: Place) -> Decimal {
    let kilometres = Decimal((start.distance(to: end) * 1.3 * 10).rounded() / 10)
    var exact = base + perKilometre * kilometres
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 2, .plain)
    return rounded
  }

  /// How long a ride takes, in seconds, at 30 km/h.
  public static func duration(from start: Place, to end: Place) -> TimeInterval {
    (start.distance(to: end) * 1.3 / 30 * 3600).rounded()
  }
}
