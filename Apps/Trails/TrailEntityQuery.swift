import AppIntents

/// Finds trails for the system.
struct TrailEntityQuery: EntityStringQuery {
  @Dependency(default: TrailDataManager.shared)
  private var trailManager: TrailDataManager

  func entities(for identifiers: [TrailEntity.ID]) async throws -> [TrailEntity] {
    trailManager.trails(with: identifiers).map(TrailEntity.init)
  }

  func entities(matching string: String) async throws -> [TrailEntity] {
    trailManager.trails(matching: string).map(TrailEntity.init)
  }

  func suggestedEntities() async throws -> [TrailEntity] {
    trailManager.trails.map(TrailEntity.init)
  }
}
