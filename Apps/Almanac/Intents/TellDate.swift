import AppIntents

/// Tells the date of today, or the day of the week of another day.
struct TellDate: AppIntent {
  static let title: LocalizedStringResource = "Tell Date"

  static let description = IntentDescription(
    "Tells the date of a day and its day of the week.", categoryName: "Calendar")

  @Parameter(title: "Day", description: "The day that is asked for; today without one.")
  var day: Date?

  static var parameterSummary: some ParameterSummary {
    Summary("Tell the date of \(\.$day)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Date> & ProvidesDialog {
    let now = systemContext.now
    let day = day ?? now
    let (name, date) = (Moment.weekday(day), Moment.day(day))
    guard Calendar.current.isDate(day, inSameDayAs: now) else {
      return .result(value: day, dialog: "That is \(name), \(date).")
    }
    return .result(value: day, dialog: "It is \(name), \(date).")
  }
}
