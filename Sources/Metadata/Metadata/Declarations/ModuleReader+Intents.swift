import IntentWire
import SwiftSyntax

extension ModuleReader {
  /// Reads one intent.
  func intent(_ type: TypeDeclaration) -> IntentManifest {
    let ancestry = index.ancestry(of: type)
    let fallback = Naming.title(from: type.name)
    if case .missing = index.staticProperty("title", of: type) {
      log.warn(
        .missingMember, at: type.place,
        "“\(type.qualifiedName)” declares no “title”, so “\(fallback)” is its title.")
    }
    return IntentManifest(
      identifier: type.name, dialect: .appIntents,
      title: staticText("title", of: type, else: fallback) ?? fallback,
      summary: staticText("description", of: type, else: nil), parameters: parameters(of: type),
      result: result(of: type), opensApp: opensApp(type, ancestry),
      isDiscoverable: staticFlag("isDiscoverable", of: type)
        ?? ancestry.foreign.isDisjoint(with: FrameworkProtocol.hiddenByDefault),
      authentication: staticMember("authenticationPolicy", of: type) ?? "alwaysAllowed")
  }

  private func staticFlag(_ name: String, of type: TypeDeclaration) -> Bool? {
    guard case .declared(let value) = index.staticProperty(name, of: type) else { return nil }
    if let flag = value.expression.flatMap({ Literal.boolean($0.node) }) { return flag }
    log.warn(
      .textNotLiteral, at: value.place,
      "“\(name)” of “\(type.qualifiedName)” is neither true nor false in source, so the default stands. "
        + "The assistant reads it without running the app; write it as a literal.")
    return nil
  }

  private func staticMember(_ name: String, of type: TypeDeclaration) -> String? {
    guard case .declared(let value) = index.staticProperty(name, of: type) else { return nil }
    if let member = value.expression.flatMap({ Literal.member($0.node) }) { return member }
    log.warn(
      .textNotLiteral, at: value.place,
      "“\(name)” of “\(type.qualifiedName)” is not spelled out in source, so the default stands.")
    return nil
  }

  private func opensApp(_ type: TypeDeclaration, _ ancestry: ModuleIndex.Ancestry) -> Bool {
    if let flag = staticFlag("openAppWhenRun", of: type) { return flag }
    return !ancestry.foreign.isDisjoint(with: FrameworkProtocol.openingByDefault)
  }

  /// The type between the angle brackets of `ReturnsValue` in what `perform()` returns.
  private func result(of type: TypeDeclaration) -> ValueType? {
    for member in index.inheritedMembers(of: type) {
      guard let function = member.node.as(FunctionDeclSyntax.self), function.name.text == "perform",
        function.signature.parameterClause.parameters.isEmpty
      else { continue }
      guard let returned = function.signature.returnClause?.type else { return nil }
      for part in returned.composed where part.namePath?.last == "ReturnsValue" {
        guard let argument = part.genericArguments.first else { continue }
        if let declared = valueType(argument, in: type.path) { return declared.type }
        if argument.namePath?.last == "Never" { return nil }
        log.warn(
          .unknownType, at: member.unit.place(of: argument),
          "The assistant does not know the result type “\(argument.trimmedDescription)”, so the result of "
            + "“\(type.qualifiedName)” is left out of its description.")
      }
      return nil
    }
    return nil
  }

  // MARK: Parameters

  /// The parameters of an intent: those of its superclasses first, as they are stored.
  private func parameters(of type: TypeDeclaration) -> [ParameterManifest] {
    let classes = index.ancestry(of: type).own.compactMap { index.types[$0] }.filter { $0.kind == .class }
    return (classes.reversed() + [type]).flatMap { owner in
      owner.members.compactMap { parameter($0, of: owner) }
    }
  }

  private func parameter(_ member: Member, of type: TypeDeclaration) -> ParameterManifest? {
    guard let wrapped = WrappedProperty(member, wrappers: ["Parameter", "IntentParameter"]) else {
      return nil
    }
    let name = wrapped.name
    guard let declared = wrapped.type.flatMap({ valueType($0, in: type.path) }) else {
      log.warn(
        .unknownType, at: wrapped.place,
        "The type\(wrapped.typeText) of parameter “\(name)” of “\(type.qualifiedName)” is not one that the "
          + "assistant can fill, so the parameter is left out. Known are text, numbers, Bool, dates, Duration, URL, "
          + "Measurement, files, people, places, money, and the module's own AppEntity and AppEnum types, also "
          + "optional or in arrays.")
      return nil
    }
    return ParameterManifest(
      name: name, title: title(of: wrapped, in: type),
      summary: text("description", of: wrapped, in: type), type: declared.type,
      isOptional: declared.isOptional, defaultValue: defaultValue(of: wrapped, as: declared.type, in: type),
      question: text("requestValueDialog", of: wrapped, in: type),
      offersOptions: wrapped.arguments?.argument("optionsProvider") != nil)
  }

  /// The title of a parameter or property.
  func title(of wrapped: WrappedProperty, in type: TypeDeclaration) -> String {
    text("title", of: wrapped, in: type) ?? Naming.title(from: wrapped.name)
  }

  private func text(_ label: String, of wrapped: WrappedProperty, in type: TypeDeclaration) -> String? {
    guard let expression = wrapped.arguments?.argument(label), !Literal.isNil(expression) else { return nil }
    if let text = Literal.text(expression) { return text }
    log.warn(
      .textNotLiteral, at: wrapped.unit.place(of: expression),
      "“\(label)” of “\(type.qualifiedName).\(wrapped.name)” is not a string literal, so the assistant does not "
        + "know it. It reads it without running the app; write the text here.")
    return nil
  }

  private func defaultValue(
    of wrapped: WrappedProperty, as type: ValueType, in owner: TypeDeclaration
  ) -> IntentValue? {
    let argument = wrapped.arguments?.argument("default") ?? wrapped.arguments?.argument("defaultValue")
    guard let expression = argument ?? wrapped.initialValue, !Literal.isNil(expression) else { return nil }
    if let value = literalValue(expression, as: type) { return value }
    if case .measurement(let dimension) = type, let amount = Literal.number(expression),
      let unit = wrapped.arguments?.argument("defaultUnit").flatMap(Literal.member),
      let symbol = UnitSymbols.symbol(of: unit, dimension: dimension)
    {
      return .measurement(MeasurementValue(value: amount, unit: symbol, dimension: dimension))
    }
    log.warn(
      .defaultNotLiteral, at: wrapped.unit.place(of: expression),
      "The default value of “\(owner.qualifiedName).\(wrapped.name)” is not a literal, so the assistant learns it "
        + "only from the running app.")
    return nil
  }
}
