/// Finds entities by their properties.
///
/// A query says by which properties it filters and sorts, and what each condition is for the app itself: a predicate, a
/// closure, a case of an enumeration, or a value of any other type. The assistant makes an action from it that finds entities.
public protocol EntityPropertyQuery: EntityQuery {
  /// What a condition is for the app.
  associatedtype ComparatorMappingType
  /// The type of the entities together, which the method below may say as well.
  associatedtype Result = [Entity]

  /// The properties by which entities are filtered.
  static var properties: QueryProperties { get }
  /// The properties by which entities are sorted.
  static var sortingOptions: SortingOptions { get }
  /// What finding them does, in a sentence.
  static var findIntentDescription: IntentDescription? { get }

  /// The entities that satisfy conditions.
  ///
  /// - Parameters:
  ///   - comparators: The conditions; none finds every entity.
  ///   - mode: Whether all conditions must hold, or one of them.
  ///   - sortedBy: The criteria of the order, the most important first.
  ///   - limit: The most entities to find; `nil` for no limit.
  func entities(
    matching comparators: sending [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  /// Whether all conditions must hold.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// The properties by which entities are filtered.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// One property by which entities are filtered.
  public typealias Property = EntityQueryProperty
  /// The properties by which entities are sorted.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// One property by which entities are sorted.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// One criterion of the order.
  public typealias Sort = EntityQuerySort

  /// No description.
  public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all conditions must hold, or one of them.
public enum EntityQueryComparatorMode: Sendable, Hashable {
  /// All.
  case and
  /// At least one.
  case or
}

// It is made once from the source of a type and never changes; its closures only turn values into conditions.
/// The properties by which a query filters.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

  /// Creates a list from properties in braces.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () ->
      [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  ) {
    declarations = properties()
  }

  /// The property at a place of the list.
  public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    declarations[index]
  }
}

/// Collects the properties by which a query filters.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  /// The type of a property.
  public typealias Declaration = EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>

  /// A property.
  public static func buildExpression(_ expression: Declaration) -> [Declaration] { [expression] }
  /// Properties one after the other.
  public static func buildBlock(_ components: [Declaration]...) -> [Declaration] {
    components.flatMap(\.self)
  }
  /// The properties of a condition.
  public static func buildOptional(_ component: [Declaration]?) -> [Declaration] { component ?? [] }
  /// The properties of one branch.
  public static func buildEither(first component: [Declaration]) -> [Declaration] { component }
  /// The properties of the other branch.
  public static func buildEither(second component: [Declaration]) -> [Declaration] { component }
  /// The properties of an availability check.
  public static func buildLimitedAvailability(_ component: [Declaration]) -> [Declaration] { component }
}

/// A property by which a query filters, whatever its type.
public class EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType> {
  /// The key path to the property's wrapper.
  let path: AnyKeyPath
  /// The comparators in the order of declaration.
  let comparators: [ComparatorDeclaration<ComparatorMappingType>]
  /// The property's name, which an entity shows if nobody has written it down.
  let name: (Entity?) -> String?

  init(
    path: AnyKeyPath, comparators: [ComparatorDeclaration<ComparatorMappingType>],
    name: @escaping (Entity?) -> String?
  ) {
    self.path = path
    self.comparators = comparators
    self.name = name
  }
}

/// A property by which a query filters.
public final class EntityQueryProperty<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  /// The comparators of the property.
  public typealias QueryComparators = [AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >]

  /// Declares a property of another entity that belongs to each one.
  public init(
    _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) {
    super.init(path: keyPath, comparators: comparators().map(\.declaration)) { example in
      PropertyNames.name(of: keyPath, in: example.map(entityProvider))
    }
  }

  /// Declares a property of the entities.
  public init(
    _ keyPath: KeyPath<Subject, Property>,
    @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) where Entity == Subject {
    super.init(path: keyPath, comparators: comparators().map(\.declaration)) { example in
      PropertyNames.name(of: keyPath, in: example)
    }
  }
}

/// Collects the comparators of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
> {
  /// The type of a comparator.
  public typealias Comparator = AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >

  /// A comparator that takes a value of the property's type.
  public static func buildExpression(
    _ expression: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
  ) -> [Comparator] {
    [Comparator(expression.declaration)]
  }

  /// A comparator that takes a value of the property's type without its optional.
  public static func buildExpression(
    _ expression: EntityQueryComparator<
      Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
    >
  ) -> [Comparator] where PropertyType: ExpressibleByNilLiteral {
    [Comparator(expression.declaration)]
  }

  /// A comparator that takes an element or a part of the property's value.
  public static func buildExpression<InputType: _IntentValue>(
    _ expression: ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> [Comparator] {
    [Comparator(expression.declaration)]
  }

  /// A comparator that takes two values.
  public static func buildExpression<InputType: Comparable>(
    _ expression: IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> [Comparator] where InputType == PropertyType.UnwrappedType {
    [Comparator(expression.declaration)]
  }

  /// Comparators one after the other.
  public static func buildBlock(_ components: [Comparator]...) -> [Comparator] {
    components.flatMap(\.self)
  }

  /// The comparators of a condition.
  public static func buildOptional(_ component: [Comparator]?) -> [Comparator] { component ?? [] }
  /// The comparators of one branch.
  public static func buildEither(first component: [Comparator]) -> [Comparator] { component }
  /// The comparators of the other branch.
  public static func buildEither(second component: [Comparator]) -> [Comparator] { component }
  /// The comparators of an availability check.
  public static func buildLimitedAvailability(_ component: [Comparator]) -> [Comparator] { component }
}

/// A comparator of a property, whatever it compares.
public struct AnyEntityQueryComparator<
  Entity, Subject, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, ComparatorMappingType
> {
  let declaration: ComparatorDeclaration<ComparatorMappingType>

  init(_ declaration: ComparatorDeclaration<ComparatorMappingType>) {
    self.declaration = declaration
  }
}
