import IntentWire
import SwiftSyntax

/// Reads display representations.
struct Display {
  /// What a type display representation says, when it is spelled out.
  struct TypeName {
    var name: String
    var plural: String?
    var synonyms: [String]
  }

  let reader: TextReader

  func typeName(_ expression: ExprSyntax) -> TypeName? {
    let expression = Literal.unwrapped(expression)
    if let text = reader.text(expression) { return TypeName(name: text, synonyms: []) }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      ["TypeDisplayRepresentation", "init"].contains(call.calleeName ?? ""),
      let name = (call.argument("name") ?? call.argument("stringLiteral")).flatMap(reader.text)
    else { return nil }
    return TypeName(
      name: name, plural: call.argument("numericFormat").flatMap(plural),
      synonyms: reader.texts(call.argument("synonyms")))
  }

  /// The words of a numeric format without its number: `Trails` for `\(placeholder: .int) trails`.
  private func plural(_ expression: ExprSyntax) -> String? {
    guard let format = reader.format(expression) else { return nil }
    let words = format.split(separator: " ").filter { !$0.contains("%") && Int($0) == nil }.joined(
      separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  func value(_ expression: ExprSyntax) -> DisplayValue? {
    let expression = Literal.unwrapped(expression)
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return reader.text(ExprSyntax(literal)).map { DisplayValue($0) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      ["DisplayRepresentation", "init"].contains(call.calleeName ?? ""),
      let title = (call.argument("title") ?? call.argument("stringLiteral")).flatMap(reader.text)
    else { return nil }
    return DisplayValue(
      title, subtitle: call.argument("subtitle").flatMap(reader.text),
      synonyms: reader.texts(call.argument("synonyms")), image: call.argument("image").flatMap(image))
  }

  private func image(_ expression: ExprSyntax) -> String? {
    guard let call = Literal.unwrapped(expression).as(FunctionCallExprSyntax.self) else { return nil }
    if let name = (call.argument("systemName") ?? call.argument("named")).flatMap(Literal.text) {
      return name
    }
    return call.argument("url").flatMap(Literal.address)
  }
}
