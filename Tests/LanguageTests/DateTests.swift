import Foundation
import Language
import Testing

/// A date in the notation of the tests: "2026-03-18", "2026-03-18T17:30", "first/last".
func notation(_ value: DateExpression) -> String {
  func point(_ components: DateComponents) -> String {
    var text = ""
    if let year = components.year, let month = components.month, let day = components.day {
      text = "\(year)-\(two(month))-\(two(day))"
    }
    if let hour = components.hour, let minute = components.minute { text += "T\(two(hour)):\(two(minute))" }
    if let second = components.second { text += ":\(two(second))" }
    return text
  }
  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  switch value {
  case .moment(let components), .day(let components), .time(let components): return point(components)
  case .range(let first, let last): return point(first) + "/" + point(last)
  }
}

@Suite struct DateTests {
  func read(_ text: String, _ context: LanguageContext = Reference.context(), prefersPast: Bool = false)
    -> [String]
  {
    let tokens = Reference.tokens(text)
    return Reference.english.dates(in: tokens, context: context, prefersPast: prefersPast).map {
      notation($0.value)
    }
  }

  @Test(arguments: [
    ("today", "2026-03-18"), ("tomorrow's alarm", "2026-03-19"), ("yesterday", "2026-03-17"),
    ("tonight", "2026-03-18T18:00/2026-03-18T23:59"), ("the day after tomorrow", "2026-03-20"),
    ("the day before yesterday", "2026-03-16"), ("last night", "2026-03-17T18:00/2026-03-18T05:59"),
    ("in 3 days", "2026-03-21"), ("two weeks ago", "2026-03-04"), ("a week ago today", "2026-03-11"),
    ("in a couple of days", "2026-03-20"), ("a few days ago", "2026-03-15"), ("in 6 months", "2026-09-18"),
    ("five years ago", "2021-03-18"), ("a week from tomorrow", "2026-03-26"),
    ("in two hours", "2026-03-18T12:15"), ("an hour ago", "2026-03-18T09:15"),
    ("in an hour and a half", "2026-03-18T11:45"), ("in half an hour", "2026-03-18T10:45"),
    ("forty minutes from now", "2026-03-18T10:55"), ("in 2 hours and 30 minutes", "2026-03-18T12:45"),
    ("in 2h", "2026-03-18T12:15"), ("in 30 seconds", "2026-03-18T10:15:30"),
  ])
  func readsRelativeDays(text: String, expected: String) {
    #expect(read(text) == [expected])
  }

  @Test(arguments: [
    ("this week", "2026-03-16/2026-03-22"), ("next week", "2026-03-23/2026-03-29"),
    ("last week", "2026-03-09/2026-03-15"), ("last month", "2026-02-01/2026-02-28"),
    ("this year", "2026-01-01/2026-12-31"), ("last weekend", "2026-03-14/2026-03-15"),
    ("this weekend", "2026-03-21/2026-03-22"), ("next weekend", "2026-03-28/2026-03-29"),
    ("last 3 days", "2026-03-15/2026-03-18"), ("the past week", "2026-03-11/2026-03-18"),
    ("the next two weeks", "2026-03-18/2026-04-01"),
    ("in the last 24 hours", "2026-03-17T10:15/2026-03-18T10:15"), ("since Monday", "2026-03-16/2026-03-18"),
    ("March 2025", "2025-03-01/2025-03-31"), ("March of last year", "2025-03-01/2025-03-31"),
    ("last March", "2025-03-01/2025-03-31"), ("next March", "2027-03-01/2027-03-31"),
    ("last summer", "2025-06-01/2025-08-31"), ("in the fall of 2023", "2023-09-01/2023-11-30"),
    ("last winter", "2025-12-01/2026-02-28"), ("songs from 1999", "1999-01-01/1999-12-31"),
    ("in the year 2020", "2020-01-01/2020-12-31"), ("this morning", "2026-03-18T06:00/2026-03-18T11:59"),
    ("Friday morning", "2026-03-20T06:00/2026-03-20T11:59"),
    ("the evening of the 20th", "2026-03-20T18:00/2026-03-20T21:59"),
    ("on march 20 in the evening", "2026-03-20T18:00/2026-03-20T21:59"),
    ("the weekend of march 21", "2026-03-21/2026-03-22"), ("the week of march 27", "2026-03-23/2026-03-29"),
  ])
  func readsPeriods(text: String, expected: String) {
    #expect(read(text) == [expected])
  }

