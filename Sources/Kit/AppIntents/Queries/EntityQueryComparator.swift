import IntentWire

/// What a query says of one comparator, without the types of the property.
struct ComparatorDeclaration<ComparatorMappingType> {
  /// How the property is compared.
  let comparison: EntitySearch.Comparison
  /// How the values come from the wire.
  let bridge: _ValueBridge
  /// What else makes values of the type.
  let resolvers: [any Resolver]
  /// The condition for values of the comparator's type; `nil` when they are of another one.
  let condition: ([(any Sendable)?]) -> ComparatorMappingType?
}

/// A way to compare a property, with what it means for the app.
public class EntityQueryComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue,
  ComparatorMappingType
> {
  let declaration: ComparatorDeclaration<ComparatorMappingType>

  init(
    _ comparison: EntitySearch.Comparison, resolvers: [any Resolver] = [],
    _ transform: @escaping (InputType) -> ComparatorMappingType
  ) {
    declaration = ComparatorDeclaration(
      comparison: comparison, bridge: InputType._bridge, resolvers: resolvers
    ) {
      values in
      guard values.count == 1 else { return nil }
      return Self.input(values[0]).map(transform)
    }
  }

  init(
    _ comparison: EntitySearch.Comparison, resolvers: [any Resolver] = [],
    between transform: @escaping (InputType, InputType) -> ComparatorMappingType
  ) {
    declaration = ComparatorDeclaration(
      comparison: comparison, bridge: InputType._bridge, resolvers: resolvers
    ) {
      values in
      guard values.count == 2, let lower = Self.input(values[0]), let upper = Self.input(values[1]) else {
        return nil
      }
      return transform(lower, upper)
    }
  }

  /// A value of the input type; an absent one only where the type has it.
  private static func input(_ value: (any Sendable)?) -> InputType? {
    guard let value else { return InputType._absent }
    return value as? InputType
  }
}

/// The property is the value.
public final class EqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
    super.init(.equalTo, mappingTransform)
  }

  /// Creates a comparator whose values are also made from values of other types, by resolvers that are tried in order.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Specification,
    mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
  ) {
    super.init(.equalTo, resolvers: Array(resolvers()), mappingTransform)
  }
}

/// The property is not the value.
public final class NotEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
    super.init(.notEqualTo, mappingTransform)
  }

  /// Creates a comparator whose values are also made from values of other types, by resolvers that are tried in order.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Specification,
    mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
  ) {
    super.init(.notEqualTo, resolvers: Array(resolvers()), mappingTransform)
  }
}

/// The property is more than the value, or after it.
public final class GreaterThanComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(.greaterThan, mappingTransform)
  }

  /// Creates a comparator whose values are also made from values of other types, by resolvers that are tried in order.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Specification,
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(.greaterThan, resolvers: Array(resolvers()), mappingTransform)
  }
}

/// The property is less than the value, or before it.
public final class LessThanComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(.lessThan, mappingTransform)
  }

  /// Creates a comparator whose values are also made from values of other types, by resolvers that are tried in order.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Specification,
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(.lessThan, resolvers: Array(resolvers()), mappingTransform)
  }
}

/// The property is the value, or more.
public final class GreaterThanOrEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(.greaterThanOrEqualTo, mappingTransform)
  }

  /// Creates a comparator whose values are also made from values of other types, by resolvers that are tried in order.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Specification,
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(.greaterThanOrEqualTo, resolvers: Array(resolvers()), mappingTransform)
  }
}

/// The property is the value, or less.
public final class LessThanOrEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(.lessThanOrEqualTo, mappingTransform)
  }

  /// Creates a comparator whose values are also made from values of other types, by resolvers that are tried in order.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Specification,
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(.lessThanOrEqualTo, resolvers: Array(resolvers()), mappingTransform)
  }
}

/// The property lies between two values, both included.
public final class IsBetweenComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue & Comparable,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where InputType == PropertyType.UnwrappedType {
  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: What the condition is for the app, with the lower and the upper value.
  public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType) {
    super.init(.isBetween, between: mappingTransform)
  }

  /// Creates a comparator whose values are also made from values of other types, by resolvers that are tried in order.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: @escaping () -> Specification,
    mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType
  ) {
    super.init(.isBetween, resolvers: Array(resolvers()), between: mappingTransform)
  }
}
