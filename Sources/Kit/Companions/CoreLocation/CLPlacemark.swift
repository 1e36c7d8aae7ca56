public import Contacts
public import Foundation

/// A place with its name, its address and its position.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Sendable although it is open: its own properties are constants, and its area is given away as a copy.

  /// The position.
  public let location: CLLocation?
  /// The time zone.
  public let timeZone: TimeZone?
  /// The name.
  public let name: String?

  /// The parts of the address, by the names of the properties below and of those of a postal address.
  package let address: [String: String]
  private let area: CLRegion?

  /// The area that the place covers.
  open var region: CLRegion? { area?.copy() as? CLRegion }

  /// Creates a place like another one.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    area = placemark.area
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
    area = region?.copy() as? CLRegion
    self.timeZone = timeZone
    self.name = name
    self.address = address
    super.init()
  }

  /// Creates a place from its position, its name and its address.
  public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
    self.init(location: location, name: name, address: postalAddress.map(Self.parts) ?? [:])
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
  open var areasOfInterest: [String]? {
    address["areasOfInterest"]?.split(separator: "\n").map(String.init)
  }

  /// The address as letters have it; `nil` when nothing of it is known.
  open var postalAddress: CNPostalAddress? {
    let result = CNMutablePostalAddress()
    result.street =
      address["street"]
      ?? [address["subThoroughfare"], address["thoroughfare"]].compactMap(\.self).joined(separator: " ")
    result.subLocality = subLocality ?? ""
    result.city = locality ?? ""
    result.subAdministrativeArea = subAdministrativeArea ?? ""
    result.state = administrativeArea ?? ""
    result.postalCode = postalCode ?? ""
    result.country = country ?? ""
    result.isoCountryCode = isoCountryCode ?? ""
    let address = result.copy() as? CNPostalAddress
    return address == CNPostalAddress() ? nil : address
  }

  private static func parts(_ address: CNPostalAddress) -> [String: String] {
    var parts = [
      "street": address.street, "subLocality": address.subLocality, "locality": address.city,
      "subAdministrativeArea": address.subAdministrativeArea, "administrativeArea": address.state,
      "postalCode": address.postalCode, "country": address.country, "isoCountryCode": address.isoCountryCode,
    ]
    let street = address.street.split(separator: "\n").first.map(String.init) ?? ""
    let words = street.split(separator: " ", maxSplits: 1).map(String.init)
    // “12 Main Street”; where the number comes last it stays with the street.
    if words.count == 2, words[0].first?.isNumber == true {
      (parts["subThoroughfare"], parts["thoroughfare"]) = (words[0], words[1])
    } else {
      parts["thoroughfare"] = street
    }
    return parts.filter { !$0.value.isEmpty }
  }

  /// The place itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLPlacemark else { return false }
    return name == other.name && address == other.address && location == other.location
      && area == other.area && timeZone == other.timeZone
  }

  /// Equal for equal places.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(address)
    return hasher.finalize()
  }

  /// The name and the position in one line.
  open override var description: String {
    [name, locality, country, location?.description].compactMap(\.self).joined(separator: ", ")
  }

  /// Places can be archived.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the place to an archive; its area is left out.
  open func encode(with coder: NSCoder) {
    coder.encode(location, forKey: "location")
    coder.encode(name.map { NSString(string: $0) }, forKey: "name")
    coder.encode(timeZone.map { NSString(string: $0.identifier) }, forKey: "timeZone")
    if let data = try? JSONEncoder().encode(address) { coder.encode(NSData(data: data), forKey: "address") }
  }

  /// Reads a place from an archive.
  public required convenience init?(coder: NSCoder) {
    let data = coder.decodeObject(of: NSData.self, forKey: "address").map { Data(referencing: $0) }
    let zone = coder.decodeObject(of: NSString.self, forKey: "timeZone")?.description
    self.init(
      location: coder.decodeObject(of: CLLocation.self, forKey: "location"),
      name: coder.decodeObject(of: NSString.self, forKey: "name")?.description,
      address: data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:],
      timeZone: zone.flatMap { TimeZone(identifier: $0) })
  }
}
