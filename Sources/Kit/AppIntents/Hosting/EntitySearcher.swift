import Foundation
import IntentWire

/// Finds entities by their properties, by what the app's query can do.
///
/// A query with comparators of its own is asked with these; what it does not declare, and everything when the query only
/// lists its entities, is looked at here.
struct EntitySearcher {
  private let query: any EntityQuery
  private let context: ReadingContext

  init(_ query: any EntityQuery, _ context: ReadingContext) {
    self.query = query
    self.context = context
  }

  /// The entities that a search finds, in its order.
  ///
  /// - Parameter limit: The most entities that are wanted, 0 for no limit; more may be returned.
  func entities(_ search: EntitySearch, limit: Int) async throws -> [any AppEntity] {
    try await context.dependencies.prepare(query)
    if let query = query as? any EntityPropertyQuery {
      return try await Self.search(search, limit, through: query, context)
    }
    if let query = query as? any EnumerableEntityQuery {
      return try await Self.search(search, among: query, context)
    }
    if let query = query as? any UniqueAppEntityQuery {
      return try await Self.search(search, theOnlyOneOf: query, context)
    }
    throw WireFault(
      .unknownMethod,
      "\(type(of: query)) cannot be searched by properties; let it adopt EntityPropertyQuery or EnumerableEntityQuery."
    )
  }

  private static func search<Query: EnumerableEntityQuery>(
    _ search: EntitySearch, among query: Query, _ context: ReadingContext
  ) async throws -> [any AppEntity] {
    let reading = SearchReading(Query.Entity.self, context)
    try reading.check(search)
    return try await filtered(entities(in: try await query.allEntities()), search, reading)
  }

  private static func search<Query: UniqueAppEntityQuery>(
    _ search: EntitySearch, theOnlyOneOf query: Query, _ context: ReadingContext
  ) async throws -> [any AppEntity] {
    let reading = SearchReading(Query.Entity.self, context)
    try reading.check(search)
    return try await filtered([try await query.uniqueEntity()], search, reading)
  }

  private static func filtered(
    _ entities: [any AppEntity], _ search: EntitySearch, _ reading: SearchReading
  ) async throws -> [any AppEntity] {
    var conditions: [PropertyConditions.Condition] = []
    for filter in search.filters {
      conditions.append(try await reading.condition(reading.spelledOut(filter)))
    }
    let all = PropertyConditions(
      conditions: conditions, matchesAll: search.matchesAll, order: search.order,
      zone: reading.context.timeZone)
    return try await all.apply(to: entities)
  }

  private static func entities<Results: ResultsCollection>(in results: Results) -> [any AppEntity] {
    results.items.compactMap { $0 as? any AppEntity }
  }
}

extension EntitySearcher {
  /// Asks a query with its own comparators, as far as it declares them.
  private static func search<Query: EntityPropertyQuery>(
    _ search: EntitySearch, _ limit: Int, through query: Query, _ context: ReadingContext
  ) async throws -> [any AppEntity] {
    let declared = try await declarations(of: query)
    let reading = SearchReading(Query.Entity.self, foreign: Set(declared.keys), context)
    try reading.check(search)
    var comparators: [Query.ComparatorMappingType] = []
    var rest: [EntitySearch.Filter] = []
    for filter in search.filters.map(reading.spelledOut) {
      for part in parts(of: filter, declared[filter.property], matchesAll: search.matchesAll) {
        let comparator = declared[part.property]?.comparators.first { $0.comparison == part.comparison }
        if let comparator, let values = try await reading.values(part, comparator),
          let condition = comparator.condition(values)
        {
          comparators.append(condition)
        } else {
          rest.append(part)
        }
      }
    }
    if !search.matchesAll, !rest.isEmpty {
      // One of the conditions suffices, so nothing may be left out before all of them are looked at.
      comparators = []
      rest = search.filters
    }
    let sorts = try await sorts(search.order, of: query)
    let isSettled = rest.isEmpty && sorts.count == search.order.count
    // The conditions are made for this search, and nobody else looks at them.
    nonisolated(unsafe) let conditions = comparators
    let found = try await query.entities(
      matching: conditions, mode: search.matchesAll ? .and : .or,
      sortedBy: sorts.count == search.order.count ? sorts : [], limit: isSettled && limit > 0 ? limit : nil)
    let left = EntitySearch(
      filters: rest, matchesAll: search.matchesAll,
      order: sorts.count == search.order.count ? [] : search.order)
    return try await filtered(entities(in: found), left, reading)
  }

