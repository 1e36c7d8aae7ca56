/// Writes the class of an intent.
struct IntentWriter {
  private let plan: SiriKitPlan
  private let intent: SiriKitFacts.Intent

  init(_ plan: SiriKitPlan, _ intent: SiriKitFacts.Intent) {
    self.plan = plan
    self.intent = intent
  }

  var text: String {
    let imports = SourceText.imports(of: intent.parameters.map(\.type), always: true)
    var source = SourceText.siriKit(imports: imports + ["import IntentWire"])
    source.doc("A request to \(Words.lower(intent.name)).")
    if intent.deprecated { source.line(Deprecation.attribute(of: intent.name)) }
    source.publicClass(intent.name, "INIntent") { source in
      for parameter in intent.parameters { property(parameter).write(to: &source) }
      if !intent.parameters.isEmpty { source.line() }
      initialisers(&source)
      coding(&source)
      source.line()
      declaration(&source)
      dispatch(&source)
    }
    return source.text
  }

  private func property(_ parameter: SiriKitFacts.Parameter) -> PropertyWriter {
    let isGiven = intent.initialisers.compactMap { Signature($0.signature) }.contains { signature in
      signature.parameters.contains { sets($0, parameter) }
    }
    let isSettable = !isGiven || SiriKitChoices.areParametersSettable(intent)
    return PropertyWriter(
      parameter.name, parameter.type, isDeprecated: parameter.deprecated == true,
      isSettable ? .settable : .constant)
  }

  /// Whether a parameter of an initialiser is the value of one of the intent's parameters.
  private func sets(_ given: Signature.Parameter, _ parameter: SiriKitFacts.Parameter) -> Bool {
    if given.name == parameter.name { return true }
    return SiriKitChoices.parameterProperties[given.name] == parameter.name
  }

  private func initialisers(_ source: inout SourceText) {
    for initialiser in NumberBridge.chosen(intent.initialisers) {
      let signature = initialiser.signature
      source.doc("Creates a request\(initialiser.isDeprecated ? "; an older form" : "").")
      initialiser.attributes(&source)
      let head = signature.parameters.isEmpty ? "public override init" : "public init"
      source.block(head, signature.parameters.map(\.text), "") { source in
        for parameter in intent.parameters {
          let given = signature.parameters.first { sets($0, parameter) }
          let value =
            given.map { NumberBridge.value($0.name.escapedName, of: $0.type, for: parameter.type) }
            ?? plan.defaultValue(SwiftType(parameter.type)) ?? "nil"
          source.line("self.\(property(parameter).stored) = \(value)")
        }
        source.line("super.init()")
      }
      source.line()
    }
    // Whatever else a class declares, it inherits this one from Objective-C's root class.
    if !intent.initialisers.contains(where: { Signature($0.signature)?.parameters.isEmpty == true }) {
      source.doc("Creates a request without values.")
      source.block("public override init()") { source in
        for parameter in intent.parameters {
          let missing = plan.defaultValue(SwiftType(parameter.type)) ?? "nil"
          source.line("\(property(parameter).stored.escapedName) = \(missing)")
        }
        source.line("super.init()")
      }
      source.line()
    }
  }

  private func coding(_ source: inout SourceText) {
    source.block("init(fields: WireFields)") { source in
      for parameter in intent.parameters {
        let fallback = plan.defaultValue(SwiftType(parameter.type)).map { " ?? \($0)" } ?? ""
        let stored = property(parameter).stored.escapedName
        source.line("\(stored) = fields[\(parameter.name.literal)]\(fallback)")
      }
      source.line("super.init()")
    }
    source.line()
    source.doc("Reads an archived request.")
    source.block("public required convenience init?(coder: NSCoder)") { source in
      source.line("guard let fields = FieldArchive.decode(coder) else { return nil }")
      source.line("self.init(fields: fields)")
      source.line("restore(from: coder)")
    }
    source.line()
    source.block("override var fields: WireFields") { source in
      guard !intent.parameters.isEmpty else { return source.line("WireFields()") }
      source.line("var fields = WireFields()")
      for parameter in intent.parameters {
        source.line("fields[\(parameter.name.literal)] = \(property(parameter).stored.escapedName)")
      }
      source.line("return fields")
    }
    source.line()
    source.block("override class func make(_ fields: WireFields) -> INIntent?") { source in
      source.line("\(intent.name)(fields: fields)")
    }
  }

