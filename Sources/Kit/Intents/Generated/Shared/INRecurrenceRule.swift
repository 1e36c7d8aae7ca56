// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a recurrence rule.
public class INRecurrenceRule: SiriKitObject, @unchecked Sendable {
  /// The interval.
  public let interval: Int
  /// The frequency.
  public let frequency: INRecurrenceFrequency
  /// The weekly recurrence days.
  public let weeklyRecurrenceDays: INDayOfWeekOptions

  /// Creates the value.
  public init(interval: Int, frequency: INRecurrenceFrequency) {
    self.interval = interval
    self.frequency = frequency
    self.weeklyRecurrenceDays = []
    super.init(fields: WireFields())
  }

  /// Creates the value.
  public init(
    interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions = []
  ) {
    self.interval = interval
    self.frequency = frequency
    self.weeklyRecurrenceDays = weeklyRecurrenceDays
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    interval = fields["interval"] ?? 0
    frequency = fields["frequency"] ?? .unknown
    weeklyRecurrenceDays = fields["weeklyRecurrenceDays"] ?? []
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["interval"] = interval
    fields["frequency"] = frequency
    fields["weeklyRecurrenceDays"] = weeklyRecurrenceDays
    return fields
  }
}
