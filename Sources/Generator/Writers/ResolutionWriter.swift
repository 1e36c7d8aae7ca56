/// Writes the classes of resolution results with their factories.
struct ResolutionWriter {
  private let plan: SiriKitPlan

  init(_ plan: SiriKitPlan) {
    self.plan = plan
  }

  /// The types in files that do not get too long.
  func files(_ types: [String]) -> [String] {
    stride(from: 0, to: types.count, by: 16).map { file(Array(types[$0..<min($0 + 16, types.count)])) }
  }

  func file(_ types: [String]) -> String {
    let factories = types.flatMap { plan.facts.resolutionResults[$0]?.factories ?? [] }
    let used = factories.flatMap { Signature($0.signature)?.parameters ?? [] }.map(\.type)
    var source = SourceText.siriKit(imports: SourceText.imports(of: used))
    for (index, type) in types.enumerated() {
      guard let result = plan.facts.resolutionResults[type] else { continue }
      if index > 0 { source.line() }
      write(type, result, to: &source)
    }
    return source.text
  }

  private func write(_ type: String, _ result: SiriKitFacts.ResolutionResult, to source: inout SourceText) {
    source.doc("What an app says of a \(Words.lower(String(type.dropLast("ResolutionResult".count)))).")
    if result.deprecated == true { source.line(Deprecation.attribute(of: type)) }
    source.publicClass(type, result.superclass, isOpen: true) { source in
      var isFirst = true
      for factory in result.factories {
        // Of several values there is one method for all classes of media items, which returns the right ones.
        guard let signature = Signature(factory.signature), signature.name != "successes",
          let body = self.body(signature)
        else { continue }
        if !isFirst { source.line() }
        isFirst = false
        source.doc(summary(signature))
        let parameters = signature.parameters.map(\.text)
        if signature.name == "init" {
          source.block("public convenience init", parameters, "") { source in
            source.line("self.init()")
            source.line(body)
          }
        } else {
          source.block(
            "public class func \(signature.name)", parameters, " -> \(signature.returns ?? "Self")"
          ) { $0.line(body) }
        }
      }
    }
  }

  private func body(_ signature: Signature) -> String? {
    guard let first = signature.parameters.first?.name else { return nil }
    switch (signature.name, signature.parameters.count) {
    case ("success", 1): return "accept(\(first))"
    case ("disambiguation", 1): return "choose(\(first))"
    case ("confirmationRequired", 1): return "check(\(first))"
    case ("confirmationRequired", 2): return "check(\(first), \(signature.parameters[1].name))"
    case ("unsupported", 1): return "refuse(\(first))"
    case ("init", 1): return "state = \(first).state"
    default: return nil
    }
  }

  private func summary(_ signature: Signature) -> String {
    switch (signature.name, signature.parameters.count) {
    case ("success", _): "The value is accepted."
    case ("disambiguation", _): "One of several values must be chosen."
    case ("confirmationRequired", 1): "The person must say whether the value is what they meant."
    case ("confirmationRequired", _): "The person must confirm the value, for a reason."
    case ("unsupported", _): "The value cannot be used, for a reason."
    default: "Creates a result from one of the more general kind."
    }
  }
}
