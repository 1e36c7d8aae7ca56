import IntentSchemas
public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Makes a structure an entity that adopts a schema: `@AppEntity(schema:)`.
open class SchemaEntityMacro {}

extension SchemaEntityMacro: ExtensionMacro {
  /// What the macro makes the type conform to.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let use = SchemaUse(node, .entity, on: declaration, in: context) else { return [] }
    SchemaCheck(use, declaration, in: context).run()
    return use.extensions(
      of: type, conformingTo: protocols, among: ["AppEntity", "AssistantSchemaEntity", "_SchemaEntity"])
  }
}

extension SchemaEntityMacro: MemberAttributeMacro {
  /// The wrapper that a member gets.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let member = DeclaredMember(DeclSyntax(member)), member.isPlain, !member.isLet,
      SchemaUse(node, .entity)?.schema.member(member.name) != nil
    else { return [] }
    if member.isAsync { return ["@DeferredProperty"] }
    return member.isComputed ? ["@ComputedProperty"] : ["@EntityProperty"]
  }
}