  /// A condition in the comparators that a property has.
  ///
  /// Two comparators together may say the same as one that is missing, and a weaker one may leave less to look at.
  private static func parts<Entity, Mapping>(
    of filter: EntitySearch.Filter, _ declaration: EntityQueryPropertyDeclaration<Entity, Mapping>?,
    matchesAll: Bool
  ) -> [EntitySearch.Filter] {
    let known = Set(declaration?.comparators.map(\.comparison) ?? [])
    guard matchesAll, !known.contains(filter.comparison) else { return [filter] }
    switch filter.comparison {
    case .isBetween where known.isSuperset(of: [.greaterThanOrEqualTo, .lessThanOrEqualTo]):
      return [
        EntitySearch.Filter(filter.property, .greaterThanOrEqualTo, [filter.values[0]]),
        EntitySearch.Filter(filter.property, .lessThanOrEqualTo, [filter.values[1]]),
      ]
    case .lessThan where known.contains(.lessThanOrEqualTo):
      return [EntitySearch.Filter(filter.property, .lessThanOrEqualTo, filter.values), filter]
    case .greaterThan where known.contains(.greaterThanOrEqualTo):
      return [EntitySearch.Filter(filter.property, .greaterThanOrEqualTo, filter.values), filter]
    default:
      return [filter]
    }
  }

  /// The criteria of an order as the query declares them, up to the first that it does not.
  private static func sorts<Query: EntityPropertyQuery>(
    _ order: [EntitySearch.Order], of query: Query
  ) async throws -> [EntityQuerySort<Query.Entity>] {
    guard !order.isEmpty else { return [] }
    let paths = Query.sortingOptions.options.map(\.path)
    let isNamed = paths.allSatisfy { PropertyNames.name(of: $0) != nil }
    let example = isNamed ? nil : try await example(of: query)
    let known = Dictionary(
      paths.compactMap { path in PropertyNames.name(of: path, in: example).map { ($0, path) } }
    ) { first, _ in first }
    var sorts: [EntityQuerySort<Query.Entity>] = []
    for criterion in order {
      guard let path = known[criterion.property] else { break }
      sorts.append(EntityQuerySort(by: path, order: criterion.isAscending ? .ascending : .descending))
    }
    return sorts
  }

  /// The properties by which a query filters, by name.
  private static func declarations<Query: EntityPropertyQuery>(
    of query: Query
  ) async throws -> [String: EntityQueryPropertyDeclaration<Query.Entity, Query.ComparatorMappingType>] {
    let all = Query.properties.declarations
    let isNamed = all.allSatisfy { $0.name(nil) != nil }
    let example = isNamed ? nil : try await example(of: query)
    return Dictionary(all.compactMap { declaration in declaration.name(example).map { ($0, declaration) } }) {
      first, _ in first
    }
  }

  /// Any entity, which shows the names of properties that nobody has written down.
  private static func example<Query: EntityPropertyQuery>(of query: Query) async throws -> Query.Entity? {
    let suggested = try await query.suggestedEntities().items.first
    if let suggested = suggested as? Query.Entity { return suggested }
    let found = try await query.entities(matching: [], mode: .and, sortedBy: [], limit: 1)
    return entities(in: found).first as? Query.Entity
  }
}
