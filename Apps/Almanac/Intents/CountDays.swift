import AppIntents

/// Counts the time from today, or another day, to a day.
struct CountDays: AppIntent {
  static let title: LocalizedStringResource = "Count Days"

  static let description = IntentDescription(
    "Counts the days, weeks, months or years until a day, or between two.", categoryName: "Calendar")

  @Parameter(
    title: "End", description: "The day to which is counted.", requestValueDialog: "Until which day?")
  var end: Date

  @Parameter(title: "Start", description: "The day from which is counted; today without one.")
  var start: Date?

  @Parameter(title: "Unit", description: "In what is counted.", default: .day)
  var unit: DayUnit

  static var parameterSummary: some ParameterSummary {
    Summary("Count the \(\.$unit) from \(\.$start) to \(\.$end)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let arithmetic = CalendarArithmetic()
    let span = arithmetic.span(from: start ?? systemContext.now, to: end, in: unit)
    let (words, day) = (arithmetic.words(span, unit), Moment.day(end))
    if let start {
      return .result(value: span.count, dialog: "From \(Moment.day(start)) to \(day) it is \(words).")
    }
    switch span.count + span.days {
    case 0: return .result(value: 0, dialog: "That is today.")
    case ..<0: return .result(value: span.count, dialog: "\(day) was \(words) ago.")
    default: return .result(value: span.count, dialog: "It is \(words) until \(day).")
    }
  }
}
