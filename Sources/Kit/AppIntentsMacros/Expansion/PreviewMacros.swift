public import SwiftSyntax
public import SwiftSyntaxMacros

/// Leaves out a preview: `#Preview`.
///
/// The compiler has checked its arguments by then. Nothing on Linux shows previews, so no code is made of them.
open class PreviewMacro: DeclarationMacro {
  /// Nothing.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// Lets state stand in a preview: `@Previewable`.
open class PreviewableMacro: PeerMacro {
  /// Nothing.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
