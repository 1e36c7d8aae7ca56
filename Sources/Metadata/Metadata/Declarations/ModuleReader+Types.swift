import IntentSchemas
import IntentWire
import SwiftSyntax

extension ModuleReader {
  // MARK: Entities

  /// Reads one entity type.
  func entity(_ type: TypeDeclaration) -> EntityManifest {
    let ancestry = index.ancestry(of: type)
    let name = typeName(of: type)
    return EntityManifest(
      identifier: type.name, title: name.name, pluralTitle: name.plural, synonyms: name.synonyms,
      query: ancestry.foreign.contains("TransientAppEntity") ? nil : defaultQuery(of: type),
      properties: properties(of: type), schema: schema(of: type),
      kinds: Self.sorted(ancestry.foreign.intersection(FrameworkProtocol.entityKinds)),
      url: ancestry.foreign.contains("URLRepresentableEntity") ? link(of: type) : nil)
  }

  private func defaultQuery(of type: TypeDeclaration) -> String? {
    func shortName(_ path: [String]?, _ arguments: [TypeSyntax]) -> String? {
      guard let path else { return nil }
      if let own = index.resolve(path, in: type.path) { return index.types[own]?.name }
      // The ready-made query is generic over the entity, and its name at run time says so.
      if path.last == "UniqueAppEntityProvider" { return "UniqueAppEntityProvider<\(type.name)>" }
      return path.last
    }
    if case .declared(let value) = index.staticProperty("defaultQuery", of: type) {
      if let annotated = value.type?.node, let path = annotated.namePath, path.last != "some" {
        return shortName(path, annotated.genericArguments)
      }
      let call = value.expression.map { Literal.unwrapped($0.node) }?.as(FunctionCallExprSyntax.self)
      if let created = call?.createdTypePath { return shortName(created, []) }
      log.warn(
        .textNotLiteral, at: value.place,
        "The type of “defaultQuery” of “\(type.qualifiedName)” cannot be seen here, so the assistant does not know "
          + "its query. Write “static let defaultQuery = TheQuery()”.")
      return nil
    }
    guard let alias = index.aliases[type.qualifiedName + ".DefaultQuery"] else { return nil }
    return shortName(alias.node.namePath, alias.node.genericArguments)
  }

  /// The declaration of the default query of an entity that the module declares.
  func defaultQueryType(ofEntity value: ValueType) -> TypeDeclaration? {
    guard case .entity(let name) = value else { return nil }
    let owner = roles.first { $0.value.contains(.entity) && index.types[$0.key]?.name == name }
    guard let type = owner.flatMap({ index.types[$0.key] }),
      case .declared(let written) = index.staticProperty("defaultQuery", of: type)
    else { return nil }
    let call = written.expression.map { Literal.unwrapped($0.node) }?.as(FunctionCallExprSyntax.self)
    let path = written.type?.node.namePath ?? call?.createdTypePath
    return path.flatMap { index.resolve($0, in: type.path) }.flatMap { index.types[$0] }
  }

  /// The properties of an entity that the system sees.
  private func properties(of type: TypeDeclaration) -> [PropertyManifest] {
    wrappedProperties(of: type).compactMap { property($0, of: type) }
  }

  /// The properties of an entity that have a wrapper, or get one from the macro of its schema.
  func wrappedProperties(of type: TypeDeclaration) -> [WrappedProperty] {
    let names = schema(of: type).map { SchemaFacts.members(.entity, of: $0) } ?? []
    let wrappers: Set<String> = ["Property", "EntityProperty", "ComputedProperty", "DeferredProperty"]
    return type.members.compactMap { member in
      WrappedProperty(member, wrappers: wrappers)
        ?? WrappedProperty(member, schemaMembers: names, allowsComputed: true)
    }
  }

  private func property(_ wrapped: WrappedProperty, of type: TypeDeclaration) -> PropertyManifest? {
    guard let declared = declaredType(of: wrapped, in: type) else {
      log.warn(
        .unknownType, at: wrapped.place,
        "The type\(wrapped.typeText) of property “\(wrapped.name)” of “\(type.qualifiedName)” is not one that the "
          + "assistant knows, so the property is left out.")
      return nil
    }
    return PropertyManifest(
      name: wrapped.name, title: title(of: wrapped, in: type), type: declared.type,
      isOptional: declared.isOptional)
  }

  // MARK: Enumerations

  /// Reads one enumeration.
  func enumeration(_ type: TypeDeclaration) -> EnumerationManifest {
    let names = caseNames(of: type)
    var displays = caseDisplays(of: type)
    if schema(of: type) != nil, case .missing = index.staticProperty("caseDisplayRepresentations", of: type) {
      for name in names { displays[name] = DisplayValue(Naming.title(from: name)) }
    }
    for name in displays.keys.sorted() where !names.contains(name) {
      log.warn(
        .caseDisplay, at: type.place,
        "“\(type.qualifiedName)” has a display representation for “\(name)”, which is "
          + "not one of its cases.")
    }
    let cases = names.map { name in
      EnumerationManifest.Case(name: name, display: displays[name] ?? DisplayValue(name))
    }
    let missing = names.filter { displays[$0] == nil }
    if !missing.isEmpty {
      let list = missing.map { "“\($0)”" }.joined(separator: ", ")
      log.warn(
        .caseDisplay, at: type.place,
        "No display representation of “\(type.qualifiedName)” could be read for \(list), so the name of the case "
          + "stands in its place. Write “caseDisplayRepresentations” as a dictionary of literals.")
    }
    return EnumerationManifest(
      identifier: type.name, title: typeName(of: type).name, cases: cases, schema: schema(of: type))
  }

  private func caseDisplays(of type: TypeDeclaration) -> [String: DisplayValue] {
    guard case .declared(let value) = index.staticProperty("caseDisplayRepresentations", of: type),
      let dictionary = value.expression.map({ Literal.unwrapped($0.node) })?.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content
    else { return [:] }
    var displays: [String: DisplayValue] = [:]
    for element in elements {
      guard let name = Literal.member(element.key) else { continue }
      displays[name] = display.value(element.value)
    }
    return displays
  }
}
