import IntentSchemas
public import SwiftSyntax
public import SwiftSyntaxMacros

/// Makes an enumeration a choice that adopts a schema: `@AppEnum(schema:)`.
open class SchemaEnumMacro: ExtensionMacro {
  /// What the macro makes the type conform to.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let use = SchemaUse(node, .enumeration, on: declaration, in: context) else { return [] }
    SchemaCheck(use, declaration, in: context).run()
    return use.extensions(
      of: type, conformingTo: protocols, among: ["AppEnum", "AssistantSchemaEnum", "_SchemaEnum"])
  }
}