  @Test(arguments: [
    ("on Friday", "2026-03-20"), ("Wednesday", "2026-03-25"), ("next Tuesday", "2026-03-24"),
    ("next Friday", "2026-03-27"), ("this Friday", "2026-03-20"), ("this coming friday", "2026-03-20"),
    ("last Monday", "2026-03-16"), ("Friday next week", "2026-03-27"), ("March 20", "2026-03-20"),
    ("14 March 2026", "2026-03-14"), ("the 14th of March, 2026", "2026-03-14"), ("2026-03-14", "2026-03-14"),
    ("14.3.2026", "2026-03-14"), ("3/14/2025", "2025-03-14"), ("3/20", "2026-03-20"),
    ("on the 12th", "2026-04-12"), ("the 8th of this month", "2026-03-08"),
    ("tenth of march two thousand seventeen", "2017-03-10"), ("march third twenty twenty six", "2026-03-03"),
    ("jan 5th, 2027", "2027-01-05"), ("feb 29", "2028-02-29"), ("on 5 may", "2026-05-05"),
  ])
  func readsDays(text: String, expected: String) {
    #expect(read(text) == [expected])
  }

  @Test(arguments: [
    ("at 5", "2026-03-18T17:00"), ("at 11", "2026-03-18T11:00"), ("at 9", "2026-03-18T21:00"),
    ("5:30 pm", "2026-03-18T17:30"), ("5:30pm", "2026-03-18T17:30"), ("17:30", "2026-03-18T17:30"),
    ("8 a.m.", "2026-03-19T08:00"), ("noon", "2026-03-18T12:00"), ("midnight", "2026-03-19T00:00"),
    ("half past six", "2026-03-18T18:30"), ("quarter to nine", "2026-03-18T20:45"),
    ("a quarter to one", "2026-03-18T12:45"), ("twenty past three", "2026-03-18T15:20"),
    ("at ten to five", "2026-03-18T16:50"), ("tomorrow at 9", "2026-03-19T09:00"),
    ("at 9 tomorrow", "2026-03-19T09:00"), ("tomorrow at 5", "2026-03-19T17:00"),
    ("lunch tomorrow at one", "2026-03-19T13:00"), ("friday morning at six", "2026-03-20T06:00"),
    ("six in the morning tomorrow", "2026-03-19T06:00"), ("tonight at 8", "2026-03-18T20:00"),
    ("seven thirty am on monday", "2026-03-23T07:30"), ("ten o'clock tomorrow morning", "2026-03-19T10:00"),
    ("Friday, March 20 at 5 pm", "2026-03-20T17:00"), ("2026-03-14T17:30", "2026-03-14T17:30"),
    ("4:30 in the evening", "2026-03-18T16:30"), ("12 am tomorrow", "2026-03-19T00:00"),
  ])
  func readsTimes(text: String, expected: String) {
    #expect(read(text) == [expected])
  }

  @Test(arguments: [
    ("between March 20 and March 29", "2026-03-20/2026-03-29"), ("March 20 to 29", "2026-03-20/2026-03-29"),
    ("March 20-29", "2026-03-20/2026-03-29"), ("20 to 29 March", "2026-03-20/2026-03-29"),
    ("the 20th to the 29th of March", "2026-03-20/2026-03-29"),
    ("from Monday to Wednesday", "2026-03-23/2026-03-25"), ("mon-fri", "2026-03-23/2026-03-27"),
    ("from 2024 to 2025", "2024-01-01/2025-12-31"), ("march to may 2025", "2025-03-01/2025-05-31"),
    ("from november to january", "2026-11-01/2027-01-31"),
    ("from 5 to 7 pm", "2026-03-18T17:00/2026-03-18T19:00"),
    ("from 9 to 5", "2026-03-19T09:00/2026-03-19T17:00"),
    ("tomorrow from 5 to 7", "2026-03-19T17:00/2026-03-19T19:00"),
    ("between march 10 and march 25", "2026-03-10/2026-03-25"),
    ("on march 20th 2026 between 9 and 11", "2026-03-20T09:00/2026-03-20T11:00"),
    ("2026-03-14/2026-03-15", "2026-03-14/2026-03-15"),
    ("from 3 to 4 pm tomorrow", "2026-03-19T15:00/2026-03-19T16:00"),
    ("tomorrow between 9:30 and 10:30", "2026-03-19T09:30/2026-03-19T10:30"),
  ])
  func readsRanges(text: String, expected: String) {
    #expect(read(text) == [expected])
  }

