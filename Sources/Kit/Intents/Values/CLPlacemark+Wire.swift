import CoreLocation
import Foundation
import IntentWire

extension CLPlacemark {
  var place: PlaceValue {
    PlaceValue(
      name: name, latitude: location?.coordinate.latitude, longitude: location?.coordinate.longitude,
      address: address)
  }
}

// CLPlacemark is open, so it cannot promise to make one of a subclass of its own; its box can.
extension WireFields {
  /// The place under a name.
  subscript(name: String) -> CLPlacemark? {
    get { values[name].flatMap(CLPlacemark.decoded) }
    set { values[name] = newValue.map { .place($0.place) } }
  }

  /// The places under a name.
  subscript(name: String) -> [CLPlacemark]? {
    get {
      guard let elements = values[name]?.elements else { return nil }
      let places = elements.compactMap(CLPlacemark.decoded)
      return places.count == elements.count ? places : nil
    }
    set { values[name] = newValue.map { .list($0.map { .place($0.place) }) } }
  }
}

extension CLPlacemark {
  static func decoded(from value: IntentValue) -> CLPlacemark? {
    switch value {
    case .place(let place):
      var location: CLLocation?
      if let latitude = place.latitude, let longitude = place.longitude {
        // The wire carries no time of measurement; a fixed one keeps equal places equal.
        location = CLLocation(
          coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
          horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date(timeIntervalSinceReferenceDate: 0))
      }
      return CLPlacemark(location: location, name: place.name, address: place.address)
    case .list: return nil
    default: return CLPlacemark(location: nil, name: value.displayText)
    }
  }
}

extension INIntentResolutionResult {
  static func accept(_ place: CLPlacemark) -> Self { made(.success(.place(place.place))) }

  static func choose(_ places: [CLPlacemark]) -> Self {
    made(.disambiguation(places.map { .place($0.place) }, dialog: nil))
  }

  static func check(_ place: CLPlacemark?) -> Self {
    made(.confirmation(place.map { .place($0.place) }, reason: nil, dialog: nil))
  }
}
