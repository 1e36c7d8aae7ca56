import Foundation
import IntentWire
import Language

extension FindSentence {
  /// The conditions that a date puts on a property.
  func condition(
    _ property: FindProperty, _ comparison: EntitySearch.Comparison, _ date: DateExpression
  ) -> FindCondition {
    let (start, end) = (DateValue(date.start), DateValue(date.end))
    let last = Self.endOfDay(end)
    switch comparison {
    case .lessThan, .greaterThanOrEqualTo:
      return FindCondition(property.name, comparison, [.date(start)])
    case .lessThanOrEqualTo, .greaterThan:
      return FindCondition(property.name, comparison, [.date(last)], said: end.description)
    default:
      if case .moment = date { return FindCondition(property.name, .equalTo, [.date(start)]) }
      let said = start == end ? start.description : "\(start.description) and \(end.description)"
      return FindCondition(property.name, .isBetween, [.date(start), .date(last)], said: said)
    }
  }

  /// The condition that a thing is older or newer than a length of time.
  func condition(_ property: FindProperty, isOlder: Bool, seconds: Double) -> FindCondition {
    let moment = values.context.now.addingTimeInterval(-seconds)
    let zone = values.context.calendar.timeZone
    var day = DateValue(moment, timeZone: zone)
    if seconds >= 86_400 { day = DateValue(year: day.year, month: day.month, day: day.day) }
    return FindCondition(property.name, isOlder ? .lessThan : .greaterThan, [.date(day)])
  }

  /// The year that a number names, as a span of days.
  func year(at place: Int) -> (end: Int, value: DateExpression)? {
    guard let number = number(at: place), !number.isOrdinal, let year = Int(exactly: number.value),
      (1_000...2_999).contains(year), sentence.tokens[place].text.count == 4
    else { return nil }
    return (
      number.end,
      .range(DateComponents(year: year, month: 1, day: 1), DateComponents(year: year, month: 12, day: 31))
    )
  }

  /// The properties that hold a date, the likeliest first.
  ///
  /// - Parameter role: What the date is of, as “created”; `nil` when nothing is said of it.
  func dateProperties(_ role: String?) -> [Int] {
    let dates = properties.indices.filter { [.date, .dateRange].contains(properties[$0].type) }
    if let role {
      let fitting = dates.filter { properties[$0].roles.contains(role) }
      return fitting.isEmpty && dates.count == 1 ? dates : fitting
    }
    // A date of which nothing is said is the thing's own: “date”, then when it came to be.
    let order = ["begins", "published", "created", "visited", "due", "modified"]
    return dates.sorted { left, right in
      let ranks = [left, right].map { index in
        order.firstIndex { properties[index].roles.contains($0) } ?? order.count
      }
      return ranks[0] == ranks[1] ? left < right : ranks[0] < ranks[1]
    }
  }

  /// The last second of a day; a moment stays.
  private static func endOfDay(_ date: DateValue) -> DateValue {
    guard date.hour == nil, date.day != nil else { return date }
    var date = date
    (date.hour, date.minute, date.second) = (23, 59, 59)
    return date
  }
}
