public import CoreSpotlight
import Foundation
import IntentWire

extension CSSearchableIndex {
  /// Adds entities, or replaces them when they are there already.
  ///
  /// - Parameter priority: How much they count beside equally good matches; more is better.
  /// - Throws: `CSIndexError` when the assistant does not take them; nothing has changed then.
  public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {
    let hidden = entities.filter(\.hideInSpotlight).map(\.id)
    // An entity that was found before and is hidden now must not be found any more.
    if !hidden.isEmpty { try await deleteAppEntities(identifiedBy: hidden, ofType: Entity.self) }
    let shown = entities.filter { !$0.hideInSpotlight }
    try await change(adding: shown.map { CSSearchableItem(appEntity: $0, priority: priority).wireItem })
  }

  /// Removes entities, whether they were added by themselves or with an item that the app made.
  public func deleteAppEntities<Entity: AppEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {
    let identifiers = identifiers.map(\.entityIdentifierString)
    try await change(removing: .entities(type: String(describing: type), identifiers: identifiers))
  }

  /// Removes all entities of a type.
  public func deleteAppEntities<Entity: AppEntity>(ofType type: Entity.Type) async throws {
    try await change(removing: .entities(type: String(describing: type), identifiers: nil))
  }
}

extension CSSearchableItem {
  /// Says which entity the item stands for, so that a search that finds the item finds the entity.
  ///
  /// - Parameter priority: How much it counts beside equally good matches; more is better.
  public func associateAppEntity(_ appEntity: some AppEntity, priority: Int = 0) {
    associate(appEntity._reference, priority: priority)
  }

  /// Creates the item of an entity.
  ///
  /// - Parameter priority: How much it counts beside equally good matches; more is better.
  public convenience init<Entity: IndexedEntity>(appEntity: Entity, priority: Int = 0) {
    self.init(
      uniqueIdentifier: Entity._itemIdentifier(appEntity.id),
      domainIdentifier: String(describing: Entity.self),
      attributeSet: appEntity.attributeSet)
    associateAppEntity(appEntity, priority: priority)
  }
}
