import Foundation
import Language
import Testing

/// Dates that are placed by others, by holidays, and by their part of a longer stretch.
@Suite struct DatePhraseTests {
  private func read(_ text: String, region: String = "en_GB", prefersPast: Bool) -> [String] {
    let context = Reference.context(region: region, zone: "Europe/London")
    return Reference.english.dates(in: Reference.tokens(text), context: context, prefersPast: prefersPast)
      .map { notation($0.value) }
  }

  /// Phrases that mean the same whichever side is preferred; two dates are joined by ";".
  @Test(arguments: [
    ("the weekend before last", "2026-03-07/2026-03-08"), ("two weekends ago", "2026-03-07/2026-03-08"),
    ("the week before last", "2026-03-02/2026-03-08"), ("the month before last", "2026-01-01/2026-01-31"),
    ("the year before last", "2024-01-01/2024-12-31"), ("the summer before last", "2024-06-01/2024-08-31"),
    ("the christmas before last", "2024-12-25"), ("the week after next", "2026-03-30/2026-04-05"),
    ("the weekend after next", "2026-04-04/2026-04-05"), ("the friday after next", "2026-04-03"),
    ("the month after next", "2026-05-01/2026-05-31"), ("two summers ago", "2024-06-01/2024-08-31"),
    ("three fridays ago", "2026-02-27"), ("two marches ago", "2024-03-01/2024-03-31"),
    ("this past winter", "2025-12-01/2026-02-28"), ("this past weekend", "2026-03-14/2026-03-15"),
    ("last summer", "2025-06-01/2025-08-31"), ("next summer", "2026-06-01/2026-08-31"),
    ("summer 2023", "2023-06-01/2023-08-31"), ("winter 2024", "2024-12-01/2025-02-28"),
    ("the summer of last year", "2025-06-01/2025-08-31"),
    ("summer two years ago", "2024-06-01/2024-08-31"), ("in march two years ago", "2024-03-01/2024-03-31"),
    ("between 2019 and 2021", "2019-01-01/2021-12-31"), ("from 2019 to 2021", "2019-01-01/2021-12-31"),
    ("since January", "2026-01-01/2026-03-18"), ("since last summer", "2025-06-01/2026-03-18"),
    ("since 2020", "2020-01-01/2026-03-18"), ("since yesterday", "2026-03-17/2026-03-18"),
    ("since christmas", "2025-12-25/2026-03-18"), ("in 2023", "2023-01-01/2023-12-31"),
    ("from the 90s", "1990-01-01/1999-12-31"), ("the nineties", "1990-01-01/1999-12-31"),
    ("in the 1980s", "1980-01-01/1989-12-31"), ("the '80s", "1980-01-01/1989-12-31"),
    ("the early 2000s", "2000-01-01/2003-12-31"), ("the late 90s", "1997-01-01/1999-12-31"),
    ("the mid 2010s", "2014-01-01/2016-12-31"), ("last decade", "2010-01-01/2019-12-31"),
    ("last Christmas", "2025-12-25"), ("christmas 2023", "2023-12-25"),
    ("new years eve 2024", "2024-12-31"), ("last thanksgiving", "2025-11-27"),
    ("easter monday 2024", "2024-04-01"), ("last easter", "2025-04-20"),
    ("the second tuesday in june 2025", "2025-06-10"), ("the third thursday of next month", "2026-04-16"),
    ("the second half of 2025", "2025-07-01/2025-12-31"),
    ("the first half of last year", "2025-01-01/2025-06-30"),
    ("the first quarter of 2025", "2025-01-01/2025-03-31"), ("q3 2025", "2025-07-01/2025-09-30"),
    ("the first day of next month", "2026-04-01"), ("a week ago Friday", "2026-03-06"),
    ("a week from Sunday", "2026-03-29"), ("two weeks from friday", "2026-04-03"),
    ("a week on friday", "2026-03-27"), ("a week from next tuesday", "2026-03-31"),
    ("in early 2024", "2024-01-01/2024-04-30"), ("late 2023", "2023-09-01/2023-12-31"),
    ("late last year", "2025-09-01/2025-12-31"), ("early next month", "2026-04-01/2026-04-10"),
    ("early this year", "2026-01-01/2026-04-30"), ("late last night", "2026-03-17T18:00/2026-03-18T05:59"),
    ("early tomorrow morning", "2026-03-19T06:00/2026-03-19T11:59"),
    ("end of the day", "2026-03-18T23:59"), ("earlier today", "2026-03-18"),
    ("earlier this week", "2026-03-16/2026-03-18"), ("earlier this month", "2026-03-01/2026-03-18"),
    ("later this week", "2026-03-18/2026-03-22"), ("later today", "2026-03-18T10:15/2026-03-18T23:59"),
    ("later this month", "2026-03-18/2026-03-31"), ("so far this year", "2026-01-01/2026-03-18"),
    ("yesterday evening", "2026-03-17T18:00/2026-03-17T21:59"),
    ("yesterday afternoon", "2026-03-17T12:00/2026-03-17T17:59"),
    ("yesterday at noon", "2026-03-17T12:00"), ("this morning", "2026-03-18T06:00/2026-03-18T11:59"),
    ("this evening", "2026-03-18T18:00/2026-03-18T21:59"),
    ("tonight", "2026-03-18T18:00/2026-03-18T23:59"), ("last night", "2026-03-17T18:00/2026-03-18T05:59"),
    ("three days ago", "2026-03-15"), ("the day before yesterday", "2026-03-16"),
    ("the night before last", "2026-03-16T18:00/2026-03-17T05:59"), ("a year ago", "2025-03-18"),
    ("a year ago today", "2025-03-18"), ("this time last year", "2025-03-18"),
    ("at midday tomorrow", "2026-03-19T12:00"), ("in 20 minutes", "2026-03-18T10:35"),
    ("in an hour", "2026-03-18T11:15"), ("in three quarters of an hour", "2026-03-18T11:00"),
    ("in a quarter of an hour", "2026-03-18T10:30"), ("an hour from now", "2026-03-18T11:15"),
    ("20 minutes ago", "2026-03-18T09:55"), ("in two days' time", "2026-03-20"),
    ("in a week's time", "2026-03-25"), ("next Tuesday at 5", "2026-03-24T17:00"),
    ("next week on friday", "2026-03-27"), ("last week on tuesday", "2026-03-10"),
    ("last week tuesday", "2026-03-10"), ("monday last week", "2026-03-09"),
    ("on the 3rd of next month", "2026-04-03"), ("last year in june", "2025-06-01/2025-06-30"),
    ("in june last year", "2025-06-01/2025-06-30"), ("the last two weekends", "2026-03-07/2026-03-15"),
    ("the past few days", "2026-03-15/2026-03-18"), ("the last couple of weeks", "2026-03-04/2026-03-18"),
    ("the next few days", "2026-03-18/2026-03-21"),
    ("the past 24 hours", "2026-03-17T10:15/2026-03-18T10:15"), ("this month", "2026-03-01/2026-03-31"),
    ("tomorrow at lunchtime", "2026-03-19T12:00/2026-03-19T13:59"), ("first thing tomorrow", "2026-03-19"),
    ("december 2025 to february 2026", "2025-12-01/2026-02-28"),
    ("yesterday and today", "2026-03-17 ; 2026-03-18"), ("the 50s", "1950-01-01/1959-12-31"),
    ("two christmases ago", "2024-12-25"), ("the friday before last", "2026-03-06"),
  ])
  func readsAlikeOnBothSides(text: String, expected: String) {
    #expect(read(text, prefersPast: false).joined(separator: " ; ") == expected)
    #expect(read(text, prefersPast: true).joined(separator: " ; ") == expected)
  }

