import SwiftSyntax

/// Collects what a file declares for others: everything that is public, and all of a public protocol or extension.
final class SurfaceCollector: SyntaxVisitor {
  private(set) var types: Set<String> = []
  private(set) var topLevel: Set<String> = []
  private(set) var values: [(owner: String, name: String)] = []
  private(set) var calls: [(owner: String, name: String, call: DeclaredCall)] = []
  /// What stands after the colons, by the last name of the type.
  private(set) var inherited: [(owner: String, name: String)] = []
  /// The types around, with whether their members need no word of their own to be public.
  private var scopes: [(path: String, membersArePublic: Bool)] = []

  private var owner: String? { scopes.last?.path.split(separator: ".").last.map(String.init) }

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    let isOwn = modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
    return isOwn || scopes.last?.membersArePublic == true
  }

  private func enter(_ name: String, _ modifiers: DeclModifierListSyntax, membersArePublic: Bool = false) {
    let path = (scopes.last.map { $0.path + "." } ?? "") + name.replacing("`", with: "")
    if isPublic(modifiers) { types.insert(path) }
    scopes.append((path, membersArePublic && isPublic(modifiers)))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, membersArePublic: true)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.extendedType.trimmedDescription.split(separator: "<").first.map(String.init) ?? ""
    let isPublic = node.modifiers.contains { $0.name.text == "public" }
    scopes.append((path, isPublic))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isPublic(node.modifiers) else { return .skipChildren }
    add(node.name.text)
    types.insert((scopes.last.map { $0.path + "." } ?? "") + node.name.text)
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isPublic(node.modifiers) else { return .skipChildren }
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { add(name) }
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    // The cases of an enumeration are as public as it is itself.
    guard let path = scopes.last?.path, types.contains(path) else { return .skipChildren }
    for element in node.elements {
      add(element.name.text)
      let parameters = element.parameterClause?.parameters.map {
        DeclaredCall.Parameter(
          label: $0.firstName?.text ?? "_", isOptional: $0.defaultValue != nil, isRepeated: false)
      }
      add(element.name.text, DeclaredCall(parameters: parameters ?? []))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPublic(node.modifiers) { add(node.name.text, call(node.signature.parameterClause)) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPublic(node.modifiers) { add("init", call(node.signature.parameterClause)) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isPublic(node.modifiers) else { return .skipChildren }
    var found = call(node.parameterClause)
    // A lone name in a subscript is no label.
    for (index, parameter) in node.parameterClause.parameters.enumerated() where parameter.secondName == nil {
      found.parameters[index].label = parameter.firstName.text
    }
    add("subscript", found)
    return .skipChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    topLevel.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let owner else { return .skipChildren }
    for type in node.inheritedTypes {
      inherited.append(
        (owner, type.type.trimmedDescription.split { $0 == "." || $0 == "<" }.last.map(String.init) ?? ""))
    }
    return .skipChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Adding

  private func call(_ clause: FunctionParameterClauseSyntax) -> DeclaredCall {
    DeclaredCall(
      parameters: clause.parameters.map { parameter in
        DeclaredCall.Parameter(
          label: parameter.firstName.text.replacing("`", with: ""), isOptional: parameter.defaultValue != nil,
          isRepeated: parameter.ellipsis != nil || parameter.type.is(PackExpansionTypeSyntax.self))
      })
  }

  private func add(_ name: String) {
    let name = name.replacing("`", with: "")
    guard let owner else {
      topLevel.insert(name)
      return
    }
    values.append((owner, name))
  }

  private func add(_ name: String, _ call: DeclaredCall) {
    let name = name.replacing("`", with: "")
    guard let owner else {
      topLevel.insert(name)
      return
    }
    calls.append((owner, name, call))
  }
}
