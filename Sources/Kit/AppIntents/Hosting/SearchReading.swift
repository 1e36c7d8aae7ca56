import Foundation
import IntentWire

/// Reads the values of a search as the types of the properties have them.
struct SearchReading {
  /// The entity's type name.
  let entity: String
  /// How the values of each property come from the wire.
  let bridges: [String: _ValueBridge]
  /// Properties of other entities by which the query filters.
  let foreign: Set<String>
  let context: ReadingContext

  init(_ entity: any AppEntity.Type, foreign: Set<String> = [], _ context: ReadingContext) {
    self.entity = String(describing: entity)
    bridges = Dictionary(Reflection.declaredProperties(of: entity).map { ($0.name, $0.slot.bridge) }) {
      first, _ in
      first
    }
    self.foreign = foreign
    self.context = context
  }

  /// Checks that the properties are there and that the conditions have the values that they need.
  func check(_ search: EntitySearch) throws(WireFault) {
    for name in search.filters.map(\.property) + search.order.map(\.property) {
      guard bridges[name] != nil || foreign.contains(name) || PropertyConditions.inherent.contains(name)
      else {
        let known = bridges.keys.sorted() + PropertyConditions.inherent
        throw WireFault(
          .invalidParameters,
          "\(entity) has no property “\(name)” to search by. Use one of these: \(known.joined(separator: ", "))."
        )
      }
    }
    for filter in search.filters {
      let isOfPresence = [.equalTo, .notEqualTo].contains(filter.comparison) && filter.values.isEmpty
      let expected = filter.comparison == .isBetween ? 2 : 1
      guard filter.values.count == expected || isOfPresence else {
        throw WireFault(
          .invalidParameters,
          "The condition on “\(filter.property)” has \(filter.values.count) values; “\(filter.comparison.rawValue)” "
            + "takes \(expected).")
      }
    }
  }

  /// The conditions with spans of time instead of days: what happened on a day lies between its beginning and its end.
  func spelledOut(_ filter: EntitySearch.Filter) -> EntitySearch.Filter {
    guard bridges[filter.property]?.type == .date else { return filter }
    let spans = filter.values.map(span)
    guard spans.contains(where: { $0 != nil }) else { return filter }
    func moment(_ date: Date) -> IntentValue { .date(DateValue(date, timeZone: context.timeZone)) }
    var filter = filter
    switch (filter.comparison, spans.count) {
    case (.equalTo, 1):
      guard let span = spans[0] else { return filter }
      filter.comparison = .isBetween
      filter.values = [moment(span.start), moment(span.end)]
    case (.lessThan, 1), (.greaterThanOrEqualTo, 1):
      if let span = spans[0] { filter.values = [moment(span.start)] }
    case (.lessThanOrEqualTo, 1), (.greaterThan, 1):
      if let span = spans[0] { filter.values = [moment(span.end)] }
    case (.isBetween, 2):
      if let span = spans[0] { filter.values[0] = moment(span.start) }
      if let span = spans[1] { filter.values[1] = moment(span.end) }
    default: break
    }
    return filter
  }

  /// The first and the last moment of a day or of several; `nil` for a moment.
  private func span(_ value: IntentValue) -> (start: Date, end: Date)? {
    switch value {
    case .date(let date): return span(date, date)
    case .dateRange(let range): return span(range.start ?? range.end, range.end ?? range.start)
    default: return nil
    }
  }

  private func span(_ first: DateValue?, _ last: DateValue?) -> (start: Date, end: Date)? {
    guard let first, let last else { return nil }
    if first == last, first.hour != nil { return nil }
    guard let start = beginning(of: first),
      let end = last.hour == nil ? ending(of: last) : beginning(of: last)
    else { return nil }
    return start <= end ? (start, end) : (end, start)
  }

  private func beginning(of date: DateValue) -> Date? {
    var date = date
    date.year = date.year ?? DateValue(context.now, timeZone: context.timeZone).year
    if date.hour == nil { (date.hour, date.minute, date.second) = (0, 0, 0) }
    return date.instant(in: context.timeZone)
  }

  /// The last millisecond of a day.
  private func ending(of date: DateValue) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = date.timeZone.flatMap(TimeZone.init(identifier:)) ?? context.timeZone
    return beginning(of: date)
      .flatMap { calendar.date(byAdding: .day, value: 1, to: $0) }?.addingTimeInterval(-0.001)
  }

  /// The values of a condition with everything that each may mean.
  func condition(_ filter: EntitySearch.Filter) async throws -> PropertyConditions.Condition {
    var wanted: [[ComparisonKey]] = []
    for value in filter.values { wanted.append(try await keys(value, filter)) }
    return PropertyConditions.Condition(
      property: filter.property, comparison: filter.comparison, wanted: wanted)
  }

  private func keys(_ value: IntentValue, _ filter: EntitySearch.Filter) async throws -> [ComparisonKey] {
    let plain = ComparisonKey(value, zone: context.timeZone)
    guard let bridge = bridges[filter.property] else { return [plain] }
    let isPart = [.contains, .hasPrefix, .hasSuffix].contains(filter.comparison)
    // A part of a text, of a title or of a name is a text, whatever the property's type.
    if isPart, bridge.element == nil { return [.text(value.displayText)] }
    let single = bridge.element?() ?? bridge
    if filter.comparison != .contains, bridge.element != nil {
      let readings = try await bridge.readElements(value, context)
      let keys = try readings.map { try self.keys($0, single, filter).first ?? plain }
      return [.list(keys)]
    }
    return try keys(try await single.readChecked(value, context), single, filter)
  }

  private func keys(
    _ reading: ReadValue, _ bridge: _ValueBridge, _ filter: EntitySearch.Filter
  ) throws(WireFault) -> [ComparisonKey] {
    switch reading {
    case .accepted(let value): return ComparisonKey(value, bridge, zone: context.timeZone).map { [$0] } ?? []
    case .candidates(let values):
      return values.compactMap { ComparisonKey($0, bridge, zone: context.timeZone) }
    case .refused(let reason): throw Self.refused(reason, filter)
    }
  }

  /// The Swift values of a condition, for the app's own comparator; `nil` when a value may mean several things.
  func values<Mapping>(
    _ filter: EntitySearch.Filter, _ comparator: ComparatorDeclaration<Mapping>
  ) async throws -> [(any Sendable)?]? {
    guard !filter.values.isEmpty else { return [nil] }
    let bridge = comparator.bridge
    var context = context
    if !comparator.resolvers.isEmpty {
      let chain = ResolverChain(resolvers: comparator.resolvers, definition: ParameterDefinition())
      context.constraints.conversion = { try await chain.value(of: $0, $1) }
    }
    var values: [(any Sendable)?] = []
    for value in filter.values {
      var parts: [any Sendable] = []
      for reading in try await bridge.readElements(value, context) {
        switch reading {
        case .accepted(let part): parts.append(part)
        case .candidates: return nil
        case .refused(let reason): throw Self.refused(reason, filter)
        }
      }
      guard let whole = bridge.assemble(parts) else { return nil }
      values.append(whole)
    }
    return values
  }

  private static func refused(_ reason: Resolution.Reason, _ filter: EntitySearch.Filter) -> WireFault {
    WireFault(
      .invalidParameters,
      reason.dialog?.full ?? "“\(filter.property)” cannot be compared with that; give a value of its type.")
  }
}
