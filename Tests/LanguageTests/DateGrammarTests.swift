import Foundation
import Testing

@testable import Language

/// Days, moments and stretches, printed in many ways and read back.
@Suite struct DateGrammarTests {
  /// A moment to be at, and one to be said.
  private struct Sample {
    var context: LanguageContext
    var printed: PrintedDates
    var moment: CivilMinute
    var now: CivilMinute
  }

  private static let zones = ["GMT", "America/New_York", "Asia/Kolkata", "Europe/Berlin", "Pacific/Auckland"]

  /// - Parameter days: How far the moment may lie ahead.
  private func sample(_ random: inout SeededGenerator, days: ClosedRange<Int>) -> Sample {
    let isMonthFirst = Bool.random(using: &random)
    let zone = Self.zones.randomElement(using: &random).flatMap { TimeZone(identifier: $0) } ?? .gmt
    var context = Reference.context(region: isMonthFirst ? "en_US" : "en_GB")
    context.calendar.timeZone = zone
    let today = CivilDay(year: 2020, month: 1, day: 1) + Int.random(in: 0..<4_000, using: &random)
    // Nobody's clock changes around noon, so that every moment exists once.
    let now = CivilMinute(today, minute: 12 * 60 + Int.random(in: 0..<60, using: &random))
    context.now = context.calendar.date(from: now.components) ?? context.now
    var moment = CivilMinute(today + Int.random(in: days, using: &random), minute: 4 * 60)
    moment.number += 5 * Int.random(in: 0..<(19 * 12), using: &random) + (Bool.random(using: &random) ? 0 : 1)
    return Sample(
      context: context, printed: PrintedDates(moment, now: now, isMonthFirst: isMonthFirst, zone: zone),
      moment: moment, now: now)
  }

