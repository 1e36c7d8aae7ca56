import SwiftDiagnostics
public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Makes a variable in an extension of the environment an entry of it: `@Entry`.
///
/// The variable reads and writes a value under a key that the macro puts beside it.
open class EntryMacro: AccessorMacro, PeerMacro {
  /// What reads and writes the value.
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = Entry(declaration, in: context, reports: true) else { return [] }
    return ["get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }"]
  }

  /// The key with the value where none was given.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // What is wrong is reported once, with the accessors.
    guard let entry = Entry(declaration, in: context, reports: false) else { return [] }
    return [entry.declaration]
  }
}

/// A variable with `@Entry`.
private struct Entry {
  /// The name of the key.
  let key: String
  /// The key's declaration.
  let declaration: DeclSyntax

  private static let kinds = [
    "EnvironmentValues": "EnvironmentKey", "FocusedValues": "FocusedValueKey",
    "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
  ]

  init?(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext, reports: Bool) {
    let surrounding = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.lastName
    guard let kind = surrounding.flatMap({ Self.kinds[$0] }),
      let member = DeclaredMember(DeclSyntax(declaration)), !member.isLet, !member.isComputed
    else {
      if reports { context.diagnose(Diagnostic(node: declaration, message: SchemaMessage.wrongEntry)) }
      return nil
    }
    key = "__Key_\(member.name)"
    if kind == "FocusedValueKey" {
      guard let type = member.type, let value = type.as(OptionalTypeSyntax.self)?.wrappedType else {
        if reports { context.diagnose(Diagnostic(node: declaration, message: SchemaMessage.focusedEntry)) }
        return nil
      }
      self.declaration = """
        private struct \(raw: key): \(raw: kind) {
          typealias Value = \(value.trimmed)
        }
        """
      return
    }
    let start = member.binding.initializer?.value
    let isOptional = member.type.map { $0.is(OptionalTypeSyntax.self) } ?? false
    guard let value = start?.trimmedDescription ?? (isOptional ? "nil" : nil) else {
      if reports { context.diagnose(Diagnostic(node: declaration, message: SchemaMessage.emptyEntry)) }
      return nil
    }
    // A value that has no written type is kept, because only the compiler can tell what it is.
    let type = member.type?.trimmedDescription ?? start.flatMap(Self.type)
    let body =
      type.map { "static var defaultValue: \($0) { \(value) }" } ?? "static let defaultValue = \(value)"
    self.declaration = """
      private struct \(raw: key): \(raw: kind) {
        \(raw: body)
      }
      """
  }

  /// The type of a value, as far as its source says.
  private static func type(of value: ExprSyntax) -> String? {
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    guard let called = value.as(FunctionCallExprSyntax.self)?.calledExpression,
      let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true
    else { return nil }
    return name
  }
}
