import Foundation
import Language

/// The clock and calendar of the tests: Wednesday 18 March 2026, 10:15, weeks from Monday.
enum Reference {
  static func context(region: String = "en_GB", zone: String = "GMT", hour: Int = 10, minute: Int = 15)
    -> LanguageContext
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    calendar.firstWeekday = 2
    let parts = DateComponents(year: 2026, month: 3, day: 18, hour: hour, minute: minute)
    return LanguageContext(
      now: calendar.date(from: parts) ?? .distantPast, calendar: calendar, locale: Locale(identifier: region))
  }

  static let english = English()

  static func tokens(_ text: String) -> [Token] { Tokenizer().tokens(in: text) }
}
