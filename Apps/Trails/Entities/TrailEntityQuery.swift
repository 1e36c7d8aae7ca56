import AppIntents
import OSLog

/// Finds trails for the system.
struct TrailEntityQuery: EntityQuery {
  @Dependency(default: TrailDataManager.shared)
  var trailManager: TrailDataManager

  func entities(for identifiers: [TrailEntity.ID]) async throws -> [TrailEntity] {
    Logger.entityQueryLogging.debug("[TrailEntityQuery] Query for IDs \(identifiers)")
    return trailManager.entities(trailManager.trails(with: identifiers))
  }

  func suggestedEntities() async throws -> [TrailEntity] {
    Logger.entityQueryLogging.debug("[TrailEntityQuery] Request for suggested entities")
    return trailManager.entities(trailManager.trails)
  }
}

extension TrailEntityQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> [TrailEntity] {
    Logger.entityQueryLogging.debug("[TrailEntityQuery] String query for term \(string)")
    return trailManager.entities(
      trailManager.trails { trail in
        trail.name.localizedCaseInsensitiveContains(string)
      })
  }
}

extension TrailEntityQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [TrailEntity] {
    Logger.entityQueryLogging.debug("[TrailEntityQuery] Request for all entities")
    return trailManager.entities(trailManager.trails)
  }
}

extension Logger {
  static let entityQueryLogging = Logger(subsystem: "com.example.trails", category: "Entity queries")
  static let spotlightLogging = Logger(subsystem: "com.example.trails", category: "Spotlight")
}
