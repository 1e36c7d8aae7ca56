import SwiftParser
import SwiftSyntax

/// Reads expressions whose value source spells out.
enum Literal {
  /// The types around a text that leave it as it is.
  private static let textTypes: Set<String> = [
    "AttributedString", "IntentDescription", "IntentDialog", "LocalizedStringResource", "String", "init",
  ]

  /// The text of a string literal, or of a call that only wraps one.
  static func text(_ expression: ExprSyntax) -> String? { written(expression)?.text }

  /// The text of a string literal, or of a call that only wraps one, with what it is looked up by.
  static func written(_ expression: ExprSyntax) -> WrittenText? {
    let expression = unwrapped(expression)
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue.map { WrittenText(key: $0, text: $0) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    guard var text = wrapped(expression).lazy.compactMap(written).first else { return nil }
    if call.argument("defaultValue") != nil,
      let key = call.arguments.first.flatMap({ written($0.expression) })
    {
      text.key = key.text
    }
    if let table = call.argument("table").flatMap(Literal.text) { text.table = table }
    return text
  }

  /// The text as ``text(_:)`` reads it, with `%` for each value in it.
  static func format(_ expression: ExprSyntax) -> String? { writtenFormat(expression)?.text }

  /// The text as ``written(_:)`` reads it, with the placeholders of a string table for the values in it.
  static func writtenFormat(_ expression: ExprSyntax) -> WrittenText? {
    let expression = unwrapped(expression)
    guard let literal = expression.as(StringLiteralExprSyntax.self) else {
      guard var text = wrapped(expression).lazy.compactMap(writtenFormat).first else { return nil }
      let call = expression.as(FunctionCallExprSyntax.self)
      if let table = call?.argument("table").flatMap(Literal.text) { text.table = table }
      return text
    }
    if let text = literal.representedLiteralValue { return WrittenText(key: text, text: text) }
    let text = literal.segments.map { segment in
      switch segment {
      case .stringSegment(let piece): piece.content.text.replacing("%", with: "%%")
      case .expressionSegment(let piece): placeholder(piece)
      }
    }.joined()
    return WrittenText(key: text, text: text)
  }

  /// The placeholder in the key for `\(placeholder: .int)`; `%@` for every other value.
  private static func placeholder(_ segment: ExpressionSegmentSyntax) -> String {
    guard let first = segment.expressions.first, first.label?.text == "placeholder",
      let kind = member(first.expression)
    else { return "%@" }
    let specifiers = ["int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf"]
    return specifiers[kind] ?? "%@"
  }

  /// What a call that only wraps a text is given for it, best first.
  private static func wrapped(_ expression: ExprSyntax) -> [ExprSyntax] {
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = call.calleeName,
      textTypes.contains(name)
    else { return [] }
    // The key of a localised text is what is shown, unless it comes with a default.
    var texts = call.argument("defaultValue").map { [$0] } ?? []
    if let first = call.arguments.first,
      [nil, "stringLiteral", "localized", "full"].contains(first.label?.text)
    {
      texts.append(first.expression)
    }
    return texts
  }

  static func boolean(_ expression: ExprSyntax) -> Bool? {
    (unwrapped(expression).as(BooleanLiteralExprSyntax.self)?.literal.tokenKind).flatMap {
      switch $0 {
      case .keyword(.true): true
      case .keyword(.false): false
      default: nil
      }
    }
  }

  static func integer(_ expression: ExprSyntax) -> Int? {
    let expression = unwrapped(expression)
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      return literal.hasError ? nil : literal.representedLiteralValue
    }
    guard let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" else {
      return nil
    }
    return integer(prefix.expression).flatMap { $0 == .min ? nil : -$0 }
  }

  static func number(_ expression: ExprSyntax) -> Double? {
    let expression = unwrapped(expression)
    if let value = integer(expression) { return Double(value) }
    if let literal = expression.as(FloatLiteralExprSyntax.self) { return literal.representedLiteralValue }
    guard let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" else {
      return nil
    }
    return number(prefix.expression).map { -$0 }
  }

  /// The last name of `.member` or `Type.member`.
  static func member(_ expression: ExprSyntax) -> String? {
    guard let access = unwrapped(expression).as(MemberAccessExprSyntax.self),
      access.declName.argumentNames == nil
    else { return nil }
    return access.declName.baseName.identifierText
  }

  /// The name in `\.$name` or `\Type.$name`.
  static func projected(_ expression: ExprSyntax) -> String? {
    guard let path = unwrapped(expression).as(KeyPathExprSyntax.self), path.components.count == 1,
      case .property(let property) = path.components.first?.component
    else { return nil }
    let name = property.declName.baseName.identifierText
    return name.hasPrefix("$") && name.count > 1 ? String(name.dropFirst()) : nil
  }

  static func isNil(_ expression: ExprSyntax) -> Bool { unwrapped(expression).is(NilLiteralExprSyntax.self) }

  /// The elements of an array literal.
  static func elements(_ expression: ExprSyntax) -> [ExprSyntax]? {
    unwrapped(expression).as(ArrayExprSyntax.self)?.elements.map(\.expression)
  }

  /// The address in `URL(string: "…")`, forced or not.
  static func address(_ expression: ExprSyntax) -> String? {
    guard let call = unwrapped(expression).as(FunctionCallExprSyntax.self),
      ["URL", "init"].contains(call.calleeName ?? "")
    else { return nil }
    return call.argument("string").flatMap(text)
  }

  /// The expression without parentheses, `try`, `!` and casts.
  static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    var current = expression
    while true {
      if let tuple = current.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first, only.label == nil
      {
        current = only.expression
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        current = forced.expression
      } else if let attempt = current.as(TryExprSyntax.self) {
        current = attempt.expression
      } else {
        return current
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called: `init` for `.init(…)`, the type for `Module.Type(…)`.
  var calleeName: String? { calleePath?.last }

  /// The names of what is called.
  var calleePath: [String]? {
    func names(_ expression: ExprSyntax) -> [String]? {
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        return [reference.baseName.identifierText]
      }
      if let generic = expression.as(GenericSpecializationExprSyntax.self) {
        return names(generic.expression)
      }
      guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
      let last = access.declName.baseName.identifierText
      guard let base = access.base else { return [last] }
      return names(base).map { $0 + [last] }
    }
    return names(calledExpression)
  }

  /// The type that a call creates a value of: without a trailing `.init`.
  var createdTypePath: [String]? {
    guard let path = calleePath else { return nil }
    let type = path.last == "init" ? Array(path.dropLast()) : path
    return type.isEmpty ? nil : type
  }

  func argument(_ label: String) -> ExprSyntax? { arguments.argument(label) }
}

extension LabeledExprListSyntax {
  /// The argument with a label.
  func argument(_ label: String) -> ExprSyntax? { first { $0.label?.identifierText == label }?.expression }
}
