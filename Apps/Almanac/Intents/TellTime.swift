import AppIntents

/// Tells what time it is, here or in a city.
struct TellTime: AppIntent {
  static let title: LocalizedStringResource = "Tell Time"

  static let description = IntentDescription("Tells the time, here or in a city.", categoryName: "Clock")

  @Parameter(title: "City", description: "Where the time is asked for.")
  var city: City?

  static var parameterSummary: some ParameterSummary {
    Summary("Tell the time in \(\.$city)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Date> & ProvidesDialog {
    let now = systemContext.now
    guard let city, let zone = TimeZone(identifier: city.zone) else {
      return .result(value: now, dialog: "It is \(Moment.time(now, in: .current)).")
    }
    var there = Calendar.current
    there.timeZone = zone
    let time = Moment.time(now, in: zone)
    // Elsewhere it may be another day already.
    let isToday =
      there.component(.weekday, from: now) == Calendar.current.component(.weekday, from: now)
    guard !isToday else { return .result(value: now, dialog: "In \(city.id) it is \(time).") }
    return .result(value: now, dialog: "In \(city.id) it is \(time) on \(Moment.weekday(now, in: zone)).")
  }
}
