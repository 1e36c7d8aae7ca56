import SwiftSyntax

/// A variable or constant that a type declares.
struct DeclaredMember {
  /// Attributes that do not change how a variable is stored.
  private static let passive: Set<String> = [
    "available", "MainActor", "preconcurrency", "inlinable", "usableFromInline", "objc", "nonobjc", "_spi",
    "ObservationIgnored",
  ]

  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let name: String

  /// Reads a declaration of one name; `nil` for static members and for anything else.
  init?(_ declaration: DeclSyntax) {
    guard let declaration = declaration.as(VariableDeclSyntax.self),
      !declaration.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
      let binding = declaration.bindings.first, declaration.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    self.declaration = declaration
    self.binding = binding
    name = pattern.identifier.name
  }

  /// The type that the declaration writes.
  var type: TypeSyntax? { binding.typeAnnotation?.type }

  /// Whether the declaration is a constant.
  var isLet: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }

  /// Whether no attribute says how the variable is stored.
  var isPlain: Bool {
    declaration.attributes.allSatisfy { element in
      guard case .attribute(let attribute) = element else { return true }
      return attribute.attributeName.lastName.map(Self.passive.contains) ?? false
    }
  }

  /// Whether the variable is computed rather than stored.
  var isComputed: Bool {
    guard let block = binding.accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// Whether reading the variable takes time.
  var isAsync: Bool {
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return false }
    return accessors.contains { $0.effectSpecifiers?.asyncSpecifier != nil }
  }

  /// Everything that a type declares, those members among them that depend on build conditions.
  static func all(in members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { item -> [DeclSyntax] in
      guard let conditions = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return conditions.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return all(in: members)
      }
    }
  }
}

extension TokenSyntax {
  /// The name without the quotes of a keyword.
  var name: String { identifier?.name ?? text }
}

extension TypeSyntax {
  /// The last part of a type's name, without modules and generic arguments; `nil` when the type is no name.
  var lastName: String? {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.name }
    if let name = self.as(MemberTypeSyntax.self) { return name.name.name }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastName }
    return nil
  }
}
