import SwiftDiagnostics
public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Makes an enumeration a value of one of several types: `@UnionValue`.
open class UnionValueMacro: ExtensionMacro {
  /// A case with the one value that it carries.
  private struct Case {
    var name: String
    var label: String?
    var type: String
  }

  /// What the macro makes the type conform to.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose(
        Diagnostic(
          node: declaration.keyword, message: SchemaMessage.wrongKind("@UnionValue", "an enumeration")))
      return []
    }
    if let clause = declaration.genericParameterClause {
      context.diagnose(Diagnostic(node: clause, message: SchemaMessage.genericUnion))
      return []
    }
    guard let cases = cases(of: declaration, context) else { return [] }
    guard !cases.isEmpty else {
      context.diagnose(Diagnostic(node: declaration.name, message: SchemaMessage.emptyUnion))
      return []
    }
    let own = ["AppUnionValue", "_UnionValue"]
    let names = protocols.map(\.trimmedDescription).filter(own.contains)
    guard !names.isEmpty else { return [] }
    let rows = cases.map { row(for: $0, among: cases.count) }.joined(separator: "\n")
    let text: DeclSyntax = """
      extension \(type.trimmed): \(raw: names.joined(separator: ", ")) {
        nonisolated public enum Cases: String, AppUnionValueCasesProviding {
          case \(raw: cases.map(\.name).joined(separator: ", "))
        }

        nonisolated public static var _unionCases: [_UnionCase<Self>] {
          [
      \(raw: rows)
          ]
        }
      }
      """
    return text.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }

  /// The cases in order; `nil` when one of them is reported.
  private static func cases(of declaration: EnumDeclSyntax, _ context: some MacroExpansionContext) -> [Case]?
  {
    var cases: [Case] = []
    var isWhole = true
    let members = DeclaredMember.all(in: declaration.memberBlock.members)
    for element in members.compactMap({ $0.as(EnumCaseDeclSyntax.self) }).flatMap(\.elements) {
      guard let parameters = element.parameterClause?.parameters, parameters.count == 1,
        let parameter = parameters.first
      else {
        context.diagnose(Diagnostic(node: element, message: SchemaMessage.unionCase(element.name.name)))
        isWhole = false
        continue
      }
      let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
      cases.append(Case(name: element.name.text, label: label, type: parameter.type.trimmedDescription))
    }
    return isWhole ? cases : nil
  }

  private static func row(for unionCase: Case, among count: Int) -> String {
    let name = unionCase.name
    let made = unionCase.label.map { "\($0): $0" } ?? "$0"
    let title = name.filter { $0 != "`" }
    let otherwise = count > 1 ? " else { nil }" : " else { nil }"
    return """
            _UnionCase(
              "\(title)", (\(unionCase.type)).self, make: { .\(name)(\(made)) },
              value: { if case .\(name)(let value) = $0 { value }\(otherwise) }),
      """
  }
}
