public import Foundation

/// Whether the person is in an area.
public enum CLRegionState: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Inside.
  case inside = 1
  /// Outside.
  case outside = 2
}

/// An area with a name.
open class CLRegion: NSObject, NSCopying {
  /// The name that an app gave the area.
  public let identifier: String
  /// Whether an app is told when the person comes; nobody watches areas on Linux.
  open var notifyOnEntry = true
  /// Whether an app is told when the person leaves; nobody watches areas on Linux.
  open var notifyOnExit = true

  /// Creates an area.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// An area like this one.
  open func copy(with zone: NSZone? = nil) -> Any { copied(CLRegion(identifier: identifier)) }

  func copied<Region: CLRegion>(_ region: Region) -> Region {
    region.notifyOnEntry = notifyOnEntry
    region.notifyOnExit = notifyOnExit
    return region
  }

  /// Whether the other object is an area of the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  /// Equal for equal areas.
  open override var hash: Int { identifier.hashValue }
}

/// A circle around a position.
open class CLCircularRegion: CLRegion {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a position lies in the circle; the edge belongs to it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
      <= radius
  }

  /// A circle like this one.
  open override func copy(with zone: NSZone? = nil) -> Any {
    copied(CLCircularRegion(center: center, radius: radius, identifier: identifier))
  }
}
