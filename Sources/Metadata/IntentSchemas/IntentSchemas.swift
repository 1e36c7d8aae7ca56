/// All schemas that an app can adopt.
///
/// The facts lie in `Tables`, one text for each domain, which are read when they are first asked for.
public enum IntentSchemas {
  /// The names of the domains, in alphabetical order.
  public static let domainNames = tables.map(\.name)

  /// Every domain, in alphabetical order.
  public static let domains = tables.compactMap { SchemaTable.read($0.name, $0.text) }

  /// A domain by its name.
  public static func domain(_ name: String) -> SchemaDomain? {
    tables.first { $0.name == name }.flatMap { SchemaTable.read($0.name, $0.text) }
  }

  /// A schema by its identifier, for example `audio.playAudio`.
  public static func schema(_ kind: Schema.Kind, _ identifier: String) -> Schema? {
    let parts = identifier.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return nil }
    return domain(parts[0])?.schemas.first { $0.kind == kind && $0.name == parts[1] }
  }

  /// The intents that an app must adopt too when it has adopted some of an all-or-nothing domain.
  ///
  /// - Parameter adopted: The identifiers of the intent schemas that the app adopts.
  /// - Returns: The identifiers that are missing, by domain in alphabetical order; empty when nothing is missing.
  ///   Schemas of which it is not certain that they exist are not demanded.
  public static func missing(beside adopted: some Sequence<String>) -> [(
    domain: String, identifiers: [String]
  )] {
    let adopted = Set(adopted)
    let names = Set(adopted.compactMap { $0.split(separator: ".").first.map(String.init) })
    return names.sorted().compactMap { name in
      guard let domain = domain(name), domain.isAllOrNothing else { return nil }
      let wanted = domain.schemas(.intent).filter { !$0.isDoubtful || adopted.contains($0.identifier) }
      let missing = wanted.map(\.identifier).filter { !adopted.contains($0) }
      return missing.isEmpty ? nil : (name, missing)
    }
  }
}
