/// The properties by which a query sorts.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  let options: [EntityQuerySortableByProperty<Entity>]

  /// Creates an empty list: the assistant sorts by itself.
  public init() {
    options = []
  }

  /// Creates a list from properties in braces.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    options = content()
  }

  /// The property at a place of the list.
  public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}

/// Collects the properties by which a query sorts.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// The type of a property.
  public typealias Option = EntityQuerySortableByProperty<Entity>

  /// A property.
  public static func buildExpression(_ expression: Option) -> [Option] { [expression] }
  /// Properties one after the other.
  public static func buildBlock(_ components: [Option]...) -> [Option] { components.flatMap(\.self) }
  /// The properties of a condition.
  public static func buildOptional(_ component: [Option]?) -> [Option] { component ?? [] }
  /// The properties of one branch.
  public static func buildEither(first component: [Option]) -> [Option] { component }
  /// The properties of the other branch.
  public static func buildEither(second component: [Option]) -> [Option] { component }
  /// The properties of an availability check.
  public static func buildLimitedAvailability(_ component: [Option]) -> [Option] { component }
}

// The key path comes from a literal, which never changes.
/// A property by which a query sorts.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
  let path: PartialKeyPath<Entity>

  /// Declares a property.
  public init<Property: AnyIntentValue>(_ keyPath: KeyPath<Entity, Property>) {
    path = keyPath
  }
}

// The key path comes from a literal, which never changes.
/// One criterion of the order in which a query finds entities.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  /// The direction.
  public enum Ordering: Sendable, Hashable {
    /// The smallest first.
    case ascending
    /// The greatest first.
    case descending
  }

  /// The key path to the property's wrapper, the same as in the query's options.
  public let by: PartialKeyPath<Entity>
  /// The direction.
  public let order: Ordering

  init(by path: PartialKeyPath<Entity>, order: Ordering) {
    by = path
    self.order = order
  }
}
