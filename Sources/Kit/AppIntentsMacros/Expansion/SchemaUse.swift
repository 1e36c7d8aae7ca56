import IntentSchemas
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A schema that an attribute names, with the type that the attribute stands on.
struct SchemaUse {
  let attribute: AttributeSyntax
  let schema: Schema
  /// The names in the type's inheritance clause, without modules.
  private(set) var inherited: [String] = []

  /// Reads the attribute alone; `nil` when it names no schema of the kind.
  init?(_ attribute: AttributeSyntax, _ kind: Schema.Kind) {
    guard let names = Self.names(attribute), names.count >= 2,
      let schema = IntentSchemas.schema(kind, names.suffix(2).joined(separator: "."))
    else { return nil }
    self.attribute = attribute
    self.schema = schema
  }

  /// Reads the attribute and reports what is wrong about it or about the kind of type that it stands on.
  init?(
    _ attribute: AttributeSyntax, _ kind: Schema.Kind, on declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) {
    if let message = Self.objection(to: declaration, as: kind, attribute) {
      context.diagnose(Diagnostic(node: declaration.keyword, message: message))
      return nil
    }
    guard let use = SchemaUse(attribute, kind) else {
      context.diagnose(Self.unknown(attribute, kind))
      return nil
    }
    self = use
    inherited = declaration.inheritanceClause?.inheritedTypes.compactMap { $0.type.lastName } ?? []
  }

  /// The extension that makes the type adopt the schema.
  ///
  /// - Parameters:
  ///   - protocols: The protocols of the macro to which the type does not conform yet.
  ///   - own: Those of them that every schema of the kind brings.
  func extensions(
    of type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax], among own: [String]
  ) -> [ExtensionDeclSyntax] {
    var wanted = own
    for group in schema.protocols where !group.contains(where: inherited.contains) {
      wanted += group.prefix(1)
    }
    let names = protocols.map(\.trimmedDescription).filter(wanted.contains)
    guard !names.isEmpty else { return [] }
    let text: DeclSyntax = """
      extension \(type.trimmed): \(raw: names.joined(separator: ", ")) {
        nonisolated public static var _schema: String { \(literal: schema.identifier) }
      }
      """
    return text.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }

  /// The names after the dots of the attribute's argument.
  private static func names(_ attribute: AttributeSyntax) -> [String]? {
    guard let expression = argument(attribute) else { return nil }
    var names: [String] = []
    var current = expression
    while let access = current.as(MemberAccessExprSyntax.self) {
      names.insert(access.declName.baseName.name, at: 0)
      guard let base = access.base else { return names }
      current = base
    }
    return names
  }

  private static func argument(_ attribute: AttributeSyntax) -> ExprSyntax? {
    guard case .argumentList(let list) = attribute.arguments else { return nil }
    return list.first { $0.label?.text == "schema" }?.expression
  }

  /// What is wrong about the kind of type.
  private static func objection(
    to declaration: some DeclGroupSyntax, as kind: Schema.Kind, _ attribute: AttributeSyntax
  ) -> SchemaMessage? {
    let macro = "@\(attribute.attributeName.trimmedDescription)(schema:)"
    switch kind {
    case .enumeration:
      return declaration.is(EnumDeclSyntax.self) ? nil : .wrongKind(macro, "an enumeration")
    case .intent, .entity:
      if declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self) { return nil }
      return .wrongKind(macro, "a structure or a class")
    }
  }

  private static func unknown(_ attribute: AttributeSyntax, _ kind: Schema.Kind) -> Diagnostic {
    guard let argument = argument(attribute), let names = names(attribute), names.count >= 2 else {
      return Diagnostic(node: attribute, message: SchemaMessage.unreadable)
    }
    let wanted = names.suffix(2).joined(separator: ".")
    guard let domain = IntentSchemas.domain(names[names.count - 2]) else {
      let near = Spelling.nearest(names[names.count - 2], among: IntentSchemas.domainNames)
      return Diagnostic(node: argument, message: SchemaMessage.unknownDomain(wanted, near: near))
    }
    let known = domain.schemas(kind).map(\.name)
    guard let near = Spelling.nearest(names[names.count - 1], among: known) else {
      return Diagnostic(node: argument, message: SchemaMessage.unknown(wanted, kind, known: known))
    }
    let replacement = ExprSyntax(".\(raw: domain.name).\(raw: near)")
    return Diagnostic(
      node: argument, message: SchemaMessage.unknown(wanted, kind, near: "\(domain.name).\(near)"),
      fixIt: .replace(
        message: SchemaFix("replace with '.\(domain.name).\(near)'"), oldNode: argument, newNode: replacement)
    )
  }
}

extension DeclGroupSyntax {
  /// The word that begins the declaration.
  var keyword: TokenSyntax { introducer }

  /// The type's name.
  var typeName: TokenSyntax? { asProtocol((any NamedDeclSyntax).self)?.name }
}
