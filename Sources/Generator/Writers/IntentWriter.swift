/// Writes the class of an intent.
struct IntentWriter {
  private let plan: SiriKitPlan
  private let intent: SiriKitFacts.Intent

  init(_ plan: SiriKitPlan, _ intent: SiriKitFacts.Intent) {
    self.plan = plan
    self.intent = intent
  }

  var text: String {
    var imports = ["public import Foundation", "import IntentWire"]
    if intent.parameters.contains(where: { $0.type.contains("CLPlacemark") }) {
      imports.insert("public import CoreLocation", at: 0)
    }
    var source = SourceText.siriKit(imports: imports)
    source.doc("A request to \(Words.lower(intent.name)).")
    source.publicClass(intent.name, "INIntent") { source in
      for parameter in intent.parameters {
        source.doc("The \(Words.lower(parameter.name)).")
        source.line("public let \(parameter.name.escapedName): \(parameter.type)")
      }
      if !intent.parameters.isEmpty { source.line() }
      initialisers(&source)
      coding(&source)
      source.line()
      declaration(&source)
      source.line()
      dispatch(&source)
    }
    return source.text
  }

  /// The initialisers; one that takes an `NSNumber` gives way to the same one with a Swift type.
  private var signatures: [(signature: Signature, isOld: Bool)] {
    let all = intent.initialisers.compactMap { item in
      Signature(item.signature).map {
        (signature: $0, isOld: item.deprecated == true, isOverlay: item.swiftOverlay == true)
      }
    }
    return all.filter { item in
      item.isOverlay
        || !all.contains { other in
          other.isOverlay && other.signature.parameters.map(\.name) == item.signature.parameters.map(\.name)
        }
    }.map { ($0.signature, $0.isOld) }
  }

  private func initialisers(_ source: inout SourceText) {
    for (signature, isOld) in signatures {
      source.doc("Creates a request\(isOld ? "; an older form" : "").")
      let head = signature.parameters.isEmpty ? "public override init" : "public init"
      source.block(head, signature.parameters.map(\.text), "") { source in
        for parameter in intent.parameters {
          let given = signature.parameters.contains { $0.name == parameter.name }
          let missing = plan.defaultValue(SwiftType(parameter.type)) ?? "nil"
          let target = given ? "self.\(parameter.name)" : parameter.name.escapedName
          source.line("\(target) = \(given ? parameter.name.escapedName : missing)")
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
        source.line("\(parameter.name.escapedName) = fields[\(parameter.name.literal)]\(fallback)")
      }
      source.line("super.init()")
    }
    source.line()
    source.doc("Reads an archived request.")
    source.block("public required convenience init?(coder: NSCoder)") { source in
      source.line("guard let fields = FieldArchive.decode(coder) else { return nil }")
      source.line("self.init(fields: fields)")
    }
    source.line()
    source.block("override var fields: WireFields") { source in
      source.line("var fields = WireFields()")
      for parameter in intent.parameters {
        source.line("fields[\(parameter.name.literal)] = \(parameter.name.escapedName)")
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
    let handling = intent.handlingProtocol
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
        let methods = (handling?.required ?? []) + (handling?.optional ?? [])
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
