import IntentWire
import SwiftSyntax

extension ModuleReader {
  /// What the wrapper of a parameter says of its values beyond their type; `nil` for nothing.
  func limits(of wrapped: WrappedProperty, as type: ValueType, in owner: TypeDeclaration) -> ParameterLimits?
  {
    guard let arguments = wrapped.arguments else { return nil }
    var limits = ParameterLimits()
    if let range = arguments.argument("inclusiveRange"), !Literal.isNil(range) {
      if let bounds = bounds(range) {
        limits.minimum = bounds.lower
        limits.maximum = bounds.upper
      } else {
        complain("inclusiveRange", range, wrapped, owner, "two numbers, for example “(1, 10)”")
      }
    }
    if case .measurement(let dimension) = type.element {
      limits.unit = unitName(of: wrapped).flatMap { UnitSymbols.symbol(of: $0, dimension: dimension) }
      if arguments.argument("supportsNegativeNumbers").flatMap(Literal.boolean) == false {
        limits.minimum = 0
      }
    }
    limits.contentTypes = contentTypes(arguments, wrapped, owner)
    if let size = arguments.argument("size") {
      limits.count = count(size)
      // A size by widget family says nothing here, where there are no widgets.
      if limits.count == nil, !size.is(DictionaryExprSyntax.self) {
        complain("size", size, wrapped, owner, "a number, or “.init(min: 1, max: 3)”")
      }
    }
    limits.keys = keys(arguments)
    return limits == ParameterLimits() ? nil : limits
  }

  /// The keys that the options of a text name, where they are those of some text only.
  private func keys(_ arguments: LabeledExprListSyntax) -> ParameterLimits.Keys? {
    guard let options = arguments.argument("inputOptions"),
      let call = Literal.unwrapped(options).as(FunctionCallExprSyntax.self)
    else { return nil }
    return call.argument("keyboardType").flatMap(Literal.member).flatMap(ParameterLimits.Keys.init(rawValue:))
  }

  private func complain(
    _ label: String, _ expression: ExprSyntax, _ wrapped: WrappedProperty, _ owner: TypeDeclaration,
    _ expected: String
  ) {
    log.warn(
      .defaultNotLiteral, at: wrapped.unit.place(of: expression),
      "“\(label)” of “\(owner.qualifiedName).\(wrapped.name)” is not spelled out in source, so the assistant learns of it "
        + "only when the app refuses a value. Write \(expected).")
  }

  /// The name of the unit that a wrapper gives, for example `kilometers`.
  func unitName(of wrapped: WrappedProperty) -> String? {
    let written = wrapped.arguments?.argument("unit") ?? wrapped.arguments?.argument("defaultUnit")
    return written.flatMap(Literal.member)
  }

  /// The numbers of a pair, with labels or without.
  private func bounds(_ expression: ExprSyntax) -> (lower: Double, upper: Double)? {
    guard let pair = expression.as(TupleExprSyntax.self), pair.elements.count == 2,
      let first = pair.elements.first, let last = pair.elements.last,
      let lower = Literal.number(first.expression), let upper = Literal.number(last.expression)
    else { return nil }
    return (lower, upper)
  }

  private func contentTypes(
    _ arguments: LabeledExprListSyntax, _ wrapped: WrappedProperty, _ owner: TypeDeclaration
  ) -> [String]? {
    for label in ["supportedContentTypes", "supportedTypeIdentifiers"] {
      guard let written = arguments.argument(label) else { continue }
      if let elements = Literal.elements(written) {
        let types = elements.compactMap(ContentTypes.identifier)
        if types.count == elements.count { return types.isEmpty ? nil : types }
      }
      complain(label, written, wrapped, owner, "an array of types, for example “[.image, .pdf]”")
      return nil
    }
    return nil
  }

  private func count(_ expression: ExprSyntax) -> ParameterLimits.ClosedCount? {
    if let number = Literal.integer(expression) { return .init(minimum: number, maximum: number) }
    guard let call = Literal.unwrapped(expression).as(FunctionCallExprSyntax.self),
      ["IntentCollectionSize", "init"].contains(call.calleeName ?? "")
    else { return nil }
    if let exact = call.argument("exactly").flatMap(Literal.integer) {
      return .init(minimum: exact, maximum: exact)
    }
    guard let minimum = call.argument("min").flatMap(Literal.integer),
      let maximum = call.argument("max").flatMap(Literal.integer)
    else { return nil }
    return .init(minimum: minimum, maximum: maximum)
  }
}

/// The uniform type identifiers of the constants that source names.
enum ContentTypes {
  /// The identifier that a constant, a call or a string names; `nil` for anything that is known only at run time.
  static func identifier(_ expression: ExprSyntax) -> String? {
    let expression = Literal.unwrapped(expression)
    if let text = Literal.text(expression) { return text }
    if let call = expression.as(FunctionCallExprSyntax.self),
      ["UTType", "init"].contains(call.calleeName ?? ""),
      let first = call.arguments.first, [nil, "importedAs", "exportedAs"].contains(first.label?.text)
    {
      return Literal.text(first.expression)
    }
    if let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "identifier",
      let base = access.base
    {
      return identifier(base)
    }
    return Literal.member(expression).flatMap { constants[$0] }
  }
}
