import Foundation
public import IntentWire

/// How a request for things is carried out: what the app's query does itself, and what is left to do with its answer.
public struct FindPlan: Sendable {
  /// What the app is asked.
  public let search: EntitySearch
  /// The most that the app is asked for; 0 for all.
  public let limit: Int
  /// The conditions that the app's query cannot check, in groups as in ``FindRequest/groups``.
  let rest: [[FindCondition]]
  /// Whether the app's query sorts.
  let isSorted: Bool
  private let request: FindRequest

  /// Plans a request.
  public init(_ request: FindRequest, for action: FindAction) {
    self.request = request
    var comparisons: [String: Set<EntitySearch.Comparison>] = [:]
    for filter in action.query.filters ?? [] { comparisons[filter.property] = Set(filter.comparisons) }
    let declared = Set(action.entity.properties.map(\.name))
    let isListed = action.query.filters != nil
    let filters = { (condition: FindCondition) -> [EntitySearch.Filter]? in
      guard !condition.isNegated else { return nil }
      guard isListed else {
        return declared.contains(condition.property) ? [condition.filter] : nil
      }
      return Self.filters(condition, comparisons[condition.property] ?? [])
    }
    var done: [EntitySearch.Filter] = []
    var rest: [[FindCondition]] = []
    var matchesAll = true
    for group in request.groups {
      if group.count == 1, let condition = group.first, let own = filters(condition) {
        done += own
      } else if request.groups.count == 1, let own = group.map(filters) as [[EntitySearch.Filter]?]?,
        own.allSatisfy({ $0?.count == 1 })
      {
        done = own.compactMap(\.self).flatMap { $0 }
        matchesAll = false
      } else {
        rest.append(group)
      }
    }
    let sorts = action.query.sorts.map(Set.init) ?? (isListed ? [] : declared)
    isSorted = request.order.allSatisfy { sorts.contains($0.property) }
    self.rest = rest
    search = EntitySearch(filters: done, matchesAll: matchesAll, order: isSorted ? request.order : [])
    let isWhole = rest.isEmpty && isSorted && !request.isCount
    // One more than is wanted tells whether there are more.
    limit = isWhole ? request.limit ?? 0 : 0
  }

  /// The filters of a query that say the same as a condition; `nil` when it has none that do.
  private static func filters(
    _ condition: FindCondition, _ known: Set<EntitySearch.Comparison>
  ) -> [EntitySearch.Filter]? {
    if known.contains(condition.comparison) { return [condition.filter] }
    switch condition.comparison {
    case .isBetween where known.contains(.greaterThanOrEqualTo) && known.contains(.lessThanOrEqualTo):
      return [
        EntitySearch.Filter(condition.property, .greaterThanOrEqualTo, Array(condition.values.prefix(1))),
        EntitySearch.Filter(condition.property, .lessThanOrEqualTo, Array(condition.values.suffix(1))),
      ]
    case .notEqualTo where known.contains(.equalTo):
      guard case .boolean(let value)? = condition.values.first else { return nil }
      return [EntitySearch.Filter(condition.property, .equalTo, [.boolean(!value)])]
    default: return nil
    }
  }

  /// The things that were asked for, among those that the app found, in order.
  public func finish(_ found: [EntityReference], context: FindComparing) -> [EntityReference] {
    var entities = found.filter { entity in
      rest.allSatisfy { group in group.contains { context.holds($0, for: entity) } }
    }
    if !isSorted {
      let sorted = entities.enumerated().sorted { left, right in
        for order in request.order {
          let values = [left, right].map { context.value(of: order.property, in: $0.element) }
          guard let ascends = context.precedes(values[0], values[1]) else { continue }
          return ascends == order.isAscending
        }
        return left.offset < right.offset
      }
      entities = sorted.map(\.element)
    }
    if let limit = request.limit, !request.isCount { entities = Array(entities.prefix(limit)) }
    return entities
  }
}

extension FindCondition {
  /// The condition as a query's filter.
  fileprivate var filter: EntitySearch.Filter { EntitySearch.Filter(property, comparison, values) }
}
