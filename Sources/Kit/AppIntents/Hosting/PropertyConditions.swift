import Foundation
import IntentWire

/// The conditions and the order of a search, looked at entity by entity.
///
/// This is how entities are found when the app only lists them, and what the app's own query leaves to do.
struct PropertyConditions {
  /// One condition, with its values as the property's type reads them.
  struct Condition: Sendable {
    let property: String
    let comparison: EntitySearch.Comparison
    /// For each value everything that it may mean, for example two regions of the same name.
    let wanted: [[ComparisonKey]]
  }

  let conditions: [Condition]
  let matchesAll: Bool
  let order: [EntitySearch.Order]
  let zone: TimeZone

  /// The entities that satisfy the conditions, in order; those that are equal in it keep theirs.
  func apply(to entities: [any AppEntity]) async throws -> [any AppEntity] {
    guard !conditions.isEmpty || !order.isEmpty else { return entities }
    var kept: [(entity: any AppEntity, keys: [ComparisonKey?])] = []
    for entity in entities {
      let values = try await values(of: entity)
      let results = conditions.lazy.map { holds($0, values[$0.property] ?? nil) }
      guard conditions.isEmpty || (matchesAll ? results.allSatisfy(\.self) : results.contains(true)) else {
        continue
      }
      kept.append((entity, order.map { values[$0.property] ?? nil }))
    }
    guard !order.isEmpty else { return kept.map(\.entity) }
    return kept.enumerated().sorted { left, right in
      for (index, criterion) in order.enumerated() {
        switch (left.element.keys[index], right.element.keys[index]) {
        case (let one?, let other?):
          guard let result = one.order(other), result != .orderedSame else { continue }
          return (result == .orderedAscending) == criterion.isAscending
        // What has no value comes last, whatever the direction.
        case (_?, nil): return true
        case (nil, _?): return false
        case (nil, nil): continue
        }
      }
      return left.offset < right.offset
    }
    .map(\.element.entity)
  }

  /// The values of the properties that matter.
  private func values(of entity: any AppEntity) async throws -> [String: ComparisonKey] {
    let names = Set(conditions.map(\.property) + order.map(\.property))
    var values: [String: ComparisonKey] = [:]
    for (name, slot) in Reflection.properties(of: entity) where names.contains(name) {
      guard let value = try await slot.settled(in: entity) else { continue }
      values[name] = ComparisonKey(value, type(of: slot).bridge, zone: zone)
    }
    for name in names where values[name] == nil {
      if let value = Self.inherent(name, of: entity) { values[name] = .text(value) }
    }
    return values
  }

  /// What every entity has: its identity and its title.
  static let inherent = ["id", "title"]

  private static func inherent(_ name: String, of entity: any AppEntity) -> String? {
    switch name {
    case "id": identity(of: entity)
    case "title": entity.displayRepresentation.value.title
    default: nil
    }
  }

  private static func identity(of entity: some AppEntity) -> String { entity.id.entityIdentifierString }

  private func holds(_ condition: Condition, _ value: ComparisonKey?) -> Bool {
    guard let first = condition.wanted.first else {
      // A condition without a value is about whether there is one.
      return condition.comparison == .notEqualTo ? value != nil : value == nil
    }
    guard let value else { return condition.comparison == .notEqualTo }
    switch condition.comparison {
    case .equalTo: return first.contains { value.equals($0) }
    case .notEqualTo: return !first.contains { value.equals($0) }
    case .lessThan: return first.contains { value.order($0) == .orderedAscending }
    case .lessThanOrEqualTo:
      return first.contains { [.orderedAscending, .orderedSame].contains(value.order($0)) }
    case .greaterThan: return first.contains { value.order($0) == .orderedDescending }
    case .greaterThanOrEqualTo:
      return first.contains { [.orderedDescending, .orderedSame].contains(value.order($0)) }
    case .contains: return first.contains { value.contains($0) }
    case .hasPrefix: return first.contains { value.matches($0) { $0.hasPrefix($1) } }
    case .hasSuffix: return first.contains { value.matches($0) { $0.hasSuffix($1) } }
    case .isBetween:
      guard condition.wanted.count == 2, let lower = first.first, let upper = condition.wanted[1].first else {
        return false
      }
      return [.orderedDescending, .orderedSame].contains(value.order(lower))
        && [.orderedAscending, .orderedSame].contains(value.order(upper))
    }
  }
}
