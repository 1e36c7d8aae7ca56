import SwiftParser
import SwiftSyntax

extension ModuleReader {
  /// The link that `urlRepresentation` spells out, with `${name}` or `${name.property}` in the places of values.
  func link(of type: TypeDeclaration) -> String? {
    guard case .declared(let value) = index.staticProperty("urlRepresentation", of: type) else { return nil }
    if let link = value.expression.flatMap({ Self.link($0.node) }) { return link }
    log.warn(
      .textNotLiteral, at: value.place,
      "“urlRepresentation” of “\(type.qualifiedName)” is not a string literal with key paths in it, so the assistant does "
        + "not know the link. Write it as “\"https://example.com/\\(.id)\"”.")
    return nil
  }

  private static func link(_ expression: ExprSyntax) -> String? {
    let expression = Literal.unwrapped(expression)
    if let call = expression.as(FunctionCallExprSyntax.self), let first = call.arguments.first {
      let types = ["EntityURLRepresentation", "IntentURLRepresentation", "URLRepresentation", "init"]
      return types.contains(call.calleeName ?? "") ? link(first.expression) : nil
    }
    guard let literal = expression.as(StringLiteralExprSyntax.self), !literal.hasError else { return nil }
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let piece):
        let alone = literal.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(piece)]))
        guard let plain = alone.representedLiteralValue else { return nil }
        text += plain
      case .expressionSegment(let piece):
        guard piece.expressions.count == 1, let value = piece.expressions.first?.expression,
          let path = path(value)
        else { return nil }
        text += "${\(path)}"
      }
    }
    return text
  }

  /// The names in `.id`, `\.$trail` and `\.$trail.$name`, joined by dots.
  private static func path(_ expression: ExprSyntax) -> String? {
    guard let keyPath = expression.as(KeyPathExprSyntax.self) else { return Literal.member(expression) }
    var names: [String] = []
    for component in keyPath.components {
      guard case .property(let property) = component.component else { return nil }
      let name = property.declName.baseName.identifierText
      names.append(name.hasPrefix("$") ? String(name.dropFirst()) : name)
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
