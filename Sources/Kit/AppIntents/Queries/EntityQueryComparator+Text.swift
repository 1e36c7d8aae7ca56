public import Foundation
import IntentWire

/// A type of several values.
public protocol _SequenceIntentValue: _IntentValue {}

extension Array: _SequenceIntentValue where Element: _IntentValue {}
extension Set: _SequenceIntentValue where Element: _IntentValue {}

/// The property contains the value: as a part of its text, or as an element.
public final class ContainsComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  /// Creates a comparator for a property of several values.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: _SequenceIntentValue & Sequence, InputType: Equatable, InputType == PropertyType.Element
  {
    super.init(.contains, mappingTransform)
  }

  /// Creates a comparator for a property of several values, with resolvers.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Specification,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where PropertyType: _SequenceIntentValue & Sequence, InputType: Equatable, InputType == PropertyType.Element
  {
    super.init(.contains, resolvers: Array(resolvers()), mappingTransform)
  }

  /// Creates a comparator for a property that may have several values, or none.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where
    PropertyType: ExpressibleByNilLiteral, PropertyType.UnwrappedType: _SequenceIntentValue & Sequence,
    InputType: Equatable, InputType == PropertyType.UnwrappedType.Element
  {
    super.init(.contains, mappingTransform)
  }

  /// Creates a comparator for a property that may have several values, or none, with resolvers.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers:
      @escaping () -> Specification,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where
    PropertyType: ExpressibleByNilLiteral, PropertyType.UnwrappedType: _SequenceIntentValue & Sequence,
    InputType: Equatable, InputType == PropertyType.UnwrappedType.Element
  {
    super.init(.contains, resolvers: Array(resolvers()), mappingTransform)
  }

  /// Creates a comparator for text.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where Property: EntityProperty<String>, PropertyType == String, InputType == String {
    super.init(.contains, mappingTransform)
  }

  /// Creates a comparator for text, with resolvers.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<String> withResolvers resolvers: @escaping () -> Specification,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where Property: EntityProperty<String>, PropertyType == String, InputType == String {
    super.init(.contains, resolvers: Array(resolvers()), mappingTransform)
  }

  /// Creates a comparator for text that may be absent.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
    super.init(.contains, mappingTransform)
  }

  /// Creates a comparator for text that may be absent, with resolvers.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<String> withResolvers resolvers: @escaping () -> Specification,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
    super.init(.contains, resolvers: Array(resolvers()), mappingTransform)
  }

  /// Creates a comparator for text with attributes.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where
    Property: EntityProperty<AttributedString>, PropertyType == AttributedString,
    InputType == AttributedString
  {
    super.init(.contains, mappingTransform)
  }

  /// Creates a comparator for text with attributes, with resolvers.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<AttributedString> withResolvers resolvers: @escaping () -> Specification,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where
    Property: EntityProperty<AttributedString>, PropertyType == AttributedString,
    InputType == AttributedString
  {
    super.init(.contains, resolvers: Array(resolvers()), mappingTransform)
  }

  /// Creates a comparator for text with attributes that may be absent.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where
    PropertyType: ExpressibleByNilLiteral, InputType == AttributedString,
    PropertyType.UnwrappedType == AttributedString
  {
    super.init(.contains, mappingTransform)
  }

  /// Creates a comparator for text with attributes that may be absent, with resolvers.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<AttributedString> withResolvers resolvers: @escaping () -> Specification,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where
    PropertyType: ExpressibleByNilLiteral, InputType == AttributedString,
    PropertyType.UnwrappedType == AttributedString
  {
    super.init(.contains, resolvers: Array(resolvers()), mappingTransform)
  }
}

/// The property's text begins with the value.
public final class HasPrefixComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  /// Creates a comparator for text.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where Property: EntityProperty<String>, PropertyType == String, InputType == String {
    super.init(.hasPrefix, mappingTransform)
  }

  /// Creates a comparator for text, with resolvers.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<String> withResolvers resolvers: @escaping () -> Specification,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where Property: EntityProperty<String>, PropertyType == String, InputType == String {
    super.init(.hasPrefix, resolvers: Array(resolvers()), mappingTransform)
  }

  /// Creates a comparator for text that may be absent.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
    super.init(.hasPrefix, mappingTransform)
  }

  /// Creates a comparator for text that may be absent, with resolvers.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<String> withResolvers resolvers: @escaping () -> Specification,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
    super.init(.hasPrefix, resolvers: Array(resolvers()), mappingTransform)
  }
}

/// The property's text ends with the value.
public final class HasSuffixComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  /// Creates a comparator for text.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where Property: EntityProperty<String>, PropertyType == String, InputType == String {
    super.init(.hasSuffix, mappingTransform)
  }

  /// Creates a comparator for text, with resolvers.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<String> withResolvers resolvers: @escaping () -> Specification,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where Property: EntityProperty<String>, PropertyType == String, InputType == String {
    super.init(.hasSuffix, resolvers: Array(resolvers()), mappingTransform)
  }

  /// Creates a comparator for text that may be absent.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
    super.init(.hasSuffix, mappingTransform)
  }

  /// Creates a comparator for text that may be absent, with resolvers.
  ///
  /// - Parameter mappingTransform: What the condition is for the app.
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<String> withResolvers resolvers: @escaping () -> Specification,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
    super.init(.hasSuffix, resolvers: Array(resolvers()), mappingTransform)
  }
}
