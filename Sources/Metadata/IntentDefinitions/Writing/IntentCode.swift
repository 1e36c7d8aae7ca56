import IntentWire

/// Writes the classes and the protocol of one intent.
struct IntentCode {
  let intent: DefinedIntent
  let definition: IntentDefinition
  let table: String

  /// A parameter with the names that are made from it.
  struct Resolvable {
    let name: String
    let capital: String
    let property: DefinedProperty
    let offersOptions: Bool
    /// The class of what the app says of one value.
    let result: String
    /// The class by which source of an earlier time says it.
    let earlier: String?
    let reasons: [DefinitionManifest.Reason]

    var answer: String { property.isList ? "[\(result)]" : result }
    var earlierAnswer: String? { earlier.map { property.isList ? "[\($0)]" : $0 } }
  }

  var resolvables: [Resolvable] {
    intent.parameters.compactMap { parameter in
      let property = parameter.property
      let reasons = intent.rest.rules[property.name]?.reasons ?? []
      guard let result = property.resolutionResult(intent.stem, hasReasons: !reasons.isEmpty) else {
        return nil
      }
      let general = property.generalResolutionResult
      return Resolvable(
        name: property.name, capital: DefinitionNames.capitalized(property.name), property: property,
        offersOptions: parameter.offersOptions, result: result, earlier: general == result ? nil : general,
        reasons: reasons)
    }
  }

  func write(to code: inout CodeText) {
    writeRequest(to: &code)
    code.line()
    HandlingCode(intent: intent, resolvables: resolvables, definition: definition).write(to: &code)
    code.line()
    writeCodes(to: &code)
    code.line()
    writeResponse(to: &code)
    for resolvable in resolvables where resolvable.earlier != nil {
      code.line()
      writeReasons(resolvable, to: &code)
    }
  }

  // MARK: The request

  private func writeRequest(to code: inout CodeText) {
    let name = intent.className
    code.doc((intent.summary ?? intent.title).commentLine)
    code.block("public nonisolated class \(name): _CustomIntent, @unchecked Sendable") { code in
      PropertyCode.write(intent.parameters.map(\.property), of: definition, to: &code)
      code.line()
      code.doc("The table that declares the intent; for the framework.")
      code.line("public override class var _table: _CustomIntentTable { \(table).table }")
      code.line()
      writeDispatch(to: &code)
    }
  }

  private func writeDispatch(to code: inout CodeText) {
    let guardLine = "guard let handler = handler as? any \(intent.className)Handling else { return nil }"
    let checkLine = "guard handler is any \(intent.className)Handling else { return nil }"
    code.doc("Asks a handler about a parameter; for the framework.")
    code.block(
      "@concurrent public override func _resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]?"
    ) { code in
      guard !resolvables.isEmpty else {
        code.line(checkLine)
        return code.line("return []")
      }
      code.line(guardLine)
      code.line("switch parameter {")
      for resolvable in resolvables {
        code.line("case \(resolvable.name.swiftLiteral):")
        let call = "await handler.resolve\(resolvable.capital)(for: self)"
        let wrap = { (value: String) in resolvable.property.isList ? value : "[\(value)]" }
        code.line("  let result: \(resolvable.answer) = \(call)")
        if let earlier = resolvable.earlierAnswer {
          code.line("  if _CustomHandling.isWritten(\(wrap("result"))) { return \(wrap("result")) }")
          // Seen as the protocol of earlier forms, the handler has only those to offer.
          code.line(
            "  let earlier: \(earlier) = await (handler as any \(intent.className)EarlierHandling).resolve\(resolvable.capital)(for: self)"
          )
          code.line("  return \(wrap("earlier"))")
        } else {
          code.line("  return \(wrap("result"))")
        }
      }
      code.line("default: return []")
      code.line("}")
    }
    code.line()
    code.doc("Asks a handler for the choices for a parameter; for the framework.")
    code.block(
      "@concurrent public override func _options(_ parameter: String, searchTerm: String?, by handler: Any) async throws -> _CustomOptions?"
    ) { code in
      guard resolvables.contains(where: \.offersOptions) else { return code.line("nil") }
      code.line(guardLine)
      code.line("switch parameter {")
      for resolvable in resolvables where resolvable.offersOptions {
        let name = "provide\(resolvable.capital)Options"
        code.line("case \(resolvable.name.swiftLiteral):")
        code.line("  return try await _CustomHandling.options(")
        code.line("    searchTerm: searchTerm,")
        code.line(
          "    searching: { try await handler.\(name)Collection(for: self, searchTerm: searchTerm) },")
        code.line("    all: { try await handler.\(name)Collection(for: self) },")
        code.line("    earlier: { try await handler.\(name)(for: self) })")
      }
      code.line("default: return nil")
      code.line("}")
    }
    code.line()
    code.doc("Asks a handler for the value that a parameter has when none is given; for the framework.")
    code.block("public override func _default(_ parameter: String, by handler: Any) -> Any?") { code in
      guard !resolvables.isEmpty else { return code.line("nil") }
      code.line(guardLine)
      code.line("switch parameter {")
      for resolvable in resolvables {
        code.line(
          "case \(resolvable.name.swiftLiteral): return handler.default\(resolvable.capital)(for: self)")
      }
      code.line("default: return nil")
      code.line("}")
    }
    for step in ["confirm", "handle"] {
      code.line()
      code.doc("Asks a handler to \(step) the request; for the framework.")
      code.block(
        "@concurrent public override func _\(step)(by handler: Any) async -> _CustomIntentResponse?"
      ) { code in
        code.line(guardLine)
        code.line("return await handler.\(step)(intent: self)")
      }
    }
  }

