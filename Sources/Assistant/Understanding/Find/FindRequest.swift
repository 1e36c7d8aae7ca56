import Foundation
public import IntentWire

/// One condition on what is looked for.
public struct FindCondition: Sendable, Hashable {
  /// The property's name.
  public var property: String
  /// How it is compared.
  public var comparison: EntitySearch.Comparison
  /// What it is compared with: two values for a span, else one.
  public var values: [IntentValue]
  /// Whether the opposite is wanted; only where the comparison has no opposite of its own.
  public var isNegated: Bool
  /// The condition in the form of the command-line contract: `distance < 1 km`, `name contains falls`.
  public var text: String

  /// Creates a condition.
  ///
  /// - Parameter said: The values as they read in ``text``; `nil` for their plain form.
  public init(
    _ property: String, _ comparison: EntitySearch.Comparison, _ values: [IntentValue], said: String? = nil
  ) {
    self.property = property
    self.comparison = comparison
    self.values = values
    isNegated = false
    let words = said ?? values.map(Self.text).joined(separator: " and ")
    // A span of a single day is that day.
    let sign = said != nil && comparison == .isBetween && !words.contains(" and ") ? "=" : comparison.sign
    text = "\(property) \(sign) \(words)"
  }

  /// The condition that holds just where this one does not.
  public var negated: FindCondition {
    var other = self
    let opposites: [EntitySearch.Comparison: EntitySearch.Comparison] = [
      .equalTo: .notEqualTo, .notEqualTo: .equalTo, .lessThan: .greaterThanOrEqualTo,
      .greaterThanOrEqualTo: .lessThan, .greaterThan: .lessThanOrEqualTo, .lessThanOrEqualTo: .greaterThan,
    ]
    let words = String(text.dropFirst("\(property) \(comparison.sign) ".count))
    if comparison == .equalTo, case .boolean(let value)? = values.first {
      return FindCondition(property, .equalTo, [.boolean(!value)])
    }
    if let opposite = opposites[comparison] {
      other.comparison = opposite
      other.text = "\(property) \(opposite.sign) \(words)"
    } else {
      other.isNegated.toggle()
      other.text = isNegated ? text.replacing("not ", with: "") : "not \(text)"
    }
    return other
  }

  private static func text(_ value: IntentValue) -> String {
    switch value {
    case .boolean(let value): value ? "true" : "false"
    case .duration(let seconds) where seconds >= 60 && seconds.truncatingRemainder(dividingBy: 60) == 0:
      "\(Int(seconds / 60)) min"
    default: value.displayText
    }
  }
}

extension EntitySearch.Comparison {
  /// How the comparison is written between a property and a value.
  public var sign: String {
    switch self {
    case .equalTo: "="
    case .notEqualTo: "!="
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .contains: "contains"
    case .hasPrefix: "begins with"
    case .hasSuffix: "ends with"
    case .isBetween: "between"
    }
  }
}

/// What a person asks of a ``FindAction``.
public struct FindRequest: Sendable, Hashable {
  /// The conditions: all groups must hold, and of each group one condition.
  public var groups: [[FindCondition]]
  /// The order, the most important criterion first.
  public var order: [EntitySearch.Order]
  /// The most that are wanted; `nil` for all.
  public var limit: Int?
  /// Whether only their number is asked for.
  public var isCount: Bool

  /// Creates a request.
  public init(
    groups: [[FindCondition]] = [], order: [EntitySearch.Order] = [], limit: Int? = nil, isCount: Bool = false
  ) {
    self.groups = groups
    self.order = order
    self.limit = limit
    self.isCount = isCount
  }
}

extension FindCondition {
  /// Whether no thing can meet both: a least amount that lies above a greatest one.
  fileprivate func leavesNothing(of other: FindCondition) -> Bool {
    guard property == other.property, !isNegated, !other.isNegated, let bound = amount,
      let second = other.amount,
      bound.unit == second.unit
    else { return false }
    let least: Set<EntitySearch.Comparison> = [.greaterThan, .greaterThanOrEqualTo]
    let greatest: Set<EntitySearch.Comparison> = [.lessThan, .lessThanOrEqualTo]
    if least.contains(comparison) {
      return greatest.contains(other.comparison) && bound.value >= second.value
    }
    return greatest.contains(comparison) && least.contains(other.comparison) && bound.value <= second.value
  }

