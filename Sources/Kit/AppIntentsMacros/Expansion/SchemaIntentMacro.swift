import IntentSchemas
public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Makes a structure an intent that adopts a schema: `@AppIntent(schema:)`.
open class SchemaIntentMacro {}

extension SchemaIntentMacro: ExtensionMacro {
  /// What the macro makes the type conform to.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let use = SchemaUse(node, .intent, on: declaration, in: context) else { return [] }
    SchemaCheck(use, declaration, in: context).run()
    return use.extensions(
      of: type, conformingTo: protocols, among: ["AppIntent", "AssistantSchemaIntent", "_SchemaIntent"])
  }
}

extension SchemaIntentMacro: MemberAttributeMacro {
  /// The wrapper that a member gets.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let member = DeclaredMember(DeclSyntax(member)), member.isPlain, !member.isComputed, !member.isLet,
      let wanted = SchemaUse(node, .intent)?.schema.member(member.name)
    else { return [] }
    guard wanted.mayBeEmpty, let type = member.type.map(WrittenType.init) else { return ["@IntentParameter"] }
    if case .optional = type { return ["@IntentParameter"] }
    return ["@IntentParameter(default: [])"]
  }
}
