import IntentWire
import SwiftSyntax

extension ModuleReader {
  // MARK: Entities

  /// Reads one entity type.
  func entity(_ type: TypeDeclaration) -> EntityManifest {
    let name = typeName(of: type)
    return EntityManifest(
      identifier: type.name, title: name.name, pluralTitle: name.plural, synonyms: name.synonyms,
      query: defaultQuery(of: type),
      properties: type.members.compactMap { property($0, of: type) })
  }

  private func defaultQuery(of type: TypeDeclaration) -> String? {
    func shortName(_ path: [String]?) -> String? {
      guard let path else { return nil }
      return index.resolve(path, in: type.path).flatMap { index.types[$0]?.name } ?? path.last
    }
    if case .declared(let value) = index.staticProperty("defaultQuery", of: type) {
      if let annotated = value.type?.node.namePath { return shortName(annotated) }
      let call = value.expression?.node.as(FunctionCallExprSyntax.self)
      if let created = call?.createdTypePath { return shortName(created) }
      log.warn(
        .textNotLiteral, at: value.place,
        "The type of “defaultQuery” of “\(type.qualifiedName)” cannot be seen here, so the assistant does not know "
          + "its query. Write “static let defaultQuery = TheQuery()”.")
      return nil
    }
    guard let alias = index.aliases[type.qualifiedName + ".DefaultQuery"] else { return nil }
    return shortName(alias.node.namePath)
  }

  private func property(_ member: Member, of type: TypeDeclaration) -> PropertyManifest? {
    guard let wrapped = WrappedProperty(member, wrappers: ["Property", "EntityProperty"]) else { return nil }
    guard let declared = wrapped.type.flatMap({ valueType($0, in: type.path) }) else {
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
    let displays = caseDisplays(of: type)
    let names = caseNames(of: type)
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
    return EnumerationManifest(identifier: type.name, title: typeName(of: type).name, cases: cases)
  }

  private func caseDisplays(of type: TypeDeclaration) -> [String: DisplayValue] {
    guard case .declared(let value) = index.staticProperty("caseDisplayRepresentations", of: type),
      let dictionary = value.expression.map({ Literal.unwrapped($0.node) })?.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content
    else { return [:] }
    var displays: [String: DisplayValue] = [:]
    for element in elements {
      guard let name = Literal.member(element.key) else { continue }
      displays[name] = Display.value(element.value)
    }
    return displays
  }

  // MARK: Queries

  /// Reads one query; `nil` when its entity cannot be seen.
  func query(_ type: TypeDeclaration) -> QueryManifest? {
    let ancestry = index.ancestry(of: type)
    guard let entity = queriedEntity(of: type) else {
      log.warn(
        .unknownType, at: type.place,
        "The entity of “\(type.qualifiedName)” cannot be seen here, so the query is left out of the description. "
          + "Write “func entities(for identifiers: […]) async throws -> [TheEntity]” in its declaration.")
      return nil
    }
    var capabilities: [QueryManifest.Capability] = []
    if ancestry.foreign.contains("EnumerableEntityQuery") { capabilities.append(.enumerable) }
    if ancestry.foreign.contains("EntityPropertyQuery") { capabilities.append(.properties) }
    if ancestry.foreign.contains("EntityStringQuery") { capabilities.append(.string) }
    if functions("suggestedEntities", of: type).isEmpty == false { capabilities.append(.suggestions) }
    return QueryManifest(identifier: type.name, entity: entity, capabilities: capabilities)
  }

  private func functions(_ name: String, of type: TypeDeclaration) -> [FunctionDeclSyntax] {
    index.inheritedMembers(of: type).compactMap { $0.node.as(FunctionDeclSyntax.self) }
      .filter { $0.name.identifierText == name && !$0.modifiers.isStatic }
  }

  private func queriedEntity(of type: TypeDeclaration) -> String? {
    if let alias = index.aliases[type.qualifiedName + ".Entity"], let name = entityName(alias.node, in: type)
    {
      return name
    }
    for function in ["entities", "suggestedEntities", "allEntities", "uniqueEntity"] {
      for found in functions(function, of: type) {
        guard let returned = found.signature.returnClause?.type else { continue }
        if let name = entityName(returned, in: type) { return name }
      }
    }
    return nil
  }

  private func entityName(_ type: TypeSyntax, in owner: TypeDeclaration) -> String? {
    let collections: Set<String> = ["IntentItemCollection", "ItemCollection"]
    if collections.contains(type.namePath?.last ?? ""), let item = type.genericArguments.first {
      return entityName(item, in: owner)
    }
    switch valueType(type, in: owner.path)?.type {
    case .entity(let name), .list(.entity(let name)): return name
    default: return nil
    }
  }
}
