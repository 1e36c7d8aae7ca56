public import Contacts
public import Foundation

/// What is told when a search for places ends.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by their addresses and addresses by their positions — on systems that have a service for it.
///
/// On Linux there is none, and nothing is asked over the network: every search fails with the error
/// `network` and says why. An app that has a table of its own places, or resolves them with a service that
/// it chooses, works as everywhere.
open class CLGeocoder: NSObject, @unchecked Sendable {
  // Sendable because it holds nothing.

  /// Whether a search goes on; none ever does.
  open var isGeocoding: Bool { false }

  /// Creates a geocoder.
  public override init() {
    super.init()
  }

  private static func failure(_ asked: String) -> CLError {
    CLError(
      .network,
      "\(asked) cannot be looked up: there is no geocoder on this system that works offline. Give the place with "
        + "its coordinate, or look it up with a service of your own.")
  }

  /// Finds the places with an address.
  ///
  /// - Throws: ``CLError`` always; see ``CLGeocoder``.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw Self.failure("The address “\(addressString)”")
  }

  /// Finds the places with an address.
  ///
  /// - Throws: ``CLError`` always; see ``CLGeocoder``.
  open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark]
  {
    try await geocodeAddressString(addressString)
  }

  /// Finds the places with an address.
  ///
  /// - Throws: ``CLError`` always; see ``CLGeocoder``.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    try await geocodeAddressString(addressString)
  }

  /// Finds the places with an address, and fails; see ``CLGeocoder``.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, Self.failure("The address “\(addressString)”"))
  }

  /// Finds the places with an address, and fails; see ``CLGeocoder``.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(addressString, completionHandler: completionHandler)
  }

  /// Finds the places with a postal address.
  ///
  /// - Throws: ``CLError`` always; see ``CLGeocoder``.
  open func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
    throw Self.failure("The address")
  }

  /// Finds the places with a postal address, and fails; see ``CLGeocoder``.
  open func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, Self.failure("The address"))
  }

  /// Finds the address of a position.
  ///
  /// - Throws: ``CLError`` always; see ``CLGeocoder``.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw Self.failure("The address of \(location)")
  }

  /// Finds the address of a position.
  ///
  /// - Throws: ``CLError`` always; see ``CLGeocoder``.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    try await reverseGeocodeLocation(location)
  }

  /// Finds the address of a position, and fails; see ``CLGeocoder``.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, Self.failure("The address of \(location)"))
  }

  /// Finds the address of a position, and fails; see ``CLGeocoder``.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    reverseGeocodeLocation(location, completionHandler: completionHandler)
  }

  /// Calls the search off; there is none.
  open func cancelGeocode() {}
}
