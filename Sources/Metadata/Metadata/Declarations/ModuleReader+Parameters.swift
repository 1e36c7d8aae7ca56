import IntentSchemas
import IntentWire
import SwiftSyntax

extension ModuleReader {
  /// The parameters of an intent: those of its superclasses first, as they are stored.
  func parameters(of type: TypeDeclaration) -> [ParameterManifest] {
    let classes = index.ancestry(of: type).own.compactMap { index.types[$0] }.filter { $0.kind == .class }
    return (classes.reversed() + [type]).flatMap { owner in
      let schema = schema(of: owner)
      let names = schema.map { SchemaFacts.members(.intent, of: $0) } ?? []
      return owner.members.compactMap { member in
        if let wrapped = WrappedProperty(member, wrappers: ["Parameter", "IntentParameter"]) {
          return parameter(wrapped, of: owner, intent: type)
        }
        let plain = WrappedProperty(member, schemaMembers: names, allowsComputed: false)
        guard let plain, var found = parameter(plain, of: owner, intent: type) else { return nil }
        if !found.isOptional, schema.map({ SchemaFacts.mayBeEmpty(found.name, in: $0) }) == true {
          found.defaultValue = .list([])
        }
        return found
      }
    }
  }

  private func parameter(
    _ wrapped: WrappedProperty, of type: TypeDeclaration, intent: TypeDeclaration
  ) -> ParameterManifest? {
    let name = wrapped.name
    guard let declared = declaredType(of: wrapped, in: type) else {
      log.warn(
        .unknownType, at: wrapped.place,
        "The type\(wrapped.typeText) of parameter “\(name)” of “\(type.qualifiedName)” is not one that the "
          + "assistant can fill, so the parameter is left out. Known are text, numbers, Bool, dates, Duration, URL, "
          + "Measurement, files, people, places, money, and the module's own AppEntity, AppEnum and @UnionValue "
          + "types, also optional or in arrays.")
      return nil
    }
    return ParameterManifest(
      name: name, title: title(of: wrapped, in: type),
      summary: text("description", of: wrapped, in: type), type: declared.type,
      isOptional: declared.isOptional, defaultValue: defaultValue(of: wrapped, as: declared.type, in: type),
      question: text("requestValueDialog", of: wrapped, in: type),
      offersOptions: wrapped.arguments?.argument("optionsProvider") != nil,
      limits: limits(of: wrapped, as: declared.type, in: type),
      dependsOn: dependencies(of: wrapped, as: declared.type, in: type, intent: intent))
  }

  /// The type of a property: as it is written, or that of the literal with which it begins.
  func declaredType(of wrapped: WrappedProperty, in type: TypeDeclaration) -> DeclaredType? {
    if let written = wrapped.type { return valueType(written, in: type.path) }
    guard let initial = wrapped.initialValue.map(Literal.unwrapped) else { return nil }
    let plain: ValueType? =
      if initial.is(BooleanLiteralExprSyntax.self) {
        .boolean
      } else if Literal.integer(initial) != nil {
        .integer
      } else if Literal.number(initial) != nil {
        .number
      } else if initial.is(StringLiteralExprSyntax.self) {
        .string
      } else {
        nil
      }
    return plain.map { DeclaredType(type: $0, isOptional: false) }
  }

  private func defaultValue(
    of wrapped: WrappedProperty, as type: ValueType, in owner: TypeDeclaration
  ) -> IntentValue? {
    let argument = wrapped.arguments?.argument("default") ?? wrapped.arguments?.argument("defaultValue")
    guard let expression = argument ?? wrapped.initialValue, !Literal.isNil(expression) else { return nil }
    if let value = literalValue(expression, as: type) { return value }
    if case .measurement(let dimension) = type, let amount = Literal.number(expression),
      let unit = unitName(of: wrapped), let symbol = UnitSymbols.symbol(of: unit, dimension: dimension)
    {
      return .measurement(MeasurementValue(value: amount, unit: symbol, dimension: dimension))
    }
    log.warn(
      .defaultNotLiteral, at: wrapped.unit.place(of: expression),
      "The default value of “\(owner.qualifiedName).\(wrapped.name)” is not a literal, so the assistant learns it "
        + "only from the running app.")
    return nil
  }

  // MARK: Dependencies

  /// The parameters on whose values the choices depend: those that the options provider, or else the query, names.
  private func dependencies(
    of wrapped: WrappedProperty, as type: ValueType, in owner: TypeDeclaration, intent: TypeDeclaration
  ) -> [String]? {
    var sources: [TypeDeclaration] = []
    for label in ["optionsProvider", "query"] {
      guard let call = wrapped.arguments?.argument(label)?.as(FunctionCallExprSyntax.self),
        let path = call.createdTypePath, let name = index.resolve(path, in: owner.path)
      else { continue }
      if let found = index.types[name] { sources.append(found) }
    }
    if sources.isEmpty, let query = defaultQueryType(ofEntity: type.element) { sources.append(query) }
    let names = sources.flatMap { dependencies(of: $0, on: intent) }
    return Self.sorted(Set(names))
  }

  /// The parameters of an intent that a provider or query reads.
  private func dependencies(of type: TypeDeclaration, on intent: TypeDeclaration) -> [String] {
    type.members.flatMap { member -> [String] in
      guard let variable = member.node.as(VariableDeclSyntax.self) else { return [] }
      return variable.attributes.plain.flatMap { attribute -> [String] in
        guard
          ["IntentParameterDependency", "ParameterDependency"].contains(
            attribute.attributeName.namePath?.last),
          let argument = attribute.attributeName.genericArguments.first?.namePath,
          index.resolve(argument, in: type.path) == intent.qualifiedName,
          case .argumentList(let paths) = attribute.arguments
        else { return [] }
        return paths.compactMap { Literal.projected($0.expression) }
      }
    }
  }
}

extension ValueType {
  /// The type of one value: of the elements of a list, else the type itself.
  var element: ValueType {
    if case .list(let element) = self { return element.element }
    return self
  }
}
