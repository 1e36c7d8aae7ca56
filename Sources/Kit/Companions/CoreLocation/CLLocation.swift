public import Foundation

/// A position with what is known about its measurement.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  // Sendable although it is open: all of its own properties are constants.

  /// The position.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above sea level.
  public let altitude: CLLocationDistance
  /// The radius of uncertainty of the position; negative when the position is not valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the altitude; negative when the altitude is not valid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of movement.
  public let course: CLLocationDirection
  /// The speed of movement.
  public let speed: CLLocationSpeed
  /// When the position was measured.
  public let timestamp: Date

  /// Creates a location from a position.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location that does not move.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location from a whole measurement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// The distance to another location along the surface of the earth, taken as a sphere.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radius = 6_371_008.8
    let here = coordinate
    let there = location.coordinate
    let latitudes = (there.latitude - here.latitude) * .pi / 180
    let longitudes = (there.longitude - here.longitude) * .pi / 180
    let chord =
      sin(latitudes / 2) * sin(latitudes / 2)
      + cos(here.latitude * .pi / 180) * cos(there.latitude * .pi / 180)
      * sin(longitudes / 2) * sin(longitudes / 2)
    return 2 * radius * asin(min(1, chord.squareRoot()))
  }

  /// The location itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a location with the same measurement.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLLocation else { return false }
    return values == other.values && timestamp == other.timestamp
  }

  /// Equal for equal locations.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values)
    hasher.combine(timestamp)
    return hasher.finalize()
  }

  private var values: [Double] {
    [
      coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course,
      speed,
    ]
  }
}
