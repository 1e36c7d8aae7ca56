import IntentWire
import SwiftSyntax

extension ModuleReader {
  /// Reads one intent.
  func intent(_ type: TypeDeclaration) -> IntentManifest {
    let ancestry = index.ancestry(of: type)
    let schema = schema(of: type)
    let fallback = schema.map(SchemaFacts.title) ?? Naming.title(from: type.name)
    if case .missing = index.staticProperty("title", of: type), schema == nil {
      log.warn(
        .missingMember, at: type.place,
        "“\(type.qualifiedName)” declares no “title”, so “\(fallback)” is its title.")
    }
    let description = description(of: type)
    let modes = modes(of: type)
    let opensFirst = opensWhenRun(type, ancestry)
    var extra = AppIntentManifest(
      schema: schema, kinds: Self.sorted(ancestry.foreign.intersection(FrameworkProtocol.intentKinds)),
      modes: modes?.spelledOut(besideOpening: opensFirst), sentences: sentences(of: type),
      category: description.category,
      keywords: description.keywords, resultName: description.resultName)
    if staticFlag("isAssistantOnly", of: type) == true { extra.isAssistantOnly = true }
    if ancestry.foreign.contains("URLRepresentableIntent") { extra.url = link(of: type) }
    if ancestry.foreign.contains("CustomIntentMigratedAppIntent") {
      extra.replaces = staticText("intentClassName", of: type, else: nil)
    }
    return IntentManifest(
      identifier: type.name, dialect: .appIntents,
      title: staticText("title", of: type, else: fallback) ?? fallback,
      summary: description.text, parameters: parameters(of: type),
      result: result(of: type), opensApp: opensFirst || modes?.opensApp == true,
      isDiscoverable: staticFlag("isDiscoverable", of: type)
        ?? ancestry.foreign.isDisjoint(with: FrameworkProtocol.hiddenByDefault),
      authentication: staticMember("authenticationPolicy", of: type) ?? "alwaysAllowed",
      appIntent: extra.isEmpty ? nil : extra)
  }

  /// The names in order; `nil` for none.
  static func sorted(_ names: Set<String>) -> [String]? { names.isEmpty ? nil : names.sorted() }

  /// Whether the app is brought to the front first, as far as `openAppWhenRun` says it.
  private func opensWhenRun(_ type: TypeDeclaration, _ ancestry: ModuleIndex.Ancestry) -> Bool {
    if let flag = staticFlag("openAppWhenRun", of: type) { return flag }
    return !ancestry.foreign.isDisjoint(with: FrameworkProtocol.openingByDefault)
  }

  // MARK: Description

  /// What an `IntentDescription` says.
  struct Description {
    var text: String?
    var category: String?
    var keywords: [String]?
    var resultName: String?
  }

  private func description(of type: TypeDeclaration) -> Description {
    var result = Description(text: staticText("description", of: type, else: nil))
    guard case .declared(let value) = index.staticProperty("description", of: type),
      let call = value.expression.map({ Literal.unwrapped($0.node) })?.as(FunctionCallExprSyntax.self),
      ["IntentDescription", "init"].contains(call.calleeName ?? "")
    else { return result }
    result.category = call.argument("categoryName").flatMap(texts.text)
    result.resultName = call.argument("resultValueName").flatMap(texts.text)
    let keywords = texts.texts(call.argument("searchKeywords"))
    result.keywords = keywords.isEmpty ? nil : keywords
    return result
  }

  // MARK: Modes

  /// The modes that `supportedModes` spells out.
  private func modes(of type: TypeDeclaration) -> WrittenModes? {
    guard case .declared(let value) = index.staticProperty("supportedModes", of: type) else { return nil }
    if let modes = value.expression.flatMap({ WrittenModes($0.node) }) { return modes }
    log.warn(
      .textNotLiteral, at: value.place,
      "“supportedModes” of “\(type.qualifiedName)” is not spelled out in source, so the assistant takes it for one that "
        + "runs in the background. Write it as an array of modes, for example “[.background, .foreground(.dynamic)]”."
    )
    return nil
  }

  // MARK: Result

  /// The type between the angle brackets of `ReturnsValue` in what `perform()` returns.
  private func result(of type: TypeDeclaration) -> ValueType? {
    for member in index.inheritedMembers(of: type) {
      guard let function = member.node.as(FunctionDeclSyntax.self), function.name.text == "perform",
        function.signature.parameterClause.parameters.isEmpty
      else { continue }
      guard let returned = function.signature.returnClause?.type else { return nil }
      return result(returned, of: type, in: member.unit)
    }
    return nil
  }

  private func result(_ returned: TypeSyntax, of type: TypeDeclaration, in unit: SourceUnit) -> ValueType? {
    for part in returned.composed {
      let name = part.namePath?.last
      if name != "ReturnsValue", name != "IntentResultContainer", let path = part.namePath,
        let alias = index.aliased(path, in: type.path)
      {
        if let found = result(alias.node, of: type, in: alias.unit) { return found }
        continue
      }
      guard name == "ReturnsValue" || name == "IntentResultContainer",
        let argument = part.genericArguments.first, argument.namePath?.last != "Never"
      else { continue }
      if let declared = valueType(argument, in: type.path) { return declared.type }
      log.warn(
        .unknownType, at: unit.place(of: argument),
        "The assistant does not know the result type “\(argument.trimmedDescription)”, so the result of "
          + "“\(type.qualifiedName)” is left out of its description.")
    }
    return nil
  }
}

/// The modes of an intent as source spells them out.
struct WrittenModes: Equatable {
  /// The names that the wire has for them.
  var names: Set<String>

  /// Reads `.background`, `.foreground(.dynamic)` and arrays of these; `nil` for anything else.
  init?(_ expression: ExprSyntax) {
    let expression = Literal.unwrapped(expression)
    if let elements = Literal.elements(expression) {
      var names: Set<String> = []
      for element in elements {
        guard let modes = WrittenModes(element) else { return nil }
        names.formUnion(modes.names)
      }
      self.names = names
    } else if let call = expression.as(FunctionCallExprSyntax.self), call.calleeName == "foreground",
      let mode = call.arguments.first.flatMap({ Literal.member($0.expression) }),
      ["immediate", "dynamic", "deferred"].contains(mode)
    {
      names = ["foreground.\(mode)"]
    } else {
      switch Literal.member(expression) {
      case "background": names = ["background"]
      case "foreground": names = ["foreground.immediate"]
      default: return nil
      }
    }
  }

  /// The names in order; `nil` when they follow from whether the app is opened first.
  func spelledOut(besideOpening opens: Bool) -> [String]? {
    names == [opens ? "foreground.immediate" : "background"] ? nil : names.sorted()
  }

  /// Whether the app is brought to the front before the intent runs.
  var opensApp: Bool { names.contains("foreground.immediate") && !names.contains("background") }
}