  private func check(_ text: String, _ expected: DateExpression, _ sample: Sample) {
    let read = Reference.english.annotate(text, context: sample.context).dates
    #expect(
      read.map { notation($0.value) } == [notation(expected)],
      "“\(text)” at \(notation(.moment(sample.now.components)))")
    #expect(!read.contains { $0.doubt == .noSuchDay }, "\(text)")
  }

  @Test func readsDaysBack() {
    var random = SeededGenerator(seed: 101)
    for _ in 0..<150 {
      let sample = sample(&random, days: -3_000...3_000)
      for text in sample.printed.days { check(text, .day(sample.moment.day.components), sample) }
    }
  }

  @Test func readsNearDaysBack() {
    var random = SeededGenerator(seed: 102)
    for _ in 0..<400 {
      let sample = sample(&random, days: 0...70)
      for text in sample.printed.nearDays { check(text, .day(sample.moment.day.components), sample) }
    }
  }

  @Test func readsMomentsBack() {
    var random = SeededGenerator(seed: 103)
    for _ in 0..<100 {
      let sample = sample(&random, days: -300...3_000)
      let expected = DateExpression.moment(sample.moment.components)
      for text in sample.printed.moments { check(text, expected, sample) }
      for day in sample.printed.days.shuffled(using: &random).prefix(6) {
        for time in sample.printed.times {
          check("\(day) \(time)", expected, sample)
          check("\(time) on \(day)", expected, sample)
        }
      }
    }
  }

  @Test func readsNearMomentsBack() {
    var random = SeededGenerator(seed: 104)
    for _ in 0..<200 {
      let sample = sample(&random, days: 1...20)
      let expected = DateExpression.moment(sample.moment.components)
      for day in sample.printed.nearDays.shuffled(using: &random).prefix(4) {
        for time in sample.printed.times { check("\(day) \(time)", expected, sample) }
      }
    }
  }

  @Test func readsDelaysBack() {
    var random = SeededGenerator(seed: 105)
    for _ in 0..<300 {
      let sample = sample(&random, days: 0...0)
      let minutes = Int.random(in: 1...600, using: &random)
      let then = sample.context.now.addingTimeInterval(Double(minutes) * 60)
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = sample.context.calendar.timeZone
      let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: then)
      for text in Self.delays(minutes) { check(text, .moment(parts), sample) }
    }
  }

  /// A number of minutes from now.
  private static func delays(_ minutes: Int) -> [String] {
    let (hours, rest) = (minutes / 60, minutes % 60)
    var ways = [
      "in \(minutes) minutes", "in \(minutes) min", "\(minutes) minutes from now", "in \(minutes) mins",
      "in \(minutes) minutes' time",
    ]
    if minutes < 100 { ways.append("in \(PrintedDates.spoken(minutes)) minutes") }
    if hours > 0, rest > 0 {
      ways += [
        "in \(hours) hours and \(rest) minutes", "in \(hours) hours \(rest) minutes",
        "in \(hours) h \(rest) min",
        "in \(PrintedDates.spoken(hours)) hours and \(PrintedDates.spoken(rest)) minutes",
        "\(hours) hours and \(rest) minutes from now", "in \(hours)h\(PrintedDates.two(rest))",
        "in \(hours)h \(rest)m", "in \(hours)h\(rest)m",
      ]
    }
    let fractions = [
      15: ("1/4", "¼", "a quarter", ".25"), 30: ("1/2", "½", "a half", ".5"),
      45: ("3/4", "¾", "three quarters", ".75"),
    ]
    if hours > 0, let (digits, sign, words, decimal) = fractions[rest] {
      ways += [
        "in \(hours) \(digits) hours", "in \(hours)\(sign) hours", "in \(hours) \(sign) hours",
        "in \(hours)-\(digits) hours",
        "in \(PrintedDates.spoken(hours)) and \(words) hours", "in \(hours)\(decimal) hours",
        "in \(hours) and \(digits) hours", "\(hours) \(digits) hours from now",
        "in \(hours),\(decimal.dropFirst()) hours",
      ]
    }
    if rest == 0 {
      ways += ["in \(hours) hours", "in \(hours)h", "\(PrintedDates.spoken(hours)) hours from now"]
    }
    if minutes == 60 { ways += ["in an hour", "an hour from now"] }
    if minutes == 30 { ways += ["in half an hour", "in 1/2 hour", "in a half hour", "in ½ hour"] }
    if minutes == 90 { ways += ["in an hour and a half", "in one and a half hours", "in an hour and 1/2"] }
    return ways
  }

  @Test func readsRangesBack() {
    var random = SeededGenerator(seed: 106)
    for _ in 0..<60 {
      let sample = sample(&random, days: -2_000...2_000)
      let last = sample.moment.day + Int.random(in: 1...40, using: &random)
      var end = sample
      end.printed = PrintedDates(
        CivilMinute(last, minute: 300), now: sample.now, isMonthFirst: sample.printed.isMonthFirst,
        zone: sample.printed.zone)
      let expected = DateExpression.range(sample.moment.day.components, last.components)
      for (first, second) in zip(sample.printed.days, end.printed.days) {
        for text in [
          "from \(first) to \(second)", "between \(first) and \(second)", "\(first) to \(second)",
          "\(first) - \(second)", "from \(first) until \(second)", "\(first) through \(second)",
        ] {
          check(text, expected, sample)
        }
      }
      let (parts, other) = (sample.moment.day.parts, last.parts)
      guard parts.year == other.year, parts.month == other.month else { continue }
      let month = PrintedDates.months[parts.month - 1]
      for text in [
        "\(month) \(parts.day) to \(other.day), \(parts.year)",
        "\(parts.day) to \(other.day) \(month) \(parts.year)",
        "\(month) \(parts.day)-\(other.day) \(parts.year)",
        "from \(parts.day)-\(other.day) \(month) \(parts.year)",
        "the \(PrintedDates.ordinal(parts.day)) to the \(PrintedDates.ordinal(other.day)) of \(month) \(parts.year)",
        "between the \(PrintedDates.ordinal(parts.day)) and the \(PrintedDates.ordinal(other.day)) of \(month) \(parts.year)",
      ] {
        check(text, expected, sample)
      }
    }
  }

  @Test func readsHoursBack() {
    var random = SeededGenerator(seed: 107)
    for _ in 0..<100 {
      let sample = sample(&random, days: 1...900)
      var last = CivilMinute(sample.moment.day, minute: 23 * 60)
      last.number += 5 * Int.random(in: 0..<12, using: &random)
      let end = PrintedDates(
        last, now: sample.now, isMonthFirst: sample.printed.isMonthFirst, zone: sample.printed.zone)
      let expected = DateExpression.range(sample.moment.components, last.components)
      let day = sample.printed.days[2]
      for (first, second) in zip(sample.printed.times, end.times) {
        let (first, second) = (first.replacing("at ", with: ""), second.replacing("at ", with: ""))
        check("\(day) from \(first) to \(second)", expected, sample)
        check("on \(day) between \(first) and \(second)", expected, sample)
        check("from \(first) to \(second) on \(day)", expected, sample)
        check("\(day), \(first) - \(second)", expected, sample)
      }
    }
  }

  // MARK: What there is not

  @Test(arguments: [
    "30 February", "February 30", "feb 30th", "31 April", "the 31st of June", "31/11/2026", "2026-02-29",
    "2026-02-30T08:00:00Z", "29 February 2027", "the 31st of next month", "31.9.2026",
    "on the 30th of February at 5",
    "September 31", "from February 27 to 30", "tomorrow to 31 April",
  ])
  func tellsOfDaysThatDoNotExist(text: String) {
    let dates = Reference.english.annotate(text, context: Reference.context()).dates
    #expect(dates.map(\.doubt) == [.noSuchDay], "\(dates)")
  }

  @Test(arguments: [
    ("today at 8 am", true), ("this morning at 9", true), ("yesterday", true), ("2 January 2020", true),
    ("last week", true), ("2026-03-18T10:14", true), ("2026-03-18T10:15", false), ("today", false),
    ("at 8 am", false),
    ("this week", false), ("tomorrow", false), ("2026-03-18T09:15:00-05:00", false), ("an hour ago", true),
  ])
  func tellsOfMomentsThatAreOver(text: String, isOver: Bool) {
    let read = Reference.english.annotate(text, context: Reference.context())
    #expect(read.dates.map(\.doubt) == [isOver ? .isOver : nil])
    let past = Reference.english.dates(in: read.tokens, context: Reference.context(), prefersPast: true)
    #expect(past.allSatisfy { $0.doubt == nil })
  }

  @Test(arguments: [
    ("2026-03-20T08:00:00Z", "2026-03-20T04:00"), ("2026-03-20 08:00 UTC", "2026-03-20T04:00"),
    ("5 pm EST", "2026-03-18T18:00"), ("tomorrow at 9 Pacific", "2026-03-19T12:00"),
    ("noon London time", "2026-03-19T08:00"), ("friday 9 to 11 am PST", "2026-03-20T13:00/2026-03-20T15:00"),
    ("17:00 GMT+2", "2026-03-18T11:00"), ("2026-03-20T23:30-11:00", "2026-03-21T06:30"),
    ("at 9 new york time tomorrow", "2026-03-19T09:00"), ("8am JST on march 21", "2026-03-20T19:00"),
  ])
  func readsZones(text: String, expected: String) {
    let context = Reference.context(region: "en_US", zone: "America/New_York")
    #expect(Reference.english.annotate(text, context: context).dates.map { notation($0.value) } == [expected])
  }

  @Test(arguments: [
    ("half seven", "en_GB", "2026-03-18T19:30"), ("half seven", "en_DE", "2026-03-18T18:30"),
    ("at half one", "en_NL", "2026-03-18T12:30"), ("tomorrow half seven", "en_GB", "2026-03-19T07:30"),
    ("seven thirty", "en_GB", "2026-03-18T19:30"),
    ("dinner tomorrow seven fifteen", "en_GB", "2026-03-19T07:15"),
    ("730pm", "en_GB", "2026-03-18T19:30"), ("19h30", "en_GB", "2026-03-18T19:30"),
    ("quarter past 4", "en_GB", "2026-03-18T16:15"), ("at 1930", "en_GB", "2026-03-18T19:30"),
    ("on the third", "en_GB", "2026-04-03"), ("by 2030", "en_GB", "2030-01-01/2030-12-31"),
    ("at 5:30:15 pm", "en_GB", "2026-03-18T17:30:15"),
  ])
  func readsSpokenAndJoinedTimes(text: String, region: String, expected: String) {
    let dates = Reference.english.annotate(text, context: Reference.context(region: region)).dates
    #expect(dates.map { notation($0.value) } == [expected])
  }

  @Test(arguments: [
    "call nine eleven", "at 730 main street", "add 1/2 cup", "5/8 inch", "run for 1h30", "2/30",
  ])
  func readsNoTimeIntoNumbers(text: String) {
    #expect(Reference.english.annotate(text, context: Reference.context(region: "en_US")).dates.isEmpty)
  }
}
