import Foundation

/// Generates what the macros and the modules of an app know of schemas.
struct SchemaGeneration {
  static let data = "Sources/Generator/Data/schemas.json"
  static let tables = "Sources/Metadata/IntentSchemas/Tables"
  static let accessors = "Sources/Kit/AppIntents/Schemas/Generated"

  let facts: SchemaFacts

  init(root: URL) throws {
    facts = try SchemaFacts.read(root.appendingPathComponent(Self.data))
  }

  init(facts: SchemaFacts) {
    self.facts = facts
  }

  func run(into generation: inout Generation) {
    generation.own(Self.tables)
    generation.own(Self.accessors)
    let domains = facts.domains.sorted { $0.key < $1.key }
    for (name, domain) in domains {
      let head = name.prefix(1).uppercased() + name.dropFirst()
      generation.add("\(Self.tables)/\(head)Table.swift", SchemaTableWriter(name, domain).text)
      generation.add("\(Self.accessors)/\(head)Schemas.swift", SchemaAccessorWriter(name, domain).text)
    }
    generation.add("\(Self.tables)/Tables.swift", index(domains.map(\.key)))
  }

  /// The list of all tables.
  private func index(_ names: [String]) -> String {
    var source = SourceText()
    source.line("// Generated from schemas.json by script/generate; do not edit.")
    source.line("// swift-format-ignore-file")
    source.line()
    source.block("extension IntentSchemas") { source in
      source.doc("The text of every domain with the domain's name, in alphabetical order.")
      source.line("static let tables: [(name: String, text: String)] = [")
      source.indented { source in
        for name in names { source.line("(\(name.literal), \(name)Table),") }
      }
      source.line("]")
    }
    return source.text
  }
}
