/// Writes the tables by which names of the wire find their classes.
struct TablesWriter {
  private let plan: SiriKitPlan

  init(_ plan: SiriKitPlan) {
    self.plan = plan
  }

  var text: String {
    var source = SourceText.siriKit(imports: ["import IntentWire"])
    source.doc("The classes of SiriKit by name.")
    source.line("///")
    source.doc(
      "The tables name deprecated classes too; they are deprecated with them, and read by way of the protocol."
    )
    source.block("enum GeneratedTypes: SiriKitTable") { source in
      table("intents", "INIntent.Type", plan.intents.map(\.name).sorted(), &source)
      source.line()
      let objects = plan.types.filter { plan.facts.valueTypes[$0] != nil } + SiriKitChoices.handwrittenRecords
      table("objects", "SiriKitObject.Type", objects.sorted(), &source)
    }
    return source.text
  }

  /// The declarations of the enumerations that are types of parameters.
  var enumerations: [String] {
    let types = Self.parameterEnumerations(plan, plan.intents)
    let half = types.count / 2
    return [("", types.prefix(half)), ("Rest", types.dropFirst(half))].map { suffix, types in
      var source = SourceText.siriKit(imports: ["import IntentWire"])
      source.block("extension GeneratedTypes") { source in
        source.doc("The declaration of an enumeration that is the type of a parameter.")
        source.block("static func enumeration\(suffix)(_ name: String) -> EnumerationManifest?") { source in
          source.line("switch name {")
          for type in types { enumeration(type, &source) }
          source.line("default: \(suffix.isEmpty ? "enumerationRest(name)" : "nil")")
          source.line("}")
        }
      }
      return source.text
    }
  }

  private func enumeration(_ type: String, _ source: inout SourceText) {
    source.line("case \(type.literal):")
    source.line("  SiriKitTypes.enumeration(")
    source.line("    name, \(Words.title(type).literal),")
    source.line("    [")
    for item in plan.facts.enums[type]?.cases ?? [] {
      source.line("      \(item.name.literal): \(Words.sentence(item.name).literal),")
    }
    source.line("    ])")
  }

  /// The protocols that stand for all handlers of a domain, where all of them are there.
  var domainProtocols: String {
    var source = SourceText.siriKit(imports: [])
    let handlers = Dictionary(uniqueKeysWithValues: plan.intents.map { ("\($0.name)Handling", $0) })
    var isFirst = true
    for (name, value) in plan.facts.protocols.sorted(by: { $0.key < $1.key }) {
      let parts = value.conforms.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      guard name.hasSuffix("DomainHandling"), !parts.isEmpty, parts.allSatisfy({ handlers[$0] != nil }) else {
        continue
      }
      if !isFirst { source.line() }
      isFirst = false
      source.doc("Handles all intents of a domain: \(Words.lower(name)).")
      if parts.contains(where: { handlers[$0]?.deprecated == true }) {
        source.line(Deprecation.attribute(of: name))
      }
      source.line("public protocol \(name):")
      source.line("  \(parts.joined(separator: ",\n  "))")
      source.line("{}")
    }
    return source.text
  }

  /// The constants for the class names of intents.
  var identifiers: String {
    var source = SourceText.siriKit(imports: [])
    for (index, name) in plan.facts.intentIdentifierConstants.enumerated() {
      if index > 0 { source.line() }
      let intent = String(name.dropLast("Identifier".count))
      let isOld = plan.intents.contains { $0.name == intent && $0.deprecated }
      source.doc("The class name of \(isOld ? "`\(intent)`" : "``\(intent)``").")
      source.line("public let \(name) = \(intent.literal)")
    }
    return source.text
  }

  /// The enumerations of parameters, sorted.
  static func parameterEnumerations(_ plan: SiriKitPlan, _ intents: [SiriKitFacts.Intent]) -> [String] {
    let types = intents.flatMap(\.parameters).map { SwiftType($0.type).base }
    return Set(types.filter { plan.facts.enums[$0] != nil }).sorted()
  }

  private func table(_ name: String, _ type: String, _ keys: [String], _ source: inout SourceText) {
    source.line(Deprecation.table)
    source.block("static var \(name): [String: \(type)]") { source in
      guard !keys.isEmpty else { return source.line("[:]") }
      source.line("[")
      for key in keys { source.line("  \(key.literal): \(key).self,") }
      source.line("]")
    }
  }
}
