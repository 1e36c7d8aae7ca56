public import CoreLocation
import Foundation
import FoundationAdditions
import IntentWire

extension CLPlacemark: _IntentValue {
  /// The place itself.
  public typealias ValueType = CLPlacemark
  /// The place itself.
  public typealias UnwrappedType = CLPlacemark

  /// A place; words are taken as its name.
  public static var _bridge: _ValueBridge {
    _ValueBridge(type: .place) { any in
      (any as? CLPlacemark).map { place in
        .place(
          PlaceValue(
            name: place.name, latitude: place.location?.coordinate.latitude,
            longitude: place.location?.coordinate.longitude, address: place.address))
      }
    } read: { value, _ in
      switch value {
      case .place(let place):
        var location: CLLocation?
        if let latitude = place.latitude, let longitude = place.longitude {
          // The wire carries no time of measurement; a fixed one keeps equal places equal.
          location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date(timeIntervalSinceReferenceDate: 0))
        }
        return .accepted(CLPlacemark(location: location, name: place.name, address: place.address))
      case .string, .spoken:
        return .accepted(CLPlacemark(location: nil, name: value.displayText))
      default: return .refused(.unreadable(value, as: .place))
      }
    }
  }
}

extension CLPlacemark: DisplayRepresentable {
  /// “Place”.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }
  /// The name with the city.
  public var displayRepresentation: DisplayRepresentation {
    let title = name ?? locality ?? location?.description ?? ""
    let city = locality == title ? nil : locality
    return DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: title),
      subtitle: city.map { LocalizedStringResource(stringLiteral: $0) })
  }
}