  @Test(arguments: [
    ("friday", "2026-03-13"), ("wednesday", "2026-03-11"), ("march 14", "2026-03-14"),
    ("in november", "2025-11-01/2025-11-30"), ("in march", "2026-03-01/2026-03-31"),
    ("the weekend", "2026-03-14/2026-03-15"), ("from monday to wednesday", "2026-03-16/2026-03-18"),
    ("between march 3 and march 9", "2026-03-03/2026-03-09"), ("in summer", "2025-06-01/2025-08-31"),
    ("between march 10 and march 25", "2026-03-10/2026-03-25"), ("at 5", "2026-03-18T05:00"),
    ("from november to january", "2025-11-01/2026-01-31"),
  ])
  func prefersThePast(text: String, expected: String) {
    #expect(read(text, prefersPast: true) == [expected])
  }

  @Test(arguments: [
    "may I go", "march of the penguins", "good morning", "add 2 eggs and three apples", "play top 5 songs",
    "at 5 places", "set a timer for 10 minutes", "at 25", "the second one", "sun and moon",
    "show the next list", "i fall asleep", "the 12th item", "in 99999999999999999999 days",
    "99999999999 years ago", "2026-13-45", "buy a pair of shoes", "80 divided by 3",
  ])
  func leavesOtherWordsAlone(text: String) {
    #expect(read(text) == [])
  }

  @Test func ordersNumericDatesByRegion() {
    #expect(read("4/5/2026", Reference.context(region: "en_GB")) == ["2026-05-04"])
    #expect(read("4/5/2026", Reference.context(region: "en_US")) == ["2026-04-05"])
    #expect(read("last summer", Reference.context(region: "en_AU")) == ["2025-12-01/2026-02-28"])
  }

  @Test func countsHoursAcrossSummerTime() {
    // London's clocks go forward at 01:00 on 29 March 2026: 256 hours are 257 on the clock.
    let context = Reference.context(zone: "Europe/London")
    #expect(read("in 262 hours", context) == ["2026-03-29T09:15"])
  }

  @Test func choosesTheSideOfAnOpenHour() {
    #expect(read("at 5", Reference.context(hour: 20)) == ["2026-03-19T17:00"])
    #expect(read("at 5", Reference.context(hour: 3)) == ["2026-03-18T05:00"])
    #expect(read("5 pm", Reference.context(hour: 20)) == ["2026-03-19T17:00"])
  }

  @Test func startsWeeksWhereTheCalendarDoes() {
    var context = Reference.context()
    context.calendar.firstWeekday = 1
    #expect(read("this week", context) == ["2026-03-15/2026-03-21"])
    #expect(read("this weekend", context) == ["2026-03-21/2026-03-22"])
  }

  @Test func separatesPrepositionsFromDates() {
    let text = "call Ana on Friday at 5 and pay in two weeks"
    let dates = Reference.english.annotate(text, context: Reference.context()).dates
    #expect(dates.map(\.tokens) == [3..<6, 8..<11])
    #expect(dates.map(\.tokensWithPreposition) == [2..<6, 8..<11])
  }

  @Test func readsOtherCalendarsAsGregorian() {
    var context = Reference.context()
    var calendar = Calendar(identifier: .buddhist)
    calendar.timeZone = context.calendar.timeZone
    context.calendar = calendar
    #expect(read("tomorrow", context) == ["2026-03-19"])
  }

  @Test func survivesExtremeClocks() {
    for seconds in [-1e300, -1e18, -1e12, 0, 1e12, 1e18, 1e300, Double.infinity, Double.nan] {
      var context = Reference.context()
      context.now = Date(timeIntervalSince1970: seconds)
      _ = read("tomorrow at 5, last week, in 3 hours, feb 29, since friday", context)
    }
  }
}
