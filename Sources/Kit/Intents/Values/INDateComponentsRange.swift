public import Foundation
import IntentWire

/// A span between two dates; an open end is `nil`.
public class INDateComponentsRange: SiriKitObject, @unchecked Sendable {
  /// The first moment.
  public let startDateComponents: DateComponents?
  /// The last moment.
  public let endDateComponents: DateComponents?
  /// How the span repeats.
  public let recurrenceRule: INRecurrenceRule?

  /// Creates a span.
  public convenience init(start: DateComponents?, end: DateComponents?) {
    self.init(start: start, end: end, recurrenceRule: nil)
  }

  /// Creates a span that repeats.
  public init(start: DateComponents?, end: DateComponents?, recurrenceRule: INRecurrenceRule?) {
    startDateComponents = start
    endDateComponents = end
    self.recurrenceRule = recurrenceRule
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    startDateComponents = fields["start"]
    endDateComponents = fields["end"]
    recurrenceRule = fields["recurrenceRule"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["start"] = startDateComponents
    fields["end"] = endDateComponents
    fields["recurrenceRule"] = recurrenceRule
    return fields
  }

  override var wireValue: IntentValue {
    .dateRange(
      DateRangeValue(
        start: startDateComponents.map { DateValue($0) }, end: endDateComponents.map { DateValue($0) },
        recurrence: recurrenceRule?.recurrence))
  }

  override class func decoded(from value: IntentValue) -> Self? {
    var fields = WireFields()
    switch value {
    case .date(let date): fields["start"] = date.dateComponents
    case .dateRange(let range):
      fields["start"] = range.start?.dateComponents
      fields["end"] = range.end?.dateComponents
      fields["recurrenceRule"] = range.recurrence.map { INRecurrenceRule($0) }
    default: return nil
    }
    return self.init(fields: fields)
  }
}

extension INRecurrenceRule {
  /// The weekdays of the wire count from Sunday; the options begin with Monday.
  private static let weekdays: [(number: Int, option: INDayOfWeekOptions)] = [
    (1, .sunday), (2, .monday), (3, .tuesday), (4, .wednesday), (5, .thursday), (6, .friday), (7, .saturday),
  ]

  fileprivate var recurrence: RecurrenceValue {
    RecurrenceValue(
      frequency: frequency.caseName, interval: interval,
      weekdays: Self.weekdays.filter { weeklyRecurrenceDays.contains($0.option) }.map(\.number))
  }

  fileprivate convenience init(_ recurrence: RecurrenceValue) {
    var days: INDayOfWeekOptions = []
    for day in Self.weekdays where recurrence.weekdays.contains(day.number) { days.insert(day.option) }
    self.init(
      interval: recurrence.interval,
      frequency: INRecurrenceFrequency.decoded(from: .string(recurrence.frequency)) ?? .unknown,
      weeklyRecurrenceDays: days)
  }
}
