import SwiftSyntax

extension TokenSyntax {
  /// The identifier without backticks.
  var identifierText: String {
    let name = text
    return name.count > 2 && name.first == "`" && name.last == "`"
      ? String(name.dropFirst().dropLast()) : name
  }
}

extension TypeSyntax {
  /// The names of a plain or qualified type, without generic arguments and attributes.
  var namePath: [String]? {
    if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.identifierText] }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.namePath.map { $0 + [type.name.identifierText] }
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.namePath }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.namePath
    }
    return nil
  }

  /// The parts of a composition, or the type itself.
  var composed: [TypeSyntax] {
    if let type = self.as(CompositionTypeSyntax.self) { return type.elements.flatMap(\.type.composed) }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.composed }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.composed }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.composed
    }
    return [self]
  }

  /// The arguments between angle brackets.
  var genericArguments: [TypeSyntax] {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.compactMap { argument in
      guard case .type(let type) = argument.argument else { return nil }
      return type
    } ?? []
  }
}

extension AttributeListSyntax {
  /// The attributes themselves, without those under `#if`.
  var plain: [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute
    }
  }

  func contains(named names: Set<String>) -> Bool {
    plain.contains { names.contains($0.attributeName.namePath?.last ?? "") }
  }

  /// Whether an `@available` attribute says that there is no such declaration here.
  var makeUnavailable: Bool {
    plain.contains { attribute in
      guard attribute.attributeName.namePath == ["available"],
        case .availability(let arguments) = attribute.arguments
      else { return false }
      let words = arguments.map { $0.argument.trimmedDescription }
      return words.contains("unavailable") && (words.first == "*" || words.first == "Linux")
    }
  }
}

extension DeclModifierListSyntax {
  var privateObstacle: TypeDeclaration.Obstacle? {
    for modifier in self where modifier.detail == nil {
      let word = modifier.name.text
      if word == "private" || word == "fileprivate" { return .privateAccess(word) }
    }
    return nil
  }

  var isStatic: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}

extension DeclSyntax {
  /// The names that a declaration brings into being; `nil` for one without.
  var declaredNames: [String]? {
    if let named = asProtocol((any NamedDeclSyntax).self) { return [named.name.identifierText] }
    if let alias = self.as(TypeAliasDeclSyntax.self) { return [alias.name.identifierText] }
    return self.as(VariableDeclSyntax.self)?.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    }
  }
}
