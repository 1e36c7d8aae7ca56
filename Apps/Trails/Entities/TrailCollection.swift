import AppIntents
import OSLog

/// Trails that belong together, such as those of one region.
struct TrailCollection: AppEntity, Hashable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Trail Collection", numericFormat: "\(placeholder: .int) trail collections")

  static let defaultQuery = FeaturedCollectionEntityQuery()

  let id: String

  @Property(title: "Name")
  var name: String

  /// The trails.
  let members: [Trail.ID]

  @Property(title: "Number of trails")
  var size: Int

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "^[\(members.count) trail](inflect: true)")
  }

  init(id: String, name: String, members: [Trail.ID]) {
    self.id = id
    self.members = members
    self.name = name
    size = members.count
  }

  static func == (left: TrailCollection, right: TrailCollection) -> Bool {
    left.id == right.id && left.members == right.members
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

/// Finds collections for the system: there are few, and they are small.
struct FeaturedCollectionEntityQuery: EnumerableEntityQuery {
  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  static var findIntentDescription: IntentDescription? {
    IntentDescription("Finds collections of trails.", categoryName: "Discover")
  }

  func allEntities() async throws -> [TrailCollection] {
    Logger.entityQueryLogging.debug("[FeaturedCollectionEntityQuery] Request for all entities")
    return trailManager.featuredTrailCollections
  }

  func entities(for identifiers: [TrailCollection.ID]) async throws -> [TrailCollection] {
    trailManager.featuredTrailCollections.filter { identifiers.contains($0.id) }
  }
}
