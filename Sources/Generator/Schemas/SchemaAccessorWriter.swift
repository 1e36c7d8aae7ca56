/// Writes the names by which source refers to a domain's schemas, such as `.audio.playAudio`.
struct SchemaAccessorWriter {
  let name: String
  let domain: SchemaFacts.Domain

  init(_ name: String, _ domain: SchemaFacts.Domain) {
    self.name = name
    self.domain = domain
  }

  /// The source file.
  var text: String {
    var source = SourceText()
    source.line("// Generated from schemas.json by script/generate; do not edit.")
    source.line("// swift-format-ignore-file")
    let head = name.prefix(1).uppercased() + name.dropFirst()
    for (_, type, names) in domain.kinds where !names.isEmpty {
      let kind = "AppSchema.\(type)Schema"
      let members = type == "Enum" ? "enumerations" : type == "Entity" ? "entities" : "intents"
      source.line()
      source.block("extension AppSchema") { source in
        source.doc("The schemas of \(members) in the domain `\(name)`.")
        source.block("public struct \(head)\(type): Kind") { source in
          for schema in names {
            source.doc("The schema `\(name).\(schema)`.")
            source.line("public var \(schema.escapedName): \(kind) { .init(\"\(name).\(schema)\") }")
          }
        }
      }
      source.line()
      source.block("extension AppSchema\(type) where Self == \(kind)") { source in
        source.doc("The schemas of \(members) in the domain `\(name)`.")
        source.line("public static var \(name): AppSchema.\(head)\(type) { AppSchema.\(head)\(type)() }")
      }
    }
    return source.text
  }
}
