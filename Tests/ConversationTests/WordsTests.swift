import Foundation
import IntentWire
import Language
import Testing

@testable import Conversation

/// How values read in a sentence.
@Suite struct WordsTests {
  /// Wednesday, 18 March 2026, 10:16 in Greenwich.
  func words(_ locale: String = "en_US") -> ValueWords {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return ValueWords(
      context: LanguageContext(
        now: Date(timeIntervalSince1970: 1_773_829_000), calendar: calendar,
        locale: Locale(identifier: locale)), language: English())
  }

  static func day(_ day: Int, _ month: Int = 3, _ year: Int? = 2026, hour: Int? = nil, minute: Int? = nil)
    -> DateValue
  {
    DateValue(year: year, month: month, day: day, hour: hour, minute: minute)
  }

  @Test(arguments: [
    (day(18), "today"), (day(19), "tomorrow"), (day(17), "yesterday"), (day(20), "Friday"),
    (day(24), "Tuesday"),
    (day(25), "March 25"), (day(1, 4, 2027), "April 1, 2027"), (day(1, 4, nil), "April 1"),
    (DateValue(year: 2025, month: 7), "July 2025"), (DateValue(year: 2025), "2025"),
    (day(18, hour: 17, minute: 5), "today at 5:05 PM"),
    (day(19, hour: 0, minute: 30), "tomorrow at 12:30 AM"),
    (DateValue(hour: 12, minute: 0), "12:00 PM"),
    (
      DateValue(year: 2026, month: 3, day: 19, hour: 1, minute: 0, timeZone: "Europe/Berlin"),
      "tomorrow at 12:00 AM"
    ),
  ])
  func dates(date: DateValue, text: String) {
    #expect(words().text(.date(date)) == text)
  }

  @Test(
    arguments: [
      ("the first one, no wait, the second one", "the second one"), ("a run no wait a walk", "a walk"),
      ("The grocery store. No wait, the chores.", "the chores ."), ("at five, sorry, at six", "at six"),
      ("oh wait, I meant Sam", nil), ("no, the hardware one", nil), ("sorry, make that six", nil),
      ("no wait", nil), ("yes, sorry", nil), ("", nil),
    ] as [(String, String?)])
  func meantWords(text: String, meant: String?) {
    let tokens = Tokenizer().tokens(in: text)
    let start = CorrectionWords.meant(tokens)
    #expect(start.map { tokens[$0...].map(\.folded).joined(separator: " ") } == meant)
  }

  @Test(arguments: [
    ("wait", true), ("hang on a second", true), ("um hold on please", true), ("just a sec", true),
    ("wait for me at the pier", false), ("hold on, call Sam", false), ("um", false), ("", false),
  ])
  func pauses(text: String, isPausing: Bool) {
    #expect(TurningWords.isPausing(Tokenizer().tokens(in: text)) == isPausing)
  }

  @Test func whoseSomethingIsTellsWhichOne() {
    let matcher = OptionMatcher([["Harbor Lights"], ["The Oxbow Quartet"]], language: English())
    #expect(matcher.match("the Oxbow Quartet's version") == .one(1))
    #expect(matcher.match("harbor, obviously") == .one(0))
    #expect(OptionMatcher([["Anna's"], ["Ben's"]], language: English()).match("Anna's") == .one(0))
  }

  @Test func timesFollowTheRegion() {
    #expect(words("en_GB").text(.date(Self.day(18, hour: 17, minute: 5))) == "today at 17:05")
  }

  @Test(arguments: [
    (DateRangeValue(start: day(18), end: day(18)), "today"),
    (DateRangeValue(start: day(14), end: day(15)), "March 14 to March 15"),
    (
      DateRangeValue(
        start: DateValue(year: 2025, month: 2, day: 1), end: DateValue(year: 2025, month: 2, day: 28)),
      "February 2025"
    ),
    (DateRangeValue(start: day(1, 1, 2025), end: day(31, 12, 2025)), "2025"),
    (DateRangeValue(start: nil, end: day(20)), "until Friday"),
    (DateRangeValue(start: day(20), end: nil), "since Friday"),
    (
      DateRangeValue(start: day(19, hour: 17, minute: 0), end: day(19, hour: 18, minute: 0)),
      "tomorrow from 5:00 PM to 6:00 PM"
    ),
    (
      DateRangeValue(
        start: nil, end: nil, recurrence: RecurrenceValue(frequency: "weekly", interval: 1, weekdays: [2])),
      "every Monday"
    ),
  ])
  func spans(range: DateRangeValue, text: String) {
    #expect(words().text(.dateRange(range)) == text)
  }

