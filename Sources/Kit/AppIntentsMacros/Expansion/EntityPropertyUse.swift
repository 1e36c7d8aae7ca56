import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A computed property of an entity that an attribute shows to the assistant.
struct EntityPropertyUse {
  let member: DeclaredMember
  /// Where the property itself is reported.
  let place: Syntax
  /// Whether reading the property can fail.
  let `throws`: Bool

  private let type: TypeSyntax
  private let arguments: LabeledExprListSyntax?
  private let entity: String
  private let isInExtension: Bool
  private let access: String

  /// Reads the declaration, and reports one that the attribute cannot stand on.
  init?(
    _ node: AttributeSyntax, _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) {
    let name = "@\(node.attributeName.trimmedDescription)"
    guard let member = DeclaredMember(DeclSyntax(declaration)), member.isComputed, let type = member.type
    else {
      context.diagnose(Diagnostic(node: declaration, message: SchemaMessage.notComputed(name)))
      return nil
    }
    self.member = member
    self.type = type.trimmed
    place = Syntax(member.binding.pattern)
    let accessors: AccessorDeclListSyntax? =
      if case .accessors(let list) = member.binding.accessorBlock?.accessors { list } else { nil }
    `throws` = accessors?.contains { $0.effectSpecifiers?.throwsClause != nil } ?? false
    if case .argumentList(let list) = node.arguments { arguments = list } else { arguments = nil }
    let surrounding = context.lexicalContext.first
    isInExtension = surrounding?.is(ExtensionDeclSyntax.self) ?? false
    // A class must say its own name, because `Self` may be a subclass.
    entity = surrounding?.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "Self"
    let words = ["public", "package", "open"]
    access = member.declaration.modifiers.lazy.map(\.name.text).first(where: words.contains) ?? ""
  }

  /// The name as source must write it.
  var source: String { member.binding.pattern.trimmedDescription }

  /// The wrapper that reads the property, stored beside it, and the projection that leads to the wrapper.
  ///
  /// - Parameters:
  ///   - wrapper: The wrapper's type.
  ///   - read: An expression that reads the property of `entity`.
  func peer(_ wrapper: String, read: String) -> [DeclSyntax] {
    var list =
      arguments?.map(\.trimmedDescription).map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 } ?? []
    list.append("{ (entity: \(entity)) in \(read) }")
    let made = "\(wrapper)<\(entity), \(type)>(\(list.joined(separator: ", ")))"
    let words = ["nonisolated", access == "open" ? "public" : access].filter { !$0.isEmpty }
    let projection = words.joined(separator: " ")
    if isInExtension {
      return ["\(raw: projection) var $\(raw: member.name): EntityProperty<\(type)> { \(raw: made) }"]
    }
    return [
      "nonisolated private let _\(raw: member.name) = \(raw: made)",
      "\(raw: projection) var $\(raw: member.name): EntityProperty<\(type)> { _\(raw: member.name) }",
    ]
  }
}
