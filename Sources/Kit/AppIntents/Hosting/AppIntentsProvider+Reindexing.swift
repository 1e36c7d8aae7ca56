import CoreSpotlight
public import IntentWire

extension AppIntentsProvider {
  /// Has every query of indexed entities hand its entities to the search index again.
  ///
  /// - Returns: How many queries did so.
  public func reindex(_ request: ReindexCall) async throws -> Int {
    let context = context()
    var count = 0
    for type in registry.entities {
      guard let query = Self.query(of: type) as? any IndexedEntityQuery else { continue }
      try await context.dependencies.prepare(query)
      if try await Self.reindex(query, request) { count += 1 }
    }
    return count
  }

  private static func query<Entity: AppEntity>(of type: Entity.Type) -> any EntityQuery { type.defaultQuery }

  /// - Returns: Whether the query has anything to do with the items.
  private static func reindex<Query: IndexedEntityQuery>(
    _ query: Query, _ request: ReindexCall
  ) async throws -> Bool {
    let description = CSSearchableIndexDescription(name: request.index ?? "")
    guard let identifiers = request.identifiers else {
      try await query.reindexAllEntities(indexDescription: description)
      return true
    }
    // The item of an entity is named by its type and its identifier.
    let beginning = "\(String(describing: Query.Entity.self))/"
    let own = identifiers.filter { $0.hasPrefix(beginning) }.compactMap {
      Query.Entity.ID.entityIdentifier(for: String($0.dropFirst(beginning.count)))
    }
    guard !own.isEmpty else { return false }
    try await query.reindexEntities(for: own, indexDescription: description)
    return true
  }
}