  /// Phrases with what they mean ahead and behind.
  @Test(arguments: [
    ("this summer", "2026-06-01/2026-08-31", "2025-06-01/2025-08-31"),
    ("between March and May", "2026-03-01/2026-05-31", "2025-03-01/2025-05-31"),
    ("from june to august", "2026-06-01/2026-08-31", "2025-06-01/2025-08-31"),
    ("from Monday to Wednesday", "2026-03-23/2026-03-25", "2026-03-16/2026-03-18"),
    ("christmas", "2026-12-25", "2025-12-25"), ("at christmas", "2026-12-25", "2025-12-25"),
    ("Christmas Eve", "2026-12-24", "2025-12-24"), ("on christmas day", "2026-12-25", "2025-12-25"),
    ("on boxing day", "2026-12-26", "2025-12-26"), ("New Year's Eve", "2026-12-31", "2025-12-31"),
    ("New Year's Day", "2027-01-01", "2026-01-01"), ("new year's", "2027-01-01", "2026-01-01"),
    ("Thanksgiving", "2026-11-26", "2025-11-27"), ("Easter", "2026-04-05", "2025-04-20"),
    ("good friday", "2026-04-03", "2025-04-18"), ("Halloween", "2026-10-31", "2025-10-31"),
    ("halloween night", "2026-10-31T18:00/2026-11-01T05:59", "2025-10-31T18:00/2025-11-01T05:59"),
    ("Valentine's Day", "2027-02-14", "2026-02-14"), ("valentines day", "2027-02-14", "2026-02-14"),
    ("St. Patrick's Day", "2027-03-17", "2026-03-17"), ("the fourth of july", "2026-07-04", "2025-07-04"),
    ("mother's day", "2027-03-07", "2026-03-15"), ("father's day", "2026-06-21", "2025-06-15"),
    ("april fools day", "2026-04-01", "2025-04-01"), ("black friday", "2026-11-27", "2025-11-28"),
    ("labor day", "2026-09-07", "2025-09-01"), ("memorial day", "2026-05-25", "2025-05-26"),
    ("pancake day", "2027-02-09", "2026-02-17"), ("chinese new year", "2027-02-06", "2026-02-17"),
    ("hanukkah", "2026-12-05", "2025-12-15"), ("yom kippur", "2026-09-21", "2025-10-02"),
    ("the week before Christmas", "2026-12-18/2026-12-24", "2025-12-18/2025-12-24"),
    ("the week after christmas", "2026-12-26/2027-01-01", "2025-12-26/2026-01-01"),
    ("the day before christmas", "2026-12-24", "2025-12-24"),
    ("the day after thanksgiving", "2026-11-27", "2025-11-28"),
    ("two days before easter", "2026-04-03", "2025-04-18"),
    ("three weeks after march 3", "2027-03-24", "2026-03-24"),
    ("the weekend before christmas", "2026-12-19/2026-12-20", "2025-12-20/2025-12-21"),
    ("the weekend after easter", "2026-04-11/2026-04-12", "2025-04-26/2025-04-27"),
    ("the friday before christmas", "2026-12-18", "2025-12-19"),
    ("the monday after easter", "2026-04-06", "2025-04-21"),
    ("the night before christmas", "2026-12-24T18:00/2026-12-25T05:59", "2025-12-24T18:00/2025-12-25T05:59"),
    ("the first weekend of May", "2026-05-02/2026-05-03", "2025-05-03/2025-05-04"),
    ("the first weekend in may", "2026-05-02/2026-05-03", "2025-05-03/2025-05-04"),
    ("the last weekend of january", "2027-01-30/2027-01-31", "2026-01-31/2026-02-01"),
    ("the first monday of april", "2026-04-06", "2025-04-07"),
    ("the last friday of the month", "2026-03-27", "2026-02-27"),
    ("the first week of january", "2027-01-01/2027-01-07", "2026-01-01/2026-01-07"),
    ("the last week of august", "2026-08-25/2026-08-31", "2025-08-25/2025-08-31"),
    ("the first two weeks of june", "2026-06-01/2026-06-14", "2025-06-01/2025-06-14"),
    ("the last day of the month", "2026-03-31", "2026-02-28"),
    ("the last three days of february", "2027-02-26/2027-02-28", "2026-02-26/2026-02-28"),
    ("friday week", "2026-03-27", "2026-03-13"),
    ("early June", "2026-06-01/2026-06-10", "2025-06-01/2025-06-10"),
    ("mid June", "2026-06-11/2026-06-20", "2025-06-11/2025-06-20"),
    ("mid-june", "2026-06-11/2026-06-20", "2025-06-11/2025-06-20"),
    ("late June", "2026-06-21/2026-06-30", "2025-06-21/2025-06-30"),
    ("late summer", "2026-08-01/2026-08-31", "2025-08-01/2025-08-31"),
    ("the end of the month", "2026-03-31", "2026-02-21/2026-02-28"),
    ("by the end of the month", "2026-03-31", "2026-02-21/2026-02-28"),
    ("end of month", "2026-03-31", "2026-02-21/2026-02-28"),
    ("at the end of april", "2026-04-30", "2025-04-21/2025-04-30"),
    ("the beginning of may", "2026-05-01", "2025-05-01/2025-05-10"),
    ("the start of next month", "2026-04-01", "2026-04-01/2026-04-10"),
    ("the middle of may", "2026-05-11/2026-05-20", "2025-05-11/2025-05-20"),
    ("the end of the week", "2026-03-22", "2026-03-20/2026-03-22"),
    ("the end of the year", "2026-12-31", "2025-09-01/2025-12-31"),
    ("end of day friday", "2026-03-20T23:59", "2026-03-13T23:59"),
    ("half past six", "2026-03-18T18:30", "2026-03-18T06:30"),
    ("quarter to nine", "2026-03-18T20:45", "2026-03-18T08:45"),
    ("quarter past nine", "2026-03-18T21:15", "2026-03-18T09:15"),
    ("a quarter after nine", "2026-03-18T21:15", "2026-03-18T09:15"),
    ("noon", "2026-03-18T12:00", "2026-03-17T12:00"),
    ("two hours before noon", "2026-03-18T10:00", "2026-03-17T10:00"),
    ("an hour after midnight", "2026-03-19T01:00", "2026-03-18T01:00"),
    ("by Friday", "2026-03-20", "2026-03-13"), ("friday the 13th", "2026-11-13", "2026-03-13"),
    ("friday night", "2026-03-20T18:00/2026-03-21T05:59", "2026-03-13T18:00/2026-03-14T05:59"),
    ("from the 3rd to the 9th", "2026-04-03/2026-04-09", "2026-03-03/2026-03-09"),
    ("from the 12th to the 19th of July 2025", "2025-07-12/2025-07-19", "2025-07-12/2025-07-19"),
    ("from 12 to 19 July", "2026-07-12/2026-07-19", "2025-07-12/2025-07-19"),
    ("between the 3rd and the 5th of May", "2026-05-03/2026-05-05", "2025-05-03/2025-05-05"),
    ("the 1st of the month", "2026-04-01", "2026-03-01"),
    ("the weekend", "2026-03-21/2026-03-22", "2026-03-14/2026-03-15"),
    ("over the weekend", "2026-03-21/2026-03-22", "2026-03-14/2026-03-15"),
    ("on saturday and sunday", "2026-03-21 ; 2026-03-22", "2026-03-14 ; 2026-03-15"),
    ("mondays", "2026-03-23", "2026-03-16"), ("at 5.30", "2026-03-18T17:30", "2026-03-18T05:30"),
    ("from march 3rd through the 9th", "2027-03-03/2027-03-09", "2026-03-03/2026-03-09"),
    ("from christmas to new year's", "2026-12-25/2027-01-01", "2025-12-25/2026-01-01"),
    ("between christmas and new year", "2026-12-25/2027-01-01", "2025-12-25/2026-01-01"),
    ("tuesday morning at 9:30", "2026-03-24T09:30", "2026-03-17T09:30"),
    ("thanksgiving weekend", "2026-11-26/2026-11-29", "2025-11-27/2025-11-30"),
    ("the 4th of july weekend", "2026-07-04/2026-07-05", "2025-07-04/2025-07-06"),
    ("the last weekend before christmas", "2026-12-19/2026-12-20", "2025-12-20/2025-12-21"),
    ("the first monday after easter", "2026-04-06", "2025-04-21"),
    ("the 3rd week of june", "2026-06-15/2026-06-21", "2025-06-15/2025-06-21"),
    ("remind me the day before christmas at 9", "2026-12-24T09:00", "2025-12-24T09:00"),
    ("christmas morning", "2026-12-25T06:00/2026-12-25T11:59", "2025-12-25T06:00/2025-12-25T11:59"),
    ("from early june to late august", "2026-06-01/2026-08-31", "2025-06-01/2025-08-31"),
    ("from tuesday to friday", "2026-03-24/2026-03-27", "2026-03-10/2026-03-13"),
  ])
  func readsByTheSide(text: String, ahead: String, behind: String) {
    #expect(read(text, prefersPast: false).joined(separator: " ; ") == ahead)
    #expect(read(text, prefersPast: true).joined(separator: " ; ") == behind)
  }

