public import CoreLocation

/// What is known of a place: one or more ways to find it, and what it is called.
///
/// Nothing is looked up: a descriptor with an address alone has no coordinate.
///
/// ```swift
/// let bakery = PlaceDescriptor(representations: [.address("3 Mill Lane, Cedar Valley")], commonName: "Oak Bakery")
/// ```
public struct PlaceDescriptor: Hashable, Sendable {
  /// A way to find a place.
  public enum PlaceRepresentation: Hashable, Sendable {
    /// Its address, on one or several lines.
    case address(String)
    /// Its position.
    case coordinate(CLLocationCoordinate2D)
    /// A position that a device has measured.
    case deviceLocation(CLLocation)

    /// Whether two ways are the same; positions are compared by their degrees.
    public static func == (one: Self, other: Self) -> Bool { one.key == other.key }

    /// Mixes in what is compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// The position, if this is one.
    var position: CLLocationCoordinate2D? {
      switch self {
      case .address: nil
      case .coordinate(let coordinate): coordinate
      case .deviceLocation(let location): location.coordinate
      }
    }

    private var key: [String] {
      switch self {
      case .address(let address): ["address", address]
      case .coordinate(let place): ["coordinate", String(place.latitude), String(place.longitude)]
      case .deviceLocation(let location):
        ["device", String(location.coordinate.latitude), String(location.coordinate.longitude)]
      }
    }
  }

  /// How a map service names a place; none is known here, so these are only carried along.
  public enum SupportingPlaceRepresentation: Hashable, Sendable {
    /// The identifiers of the place, by the bundle identifiers of the services.
    case serviceIdentifiers([String: String])
  }

  /// The ways to find the place, the most exact first.
  public let representations: [PlaceRepresentation]
  /// What people call it.
  public let commonName: String?
  /// How services name it.
  public let supportingRepresentations: [SupportingPlaceRepresentation]

  /// Describes a place.
  public init(
    representations: [PlaceRepresentation], commonName: String?,
    supportingRepresentations: [SupportingPlaceRepresentation] = []
  ) {
    self.representations = representations
    self.commonName = commonName
    self.supportingRepresentations = supportingRepresentations
  }

  /// The position that comes first among the representations.
  public var coordinate: CLLocationCoordinate2D? { representations.lazy.compactMap(\.position).first }

  /// The address that comes first among the representations.
  public var address: String? {
    for case .address(let address) in representations { return address }
    return nil
  }

  /// The identifier that a service has for the place.
  public func serviceIdentifier(for bundleIdentifier: String) -> String? {
    for case .serviceIdentifiers(let identifiers) in supportingRepresentations {
      if let identifier = identifiers[bundleIdentifier] { return identifier }
    }
    return nil
  }
}
