import FoundationAdditions
import IntentWire

extension AppEntity {
  /// One of the app's things, found through its query.
  public static var _bridge: _ValueBridge {
    var bridge = _ValueBridge(type: .entity(String(describing: Self.self))) { any in
      (any as? Self).map { .entity($0._reference) }
    } read: { value, context in
      try await read(value, through: query(in: context), context)
    }
    bridge.suggestions = { context in
      try await EntityFinder(query(in: context), context).suggestions().compactMap { $0 as? Self }
    }
    bridge.fallback = { context in
      try await EntityFinder(query(in: context), context).fallback() as? Self
    }
    return bridge
  }

  /// What the wire carries of the entity.
  var _reference: EntityReference {
    var properties: [String: IntentValue] = [:]
    for (name, property) in Reflection.properties(of: self) {
      if let value = property.wireValue(in: self) { properties[name] = value }
    }
    return EntityReference(
      type: String(describing: Self.self), identifier: id.entityIdentifierString,
      display: displayRepresentation.value, properties: properties)
  }

  private static func query(in context: ReadingContext) -> any EntityQuery {
    context.constraints.query ?? defaultQuery
  }

  private static func read(
    _ value: IntentValue, through query: some EntityQuery, _ context: ReadingContext
  ) async throws -> ReadValue {
    let finder = EntityFinder(query, context)
    if case .entity(let reference) = value {
      let found = try await finder.entities([reference.identifier]).compactMap { $0 as? Self }
      if let first = found.first { return .accepted(first) }
      return try await renamed(reference, finder)
    }
    let text = value.displayText
    let found = try await finder.matching(text).compactMap { $0 as? Self }
    if found.count > 1,
      let exact = TextMatch.uniqueTitle(text, in: found, display: \.displayRepresentation.value)
    {
      return .accepted(exact)
    }
    switch found.count {
    case 0: return .refused(unknown(text))
    case 1: return .accepted(found[0])
    default: return .candidates(found)
    }
  }

  /// What is now under the name of an entity whose identifier is not known any more.
  ///
  /// Many apps make identifiers anew each time they start, so that only the name is left of what an earlier process told.
  private static func renamed(
    _ reference: EntityReference, _ finder: EntityFinder
  ) async throws -> ReadValue {
    let title = reference.display.title
    guard !title.isEmpty, title != reference.identifier else { return .refused(unknown(title)) }
    let folded = TextMatch.folded(title)
    let called = try await finder.matching(title).compactMap { $0 as? Self }
      .filter { TextMatch.folded($0.displayRepresentation.value.title) == folded }
    switch called.count {
    case 0: return .refused(unknown(title))
    case 1: return .accepted(called[0])
    default:
      // Of several of one name, the one with the same second line is meant.
      let same = called.filter { $0.displayRepresentation.value.subtitle == reference.display.subtitle }
      return same.count == 1 ? .accepted(same[0]) : .candidates(called)
    }
  }

  private static func unknown(_ text: String) -> Resolution.Reason {
    let kind = String(localized: typeDisplayRepresentation.name).lowercased()
    return Resolution.Reason("noMatch", dialog: Dialog("There is no \(kind) called “\(text)”."))
  }
}

/// Asks an entity query, in whatever form the app has written it.
struct EntityFinder {
  private let query: any EntityQuery
  private let context: ReadingContext

  init(_ query: any EntityQuery, _ context: ReadingContext) {
    self.query = query
    self.context = context
  }

  /// The entities with the given identifiers; those that cannot be read as identifiers are left out.
  func entities(_ identifiers: [String]) async throws -> [any AppEntity] {
    try await context.dependencies.prepare(query)
    return try await Self.entities(identifiers, in: query)
  }

  /// The entities that the app suggests.
  func suggestions() async throws -> [any AppEntity] {
    try await context.dependencies.prepare(query)
    return try await Self.suggestions(of: query)
  }

  /// Every entity; `nil` when the query cannot list them.
  func all() async throws -> [any AppEntity]? {
    guard let query = query as? any EnumerableEntityQuery else { return nil }
    try await context.dependencies.prepare(query)
    return try await Self.all(of: query)
  }

  /// The entities that words name, as the app finds them, else among those that it lists or suggests.
  func matching(_ text: String) async throws -> [any AppEntity] {
    if let query = query as? any EntityStringQuery {
      try await context.dependencies.prepare(query)
      return try await Self.matching(text, in: query)
    }
    let known: [any AppEntity]
    if let all = try await all() { known = all } else { known = try await suggestions() }
    return TextMatch.find(text, in: known) { $0.displayRepresentation.value }
  }

  /// The entity to use when none was given.
  func fallback() async throws -> (any Sendable)? {
    try await context.dependencies.prepare(query)
    return await Self.fallback(of: query)
  }

  private static func entities<Query: EntityQuery>(
    _ identifiers: [String], in query: Query
  ) async throws -> [any AppEntity] {
    let known = identifiers.compactMap { Query.Entity.ID.entityIdentifier(for: $0) }
    return known.isEmpty ? [] : try await query.entities(for: known)
  }

  private static func suggestions<Query: EntityQuery>(of query: Query) async throws -> [any AppEntity] {
    entities(in: try await query.suggestedEntities())
  }

  private static func all<Query: EnumerableEntityQuery>(of query: Query) async throws -> [any AppEntity] {
    entities(in: try await query.allEntities())
  }

  private static func matching<Query: EntityStringQuery>(
    _ text: String, in query: Query
  ) async throws -> [any AppEntity] {
    entities(in: try await query.entities(matching: text))
  }

  private static func fallback<Query: EntityQuery>(of query: Query) async -> (any Sendable)? {
    await query.defaultResult()
  }

  private static func entities<Results: ResultsCollection>(in results: Results) -> [any AppEntity] {
    results.items.compactMap { $0 as? any AppEntity }
  }
}
