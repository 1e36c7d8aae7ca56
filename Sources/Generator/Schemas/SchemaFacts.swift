import Foundation

/// What `schemas.json` says of the schemas of Apple's platforms.
struct SchemaFacts: Decodable {
  struct Domain: Decodable {
    var since: String
    var allOrNothing: Bool
    var intents: [String: Intent]
    var entities: [String: Entity]
    var enums: [String: Enumeration]
    var unions: [String: Union]
  }

  struct Intent: Decodable {
    var parameters: [Member]
    var returns: String
    var requiredProtocols: [String]
    var since: String
    var inferred: Doubt?
  }

  struct Entity: Decodable {
    var properties: [Member]
    var requiredProtocols: [String]
    var since: String
    var inferred: Doubt?
  }

  struct Enumeration: Decodable {
    var cases: [String]?
    var openEnded: Bool
    var since: String
    var note: String?
    var inferred: Doubt?
  }

  struct Union: Decodable {
    var cases: [Member]
  }

  struct Member: Decodable {
    var name: String
    var type: String
  }

  /// What was concluded rather than seen: everything, or what a text names.
  struct Doubt: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
      } else {
        text = try container.decode(Bool.self) ? "all" : ""
      }
    }
  }

  var domains: [String: Domain]

  static func read(_ file: URL) throws -> SchemaFacts {
    do {
      return try JSONDecoder().decode(SchemaFacts.self, from: Data(contentsOf: file))
    } catch {
      throw GenerationError("\(file.path) is not in the form of the schema facts: \(error)")
    }
  }
}

extension SchemaFacts.Domain {
  /// The kinds of schema in the order in which they are written, with the name of each in generated code.
  var kinds: [(kind: String, type: String, names: [String])] {
    [
      ("intent", "Intent", intents.keys.sorted()), ("entity", "Entity", entities.keys.sorted()),
      ("enumeration", "Enum", enums.keys.sorted()),
    ]
  }
}
