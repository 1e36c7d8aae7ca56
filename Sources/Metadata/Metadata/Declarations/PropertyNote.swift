import SwiftSyntax

/// What generated code writes down of an entity's property, because the running app cannot find it out.
struct PropertyNote: Equatable {
  /// The entity's qualified name.
  var entity: String
  var name: String
  /// The title as source spells it out.
  var title: WrittenText?
}

extension ModuleReader {
  /// The notes on the properties of an entity that generated code can name.
  func notes(on type: TypeDeclaration) -> [PropertyNote] {
    wrappedProperties(of: type).filter(\.isVisible).compactMap { wrapped in
      guard declaredType(of: wrapped, in: type) != nil else { return nil }
      let title = wrapped.arguments?.argument("title").flatMap(Literal.written)
      return PropertyNote(entity: type.qualifiedName, name: wrapped.name, title: title)
    }
  }
}
