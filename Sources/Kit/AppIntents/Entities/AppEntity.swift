public import Foundation
public import FoundationAdditions

/// A type that has a name.
public protocol TypeDisplayRepresentable: SendableMetatype {
  /// What the kind of thing is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

extension TypeDisplayRepresentable {
  /// The name of the kind of thing; an older spelling of ``typeDisplayRepresentation``.
  public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }
}

/// A value that a person can be shown.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible, SendableMetatype {
  /// What a person sees and hears of the value.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The name.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value that a person can be shown, of a type that has a name.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type whose values can all be listed with their names.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
  /// What a person sees and hears of each value.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The name.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: CaseName.of(self))
  }
}

extension CaseDisplayRepresentable where Self: InstanceDisplayRepresentable {
  /// The name.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type that has a name, and whose values can all be listed with theirs.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}

/// A type of an app's own that parameters and results can have.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

/// A thing in an app that parameters and results refer to.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable, ValueType == Self, UnwrappedType == Self {
  /// The type of the query that finds entities.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// The query that finds entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// The wrapper of an entity's properties.
  public typealias Property = EntityProperty
}

extension AppEntity where Self: CaseDisplayRepresentable {
  /// What the list of cases says of the value; its name in source when the list leaves it out.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: CaseName.of(self))
  }
}

extension AppEntity where Self: RawRepresentable, ID == RawValue {
  /// The raw value.
  public var id: RawValue { rawValue }

  /// A query that finds entities by their raw values.
  public static var defaultQuery: _RawRepresentableStringQuery<Self> { _RawRepresentableStringQuery() }
}

/// The query of entities that are made from raw values.
public struct _RawRepresentableStringQuery<Entity: AppEntity & RawRepresentable>: EntityStringQuery
where Entity.ID == Entity.RawValue {
  /// Creates the query.
  public init() {}

  /// The entities with the given raw values.
  public func entities(for identifiers: [Entity.RawValue]) async throws -> [Entity] {
    identifiers.compactMap { Entity(rawValue: $0) }
  }

  /// The entities that words name, or whose raw value they are.
  public func entities(matching string: String) async throws -> [Entity] {
    let named = TextMatch.find(string, in: Self.all) { $0.displayRepresentation.value }
    if !named.isEmpty { return named }
    return Entity.ID.entityIdentifier(for: string).flatMap { Entity(rawValue: $0) }.map { [$0] } ?? []
  }

  /// Every entity, for types that list theirs.
  public func suggestedEntities() async throws -> [Entity] { Self.all }

  private static var all: [Entity] {
    guard let type = Entity.self as? any CaseIterable.Type else { return [] }
    return cases(of: type).compactMap { $0 as? Entity }
  }

  private static func cases<Cases: CaseIterable>(of type: Cases.Type) -> [Any] { Array(type.allCases) }
}

/// A fixed choice of values.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible, ValueType == Self, UnwrappedType == Self {}

/// An entity that exists only as a result: it has properties, but nothing finds it again.
public protocol TransientAppEntity: AppEntity {
  /// Creates an entity without values.
  init()
}

extension TransientAppEntity {
  /// A new identity each time, because nothing keeps one.
  public var id: UUID { UUID() }

  /// A query that finds nothing.
  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// The query of entities that cannot be found again.
public struct _TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  /// Creates the query.
  public init() {}

  /// Finds nothing.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
