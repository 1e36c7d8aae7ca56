/// Reads the text in which a domain's schemas are written.
///
/// A line without indentation begins something: `domain since [allOrNothing]`, `intent|entity|enumeration name since
/// [inferred] [doubtful] [open]`, or `union name`. The indented lines that follow say more of it: `name: Type` for a member, with ` = []` when it may be empty, a bare
/// name for a case, `adopts A|B` for a protocol, `returns Type` for a result, and a bare type in a union.
enum SchemaTable {
  /// The domain that a text describes; `nil` when the text is not in the form above.
  static func read(_ name: String, _ text: String) -> SchemaDomain? {
    var domain: SchemaDomain?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        guard domain?.append(line.trimmed) == true else { return nil }
      } else if domain == nil {
        let words = line.split(separator: " ").map(String.init)
        guard words.count >= 2, words[0] == "domain" else { return nil }
        domain = SchemaDomain(
          name: name, since: words[1], isAllOrNothing: words.contains("allOrNothing"), schemas: [], unions: []
        )
      } else {
        guard domain?.begin(line.split(separator: " ").map(String.init)) == true else { return nil }
      }
    }
    return domain
  }
}

extension SchemaDomain {
  /// Begins a schema or a union.
  fileprivate mutating func begin(_ words: [String]) -> Bool {
    if words.count == 2, words[0] == "union" {
      unions.append(Union(name: words[1], types: []))
      return true
    }
    guard words.count >= 3, unions.isEmpty, let kind = Schema.Kind(rawValue: words[0]) else { return false }
    let flags = words.dropFirst(3)
    schemas.append(
      Schema(
        kind: kind, domain: name, name: words[1], since: words[2], isInferred: flags.contains("inferred"),
        isDoubtful: flags.contains("doubtful"), isOpen: flags.contains("open")))
    return true
  }

  /// Says more of what was begun last.
  fileprivate mutating func append(_ line: String) -> Bool {
    if !unions.isEmpty {
      guard let type = SchemaType(line) else { return false }
      unions[unions.count - 1].types.append(type)
      return true
    }
    guard !schemas.isEmpty else { return false }
    let last = schemas.count - 1
    if let colon = line.firstIndex(of: ":") {
      var text = line[line.index(after: colon)...]
      let mayBeEmpty = text.hasSuffix(" = []")
      if mayBeEmpty { text = text.dropLast(5) }
      guard let type = SchemaType(text) else { return false }
      schemas[last].members.append(Schema.Member(String(line[..<colon]), type, mayBeEmpty: mayBeEmpty))
      return true
    }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.count) {
    case ("adopts", 2): schemas[last].protocols.append(words[1].split(separator: "|").map(String.init))
    case ("returns", 2):
      guard let type = SchemaType(words[1]) else { return false }
      schemas[last].result = type
    case (_, 1): schemas[last].members.append(Schema.Member(words[0], nil))
    default: return false
    }
    return true
  }
}
