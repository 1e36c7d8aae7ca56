public import Foundation

/// An area with a name.
open class CLRegion: NSObject {
  /// The name that an app gave the area.
  public let identifier: String
  /// Whether an app is told when the person comes.
  open var notifyOnEntry = true
  /// Whether an app is told when the person leaves.
  open var notifyOnExit = true

  /// Creates an area.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
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

  /// Whether a position lies in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
      <= radius
  }
}
