import SwiftSyntax

/// One declaration inside a type.
typealias Member = Located<DeclSyntax>

/// A type that the module declares, with all that its extensions add.
struct TypeDeclaration {
  enum Kind: String {
    case structure = "struct"
    case enumeration = "enum"
    case `class`
    case actor
    case `protocol`
  }

  /// Why generated code cannot name the type.
  enum Obstacle: Equatable {
    case generic
    case privateAccess(String)
    case unavailable
  }

  /// The names from the outermost type inwards.
  var path: [String]
  var kind: Kind
  /// Where the type is declared: its name.
  var place: SourcePlace
  /// What stands after the colon, of the declaration and of its extensions.
  var inherited: [Located<TypeSyntax>]
  /// Stored members come from the declaration itself, which stands first.
  var members: [Member]
  /// The attributes of the declaration and of its extensions.
  var attributes: [Located<AttributeSyntax>] = []
  var obstacle: Obstacle?

  /// The last component of the name, which is also what `String(describing:)` says of the type at run time.
  var name: String { path.last ?? "" }
  /// The name as source writes it outside of every type.
  var qualifiedName: String { path.joined(separator: ".") }
}

/// An extension, before the type that it extends is known.
struct ExtensionDeclaration {
  var path: [String]
  var place: SourcePlace
  var inherited: [Located<TypeSyntax>]
  var members: [Member]
  var attributes: [Located<AttributeSyntax>] = []
}

/// A type in a part of the source that is not compiled.
struct InactiveDeclaration {
  var name: String
  var role: String
  var condition: String
  var place: SourcePlace
}
