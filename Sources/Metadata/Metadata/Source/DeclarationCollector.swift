import SwiftSyntax

/// Collects the types, extensions and aliases of a module's files.
struct DeclarationCollector {
  let evaluator: ConditionEvaluator
  private(set) var types: [TypeDeclaration] = []
  private(set) var extensions: [ExtensionDeclaration] = []
  private(set) var aliases: [String: Located<TypeSyntax>] = [:]
  private(set) var inactive: [InactiveDeclaration] = []
  /// The type that carries `@main`, or the file with top-level code.
  private(set) var entryPoint: (name: String, place: SourcePlace)?
  /// The names of all declarations outside of types.
  private(set) var topLevelNames: Set<String> = []

  init(evaluator: ConditionEvaluator) {
    self.evaluator = evaluator
  }

  /// Where in the nesting of types a declaration stands.
  private struct Scope {
    var path: [String] = []
    var obstacle: TypeDeclaration.Obstacle?
  }

  mutating func collect(_ unit: SourceUnit) {
    if unit.path.split(separator: "/").last == "main.swift" {
      entryPoint = entryPoint ?? ("main.swift", SourcePlace(path: unit.path, line: 1, column: 1))
    }
    for declaration in declarations(unit.tree.statements, in: unit) {
      if let names = declaration.node.declaredNames { topLevelNames.formUnion(names) }
      visit(declaration, in: Scope())
    }
  }

  // MARK: Conditional compilation

  /// The declarations among statements, with `#if` blocks replaced by their active clauses.
  private mutating func declarations(_ items: CodeBlockItemListSyntax, in unit: SourceUnit) -> [Member] {
    var result: [Member] = []
    for item in items {
      guard case .decl(let declaration) = item.item else { continue }
      guard let block = declaration.as(IfConfigDeclSyntax.self) else {
        result.append(Located(declaration, in: unit))
        continue
      }
      let active = evaluator.activeClause(of: block)
      for clause in block.clauses {
        guard case .statements(let statements) = clause.elements else { continue }
        if clause.id == active?.id {
          result += declarations(statements, in: unit)
        } else {
          noteInactive(Syntax(statements), condition: clause, in: unit)
        }
      }
    }
    return result
  }

  /// The members of a block, with `#if` blocks replaced by their active clauses.
  private mutating func members(_ items: MemberBlockItemListSyntax, in unit: SourceUnit) -> [Member] {
    var result: [Member] = []
    for item in items {
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else {
        result.append(Located(item.decl, in: unit))
        continue
      }
      let active = evaluator.activeClause(of: block)
      for clause in block.clauses {
        guard case .decls(let declarations) = clause.elements else { continue }
        if clause.id == active?.id {
          result += members(declarations, in: unit)
        } else {
          noteInactive(Syntax(declarations), condition: clause, in: unit)
        }
      }
    }
    return result
  }

  private mutating func noteInactive(_ node: Syntax, condition: IfConfigClauseSyntax, in unit: SourceUnit) {
    let finder = InheritanceFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    let keyword = condition.poundKeyword.text
    let text = [keyword, condition.condition?.trimmedDescription].compactMap(\.self).joined(separator: " ")
    for found in finder.found {
      inactive.append(
        InactiveDeclaration(
          name: found.name.text, role: found.role, condition: text, place: unit.place(of: found.name)))
    }
  }

  // MARK: Declarations

  private mutating func visit(_ member: Member, in scope: Scope) {
    let node = member.node
    if let node = node.as(StructDeclSyntax.self) {
      add(node, .structure, generics: node.genericParameterClause, member, scope)
    } else if let node = node.as(EnumDeclSyntax.self) {
      add(node, .enumeration, generics: node.genericParameterClause, member, scope)
    } else if let node = node.as(ClassDeclSyntax.self) {
      add(node, .class, generics: node.genericParameterClause, member, scope)
    } else if let node = node.as(ActorDeclSyntax.self) {
      add(node, .actor, generics: node.genericParameterClause, member, scope)
    } else if let node = node.as(ProtocolDeclSyntax.self) {
      add(node, .protocol, generics: nil, member, scope)
    } else if let node = node.as(ExtensionDeclSyntax.self) {
      addExtension(node, member)
    } else if let node = node.as(TypeAliasDeclSyntax.self) {
      let path = scope.path + [node.name.identifierText]
      aliases[path.joined(separator: ".")] = member.with(node.initializer.value)
    }
  }

  private mutating func add(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeDeclaration.Kind,
    generics: GenericParameterClauseSyntax?, _ member: Member, _ scope: Scope
  ) {
    let path = scope.path + [node.name.identifierText]
    let place = member.unit.place(of: node.name)
    if node.attributes.contains(named: ["main", "UIApplicationMain", "NSApplicationMain"]) {
      entryPoint = entryPoint ?? (path.joined(separator: "."), place)
    }
    var obstacle = scope.obstacle ?? node.modifiers.privateObstacle
    if generics != nil { obstacle = obstacle ?? .generic }
    if node.attributes.makeUnavailable { obstacle = obstacle ?? .unavailable }
    let inner = members(node.memberBlock.members, in: member.unit)
    types.append(
      TypeDeclaration(
        path: path, kind: kind, place: place, inherited: inherited(node.inheritanceClause, in: member.unit),
        members: inner, attributes: attributes(node.attributes, in: member.unit), obstacle: obstacle))
    for declaration in inner { visit(declaration, in: Scope(path: path, obstacle: obstacle)) }
  }

  private mutating func addExtension(_ node: ExtensionDeclSyntax, _ member: Member) {
    guard let path = node.extendedType.namePath else { return }
    let inner = members(node.memberBlock.members, in: member.unit)
    // A constrained extension adds nothing to a type in general.
    let isConstrained = node.genericWhereClause != nil
    extensions.append(
      ExtensionDeclaration(
        path: path, place: member.unit.place(of: node.extendedType),
        inherited: isConstrained ? [] : inherited(node.inheritanceClause, in: member.unit),
        members: isConstrained ? [] : inner, attributes: attributes(node.attributes, in: member.unit)))
    let scope = Scope(path: path, obstacle: node.modifiers.privateObstacle)
    for declaration in inner { visit(declaration, in: scope) }
  }

  private func inherited(
    _ clause: InheritanceClauseSyntax?, in unit: SourceUnit
  ) -> [Located<TypeSyntax>] {
    (clause?.inheritedTypes).map { $0.map { Located($0.type, in: unit) } } ?? []
  }

  private func attributes(
    _ list: AttributeListSyntax, in unit: SourceUnit
  ) -> [Located<AttributeSyntax>] {
    list.plain.map { Located($0, in: unit) }
  }
}

/// Finds types that name a protocol of the framework, for the sake of saying that they are left out.
private final class InheritanceFinder: SyntaxVisitor {
  var found: [(name: TokenSyntax, role: String)] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.attributeName.namePath?.last, let adopted = MacroName.protocols[name],
      let declaration = node.parent?.parent?.asProtocol((any NamedDeclSyntax).self)
    else { return .skipChildren }
    found.append((declaration.name, adopted))
    return .skipChildren
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let declaration = node.parent?.asProtocol((any NamedDeclSyntax).self) else { return .skipChildren }
    for type in node.inheritedTypes {
      guard let name = type.type.namePath?.last, !FrameworkProtocol.closure(of: name).isEmpty else {
        continue
      }
      found.append((declaration.name, name))
      break
    }
    return .skipChildren
  }
}
