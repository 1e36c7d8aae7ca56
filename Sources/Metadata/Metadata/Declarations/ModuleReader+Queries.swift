import IntentWire
import SwiftSyntax

extension ModuleReader {
  /// The capabilities that a query has by the protocols that it adopts.
  private static let capabilities: [(adopted: String, capability: QueryManifest.Capability)] = [
    ("EnumerableEntityQuery", .enumerable), ("IndexedEntityQuery", .indexed),
    ("EntityPropertyQuery", .properties),
    ("EntityStringQuery", .string), ("UniqueAppEntityQuery", .unique),
  ]

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
    var capabilities = Self.capabilities.filter { ancestry.foreign.contains($0.adopted) }.map(\.capability)
    if makesSuggestions(type) { capabilities.append(.suggestions) }
    let searches = capabilities.contains(.properties)
    return QueryManifest(
      identifier: type.name, entity: entity, capabilities: capabilities,
      filters: searches ? filters(of: type) : nil, sorts: searches ? sorts(of: type) : nil,
      summary: staticText("findIntentDescription", of: type, else: nil))
  }

  /// Whether a query has suggestions of its own.
  func makesSuggestions(_ query: TypeDeclaration) -> Bool {
    !functions("suggestedEntities", of: query).isEmpty
  }

  /// Reads one value query; `nil` when what it looks for or finds cannot be seen.
  func valueQuery(_ type: TypeDeclaration) -> QueryManifest? {
    let function = functions("values", of: type).first
    let parameter = function?.signature.parameterClause.parameters.first?.type
    let input = alias("Input", of: type) ?? parameter.flatMap { shortName($0, in: type) }
    let found =
      alias("ResultValue", of: type) ?? function?.signature.returnClause.flatMap { values($0.type, in: type) }
    guard let input, let found else {
      log.warn(
        .unknownType, at: type.place,
        "What “\(type.qualifiedName)” looks for and finds cannot be seen here, so the query is left out of the "
          + "description. Write “func values(for input: TheInput) async throws -> [TheValue]” in its declaration."
      )
      return nil
    }
    return QueryManifest(identifier: type.name, entity: found, capabilities: [.values], input: input)
  }

  private func alias(_ name: String, of type: TypeDeclaration) -> String? {
    index.aliases[type.qualifiedName + "." + name].flatMap { shortName($0.node, in: type) }
  }

  /// The short name of a type: the last of the names by which the module or another one declares it.
  private func shortName(_ type: TypeSyntax, in owner: TypeDeclaration) -> String? {
    guard let path = type.namePath else { return nil }
    if let own = index.resolve(path, in: owner.path) { return index.types[own]?.name }
    if let alias = index.aliased(path, in: owner.path) { return alias.node.namePath?.last }
    return path.last
  }

  /// The name of the elements of a collection of values.
  private func values(_ type: TypeSyntax, in owner: TypeDeclaration) -> String? {
    if let array = type.as(ArrayTypeSyntax.self) { return shortName(array.element, in: owner) }
    let collections: Set<String> = ["Array", "IntentItemCollection", "ItemCollection", "Set"]
    if collections.contains(type.namePath?.last ?? ""), let element = type.genericArguments.first {
      return shortName(element, in: owner)
    }
    return shortName(type, in: owner)
  }

  // MARK: Filters and sorts

  /// The properties that `properties` lists, with the comparators of each.
  private func filters(of type: TypeDeclaration) -> [QueryManifest.Filter]? {
    let calls = built("properties", by: ["EntityQueryProperties", "QueryProperties", "init"], of: type)
    let filters = calls.compactMap { call -> QueryManifest.Filter? in
      guard ["Property", "EntityQueryProperty"].contains(call.node.calleeName ?? ""),
        let name = call.node.arguments.first.flatMap({ Literal.projected($0.expression) })
      else {
        complain(call, of: type, "Property(\\.$name) { EqualToComparator { … } }")
        return nil
      }
      return QueryManifest.Filter(property: name, comparisons: comparisons(in: call, of: type))
    }
    return filters.isEmpty ? nil : filters
  }

  private func comparisons(
    in call: Located<FunctionCallExprSyntax>, of type: TypeDeclaration
  ) -> [EntitySearch.Comparison] {
    let closure =
      call.node.trailingClosure ?? call.node.argument("comparators")?.as(ClosureExprSyntax.self)
    let calls = closure.map { self.calls(in: $0.statements, unit: call.unit) } ?? []
    return calls.compactMap { comparator in
      let name = comparator.node.calleeName ?? ""
      if name.hasSuffix("Comparator") {
        let word = name.dropLast("Comparator".count)
        let known = EntitySearch.Comparison(rawValue: word.prefix(1).lowercased() + word.dropFirst())
        if let known { return known }
      }
      complain(comparator, of: type, "EqualToComparator { … } or another of the framework's comparators")
      return nil
    }
  }

  /// The properties that `sortingOptions` lists.
  private func sorts(of type: TypeDeclaration) -> [String]? {
    let calls = built(
      "sortingOptions", by: ["EntityQuerySortingOptions", "SortingOptions", "init"], of: type)
    let names = calls.compactMap { call -> String? in
      guard ["SortableBy", "EntityQuerySortableByProperty"].contains(call.node.calleeName ?? ""),
        let name = call.node.arguments.first.flatMap({ Literal.projected($0.expression) })
      else {
        complain(call, of: type, "SortableBy(\\.$name)")
        return nil
      }
      return name
    }
    return names.isEmpty ? nil : names
  }

  private func complain(
    _ call: Located<FunctionCallExprSyntax>, of type: TypeDeclaration, _ expected: String
  ) {
    log.warn(
      .query, at: call.place,
      "This part of “\(type.qualifiedName)” is not spelled out in source, so the assistant does not search by it. "
        + "Write “\(expected)”.")
  }

  /// The calls in the closure of a static property's value, such as those in `QueryProperties { … }`.
  private func built(
    _ name: String, by builders: Set<String>, of type: TypeDeclaration
  ) -> [Located<FunctionCallExprSyntax>] {
    guard case .declared(let value) = index.staticProperty(name, of: type) else { return [] }
    if let call = value.expression.map({ Literal.unwrapped($0.node) })?.as(FunctionCallExprSyntax.self),
      builders.contains(call.calleeName ?? "")
    {
      let closure =
        call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
      return closure.map { calls(in: $0.statements, unit: value.unit) } ?? []
    }
    log.warn(
      .query, at: value.place,
      "“\(name)” of “\(type.qualifiedName)” is not spelled out in source, so the assistant does not know it. "
        + "It reads it without running the app; write it as a list in braces.")
    return []
  }

  /// The calls that the statements of a builder are.
  private func calls(
    in statements: CodeBlockItemListSyntax, unit: SourceUnit
  ) -> [Located<FunctionCallExprSyntax>] {
    index.active(statements).compactMap { item in
      guard
        let call = ModuleIndex.expression(of: item).map(Literal.unwrapped)?.as(FunctionCallExprSyntax.self)
      else { return nil }
      return Located(call, in: unit)
    }
  }

  // MARK: The entity of a query

  private func functions(_ name: String, of type: TypeDeclaration) -> [FunctionDeclSyntax] {
    index.inheritedMembers(of: type).compactMap { $0.node.as(FunctionDeclSyntax.self) }
      .filter { $0.name.identifierText == name && !$0.modifiers.isStatic }
  }

  private func queriedEntity(of type: TypeDeclaration) -> String? {
    if let alias = index.aliases[type.qualifiedName + ".Entity"], let name = entityName(alias.node, in: type)
    {
      return name
    }
    for function in ["entities", "suggestedEntities", "allEntities", "uniqueEntity", "results"] {
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
    if let alias = index.aliases[owner.qualifiedName + "." + (type.namePath ?? []).joined(separator: ".")] {
      return entityName(alias.node, in: owner)
    }
    if case .entity(let name) = valueType(type, in: owner.path)?.type.element { return name }
    return nil
  }
}
