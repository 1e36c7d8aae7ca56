// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the framework.

public import Foundation

/// An address to which letters go; it never changes, ``CNMutablePostalAddress`` does.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  // Sendable although subclasses may change: only what is created as CNMutablePostalAddress does, and as in
  // the original whoever shares one must not change it at the same time.

  /// The parts of an address.
  struct Parts: Hashable, Codable, Sendable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
  }

  var parts: Parts

  /// Creates an empty address.
  public override init() {
    parts = Parts()
    super.init()
  }

  init(parts: Parts) {
    self.parts = parts
    super.init()
  }

  /// The street with the number; several lines are separated by line breaks.
  open var street: String { parts.street }
  /// The part of the city.
  open var subLocality: String { parts.subLocality }
  /// The city.
  open var city: String { parts.city }
  /// The county.
  open var subAdministrativeArea: String { parts.subAdministrativeArea }
  /// The state or province.
  open var state: String { parts.state }
  /// The postal code.
  open var postalCode: String { parts.postalCode }
  /// The country.
  open var country: String { parts.country }
  /// The country's two-letter code.
  open var isoCountryCode: String { parts.isoCountryCode }

  /// The name of a part for a person; in English.
  public class func localizedString(forKey key: String) -> String {
    names[key] ?? key
  }

  private static let names = [
    CNPostalAddressStreetKey: "Street", CNPostalAddressSubLocalityKey: "Neighborhood",
    CNPostalAddressCityKey: "City", CNPostalAddressSubAdministrativeAreaKey: "County",
    CNPostalAddressStateKey: "State", CNPostalAddressPostalCodeKey: "ZIP",
    CNPostalAddressCountryKey: "Country", CNPostalAddressISOCountryCodeKey: "Country Code",
  ]

  /// An address with the same parts that never changes.
  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts: parts) }

  /// An address with the same parts that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts: parts) }

  /// Whether the other object is an address with the same parts.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }

  /// Equal for equal addresses.
  open override var hash: Int { parts.hashValue }

  /// Addresses can be archived.
  open class var supportsSecureCoding: Bool { true }

  /// Reads an address from an archive.
  public required init?(coder: NSCoder) {
    guard let parts = Archive.decode(Parts.self, coder) else { return nil }
    self.parts = parts
    super.init()
  }

  /// Writes the address to an archive.
  open func encode(with coder: NSCoder) { Archive.encode(parts, coder) }
}

/// An address whose parts can be set.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street with the number; several lines are separated by line breaks.
  open override var street: String {
    get { parts.street }
    set { parts.street = newValue }
  }
  /// The part of the city.
  open override var subLocality: String {
    get { parts.subLocality }
    set { parts.subLocality = newValue }
  }
  /// The city.
  open override var city: String {
    get { parts.city }
    set { parts.city = newValue }
  }
  /// The county.
  open override var subAdministrativeArea: String {
    get { parts.subAdministrativeArea }
    set { parts.subAdministrativeArea = newValue }
  }
  /// The state or province.
  open override var state: String {
    get { parts.state }
    set { parts.state = newValue }
  }
  /// The postal code.
  open override var postalCode: String {
    get { parts.postalCode }
    set { parts.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { parts.country }
    set { parts.country = newValue }
  }
  /// The country's two-letter code.
  open override var isoCountryCode: String {
    get { parts.isoCountryCode }
    set { parts.isoCountryCode = newValue }
  }
}

/// The name of ``CNPostalAddress/street``.
public let CNPostalAddressStreetKey = "street"
/// The name of ``CNPostalAddress/subLocality``.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The name of ``CNPostalAddress/city``.
public let CNPostalAddressCityKey = "city"
/// The name of ``CNPostalAddress/subAdministrativeArea``.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The name of ``CNPostalAddress/state``.
public let CNPostalAddressStateKey = "state"
/// The name of ``CNPostalAddress/postalCode``.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The name of ``CNPostalAddress/country``.
public let CNPostalAddressCountryKey = "country"
/// The name of ``CNPostalAddress/isoCountryCode``.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// As on a letter.
  case mailingAddress = 0
}

/// Writes addresses as on a letter.
///
/// The order of the lines is that of the United States and of most of Europe: which countries put the
/// postal code before the city is known, finer customs are not.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  // Sendable as its superclass; the style is all that it holds.

  /// How addresses are written.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Writes an address.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String
  {
    let address = postalAddress
    let stateAndCode = [address.state, address.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    let place: String
    if codeFirst.contains(address.isoCountryCode.lowercased()) {
      place = [address.postalCode, address.city].filter { !$0.isEmpty }.joined(separator: " ")
    } else {
      let separator = address.state.isEmpty ? " " : ", "
      place = [address.city, stateAndCode].filter { !$0.isEmpty }.joined(separator: separator)
    }
    return [address.street, address.subLocality, place, address.country].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// Writes an address.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }

  /// Writes an object that is an address.
  open override func string(for obj: Any?) -> String? {
    (obj as? CNPostalAddress).map { string(from: $0) }
  }

  private static let codeFirst: Set<String> = [
    "at", "be", "bg", "br", "ch", "cz", "de", "dk", "ee", "es", "fi", "fr", "gr", "hr", "hu", "il", "is",
    "it", "li",
    "lt", "lu", "mx", "nl", "no", "pl", "pt", "ro", "rs", "se", "si", "sk", "tr",
  ]
}