  // MARK: The response

  private func writeCodes(to code: inout CodeText) {
    code.doc("What can become of an ``\(intent.className)``.")
    code.block("public nonisolated enum \(intent.className)ResponseCode: Int, Sendable") { code in
      for value in intent.rest.codes {
        code.doc(DefinitionNames.title(from: value.name).commentLine)
        code.line("case \(DefinitionNames.escaped(value.name)) = \(value.value)")
      }
    }
  }

  private func writeResponse(to code: inout CodeText) {
    let name = "\(intent.className)Response"
    code.doc("An app's answer to an ``\(intent.className)``.")
    code.block("public nonisolated class \(name): _CustomIntentResponse, @unchecked Sendable") { code in
      code.doc("What became of the request.")
      code.line("public var code: \(name)Code { \(name)Code(rawValue: _code) ?? .unspecified }")
      code.line()
      PropertyCode.write(intent.properties, of: definition, to: &code)
      code.line()
      code.doc("The request's class; for the framework.")
      code.line("public override class var _intent: _CustomIntent.Type { \(intent.className).self }")
      code.line()
      code.doc("Creates an answer.")
      code.block("public convenience init(code: \(name)Code, userActivity: NSUserActivity?)") { code in
        code.line("self.init()")
        code.line("_code = code.rawValue")
        code.line("self.userActivity = userActivity")
      }
      for factory in factories {
        code.line()
        code.doc("An answer with the code `\(factory.code)`.")
        let parameters = factory.properties.enumerated().map { index, property in
          let label = index == 0 && factory.isUnlabelled ? "_ \(property.name)" : property.name
          return "\(label): \(property.isList ? "[\(property.elementType)]" : property.elementType)"
        }
        let codeName = DefinitionNames.escaped(factory.code)
        code.block("public static func \(codeName)(\(parameters.joined(separator: ", "))) -> \(name)") {
          code in
          code.line("let response = \(name)(code: .\(codeName), userActivity: nil)")
          for property in factory.properties {
            let value = DefinitionNames.escaped(property.name)
            code.line("response.\(value) = \(value)")
          }
          code.line("return response")
        }
      }
    }
  }

  private struct Factory: Equatable {
    var code: String
    var properties: [DefinedProperty]
    var isUnlabelled: Bool
  }

  /// The makers of answers with the values that a code's sentence names, in the order in which it names them.
  private var factories: [Factory] {
    var result: [Factory] = []
    for code in intent.rest.codes {
      guard let template = code.template else { continue }
      let full = named(in: template.full)
      let all = full + named(in: template.supporting ?? "").filter { !full.contains($0) }
      for properties in [full, all] where !properties.isEmpty {
        // A label that only repeats the end of the name is left out, as in `failureInvalidItem("…")`.
        let repeats = code.name.hasSuffix(DefinitionNames.capitalized(properties[0].name))
        for isUnlabelled in repeats ? [true, false] : [false] {
          let factory = Factory(code: code.name, properties: properties, isUnlabelled: isUnlabelled)
          if !result.contains(factory) { result.append(factory) }
        }
      }
    }
    return result
  }

  /// The properties that a template names.
  private func named(in template: String) -> [DefinedProperty] {
    var found: [DefinedProperty] = []
    var rest = template[...]
    while let open = rest.firstRange(of: "${") {
      rest = rest[open.upperBound...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let name = rest[..<close].split(separator: ".").first.map(String.init)
      rest = rest[rest.index(after: close)...]
      guard let property = intent.properties.first(where: { $0.name == name }), !found.contains(property)
      else { continue }
      found.append(property)
    }
    return found
  }

  // MARK: Reasons

  private func writeReasons(_ resolvable: Resolvable, to code: inout CodeText) {
    let reason = "\(intent.stem)\(resolvable.capital)UnsupportedReason"
    code.doc("Why a value of `\(resolvable.name)` is refused.")
    code.block("public nonisolated enum \(reason): Int, Sendable") { code in
      for (index, value) in resolvable.reasons.enumerated() {
        code.doc(DefinitionNames.title(from: value.name).commentLine)
        code.line("case \(DefinitionNames.escaped(value.name)) = \(index + 1)")
      }
    }
    code.line()
    code.doc("What an app says of a value of `\(resolvable.name)`.")
    code.block(
      "public nonisolated class \(resolvable.result): \(resolvable.earlier ?? ""), @unchecked Sendable"
    ) { code in
      code.doc("The value cannot be used, for a reason.")
      code.block("public class func unsupported(forReason reason: \(reason)) -> Self") {
        $0.line("unsupported(withReason: reason.rawValue)")
      }
    }
  }
}
