/// Writes the tables by which names of the wire find their classes.
struct TablesWriter {
  private let plan: SiriKitPlan

  init(_ plan: SiriKitPlan) {
    self.plan = plan
  }

  var text: String {
    var source = SourceText.siriKit(imports: ["import IntentWire"])
    source.doc("The classes and enumerations of SiriKit by name.")
    source.block("enum SiriKitTypes") { source in
      table("intents", "INIntent.Type", plan.intents.map(\.name).sorted(), &source) { "\($0).self" }
      source.line()
      let objects = plan.types.filter { plan.facts.valueTypes[$0] != nil } + SiriKitChoices.handwrittenRecords
      table("objects", "SiriKitObject.Type", objects.sorted(), &source) { "\($0).self" }
      source.line()
      source.line("static let enumerations: [String: EnumerationManifest] = [")
      for type in Self.parameterEnumerations(plan, plan.intents) {
        let title = Words.title(type)
        source.line("  \(type.literal): enumeration(")
        source.line("    \(type.literal), \(title.literal),")
        source.line("    [")
        for item in plan.facts.enums[type]?.cases ?? [] {
          source.line("      \(item.name.literal): \(Words.sentence(item.name).literal),")
        }
        source.line("    ]),")
      }
      source.line("]")
    }
    return source.text
  }

  /// The protocols that stand for all handlers of a domain, where all of them are there.
  var domainProtocols: String {
    var source = SourceText.siriKit(imports: [])
    let handlers = Set(plan.intents.map { "\($0.name)Handling" })
    var isFirst = true
    for (name, value) in plan.facts.protocols.sorted(by: { $0.key < $1.key }) {
      let parts = value.conforms.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      guard name.hasSuffix("DomainHandling"), !parts.isEmpty, parts.allSatisfy(handlers.contains) else {
        continue
      }
      if !isFirst { source.line() }
      isFirst = false
      source.doc("Handles all intents of a domain: \(Words.lower(name)).")
      source.line("public protocol \(name):")
      source.line("  \(parts.joined(separator: ",\n  "))")
      source.line("{}")
    }
    return source.text
  }

  /// The enumerations of parameters, sorted.
  static func parameterEnumerations(_ plan: SiriKitPlan, _ intents: [SiriKitFacts.Intent]) -> [String] {
    let types = intents.flatMap(\.parameters).map { SwiftType($0.type).base }
    return Set(types.filter { plan.facts.enums[$0] != nil }).sorted()
  }

  private func table(
    _ name: String, _ type: String, _ keys: [String], _ source: inout SourceText, value: (String) -> String
  ) {
    guard !keys.isEmpty else { return source.line("static let \(name): [String: \(type)] = [:]") }
    source.line("static let \(name): [String: \(type)] = [")
    for key in keys { source.line("  \(key.literal): \(value(key)),") }
    source.line("]")
  }
}
