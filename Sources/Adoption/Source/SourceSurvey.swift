import Foundation
import Metadata
import SwiftParser
import SwiftSyntax

/// Reads what Swift files declare and use.
struct SourceSurvey: Sendable {
  /// The modules that can be imported besides those of the toolchain.
  var modules: Set<String>
  /// The flags of `#if`.
  var flags: Set<String>
  /// The language mode.
  var languageMode: Int

  /// The longest time that reading a target's files may take.
  private static let limit = Duration.seconds(120)
  static let sizeLimit = 4 * 1024 * 1024

  /// The facts of files, in their order; a file that cannot be read says why.
  func facts(of files: [URL]) throws(AdoptionProblem) -> [FileFacts] {
    guard let facts = DeepStack.run(limit: Self.limit, { files.map(read) }) else {
      throw AdoptionProblem(
        files.first?.deletingLastPathComponent().path ?? "",
        "Reading these files takes longer than two minutes.")
    }
    return facts
  }

  private func read(_ file: URL) -> FileFacts {
    var facts = FileFacts(url: file)
    guard let text = try? FileReading.text(of: file, limit: Self.sizeLimit) else {
      facts.problem =
        FileManager.default.fileExists(atPath: file.path) ? "it cannot be read" : "it is not there"
      return facts
    }
    guard NestingDepth(text).isReasonable else {
      facts.problem = "it nests too deep to be read"
      return facts
    }
    let tree = SourceParsing.tree(text)
    let conditions = BuildConditions(modules: modules, flags: flags, language: [languageMode])
    let collector = FactCollector(facts, evaluator: ConditionEvaluator(conditions: conditions), tree: tree)
    collector.walk(tree)
    return collector.facts
  }
}

/// Parses files as deep as real source goes.
enum SourceParsing {
  static func tree(_ text: String) -> SourceFileSyntax {
    var parser = Parser(text, maximumNestingLevel: 256)
    return SourceFileSyntax.parse(from: &parser)
  }
}

/// Walks through a file and notes its names.
private final class FactCollector: SyntaxVisitor {
  private(set) var facts: FileFacts
  private let evaluator: ConditionEvaluator
  private let converter: SourceLocationConverter
  /// The names of the types around the node that is visited.
  private var path: [String] = []

  init(_ facts: FileFacts, evaluator: ConditionEvaluator, tree: SourceFileSyntax) {
    self.facts = facts
    self.evaluator = evaluator
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Conditions and imports

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = evaluator.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text {
      let line = node.startLocation(converter: converter).line
      facts.imports[module] = facts.imports[module] ?? line
    }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }

  private func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    path.append(Self.plain(node.name))
    let attributes = Self.names(of: node.attributes)
    if !attributes.isDisjoint(with: ["main", "UIApplicationMain", "NSApplicationMain"]) {
      facts.mainType = path.joined(separator: ".")
      facts.hasFormerMain = !attributes.contains("main")
    }
    note(node, path: path, isExtension: false, attributes)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let extended = Self.names(of: node.extendedType)
    path += extended
    note(node, path: extended, isExtension: true, Self.names(of: node.attributes))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    path.removeLast(Self.names(of: node.extendedType).count)
  }

  private func note(
    _ node: some DeclGroupSyntax, path: [String], isExtension: Bool, _ attributes: Set<String>
  ) {
    let inherited = node.inheritanceClause?.inheritedTypes.flatMap { Self.composed($0.type) } ?? []
    facts.types.append(
      FileFacts.TypeFacts(
        path: path, isExtension: isExtension, inherited: inherited, attributes: attributes,
        members: Set(members(of: node.memberBlock.members))))
  }

  private func members(of items: MemberBlockItemListSyntax) -> [String] {
    items.flatMap { item -> [String] in
      if let block = item.decl.as(IfConfigDeclSyntax.self) {
        guard case .decls(let inner)? = evaluator.activeClause(of: block)?.elements else { return [] }
        return members(of: inner)
      }
      return Self.names(declaredBy: item.decl)
    }
  }

  // MARK: Other declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    if node.name.text == "application", labels.dropFirst().first == "handlerFor" {
      facts.findsHandlers = true
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.isOutside(node), path.isEmpty {
      facts.declared.formUnion(Self.names(declaredBy: DeclSyntax(node)))
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.declared.insert(node.name.text)
    return .skipChildren
  }

  private func declare(_ name: TokenSyntax) {
    if path.isEmpty { facts.declared.insert(Self.plain(name)) }
  }

  /// Whether a variable stands outside of functions.
  private static func isOutside(_ node: VariableDeclSyntax) -> Bool {
    var parent = node.parent
    while let next = parent {
      if next.is(FunctionDeclSyntax.self) || next.is(ClosureExprSyntax.self) { return false }
      parent = next.parent
    }
    return true
  }

  // MARK: Uses

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.plain(node.baseName)
    let isMember =
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
    if isMember { facts.usedMembers.insert(name) } else { facts.used.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    facts.used.insert(Self.plain(node.name))
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    facts.usedMembers.insert(Self.plain(node.name))
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    facts.used.insert(node.operator.text)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    facts.used.insert(node.macroName.text)
    return .visitChildren
  }

  // MARK: Names

  static func plain(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.count > 2 && text.first == "`" && text.last == "`"
      ? String(text.dropFirst().dropLast()) : text
  }

  private static func names(of type: TypeSyntax) -> [String] {
    if let type = type.as(IdentifierTypeSyntax.self) { return [plain(type.name)] }
    if let type = type.as(MemberTypeSyntax.self) { return names(of: type.baseType) + [plain(type.name)] }
    if let type = type.as(AttributedTypeSyntax.self) { return names(of: type.baseType) }
    return []
  }

  /// The last names of the types that an inheritance names.
  private static func composed(_ type: TypeSyntax) -> [String] {
    if let type = type.as(CompositionTypeSyntax.self) { return type.elements.flatMap { composed($0.type) } }
    if let type = type.as(AttributedTypeSyntax.self) { return composed(type.baseType) }
    return names(of: type).suffix(1)
  }

  private static func names(of attributes: AttributeListSyntax) -> Set<String> {
    Set(
      attributes.compactMap { element in
        guard case .attribute(let attribute) = element else { return nil }
        return names(of: attribute.attributeName).last
      })
  }

  /// The names that a declaration gives; several for a variable and for cases.
  static func names(declaredBy node: DeclSyntax) -> [String] {
    if let variable = node.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap { binding -> [String] in
        if let name = binding.pattern.as(IdentifierPatternSyntax.self) { return [plain(name.identifier)] }
        guard let tuple = binding.pattern.as(TuplePatternSyntax.self) else { return [] }
        return tuple.elements.compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self).map { plain($0.identifier) }
        }
      }
    }
    if let list = node.as(EnumCaseDeclSyntax.self) { return list.elements.map { plain($0.name) } }
    if node.is(SubscriptDeclSyntax.self) { return ["subscript"] }
    if node.is(InitializerDeclSyntax.self) { return ["init"] }
    return node.asProtocol((any NamedDeclSyntax).self).map { [plain($0.name)] } ?? []
  }
}
