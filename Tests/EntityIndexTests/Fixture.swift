import EntityIndex
import Foundation
import IntentWire
import Store
import Testing

/// Wednesday, 18 March 2026, 10:15 in UTC.
let present = Date(timeIntervalSince1970: 1_773_828_900)

extension Calendar {
  static var plain: Calendar {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    return calendar
  }
}

extension Trait where Self == ConditionTrait {
  /// For what computes for long, and would starve the tests beside it: `script/test` runs it afterwards.
  static var long: Self {
    .enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_LONG"] != nil)
  }
}

func makeIndex(_ store: Store? = nil, now: Date = present) throws -> EntityIndex {
  EntityIndex(try store ?? Store(), calendar: .plain, now: { now })
}

func item(
  _ id: String, _ title: String? = nil, domain: String? = nil, priority: Int = 0,
  _ attributes: [String: IntentValue] = [:], entity: EntityReference? = nil
) -> IndexItem {
  var attributes = attributes
  if let title { attributes["title"] = .string(title) }
  return IndexItem(identifier: id, domain: domain, attributes: attributes, entity: entity, priority: priority)
}

extension EntityIndex {
  func add(_ items: [IndexItem], index: String = "", app: String = "app") throws {
    try apply(IndexUpdate(index: index, items: items), of: app)
  }

  func identifiers(_ expression: String, filters: [String] = []) throws -> [String] {
    try search(IndexQuery(text: .expression(expression), filters: filters), of: "app").map(\.identifier)
  }

  func all(_ app: String = "app") throws -> [String] { try items(of: app).map(\.identifier) }
}
