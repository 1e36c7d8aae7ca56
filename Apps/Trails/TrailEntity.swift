import AppIntents

/// A trail as the system knows it.
struct TrailEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Trail")

  static let defaultQuery = TrailEntityQuery()

  var id: Trail.ID

  @Property(title: "Name")
  var name: String

  @Property(title: "Region")
  var region: String

  @Property(title: "Distance in kilometres")
  var distance: Double

  @Property(title: "Conditions")
  var conditions: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(region)")
  }

  init(trail: Trail) {
    id = trail.id
    name = trail.name
    region = trail.region
    distance = trail.distance
    conditions = trail.conditions
  }
}
