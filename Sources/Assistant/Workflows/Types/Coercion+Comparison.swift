import Foundation
import IntentWire
import Language

extension Coercion {
  // MARK: Comparison

  /// A value as a number of one scale: measures in their base unit, dates in seconds.
  private func scale(_ value: IntentValue) -> Double? {
    switch value {
    case .measurement(let measure):
      guard let unit = Unit.of(symbol: measure.unit, dimension: measure.dimension) else {
        return measure.value
      }
      return measure.value * unit.factor + unit.offset
    case .date(let date):
      if let instant = date.instant(in: zone) { return instant.timeIntervalSince1970 }
      return date.hour.map { Double($0 * 60 + (date.minute ?? 0)) }
    case .dateRange(let range): return range.start?.instant(in: zone)?.timeIntervalSince1970
    case .integer, .number, .boolean, .duration, .currency: return number(value)
    default: return nil
    }
  }

  /// Both values on one scale, where at least one of them has one.
  private func scales(_ left: IntentValue, _ right: IntentValue) -> (Double, Double)? {
    if let one = scale(left), let two = scale(right) {
      // “distance < 1 km” where the distance is a plain number of kilometres, and the other way round.
      switch (left, right) {
      case (.integer, .measurement(let measure)), (.number, .measurement(let measure)):
        return (one, measure.value)
      case (.measurement(let measure), .integer), (.measurement(let measure), .number):
        return (measure.value, two)
      default: return (one, two)
      }
    }
    if let one = scale(left), let text = right.text {
      if case .date = left { return date(of: text).flatMap(scale).map { (one, $0) } }
      return number(.string(text)).map { (one, $0) }
    }
    if let two = scale(right), let text = left.text {
      if case .date = right { return date(of: text).flatMap(scale).map { ($0, two) } }
      return number(.string(text)).map { ($0, two) }
    }
    return nil
  }

  private func date(of text: String) -> IntentValue? { try? convert(.string(text), to: .date) }

  /// Whether two values are the same to a person.
  func equal(_ left: IntentValue, _ right: IntentValue) -> Bool {
    if left == right { return true }
    switch (left, right) {
    case (.entity(let one), .entity(let two)): return one.type == two.type && one.identifier == two.identifier
    case (.list(let one), .list(let two)):
      return one.count == two.count && zip(one, two).allSatisfy { equal($0, $1) }
    case (.list(let items), let other), (let other, .list(let items)):
      return items.count == 1 && equal(items[0], other)
    case (.boolean(let flag), .string(let text)), (.string(let text), .boolean(let flag)):
      return (try? convert(.string(text), to: .boolean)) == .boolean(flag)
    case (.enumeration(let choice), let other), (let other, .enumeration(let choice)):
      if case .enumeration(let second) = other { return Set(choice.cases) == Set(second.cases) }
      let text = Folding.fold(words(other))
      return choice.cases.contains { Folding.fold($0) == text }
        || Folding.fold(words(.enumeration(choice))) == text
    default: break
    }
    if let (one, two) = scales(left, right) { return one == two }
    if scale(left) != nil, scale(right) != nil { return false }
    return Folding.fold(words(left)) == Folding.fold(words(right))
  }

  /// The order of two values: negative when the first comes first; `nil` when they have none.
  func order(_ left: IntentValue, _ right: IntentValue) -> Int? {
    if let (one, two) = scales(left, right) { return one < two ? -1 : one > two ? 1 : 0 }
    let (one, two) = (Folding.fold(words(left)), Folding.fold(words(right)))
    return one < two ? -1 : one > two ? 1 : 0
  }

  /// Whether a text or list contains something.
  func contains(_ whole: IntentValue, _ part: IntentValue) -> Bool {
    if case .list(let items) = whole {
      // Words are found in the items too, in whatever they say.
      return items.contains { item in equal(item, part) || (part.text != nil && contains(item, part)) }
    }
    if let entries = whole.entries { return entries[words(part)] != nil }
    let text = Folding.fold(words(part))
    if text.isEmpty { return false }
    if case .enumeration(let choice) = whole,
      choice.cases.contains(where: { Folding.fold($0).contains(text) })
    {
      return true
    }
    return Folding.fold(words(whole)).contains(text)
  }

  /// Whether a condition of a search holds for a value.
  func holds(
    _ comparison: EntitySearch.Comparison, _ value: IntentValue?, _ wanted: [IntentValue]
  ) -> Bool {
    guard let value, let first = wanted.first else { return comparison == .notEqualTo }
    switch comparison {
    case .equalTo: return value.elements.contains { equal($0, first) } || equal(value, first)
    case .notEqualTo: return !value.elements.contains { equal($0, first) }
    case .contains: return contains(value, first)
    case .hasPrefix: return value.elements.contains { begins($0, first) }
    case .hasSuffix: return value.elements.contains { ends($0, first) }
    case .lessThan: return (order(value, first) ?? 1) < 0
    case .lessThanOrEqualTo: return (order(value, first) ?? 1) <= 0
    case .greaterThan: return (order(value, first) ?? -1) > 0
    case .greaterThanOrEqualTo: return (order(value, first) ?? -1) >= 0
    case .isBetween:
      guard let last = wanted.last else { return false }
      return (order(value, first) ?? -1) >= 0 && (order(value, last) ?? 1) <= 0
    }
  }

  func begins(_ value: IntentValue, _ part: IntentValue) -> Bool {
    Folding.fold(words(value)).hasPrefix(Folding.fold(words(part)))
  }

  func ends(_ value: IntentValue, _ part: IntentValue) -> Bool {
    Folding.fold(words(value)).hasSuffix(Folding.fold(words(part)))
  }
}
