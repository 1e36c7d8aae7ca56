import IntentSchemas
import SwiftSyntax

/// A type as source writes it, in the terms in which schemas speak of types.
indirect enum WrittenType: Equatable {
  /// A name, without the module that it may stand behind.
  case named(String)
  case list(WrittenType)
  case set(WrittenType)
  case optional(WrittenType)
  /// Anything that cannot be compared, such as a tuple.
  case other

  /// The names that mean the same in every app; any other may be the app's own or another name for one of these.
  private static let framework: Set<String> = [
    "AttributedString", "Bool", "CLPlacemark", "Calendar.RecurrenceRule", "Data", "Date", "DateComponents",
    "Decimal", "Double", "Duration", "Float", "Int", "IntentCurrencyAmount", "IntentFile", "IntentPerson",
    "PlaceDescriptor", "String", "StringSearchCriteria", "URL", "UUID",
  ]

  init(_ type: TypeSyntax) {
    if let optional = type.as(OptionalTypeSyntax.self) {
      self = .optional(WrittenType(optional.wrappedType))
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self = .optional(WrittenType(optional.wrappedType))
    } else if let array = type.as(ArrayTypeSyntax.self) {
      self = .list(WrittenType(array.element))
    } else if let attributed = type.as(AttributedTypeSyntax.self) {
      self = WrittenType(attributed.baseType)
    } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil
    {
      self = WrittenType(element.type)
    } else if let name = type.as(IdentifierTypeSyntax.self) {
      self = Self.generic(name.name.name, name.genericArgumentClause)
    } else if let name = type.as(MemberTypeSyntax.self) {
      let base = name.baseType.trimmedDescription
      let modules = ["Swift", "Foundation", "AppIntents", "CoreLocation", "GeoToolbox", "MediaIntents"]
      let path = modules.contains(base) ? name.name.name : "\(base).\(name.name.name)"
      self = Self.generic(path, name.genericArgumentClause)
    } else {
      self = .other
    }
  }

  private static func generic(_ name: String, _ clause: GenericArgumentClauseSyntax?) -> WrittenType {
    guard let clause, clause.arguments.count == 1, let first = clause.arguments.first,
      case .type(let argument) = first.argument
    else { return .named(name) }
    return switch name {
    case "Optional": .optional(WrittenType(argument))
    case "Array": .list(WrittenType(argument))
    case "Set": .set(WrittenType(argument))
    default: .named(name)
    }
  }

  /// Whether the type can be what a schema demands.
  ///
  /// A name that is not one of the frameworks' may stand for any type of the kind, because a macro does not see what
  /// other declarations say.
  func fits(_ wanted: SchemaType, unions: [SchemaDomain.Union]) -> Bool {
    switch (self, wanted) {
    case (.other, _): true
    case (_, .either(let types)): types.contains { fits($0, unions: unions) }
    case (.optional(let written), .optional(let wanted)), (.list(let written), .list(let wanted)),
      (.set(let written), .set(let wanted)):
      written.fits(wanted, unions: unions)
    case (.named(let name), .named(let wanted)):
      name == wanted || wanted.hasSuffix(".\(name)") || !Self.framework.contains(name)
    case (.named(let name), .adopting), (.named(let name), .anyEntity): !Self.framework.contains(name)
    case (_, .union(let union)): canStand(for: union, unions)
    default: false
    }
  }

  /// Whether the type is an enumeration of the app's, or one of the types that the union carries.
  private func canStand(for union: String, _ unions: [SchemaDomain.Union]) -> Bool {
    if case .named(let name) = self, !Self.framework.contains(name) { return true }
    return unions.first { $0.name == union }?.types.contains { fits($0, unions: []) } ?? false
  }

  /// The app's own name in the type, where it has one.
  var ownName: String? {
    switch self {
    case .named(let name): Self.framework.contains(name) ? nil : name
    case .list(let inner), .set(let inner), .optional(let inner): inner.ownName
    case .other: nil
    }
  }
}

extension SchemaType {
  /// The type in source; what the app must name itself is a placeholder unless a name is given.
  func source(named name: String? = nil) -> String {
    switch self {
    case .named(let name): name
    case .adopting(let schema): name ?? "<#\(schema)#>"
    case .union(let union): name ?? "<#\(union)#>"
    case .anyEntity: name ?? "<#entity#>"
    case .list(let element): "[\(element.source(named: name))]"
    case .set(let element): "Set<\(element.source(named: name))>"
    case .optional(let wrapped): "\(wrapped.source(named: name))?"
    case .either: preferred.source(named: name)
    }
  }

  /// The type in words, for a message.
  func words(in domain: String) -> String {
    switch self {
    case .named(let name): "'\(name)'"
    case .adopting(let schema): "a type that adopts '.\(domain).\(schema)'"
    case .union(let union): "'\(union)', a '@UnionValue' enumeration or one of its types"
    case .anyEntity: "an entity"
    case .list(let element): "an array of \(element.words(in: domain))"
    case .set(let element): "a set of \(element.words(in: domain))"
    case .optional(let wrapped): "an optional of \(wrapped.words(in: domain))"
    case .either(let types): types.map { $0.words(in: domain) }.joined(separator: " or ")
    }
  }
}
