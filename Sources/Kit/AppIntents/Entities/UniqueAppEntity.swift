import FoundationAdditions

/// An entity of which an app has exactly one, for example its settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  /// The type's name, because there is only one.
  public var id: String { String(describing: Self.self) }
}

/// Finds the only entity of its type.
///
/// A parameter of the type that has no value takes it without asking.
public protocol UniqueAppEntityQuery: EntityQuery {
  /// The type of the entity, which the method below may say as well.
  associatedtype Entity

  /// The entity.
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  /// The entity, when its identity is among the given ones.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let entity = try await uniqueEntity()
    return identifiers.contains(entity.id) ? [entity] : []
  }
}

extension UniqueAppEntityQuery where DefaultValue == Entity {
  /// The entity; `nil` when the app cannot say it now.
  public func defaultResult() async -> Entity? { try? await uniqueEntity() }
}

extension UniqueAppEntityQuery where Result == [Entity] {
  /// The entity.
  public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }

  /// The entity.
  public func results() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// A ready query for the only entity of its type.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let provider: (@Sendable () async throws -> Entity)?

  /// Creates a query that makes the entity with a function.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    self.provider = provider
  }

  /// Creates a query that finds what the entity's default query finds.
  public init() {
    provider = nil
  }

  /// The entity.
  public func uniqueEntity() async throws -> Entity {
    if let provider { return try await provider() }
    if let known = Entity.defaultQuery as? Self, let provider = known.provider { return try await provider() }
    throw AppIntentError(
      .failure(
        "“\(Entity.self)” does not say how its only entity is made; give UniqueAppEntityProvider a function.")
    )
  }
}