  private func declaration(_ source: inout SourceText) {
    source.line("private static let declared = SiriKitTypes.intent(")
    source.indented { source in
      source.line("\(intent.name.literal), \(Words.title(intent.name).literal),")
      guard !intent.parameters.isEmpty else { return source.line("[])") }
      source.line("[")
      source.indented { source in
        for parameter in intent.parameters {
          let type = Self.expression(plan.valueType(SwiftType(parameter.type)))
          source.list(".siriKit", [parameter.name.literal, parameter.label.literal, type], separator: ",")
        }
      }
      source.line("])")
    }
    source.line()
    source.line("override class var declaration: IntentManifest? { declared }")
  }

  private func dispatch(_ source: inout SourceText) {
    // What is only donated has no handlers.
    guard let handling = intent.handlingProtocol else { return }
    source.line()
    let adopted = "guard let handler = handler as? any \(intent.name)Handling else { return nil }"
    source.block(
      "override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]?"
    ) { source in
      let cases = intent.parameters.filter { !resolvers(of: $0).isEmpty }
      guard !cases.isEmpty else {
        source.line("handler is any \(intent.name)Handling ? [] : nil")
        return
      }
      source.line(adopted)
      source.line("switch parameter {")
      for parameter in cases {
        source.line("case \(parameter.name.literal):")
        resolve(resolvers(of: parameter), &source)
      }
      source.line("default: return []")
      source.line("}")
    }
    for step in ["confirm", "handle"] {
      source.line()
      source.block("override func \(step)(by handler: Any) async -> INIntentResponse?") { source in
        let methods = handling.required + handling.optional
        let method = methods.lazy.compactMap { Signature($0.signature) }.first { $0.name == step }
        guard let method else { return source.line("nil") }
        source.line(adopted)
        source.line("return await handler.\(step)(\(method.parameters[0].label.map { "\($0): " } ?? "")self)")
      }
    }
  }

  private func resolve(_ methods: [Signature], _ source: inout SourceText) {
    for (index, method) in methods.enumerated() {
      let isLast = index + 1 == methods.count
      guard let result = HandlingWriter.answer(of: method) else { continue }
      let isArray = result.hasPrefix("[")
      let name = methods.count == 1 ? "result" : isLast ? "older" : "newest"
      let isEarlier = HandlingWriter.isEarlier(method, in: intent)
      if isEarlier { source.line("  let earlier: any \(intent.name)EarlierHandling = handler") }
      let receiver = isEarlier ? "earlier" : "handler"
      let head = "await \(receiver).\(method.name)"
      let argument = "\(method.parameters[0].label ?? "for"): self"
      let statement = "let \(name): \(result) = \(head)(\(argument))"
      if statement.count + 6 <= SourceText.width {
        source.line("  \(statement)")
      } else {
        source.line("  let \(name): \(result) =")
        source.indented { source in source.indented { $0.list(head, [argument]) } }
      }
      let value = isArray ? name : "[\(name)]"
      if isLast {
        source.line("  return \(value)")
      } else {
        let written = isArray ? "\(name).contains(where: \\.isImplemented)" : "\(name).isImplemented"
        source.line("  if \(written) { return \(value) }")
      }
    }
  }

  /// The methods that resolve a parameter, the newest first.
  private func resolvers(of parameter: SiriKitFacts.Parameter) -> [Signature] {
    guard let method = parameter.resolveMethod?.split(separator: "(").first.map(String.init) else {
      return []
    }
    let all = (intent.handlingProtocol?.optional ?? []).compactMap { Signature($0.signature) }
      .filter { $0.name == method }
    return all.filter { Self.isResult(of: $0, parameter) } + all.filter { !Self.isResult(of: $0, parameter) }
  }

  private static func isResult(of method: Signature, _ parameter: SiriKitFacts.Parameter) -> Bool {
    HandlingWriter.answer(of: method).map { SwiftType($0).base } == parameter.resolutionResultType
  }
}
