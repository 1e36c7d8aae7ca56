public import FoundationAdditions

// The two are safe to share as their superclass says; what they add never changes.
/// A field whose value an entity computes: what `@ComputedProperty` puts beside a computed `var`.
///
/// It holds no value of its own; reading it outside an entity ends the process, as reading a property that was never set does.
public final class ComputedEntityProperty<Entity, Value: _IntentValue>: EntityProperty<Value>,
  @unchecked Sendable
{
  private let compute: @Sendable (Entity) -> Value

  init(
    title: LocalizedStringResource?, indexing: PropertyIndexing?,
    _ compute: @escaping @Sendable (Entity) -> Value
  ) {
    self.compute = compute
    super.init(title: title, indexing: indexing)
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - title: The title that a person sees; `nil` for one that comes from the name.
  ///   - compute: Reads the value of an entity.
  public convenience init(
    title: LocalizedStringResource? = nil, _ compute: @escaping @Sendable (Entity) -> Value
  ) {
    self.init(title: title, indexing: nil, compute)
  }

  override func value(in entity: Any) -> Value? {
    (entity as? Entity).map(compute)
  }
}

/// A field whose value an entity computes only when it is asked for: what `@DeferredProperty` puts beside a `var` with an
/// asynchronous getter.
///
/// It does not travel with an entity. It is computed for a search that needs it, and when an entity is asked for by its
/// identity.
public final class DeferredEntityProperty<Entity, Value: _IntentValue>: EntityProperty<Value>,
  @unchecked Sendable
{
  private let compute: @Sendable (Entity) async throws -> Value

  init(
    title: LocalizedStringResource?, indexing: PropertyIndexing?,
    _ compute: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.compute = compute
    super.init(title: title, indexing: indexing)
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - title: The title that a person sees; `nil` for one that comes from the name.
  ///   - compute: Computes the value of an entity.
  public convenience init(
    title: LocalizedStringResource? = nil, _ compute: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.init(title: title, indexing: nil, compute)
  }

  override func settledValue(in entity: Any) async throws -> Value? {
    guard let entity = entity as? Entity else { return nil }
    return try await compute(entity)
  }

  override var isDeferred: Bool { true }
}
