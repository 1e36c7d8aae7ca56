import CoreLocation
import Foundation

/// A trail as the app's data describes it.
struct Trail: Codable, Hashable, Identifiable, Sendable {
  var id: String
  var name: String
  /// The part of the country that it lies in.
  var regionDescription: String
  /// Degrees north.
  var latitude: Double
  /// Degrees east.
  var longitude: Double
  /// The length in kilometres.
  var distance: Double
  /// The climb in metres.
  var elevationGain: Double
  var difficulty: Difficulty
  /// What was last reported about it.
  var currentConditions: String
  var activities: [Activity]
  /// Whether all of it can be walked now.
  var isOpen: Bool

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  var length: Measurement<UnitLength> { Measurement(value: distance, unit: .kilometers) }

  var climb: Measurement<UnitLength> { Measurement(value: elevationGain, unit: .meters) }

  /// The length as a person reads it.
  var formattedLength: String {
    "\(distance.formatted(.number.precision(.fractionLength(0...1)))) km"
  }
}
