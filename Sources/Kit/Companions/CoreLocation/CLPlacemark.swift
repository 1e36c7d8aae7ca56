public import Foundation

/// A place with its name, its address and its position.
open class CLPlacemark: NSObject, NSCopying {
  /// The position.
  public let location: CLLocation?
  /// The area that the place covers.
  public let region: CLRegion?
  /// The time zone.
  public let timeZone: TimeZone?
  /// The name.
  public let name: String?

  /// The parts of the address, by the names of the properties below.
  package let address: [String: String]

  /// Creates a place like another one.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    region = placemark.region
    timeZone = placemark.timeZone
    name = placemark.name
    address = placemark.address
    super.init()
  }

  /// Creates a place from what is known of it.
  package init(
    location: CLLocation?, name: String?, address: [String: String] = [:], region: CLRegion? = nil,
    timeZone: TimeZone? = nil
  ) {
    self.location = location
    self.region = region
    self.timeZone = timeZone
    self.name = name
    self.address = address
    super.init()
  }

  /// The street.
  open var thoroughfare: String? { address["thoroughfare"] }
  /// The number in the street.
  open var subThoroughfare: String? { address["subThoroughfare"] }
  /// The city.
  open var locality: String? { address["locality"] }
  /// The part of the city.
  open var subLocality: String? { address["subLocality"] }
  /// The state or province.
  open var administrativeArea: String? { address["administrativeArea"] }
  /// The county.
  open var subAdministrativeArea: String? { address["subAdministrativeArea"] }
  /// The postal code.
  open var postalCode: String? { address["postalCode"] }
  /// The country's two-letter code.
  open var isoCountryCode: String? { address["isoCountryCode"] }
  /// The country.
  open var country: String? { address["country"] }
  /// The lake or river.
  open var inlandWater: String? { address["inlandWater"] }
  /// The ocean.
  open var ocean: String? { address["ocean"] }
  /// What there is to see.
  open var areasOfInterest: [String]? { nil }

  /// The place itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLPlacemark else { return false }
    return name == other.name && address == other.address && location == other.location
      && region == other.region && timeZone == other.timeZone
  }

  /// Equal for equal places.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(address)
    return hasher.finalize()
  }
}
