import CoreLocation
import FoundationAdditions
public import GeoToolbox
import IntentWire

extension PlaceDescriptor: _IntentValue {
  /// The place itself.
  public typealias ValueType = PlaceDescriptor
  /// The place itself.
  public typealias UnwrappedType = PlaceDescriptor

  /// The name under which an address on one line is among the lines of an address.
  private static let wholeAddress = "address"

  /// A place; words are taken as its name.
  public static var _bridge: _ValueBridge {
    _ValueBridge(type: .place) { any in
      (any as? PlaceDescriptor).map { place in
        .place(
          PlaceValue(
            name: place.commonName, latitude: place.coordinate?.latitude,
            longitude: place.coordinate?.longitude,
            address: place.address.map { [wholeAddress: $0] } ?? [:]))
      }
    } read: { value, _ in
      switch value {
      case .place(let place):
        var representations: [PlaceRepresentation] = []
        if let latitude = place.latitude, let longitude = place.longitude {
          representations.append(
            .coordinate(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)))
        }
        let lines =
          place.address[wholeAddress].map { [$0] }
          ?? place.address.keys.sorted().compactMap { place.address[$0] }
        if !lines.isEmpty { representations.append(.address(lines.joined(separator: ", "))) }
        return .accepted(PlaceDescriptor(representations: representations, commonName: place.name))
      case .string, .spoken:
        return .accepted(PlaceDescriptor(representations: [], commonName: value.displayText))
      default: return .refused(.unreadable(value, as: .place))
      }
    }
  }
}

extension PlaceDescriptor: DisplayRepresentable {
  /// “Place”.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }
  /// The name with the address.
  public var displayRepresentation: DisplayRepresentation {
    let title = commonName ?? address ?? ""
    let subtitle = commonName == nil ? nil : address
    return DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: title),
      subtitle: subtitle.map { LocalizedStringResource(stringLiteral: $0) })
  }
}
