public import IntentWire

/// Asking an app for its entities of one type by what is known of them.
///
/// No app declares such an action. Every entity type whose query filters by properties or lists all of them has
/// one, named `Find` and the type's plural name without spaces: `FindTrails`.
public struct FindAction: Sendable, Hashable {
  /// The name, for example `FindTrails`.
  public var name: String
  /// The title that a person sees, for example “Find Trails”.
  public var title: String
  /// What is looked for.
  public var entity: EntityManifest
  /// The query that finds it.
  public var query: QueryManifest

  /// The actions of an app, in the order of its entity types.
  public static func all(of manifest: AppManifest) -> [FindAction] {
    var actions: [FindAction] = []
    for entity in manifest.entities {
      let queries = manifest.queries.filter { $0.entity == entity.identifier && $0.isSearchable }
      guard let query = queries.first(where: { $0.identifier == entity.query }) ?? queries.first else {
        continue
      }
      let words = entity.pluralName.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
      let titled = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      var name = "Find" + titled.joined()
      if words.isEmpty || actions.contains(where: { $0.name == name }) { name = "Find" + entity.identifier }
      actions.append(
        FindAction(
          name: name, title: (["Find"] + titled).joined(separator: " "), entity: entity, query: query))
    }
    return actions
  }

  /// The action of an app with a name; `nil` when it has none.
  public static func named(_ name: String, in manifest: AppManifest) -> FindAction? {
    guard name.hasPrefix("Find") else { return nil }
    return all(of: manifest).first { $0.name == name }
  }
}

extension QueryManifest {
  /// Whether a person can ask it for entities by their properties.
  var isSearchable: Bool { capabilities.contains(.properties) || capabilities.contains(.enumerable) }
}

extension EntityManifest {
  /// What several of them are called: as the app says, or after the rules of English.
  public var pluralName: String {
    if let plural = pluralTitle?.withoutPlaceholders, !plural.isEmpty { return plural }
    return Self.plural(of: title)
  }

  /// The plural of a name, which ends in its last word.
  static func plural(of name: String) -> String {
    let lower = name.lowercased()
    guard let last = lower.last else { return name }
    if last == "y", let before = lower.dropLast().last, !"aeiou".contains(before) {
      return name.dropLast() + "ies"
    }
    if last == "s" && !lower.hasSuffix("ss") && !lower.hasSuffix("us") { return name }
    for ending in ["s", "x", "z", "ch", "sh"] where lower.hasSuffix(ending) { return name + "es" }
    return name + "s"
  }
}

extension String {
  /// The words of a format for several things, without the place of the number: “${count} trails”, “%lld trails”.
  fileprivate var withoutPlaceholders: String {
    split(separator: " ").filter { word in
      !word.hasPrefix("$") && !word.hasPrefix("%") && !word.hasPrefix("\\(")
        && word.contains(where: \.isLetter)
    }.joined(separator: " ")
  }
}
