import IntentSchemas

/// What a schema says of the type that adopts it, as far as the extraction needs it.
enum SchemaFacts {
  /// The protocols that the macro of a schema lets a type adopt besides its own.
  ///
  /// - Parameter inherited: What the type adopts already; of protocols that can stand for each other one is enough.
  static func protocols(of schema: String, macro: String, inherited: Set<String>) -> [String] {
    guard let facts = kind(of: macro).flatMap({ IntentSchemas.schema($0, schema) }) else { return [] }
    return facts.protocols.compactMap { group in
      group.contains(where: inherited.contains) ? nil : group.first
    }
  }

  /// The kind of schema that a macro names.
  static func kind(of macro: String) -> Schema.Kind? {
    switch MacroName.protocols[macro] {
    case "AppIntent": .intent
    case "AppEntity": .entity
    case "AppEnum": .enumeration
    default: nil
    }
  }

  /// The title of a type that gives none: the schema's name in words.
  static func title(of schema: String) -> String {
    Naming.title(from: schema.split(separator: ".").last.map(String.init) ?? schema)
  }

  /// Whether the macro of an intent's schema gives a parameter an empty default.
  static func mayBeEmpty(_ member: String, in schema: String) -> Bool {
    IntentSchemas.schema(.intent, schema)?.member(member)?.mayBeEmpty ?? false
  }

  /// The names of the members to which the macro of a schema adds a wrapper.
  static func members(_ kind: Schema.Kind, of schema: String) -> Set<String> {
    Set(IntentSchemas.schema(kind, schema)?.members.map(\.name) ?? [])
  }
}
