/// Writes what the build plugin knows of SiriKit's handlers: the methods that each must have, and those that it may have.
struct MethodTableWriter {
  private let plan: SiriKitPlan

  init(_ plan: SiriKitPlan) {
    self.plan = plan
  }

  var text: String {
    var source = SourceText()
    source.line("// Generated from sirikit.json by script/generate; do not edit.")
    source.line("// swift-format-ignore-file")
    source.line()
    source.doc("The methods of SiriKit's handlers, in the form with a completion handler.")
    source.block("enum SiriKitMethods") { source in
      source.doc("The methods that a handler of an intent must have.")
      table("required", \.required, &source)
      source.line()
      source.doc("The methods that a handler of an intent may have.")
      table("optional", \.optional, &source)
    }
    return source.text
  }

  private func table(
    _ name: String, _ methods: (SiriKitFacts.Handling) -> [SiriKitFacts.Signature],
    _ source: inout SourceText
  ) {
    source.line("static let \(name): [String: Set<String>] = [")
    for intent in plan.facts.intents.sorted(by: { $0.name < $1.name }) {
      guard let handling = intent.handlingProtocol else { continue }
      let names = Set(methods(handling).compactMap { Signature($0.signature).map(Self.name) }).sorted()
      source.line("  \(intent.name.literal): [\(names.map(\.literal).joined(separator: ", "))],")
    }
    source.line("]")
  }

  /// A method's name with the labels of its parameters.
  private static func name(_ signature: Signature) -> String {
    "\(signature.name)(\(signature.parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}
