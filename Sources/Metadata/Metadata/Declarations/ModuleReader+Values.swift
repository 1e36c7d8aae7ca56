import Foundation
import IntentWire
import SwiftSyntax

/// A type as a parameter or property declares it.
struct DeclaredType: Equatable {
  var type: ValueType
  var isOptional: Bool
}

extension ModuleReader {
  /// The types of the frameworks that can travel, by their last names.
  private static let plainTypes: [String: ValueType] = [
    "AttributedString": .string, "AudioSearch": .record("AudioSearch"), "Bool": .boolean,
    "CLPlacemark": .place, "Date": .date, "DateComponents": .date, "Decimal": .number, "Double": .number,
    "Duration": .duration, "EntityIdentifier": .string, "Float": .number,
    "Int": .integer, "IntentCurrencyAmount": .currency, "IntentFile": .file,
    "IntentPaymentMethod": .record("IntentPaymentMethod"), "IntentPerson": .person,
    "PlaceDescriptor": .place, "RecurrenceRule": .dateRange,
    "SemanticContentDescriptor": .record("SemanticContentDescriptor"),
    "String": .string, "StringSearchCriteria": .string,
    "StringSearchScope": .enumeration("StringSearchScope"), "URL": .url,
    "VideoCategory": .enumeration("VideoCategory"),
  ]

  /// The value type that a type of source stands for; `nil` for one that cannot travel.
  func valueType(_ type: TypeSyntax, in scope: [String], depth: Int = 0) -> DeclaredType? {
    guard depth < 16 else { return nil }
    func inner(_ type: TypeSyntax) -> DeclaredType? { valueType(type, in: scope, depth: depth + 1) }
    func optional(_ type: TypeSyntax) -> DeclaredType? {
      inner(type).map { DeclaredType(type: $0.type, isOptional: true) }
    }
    func list(_ type: TypeSyntax) -> DeclaredType? {
      inner(type).map { DeclaredType(type: .list($0.type), isOptional: false) }
    }
    if let wrapped = type.as(OptionalTypeSyntax.self) { return optional(wrapped.wrappedType) }
    if let wrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional(wrapped.wrappedType)
    }
    if let array = type.as(ArrayTypeSyntax.self) { return list(array.element) }
    guard let path = type.namePath, let name = path.last else { return nil }
    if let own = path == ["Self"] ? index.resolve(scope, in: []) : index.resolve(path, in: scope) {
      return ownType(own).map { DeclaredType(type: $0, isOptional: false) }
    }
    if let alias = index.aliased(path, in: scope) { return inner(alias.node) }
    for library in libraries {
      if let known = library.index.resolve(path, in: []), let own = library.ownType(known) {
        return DeclaredType(type: own, isOptional: false)
      }
    }
    if let argument = type.genericArguments.first {
      switch name {
      case "Optional": return optional(argument)
      case "Array", "Set": return list(argument)
      case "Measurement":
        return dimension(argument, in: scope).map { DeclaredType(type: .measurement($0), isOptional: false) }
      default: return nil
      }
    }
    return Self.plainTypes[name].map { DeclaredType(type: $0, isOptional: false) }
  }

  func ownType(_ name: String) -> ValueType? {
    guard let roles = roles[name], let short = index.types[name]?.name else { return nil }
    if roles.contains(.enumeration) { return .enumeration(short) }
    if roles.contains(.union) { return .record(short) }
    return roles.contains(.entity) ? .entity(short) : nil
  }

  /// `length` for `UnitLength`.
  private func dimension(_ unit: TypeSyntax, in scope: [String]) -> String? {
    let written = unit.namePath ?? []
    let path = index.aliased(written, in: scope)?.node.namePath ?? written
    guard let name = path.last, name.hasPrefix("Unit"), name.count > 4 else { return nil }
    let rest = name.dropFirst(4)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// The value of a literal of a declared type; `nil` when it is known only at run time.
  func literalValue(_ expression: ExprSyntax, as type: ValueType) -> IntentValue? {
    switch type {
    case .string: return Literal.text(expression).map(IntentValue.string)
    case .integer: return Literal.integer(expression).map(IntentValue.integer)
    case .number: return Literal.number(expression).map(IntentValue.number)
    case .boolean: return Literal.boolean(expression).map(IntentValue.boolean)
    case .url:
      return Literal.address(expression).flatMap { URL(string: $0) }.map(IntentValue.url)
    case .enumeration(let name):
      guard let member = Literal.member(expression), caseNames(ofEnumeration: name).contains(member) else {
        return nil
      }
      return .enumeration(EnumerationValue(type: name, case: member))
    case .list(let element):
      guard let elements = Literal.elements(expression) else { return nil }
      let values = elements.compactMap { literalValue($0, as: element) }
      return values.count == elements.count ? .list(values) : nil
    default: return nil
    }
  }

  private func caseNames(ofEnumeration name: String) -> [String] {
    for (qualified, roles) in roles where roles.contains(.enumeration) {
      if let type = index.types[qualified], type.name == name { return caseNames(of: type) }
    }
    return []
  }

  /// The names of an enumeration's cases in the order of declaration.
  func caseNames(of type: TypeDeclaration) -> [String] {
    type.members.flatMap { member in
      member.node.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.identifierText) ?? []
    }
  }
}
