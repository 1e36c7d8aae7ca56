import AppIntents
import Foundation

struct TrailEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Trail", table: "AppIntents"),
    numericFormat: LocalizedStringResource("\(placeholder: .int) trails", table: "AppIntents"),
    synonyms: ["Path", "Track"])

  static let defaultQuery = TrailEntityQuery()

  var id: Trail.ID

  @Property var name: String

  @Property(title: "Region")
  var regionDescription: String

  @Property(title: "Length")
  var trailLength: Measurement<UnitLength>

  @Property(title: "Nickname")
  var nickname: String?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      subtitle: "\(regionDescription)",
      image: .init(systemName: "figure.hiking"))
  }

  init(trail: Trail) {
    self.id = trail.id
    self.name = trail.name
    self.regionDescription = trail.region
    self.trailLength = Measurement(value: trail.kilometers, unit: UnitLength.kilometers)
  }
}

struct TrailEntityQuery: EntityQuery {
  @Dependency
  var store: TrailStore

  func entities(for identifiers: [TrailEntity.ID]) async throws -> [TrailEntity] {
    store.trails(with: identifiers).map { TrailEntity(trail: $0) }
  }

  func suggestedEntities() async throws -> [TrailEntity] {
    store.trails.filter(\.isFavorite).map { TrailEntity(trail: $0) }
  }
}

extension TrailEntityQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> [TrailEntity] {
    store.trails.filter { $0.name.localizedCaseInsensitiveContains(string) }.map { TrailEntity(trail: $0) }
  }
}

/// A summary that exists only as a result.
struct OutingSummary: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Outing"

  @Property(title: "Trails Walked")
  var count: Int

  init() {
    count = 0
  }

  var displayRepresentation: DisplayRepresentation { "\(count) trails" }
}

struct RegionEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Region", numericFormat: "\(placeholder: .int) regions")
  static let defaultQuery = RegionQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: id), synonyms: ["The \(id)"])
  }
}

struct RegionQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [RegionEntity] {
    ["North Shore", "Old Harbor", "Harbor Hills"].map(RegionEntity.init(id:))
  }

  func entities(for identifiers: [RegionEntity.ID]) async throws -> [RegionEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
