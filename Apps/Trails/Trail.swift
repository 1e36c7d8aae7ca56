import Foundation

/// A trail as the app's data describes it.
struct Trail: Codable, Hashable, Identifiable, Sendable {
  var id: String
  var name: String
  /// The part of the country that it lies in.
  var region: String
  /// The length in kilometres.
  var distance: Double
  /// What was last reported about it.
  var conditions: String
  /// Whether all of it can be walked now.
  var isOpen: Bool
  var activities: [Activity]
  var isFavorite: Bool
}
