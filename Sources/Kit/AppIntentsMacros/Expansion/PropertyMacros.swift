import SwiftDiagnostics
public import SwiftSyntax
public import SwiftSyntaxMacros

/// Shows a computed property of an entity to the assistant: `@ComputedProperty`.
open class ComputedPropertyMacro: PeerMacro {
  /// The property that the macro adds beside the declared one.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = EntityPropertyUse(node, declaration, in: context) else { return [] }
    guard !property.member.isAsync, !property.throws else {
      context.diagnose(Diagnostic(node: property.place, message: SchemaMessage.isAsync))
      return []
    }
    return property.peer("ComputedEntityProperty", read: "entity.\(property.source)")
  }
}

/// Shows a property of an entity that takes time to read to the assistant: `@DeferredProperty`.
open class DeferredPropertyMacro: PeerMacro {
  /// The property that the macro adds beside the declared one.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = EntityPropertyUse(node, declaration, in: context) else { return [] }
    guard property.member.isAsync else {
      context.diagnose(Diagnostic(node: property.place, message: SchemaMessage.notAsync))
      return []
    }
    return property.peer(
      "DeferredEntityProperty", read: "\(property.throws ? "try " : "")await entity.\(property.source)")
  }
}
