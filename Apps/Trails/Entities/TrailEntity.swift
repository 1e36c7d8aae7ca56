import AppIntents
import CoreSpotlight

/// A trail as the system knows it.
struct TrailEntity: IndexedEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Trail", numericFormat: "\(placeholder: .int) trails")

  static let defaultQuery = TrailEntityQuery()

  var id: Trail.ID

  @Property(title: "Name")
  var name: String

  /// A description of the trail's location, such as a nearby town.
  @Property(title: "Region")
  var regionDescription: String

  @Property(title: "Distance")
  var distance: Measurement<UnitLength>

  @Property(title: "Elevation gain")
  var elevationGain: Measurement<UnitLength>

  @Property(title: "Difficulty")
  var difficulty: Difficulty

  @Property(title: "Activities")
  var activities: [Activity]

  @Property(title: "Conditions")
  var currentConditions: String

  @Property(title: "Open")
  var isOpen: Bool

  @Property(title: "Favorite")
  var isFavorite: Bool

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(regionDescription)", image: .init(systemName: "signpost.right"))
  }

  init(trail: Trail, isFavorite: Bool = false) {
    id = trail.id
    name = trail.name
    regionDescription = trail.regionDescription
    distance = trail.length
    elevationGain = trail.climb
    difficulty = trail.difficulty
    activities = trail.activities
    currentConditions = trail.currentConditions
    isOpen = trail.isOpen
    self.isFavorite = isFavorite
  }
}

extension TrailEntity: URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation {
    "https://example.com/trail/\(.id)/details"
  }
}

extension TrailDataManager {
  /// Trails as the system knows them.
  func entities(_ trails: [Trail]) -> [TrailEntity] {
    let favorites = Set(record.favorites)
    return trails.map { TrailEntity(trail: $0, isFavorite: favorites.contains($0.id)) }
  }
}