  @Test(arguments: [
    (IntentValue.currency(CurrencyValue(amount: 20, code: "USD")), "$20"),
    (.currency(CurrencyValue(amount: Decimal(string: "12.5") ?? 0, code: "EUR")), "€12.50"),
    (.currency(CurrencyValue(amount: -3, code: "CHF")), "-3 CHF"),
    (.duration(seconds: 5_400), "1 hour 30 minutes"), (.duration(seconds: 60), "1 minute"),
    (.duration(seconds: .infinity), "inf s"),
    (.measurement(MeasurementValue(value: 5, unit: "km", dimension: "length")), "5 kilometers"),
    (.measurement(MeasurementValue(value: 1, unit: "mi", dimension: "length")), "1 mile"),
    (.measurement(MeasurementValue(value: 2, unit: "furlong", dimension: "length")), "2 furlong"),
    (.number(0.333_333), "0.33"),
    (.enumeration(EnumerationValue(type: "INRidePhase", case: "approachingPickup")), "approaching pickup"),
  ])
  func quantities(value: IntentValue, text: String) {
    #expect(words().text(value) == text)
  }

  @Test(arguments: [
    ("insufficientFunds", "insufficient funds"), ("NoServiceInArea", "no service in area"),
    ("pdfFile", "pdf file"),
    ("PDFFileMissing", "PDF file missing"), ("", ""), ("a", "a"), ("aB", "a b"),
  ])
  func namesInWords(name: String, words: String) {
    #expect(ValueWords.words(name) == words)
  }

  @Test(arguments: [
    (Values.message("1", "Hi", from: "Maria"), "Maria: “Hi”"),
    (
      Values.message("1", "Look", from: "Maria", ["numberOfAttachments": .integer(3)]),
      "Maria: “Look” with 3 attachments"
    ),
    (
      Values.message(
        "1", nil, from: "Maria", type: "file",
        ["attachmentFiles": .list([.file(FileValue(filename: "plan.pdf"))])]), "Maria: the file “plan.pdf”"
    ),
    (
      Values.message(
        "1", "See", from: "Juan", type: "link",
        ["linkMetadata": Values.record("INMessageLinkMetadata", ["title": .string("Trails")])]),
      "Juan: “See” with a link to Trails"
    ),
    (Values.message("1", nil, from: "Juan", type: "audio"), "Juan: a voice message"),
    (
      Values.record(
        "INCallRecord",
        [
          "identifier": .string("x"), "callRecordType": Values.choice("INCallRecordType", "missed"),
          "caller": .person(PersonValue(name: "Maria")), "dateCreated": .date(day(17, hour: 9, minute: 0)),
        ]), "a missed call from Maria yesterday at 9:00 AM"
    ),
    (
      Values.record(
        "INRideOption", "ZipXL",
        [
          "name": .string("ZipXL"),
          "priceRange": Values.record(
            "INPriceRange", ["maximumPrice": .number(9.5), "currencyCode": .string("USD")]),
        ]), "ZipXL (up to $9.50)"
    ),
    (
      Values.record(
        "INBillDetails",
        [
          "billType": Values.choice("INBillType", "electricity"),
          "amountDue": .currency(CurrencyValue(amount: 54, code: "USD")), "dueDate": .date(day(20)),
        ]), "the electricity bill, $54, due Friday"
    ),
    (
      Values.record(
        "INPaymentRecord",
        [
          "currencyAmount": .currency(CurrencyValue(amount: 5, code: "USD")),
          "payee": .person(PersonValue(name: "Maria")),
        ]),
      "$5 to Maria"
    ),
    (
      Values.record("INMediaItem", "Blue", ["title": .string("Blue"), "artist": .string("Ana")]),
      "Blue by Ana"
    ),
    (Values.record("INUnheardOf", "", ["displayName": .string("Something")]), "Something"),
    (Values.record("INUnheardOf", "", [:]), ""),
  ])
  func structuredValues(value: IntentValue, text: String) {
    #expect(words().text(value) == text)
  }
}
