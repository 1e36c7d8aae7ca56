import Foundation
import IntentWire

/// A query in the language of Core Spotlight, for example `title == "caf*"cd && duration > 300`.
struct ItemQuery {
  /// A condition.
  indirect enum Node {
    case all([Node])
    case any([Node])
    case not(Node)
    case comparison(attribute: String, Comparison, Operand)
    case range(attribute: String, Double, Double)
  }

  /// How an attribute is compared.
  enum Comparison: Sendable {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
  }

  /// What an attribute is compared with.
  enum Operand {
    case text(TextPattern)
    case number(Double)
    case date(Date)
    /// Any value at all.
    case anything
  }

  let root: Node

  /// Reads a query.
  ///
  /// - Throws: ``WireFault`` that says where it cannot be understood.
  init(_ text: String, now: Date, calendar: Calendar) throws(WireFault) {
    var parser = try ItemQueryParser(text, now: now, calendar: calendar)
    root = try parser.query()
  }

  /// Whether an item satisfies the query.
  func matches(_ item: IndexItem) -> Bool { Self.holds(root, for: item) }

  private static func holds(_ node: Node, for item: IndexItem) -> Bool {
    switch node {
    case .all(let nodes): nodes.allSatisfy { holds($0, for: item) }
    case .any(let nodes): nodes.contains { holds($0, for: item) }
    case .not(let node): !holds(node, for: item)
    case .comparison(let attribute, .unequal, let operand):
      !values(of: attribute, in: item).contains { compare($0, .equal, operand) }
    case .comparison(let attribute, let comparison, let operand):
      values(of: attribute, in: item).contains { compare($0, comparison, operand) }
    case .range(let attribute, let lowest, let highest):
      values(of: attribute, in: item).contains { value in
        value.queryNumber.map { (lowest...max(lowest, highest)).contains($0) } ?? false
      }
    }
  }

  /// The values of an attribute, one by one.
  private static func values(of name: String, in item: IndexItem) -> [IntentValue] {
    switch name {
    case "*", "**":
      return item.attributes.sorted { $0.key < $1.key }.flatMap(\.value.elements).filter { $0.text != nil }
    case "uniqueIdentifier": return [.string(item.identifier)]
    case "domainIdentifier", "domain":
      let domain = item.domain.map { IntentValue.string($0) } ?? item.attributes["domainIdentifier"]
      return domain.map { [$0] } ?? []
    default:
      let capital = name.prefix(1).uppercased() + name.dropFirst()
      let value =
        item.attributes[name] ?? item.attributes["is" + capital]
        ?? (name.hasPrefix("is") ? item.attributes[String(name.dropFirst(2)).uncapitalized] : nil)
      return value.map(\.elements) ?? []
    }
  }

  private static func compare(_ value: IntentValue, _ comparison: Comparison, _ operand: Operand) -> Bool {
    switch operand {
    case .anything: return comparison == .equal
    case .text(let pattern):
      if let number = value.queryNumber, let other = Double(pattern.text) {
        return order(number, other, comparison)
      }
      return value.queryTexts.contains { text in
        switch comparison {
        case .equal: pattern.matches(text)
        case .unequal: !pattern.matches(text)
        case .less: text < pattern.text
        case .lessOrEqual: text <= pattern.text
        case .greater: text > pattern.text
        case .greaterOrEqual: text >= pattern.text
        }
      }
    case .number(let other):
      if let number = value.queryNumber { return order(number, other, comparison) }
      return value.text.flatMap(Double.init).map { order($0, other, comparison) } ?? false
    case .date(let date):
      return value.queryNumber.map { order($0, date.timeIntervalSinceReferenceDate, comparison) } ?? false
    }
  }

  private static func order(_ left: Double, _ right: Double, _ comparison: Comparison) -> Bool {
    switch comparison {
    case .equal: left == right
    case .unequal: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

extension IntentValue {
  /// The value as a number: truth values are 1 and 0, dates are seconds since 2001.
  fileprivate var queryNumber: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .boolean(let flag): flag ? 1 : 0
    case .duration(let seconds): seconds
    case .measurement(let measurement): measurement.value
    case .date(let date): date.instant(in: .gmt)?.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  /// The texts that the value has.
  fileprivate var queryTexts: [String] {
    switch self {
    case .string, .spoken: text.map { [$0] } ?? []
    case .url(let url): [url.absoluteString]
    case .person(let person): [person.name] + person.handles.map(\.value)
    case .entity(let entity): [entity.display.title, entity.identifier]
    case .enumeration(let cases): cases.cases
    case .place(let place): place.name.map { [$0] } ?? []
    default: []
    }
  }
}

extension String {
  fileprivate var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}
