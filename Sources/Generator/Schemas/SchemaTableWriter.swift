import Foundation

/// Writes what one domain's schemas demand, in the form that the module `IntentSchemas` reads.
struct SchemaTableWriter {
  let name: String
  let domain: SchemaFacts.Domain

  private var lines: [String] = []

  init(_ name: String, _ domain: SchemaFacts.Domain) {
    self.name = name
    self.domain = domain
    write()
  }

  /// The source file.
  var text: String {
    var source = SourceText()
    source.line("// Generated from schemas.json by script/generate; do not edit.")
    source.line("// swift-format-ignore-file")
    source.line()
    source.block("extension IntentSchemas") { source in
      source.doc("What the schemas of the domain `\(name)` demand.")
      source.line("static let \(name)Table = \"\"\"")
      source.indented { source in
        for line in lines { source.line(line) }
        source.line("\"\"\"")
      }
    }
    return source.text
  }

  private mutating func write() {
    lines.append("domain \(name) \(domain.since)" + (domain.allOrNothing ? " allOrNothing" : ""))
    for (name, intent) in domain.intents.sorted(by: { $0.key < $1.key }) {
      begin("intent", name, intent.since, doubt: intent.inferred)
      for text in intent.requiredProtocols { lines.append("  adopts \(SchemaNotation.protocols(text))") }
      members(intent.parameters, since: intent.since, isIntent: true)
      if let result = SchemaNotation.result(intent.returns) { lines.append("  returns \(result)") }
    }
    for (name, entity) in domain.entities.sorted(by: { $0.key < $1.key }) {
      begin("entity", name, entity.since, doubt: entity.inferred)
      for text in entity.requiredProtocols { lines.append("  adopts \(SchemaNotation.protocols(text))") }
      members(entity.properties, since: entity.since)
    }
    for (name, enumeration) in domain.enums.sorted(by: { $0.key < $1.key }) {
      let adds = enumeration.note?.contains("add") == true
      begin(
        "enumeration", name, enumeration.since, doubt: enumeration.inferred,
        isOpen: enumeration.openEnded || adds)
      for name in enumeration.cases ?? [] { lines.append("  \(name)") }
    }
    for (name, union) in domain.unions.sorted(by: { $0.key < $1.key }) {
      lines.append("union \(name)")
      for type in types(union) { lines.append("  \(type)") }
    }
  }

  private mutating func begin(
    _ kind: String, _ name: String, _ since: String, doubt: SchemaFacts.Doubt?, isOpen: Bool = false
  ) {
    var line = "\(kind) \(name) \(since)"
    if let doubt, !doubt.text.isEmpty { line += " inferred" }
    if doubt?.text.contains("presence") == true { line += " doubtful" }
    if isOpen { line += " open" }
    lines.append(line)
  }

  private mutating func members(_ members: [SchemaFacts.Member], since: String, isIntent: Bool = false) {
    for member in members {
      guard let type = SchemaNotation.type(member.type, since: since) else { continue }
      let mayBeEmpty = isIntent && SchemaChoices.mayBeEmpty(member.name, type)
      lines.append("  \(member.name): \(type)" + (mayBeEmpty ? " = []" : ""))
    }
  }

  /// The types of a union's values; “any entity schema” stands for every entity of the domain.
  private func types(_ union: SchemaFacts.Union) -> [String] {
    var types: [String] = []
    for member in union.cases {
      if member.type.hasPrefix("any ") {
        types += domain.entities.keys.sorted().map { "<\($0)>" }.filter { !types.contains($0) }
      } else if let type = SchemaNotation.type(member.type) {
        types.append(type)
      }
    }
    return types
  }
}
