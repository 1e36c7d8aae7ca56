public import Foundation
import IntentWire
import Language

/// Compares the properties of entities where an app's query does not.
public struct FindComparing: Sendable {
  private let zone: TimeZone

  /// Creates a comparison; dates without a time zone are in the given one.
  public init(timeZone: TimeZone) { zone = timeZone }

  /// The value of a property; what a person sees of the entity where it shows no such property.
  func value(of property: String, in entity: EntityReference) -> IntentValue? {
    entity.properties[property] ?? (property == FindTarget.title ? .string(entity.display.title) : nil)
  }

  /// Whether a condition holds; one on a property that the entity does not have fails.
  func holds(_ condition: FindCondition, for entity: EntityReference) -> Bool {
    guard let value = value(of: condition.property, in: entity) else {
      return condition.isNegated || condition.comparison == .notEqualTo
    }
    let isTrue: Bool =
      switch condition.comparison {
      case .equalTo, .contains, .hasPrefix, .hasSuffix:
        value.elements.contains { matches($0, condition) }
      case .notEqualTo: !value.elements.contains { matches($0, condition) }
      default: condition.values.isEmpty ? false : isInOrder(value, condition)
      }
    return isTrue != condition.isNegated
  }

  private func isInOrder(_ value: IntentValue, _ condition: FindCondition) -> Bool {
    guard let number = number(value), let first = condition.values.first.flatMap(number(_:)) else {
      return false
    }
    switch condition.comparison {
    case .lessThan: return number < first
    case .lessThanOrEqualTo: return number <= first
    case .greaterThan: return number > first
    case .greaterThanOrEqualTo: return number >= first
    case .isBetween:
      guard let last = condition.values.last.flatMap(self.number(_:)) else { return false }
      return number >= first && number <= last
    default: return false
    }
  }

  private func matches(_ value: IntentValue, _ condition: FindCondition) -> Bool {
    guard let wanted = condition.values.first else { return false }
    if case .entity(let one) = value, case .entity(let two) = wanted {
      return one.type == two.type && one.identifier == two.identifier
    }
    if condition.comparison == .equalTo, let one = number(value), let two = number(wanted) {
      return one == two
    }
    let (text, part) = (Folding.fold(words(value)), Folding.fold(words(wanted)))
    switch condition.comparison {
    case .hasPrefix: return text.hasPrefix(part)
    case .hasSuffix: return text.hasSuffix(part)
    case .contains: return !part.isEmpty && text.contains(part)
    default: return text == part
    }
  }

  private func words(_ value: IntentValue) -> String {
    if case .enumeration(let choice) = value { choice.cases.first ?? "" } else { value.displayText }
  }

  /// A value as a number of one scale: measures in their base unit, dates in seconds, booleans as 0 and 1.
  private func number(_ value: IntentValue) -> Double? {
    switch value {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .boolean(let value): value ? 1 : 0
    case .duration(let seconds): seconds
    case .currency(let money): NSDecimalNumber(decimal: money.amount).doubleValue
    case .measurement(let measure): measure.value * (Self.factors[measure.unit] ?? 1)
    case .date(let date): date.instant(in: zone)?.timeIntervalSince1970
    case .dateRange(let range): range.start?.instant(in: zone)?.timeIntervalSince1970
    default: nil
    }
  }

  /// Whether the first of two values comes first; `nil` when neither does.
  func precedes(_ left: IntentValue?, _ right: IntentValue?) -> Bool? {
    switch (left, right) {
    case (nil, nil): return nil
    case (nil, _): return false
    case (_, nil): return true
    case (let left?, let right?):
      if let one = number(left), let two = number(right) { return one == two ? nil : one < two }
      let (one, two) = (Folding.fold(words(left)), Folding.fold(words(right)))
      return one == two ? nil : one < two
    }
  }

  /// The size of units in the base unit of their dimension.
  private static let factors: [String: Double] = [
    "mm": 0.001, "cm": 0.01, "m": 1, "km": 1_000, "in": 0.0254, "ft": 0.3048, "yd": 0.9144, "mi": 1_609.344,
    "nmi": 1_852, "mg": 0.000_001, "g": 0.001, "kg": 1, "t": 1_000, "oz": 0.028_349_5, "lb": 0.453_592_37,
    "s": 1, "sec": 1, "min": 60, "h": 3_600, "hr": 3_600, "mL": 0.001, "dL": 0.1, "L": 1, "gal": 3.785_41,
    "km/h": 1 / 3.6, "m/s": 1, "mph": 0.447_04, "kB": 1_000, "MB": 1_000_000, "GB": 1_000_000_000,
    "J": 1, "kJ": 1_000, "cal": 4.184, "kCal": 4_184, "kcal": 4_184, "kWh": 3_600_000,
  ]
}
