public import Foundation

/// A position with what is known about its measurement.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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
  /// The uncertainty of the direction in degrees; negative when unknown.
  public let courseAccuracy: CLLocationDirection
  /// The uncertainty of the speed in metres per second; negative when unknown.
  public let speedAccuracy: CLLocationSpeed
  /// When the position was measured.
  public let timestamp: Date

  /// The storey of a building; nothing on Linux measures it.
  open var floor: CLFloor? { nil }
  /// Metres above the ellipsoid that stands for the earth; taken to be the same as above sea level.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }

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

  /// Creates a location from a measurement of a movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
      timestamp: timestamp)
  }

  /// Creates a location from a whole measurement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirection,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
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
      courseAccuracy, speed, speedAccuracy,
    ]
  }

  /// The position and its uncertainty in one line.
  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m"
  }

  /// Locations can be archived.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the location to an archive.
  open func encode(with coder: NSCoder) {
    for (index, value) in values.enumerated() { coder.encode(value, forKey: "value\(index)") }
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
  }

  /// Reads a location from an archive.
  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "value0"), coder.containsValue(forKey: "value1") else { return nil }
    let value = { (index: Int) in coder.decodeDouble(forKey: "value\(index)") }
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: value(0), longitude: value(1)), altitude: value(2),
      horizontalAccuracy: value(3), verticalAccuracy: value(4), course: value(5), courseAccuracy: value(6),
      speed: value(7), speedAccuracy: value(8),
      timestamp: Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp")))
  }
}

/// The storey of a building.
public final class CLFloor: NSObject, Sendable {
  /// The number of the storey; 0 is the ground.
  public let level: Int

  init(level: Int) {
    self.level = level
    super.init()
  }
}
