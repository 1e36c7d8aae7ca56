import IntentWire
import SwiftSyntax

extension ModuleReader {
  /// The text of a static property; says so when it is declared but not spelled out.
  func staticText(_ name: String, of type: TypeDeclaration, else fallback: @autoclosure () -> String?)
    -> String?
  {
    guard case .declared(let value) = index.staticProperty(name, of: type) else { return fallback() }
    if let expression = value.expression {
      if Literal.isNil(expression.node) { return nil }
      if let text = texts.text(expression.node) { return text }
    }
    let replacement = fallback().map { "“\($0)” stands in its place" } ?? "it is left out"
    log.warn(
      .textNotLiteral, at: value.place,
      "“\(name)” of “\(type.qualifiedName)” is not a string literal, so \(replacement). "
        + "The assistant reads it without running the app; write the text here.")
    return fallback()
  }

  /// Whether a static property is true; says so when it is declared but not spelled out.
  func staticFlag(_ name: String, of type: TypeDeclaration) -> Bool? {
    guard case .declared(let value) = index.staticProperty(name, of: type) else { return nil }
    if let flag = value.expression.flatMap({ Literal.boolean($0.node) }) { return flag }
    log.warn(
      .textNotLiteral, at: value.place,
      "“\(name)” of “\(type.qualifiedName)” is neither true nor false in source, so the default stands. "
        + "The assistant reads it without running the app; write it as a literal.")
    return nil
  }

  /// The member that a static property names; says so when it is declared but not spelled out.
  func staticMember(_ name: String, of type: TypeDeclaration) -> String? {
    guard case .declared(let value) = index.staticProperty(name, of: type) else { return nil }
    if let member = value.expression.flatMap({ Literal.member($0.node) }) { return member }
    log.warn(
      .textNotLiteral, at: value.place,
      "“\(name)” of “\(type.qualifiedName)” is not spelled out in source, so the default stands.")
    return nil
  }

  /// The text of a wrapper's argument; says so when it is there but not spelled out.
  func text(_ label: String, of wrapped: WrappedProperty, in type: TypeDeclaration) -> String? {
    guard let expression = wrapped.arguments?.argument(label), !Literal.isNil(expression) else { return nil }
    if let text = texts.text(expression) { return text }
    log.warn(
      .textNotLiteral, at: wrapped.unit.place(of: expression),
      "“\(label)” of “\(type.qualifiedName).\(wrapped.name)” is not a string literal, so the assistant does not "
        + "know it. It reads it without running the app; write the text here.")
    return nil
  }

  /// The title of a parameter or property.
  func title(of wrapped: WrappedProperty, in type: TypeDeclaration) -> String {
    text("title", of: wrapped, in: type) ?? Naming.title(from: wrapped.name)
  }

  /// The name and synonyms of a type of values.
  func typeName(of type: TypeDeclaration) -> Display.TypeName {
    let fallback = Display.TypeName(name: Naming.title(from: type.name), synonyms: [])
    for name in ["typeDisplayRepresentation", "typeDisplayName"] {
      guard case .declared(let value) = index.staticProperty(name, of: type) else { continue }
      if let found = value.expression.flatMap({ display.typeName($0.node) }) { return found }
      log.warn(
        .textNotLiteral, at: value.place,
        "“\(name)” of “\(type.qualifiedName)” is not spelled out in literals, so "
          + "“\(fallback.name)” is its name for the assistant.")
      return fallback
    }
    if let schema = schema(of: type) {
      return Display.TypeName(name: SchemaFacts.title(of: schema), synonyms: [])
    }
    // The framework names a union after its type.
    if index.ancestry(of: type).foreign.contains(Role.union.rawValue) { return fallback }
    log.warn(
      .missingMember, at: type.place,
      "“\(type.qualifiedName)” declares no “typeDisplayRepresentation”, so “\(fallback.name)” is its name.")
    return fallback
  }

  /// The schema that a type adopts through a macro.
  func schema(of type: TypeDeclaration) -> String? {
    index.macros(of: type).lazy.compactMap(\.schema).first
  }
}
