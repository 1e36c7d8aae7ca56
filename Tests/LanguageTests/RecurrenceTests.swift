import Language
import Testing

@Suite struct RecurrenceTests {
  /// A recurrence in the notation of the tests: "weekly/2 3" is every other Tuesday.
  private func notation(_ value: Recurrence) -> String {
    var text = value.frequency.rawValue
    if value.interval != 1 { text += "/\(value.interval)" }
    if !value.weekdays.isEmpty { text += " " + value.weekdays.map(String.init).joined(separator: ",") }
    if let ordinal = value.ordinal { text += " #\(ordinal)" }
    if !value.daysOfMonth.isEmpty { text += " d" + value.daysOfMonth.map(String.init).joined(separator: ",") }
    if !value.months.isEmpty { text += " m" + value.months.map(String.init).joined(separator: ",") }
    return text
  }

  private func read(_ text: String) -> [String] {
    Reference.english.recurrences(in: Reference.tokens(text), context: Reference.context()).map {
      notation($0.value)
    }
  }

  @Test(arguments: [
    ("every day", "daily"), ("every other Tuesday", "weekly/2 3"), ("weekly on Mondays", "weekly 2"),
    ("on weekdays", "weekly 2,3,4,5,6"), ("every first Monday of the month", "monthly 2 #1"),
    ("each morning", "daily"), ("annually", "yearly"), ("monthly", "monthly"), ("every 3 days", "daily/3"),
    ("every other day", "daily/2"), ("every second day", "daily/2"), ("every two weeks", "weekly/2"),
    ("every Monday and Wednesday", "weekly 2,4"), ("every mon, wed and fri", "weekly 2,4,6"),
    ("every Monday through Friday", "weekly 2,3,4,5,6"), ("every weekend", "weekly 1,7"),
    ("on Mondays", "weekly 2"),
    ("tuesdays and thursdays", "weekly 3,5"), ("every night at 9", "daily"), ("every hour", "hourly"),
    ("every 30 minutes", "minute/30"), ("every half hour", "minute/30"), ("every half an hour", "minute/30"),
    ("quarterly", "monthly/3"), ("every quarter", "monthly/3"), ("fortnightly", "weekly/2"),
    ("every fortnight", "weekly/2"), ("once a week", "weekly"), ("once every two weeks", "weekly/2"),
    ("every month on the 15th", "monthly d15"), ("the 15th of every month", "monthly d15"),
    ("the first Monday of every month", "monthly 2 #1"), ("the last Friday of each month", "monthly 6 #-1"),
    ("every last friday of the month", "monthly 6 #-1"), ("the last day of every month", "monthly d-1"),
    ("every year on March 3", "yearly d3 m3"), ("every march 3rd", "yearly d3 m3"),
    ("every 3rd of March", "yearly d3 m3"), ("every christmas", "yearly d25 m12"),
    ("every march", "yearly m3"),
    ("every second tuesday of the month", "monthly 3 #2"), ("every second tuesday", "weekly/2 3"),
    ("daily at 9", "daily"), ("every other week on tuesday", "weekly/2 3"), ("every single day", "daily"),
    ("every couple of weeks", "weekly/2"), ("hourly", "hourly"), ("every weekday at 7", "weekly 2,3,4,5,6"),
    ("mondays through thursdays", "weekly 2,3,4,5"), ("monthly on the first monday", "monthly 2 #1"),
    ("yearly in june", "yearly m6"), ("every monday morning", "weekly 2"), ("every 15th", "monthly d15"),
  ])
  func reads(text: String, expected: String) {
    #expect(read(text) == [expected])
  }

  @Test(arguments: [
    "twice a week", "three times a day", "every song", "each of them", "every few days", "every summer",
    "every time",
    "once", "once upon a time", "monday", "an everyday thing", "", "every easter", "delete every item",
  ])
  func leavesOtherWordsAlone(text: String) {
    #expect(read(text) == [])
  }

  @Test func mentionsCoverTheirWords() {
    let tokens = Reference.tokens("remind me to water plants every other tuesday and friday at 9")
    let found = Reference.english.recurrences(in: tokens, context: Reference.context())
    #expect(found.map(\.tokens) == [5..<10])
  }
}
