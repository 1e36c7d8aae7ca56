import IntentWire
import SwiftSyntax

/// Reads display representations.
enum Display {
  /// What a type display representation says, when it is spelled out.
  struct TypeName {
    var name: String
    var plural: String?
    var synonyms: [String]
  }

  static func typeName(_ expression: ExprSyntax) -> TypeName? {
    let expression = Literal.unwrapped(expression)
    if let text = Literal.text(expression) { return TypeName(name: text, synonyms: []) }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      ["TypeDisplayRepresentation", "init"].contains(call.calleeName ?? ""),
      let name = (call.argument("name") ?? call.argument("stringLiteral")).flatMap(Literal.text)
    else { return nil }
    return TypeName(
      name: name, plural: call.argument("numericFormat").flatMap(plural),
      synonyms: texts(call.argument("synonyms")))
  }

  /// The words of a numeric format without its number: `Trails` for `\(placeholder: .int) trails`.
  private static func plural(_ expression: ExprSyntax) -> String? {
    guard let format = Literal.format(expression) else { return nil }
    let words = format.split(separator: " ").filter { !$0.contains("%") && Int($0) == nil }.joined(
      separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  static func value(_ expression: ExprSyntax) -> DisplayValue? {
    let expression = Literal.unwrapped(expression)
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return Literal.text(ExprSyntax(literal)).map { DisplayValue($0) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      ["DisplayRepresentation", "init"].contains(call.calleeName ?? ""),
      let title = (call.argument("title") ?? call.argument("stringLiteral")).flatMap(Literal.text)
    else { return nil }
    return DisplayValue(
      title, subtitle: call.argument("subtitle").flatMap(Literal.text),
      synonyms: texts(call.argument("synonyms")), image: call.argument("image").flatMap(image))
  }

  private static func image(_ expression: ExprSyntax) -> String? {
    guard let call = Literal.unwrapped(expression).as(FunctionCallExprSyntax.self) else { return nil }
    if let name = (call.argument("systemName") ?? call.argument("named")).flatMap(Literal.text) {
      return name
    }
    return call.argument("url").flatMap(Literal.address)
  }

  private static func texts(_ expression: ExprSyntax?) -> [String] {
    expression.flatMap(Literal.elements)?.compactMap(Literal.text) ?? []
  }
}
