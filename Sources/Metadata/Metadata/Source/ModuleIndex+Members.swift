import SwiftSyntax

/// What source says about a static property.
enum StaticProperty {
  /// The type, its superclasses and its protocols do not declare it.
  case missing
  /// It is declared; the expression is absent when it is computed by more than one expression.
  case declared(StaticValue)
}

/// A static property's value as source writes it.
struct StaticValue {
  var place: SourcePlace
  var type: Located<TypeSyntax>?
  var expression: Located<ExprSyntax>?
  /// The statements of the getter, when it has one; `#if` is already decided.
  var statements: [CodeBlockItemSyntax]
  var unit: SourceUnit
}

extension ModuleIndex {
  /// The members of a type, then those that it gets from the module's superclasses and protocol extensions.
  func inheritedMembers(of type: TypeDeclaration) -> [Member] {
    ancestry(of: type).own.reduce(into: type.members) { members, name in
      members += types[name]?.members ?? []
    }
  }

  /// A static property of a type, wherever in the module it is given a value.
  func staticProperty(_ name: String, of type: TypeDeclaration) -> StaticProperty {
    for member in inheritedMembers(of: type) {
      guard let variable = member.node.as(VariableDeclSyntax.self), variable.modifiers.isStatic else {
        continue
      }
      for binding in variable.bindings where binding.name == name {
        guard binding.initializer != nil || hasBody(binding) else { continue }
        return .declared(staticValue(of: binding, in: member.unit))
      }
    }
    return .missing
  }

  /// Whether a binding is more than a protocol's requirement.
  private func hasBody(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case .getter: true
    case .accessors(let list): list.contains { $0.body != nil }
    case nil: false
    }
  }

  private func staticValue(of binding: PatternBindingSyntax, in unit: SourceUnit) -> StaticValue {
    var value = StaticValue(
      place: unit.place(of: binding), type: (binding.typeAnnotation?.type).map { Located($0, in: unit) },
      expression: (binding.initializer?.value).map { Located($0, in: unit) }, statements: [], unit: unit)
    guard value.expression == nil else { return value }
    switch binding.accessorBlock?.accessors {
    case .getter(let items): value.statements = active(items)
    case .accessors(let list):
      let getter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      value.statements = getter?.body.map { active($0.statements) } ?? []
    case nil: break
    }
    if value.statements.count == 1, let only = value.statements.first {
      value.expression = Self.expression(of: only).map { Located($0, in: unit) }
    }
    return value
  }

  /// Statements with `#if` blocks replaced by their active clauses.
  func active(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    items.flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item, let block = declaration.as(IfConfigDeclSyntax.self)
      else {
        return [item]
      }
      guard case .statements(let inner) = evaluator.activeClause(of: block)?.elements else { return [] }
      return active(inner)
    }
  }

  /// The expression that a statement is or returns.
  static func expression(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: nil
    }
  }
}

extension PatternBindingSyntax {
  /// The name that a plain binding gives.
  var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
}