  /// The one amount that it compares with.
  private var amount: (value: Double, unit: String)? {
    switch values.first {
    case .measurement(let value)? where values.count == 1: (value.value, value.unit)
    case .integer(let value)? where values.count == 1: (Double(value), "")
    case .number(let value)? where values.count == 1: (value, "")
    default: nil
    }
  }
}

extension FindRequest {
  /// The request without conditions that a later one leaves nothing of: of “longer than 5 km” and “shorter than 2 km” the
  /// latter.
  public var withoutContradicted: FindRequest {
    var request = self
    request.groups = groups.indices.filter { index in
      guard groups[index].count == 1, let condition = groups[index].first else { return true }
      return !groups[(index + 1)...].contains { $0.count == 1 && $0[0].leavesNothing(of: condition) }
    }.map { groups[$0] }
    return request
  }

  /// The names of the parameters that say all of it.
  private enum Name {
    static let filters = "filters"
    static let sort = "sort"
    static let limit = "limit"
    static let count = "count"
  }

  /// The request as the values of parameters: `filters`, `sort`, `limit` and `count`, each only when it says something.
  ///
  /// A filter reads as its ``FindCondition/text``; several of which one must hold have “or” between them.
  public var parameters: [String: IntentValue] {
    var values: [String: IntentValue] = [:]
    if !groups.isEmpty { values[Name.filters] = .list(groups.map(Self.record)) }
    if let first = order.first {
      values[Name.sort] = .record(
        RecordValue(
          type: "FindOrder", display: DisplayValue(order.map(\.text).joined(separator: ", ")),
          fields: [
            "properties": .list(order.map { .string($0.property) }),
            "ascending": .list(order.map { .boolean($0.isAscending) }),
            "first": .string(first.property),
          ]))
    }
    if let limit { values[Name.limit] = .integer(limit) }
    if isCount { values[Name.count] = .boolean(true) }
    return values
  }

  /// Reads a request from the values that ``parameters`` makes; what is not of that form is left out.
  public init(parameters: [String: IntentValue]) {
    self.init()
    for case .record(let record) in parameters[Name.filters]?.elements ?? [] {
      let group = (record.fields["conditions"]?.elements ?? []).compactMap(Self.condition)
      if !group.isEmpty { groups.append(group) }
    }
    if case .record(let record)? = parameters[Name.sort] {
      let names = (record.fields["properties"]?.elements ?? []).compactMap(\.text)
      let directions = record.fields["ascending"]?.elements ?? []
      order = zip(names, directions).map { EntitySearch.Order($0, isAscending: $1 == .boolean(true)) }
    }
    if case .integer(let limit)? = parameters[Name.limit], limit > 0 { self.limit = limit }
    isCount = parameters[Name.count] == .boolean(true)
  }

  private static func record(_ group: [FindCondition]) -> IntentValue {
    let conditions = group.map { condition in
      IntentValue.record(
        RecordValue(
          type: "FindCondition", display: DisplayValue(condition.text),
          fields: [
            "property": .string(condition.property), "comparison": .string(condition.comparison.rawValue),
            "values": .list(condition.values), "negated": .boolean(condition.isNegated),
          ]))
    }
    return .record(
      RecordValue(
        type: "FindFilter", display: DisplayValue(group.map(\.text).joined(separator: " or ")),
        fields: ["conditions": .list(conditions)]))
  }

  private static func condition(_ value: IntentValue) -> FindCondition? {
    guard case .record(let record) = value, let property = record.fields["property"]?.text,
      let comparison = record.fields["comparison"]?.text.flatMap(EntitySearch.Comparison.init)
    else { return nil }
    var condition = FindCondition(property, comparison, record.fields["values"]?.elements ?? [])
    condition.isNegated = record.fields["negated"] == .boolean(true)
    condition.text = record.display.title
    return condition
  }
}

extension EntitySearch.Order {
  /// The criterion in words: `length ascending`.
  fileprivate var text: String { "\(property) \(isAscending ? "ascending" : "descending")" }
}