  @Test(arguments: [
    "the day before my birthday", "two days before", "christmas tree", "photos of easter eggs",
    "a halloween costume", "the beginning of the book", "early access", "the end", "mid", "late fees",
    "the first half of the game", "the last song", "the second half", "a week of meals", "in my 20s",
    "the other day", "happy new year",
  ])
  func leavesOtherWordsAlone(text: String) {
    #expect(read(text, prefersPast: false) == [])
    #expect(read(text, prefersPast: true) == [])
  }

  @Test(arguments: [
    ("mother's day", "en_US", "2026-05-10"), ("mother's day", "en_GB", "2027-03-07"),
    ("thanksgiving", "en_CA", "2026-10-12"), ("father's day", "en_AU", "2026-09-06"),
    ("independence day", "en_US", "2026-07-04"), ("independence day", "en_IN", "2026-08-15"),
    ("next winter", "en_AU", "2026-06-01/2026-08-31"), ("late summer", "en_NZ", "2027-02-01/2027-02-28"),
  ])
  func followsTheRegion(text: String, region: String, expected: String) {
    #expect(read(text, region: region, prefersPast: false) == [expected])
  }

  @Test(arguments: [
    (1961, "04-02"), (1981, "04-19"), (2000, "04-23"), (2008, "03-23"), (2011, "04-24"), (2016, "03-27"),
    (2024, "03-31"), (2025, "04-20"), (2026, "04-05"), (2038, "04-25"), (2049, "04-18"),
  ])
  func computesEaster(year: Int, day: String) {
    #expect(read("easter \(year)", prefersPast: false) == ["\(year)-\(day)"])
  }

  @Test(arguments: [
    ("chinese new year 2024", "2024-02-10"), ("lunar new year 2025", "2025-01-29"),
    ("hanukkah 2024", "2024-12-26"), ("passover 2024", "2024-04-23"), ("rosh hashanah 2025", "2025-09-23"),
    ("eid 2024", "2024-04-10"),
  ])
  func computesFeastsByTheMoon(text: String, expected: String) {
    #expect(read(text, prefersPast: false) == [expected])
  }
}
