import Foundation
import IntentWire
import Testing

/// Values that another program gives as plain JSON.
@Suite struct FromPlainTests {
  static func json(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  @Test(arguments: [
    (#""milk""#, ValueType.string, IntentValue.string("milk")),
    (#""milk""#, .spoken, .spoken(SpokenText("milk"))),
    (#"{"phrase":"milk","identifier":"m"}"#, .spoken, .spoken(SpokenText("milk", identifier: "m"))),
    ("3", .integer, .integer(3)), ("3", .number, .number(3)), ("true", .boolean, .boolean(true)),
    ("90", .duration, .duration(seconds: 90)),
    (
      #"{"value":5,"unit":"km"}"#, .measurement("length"),
      .measurement(MeasurementValue(value: 5, unit: "km", dimension: "length"))
    ),
    (
      #"{"amount":12.3,"currency":"eur"}"#, .currency,
      .currency(CurrencyValue(amount: Decimal(string: "12.3") ?? 0, code: "EUR"))
    ),
    (#""20 USD""#, .currency, .currency(CurrencyValue(amount: 20, code: "USD"))),
    (#""2026-03-18T17:30""#, .date, .date(DateValue(year: 2026, month: 3, day: 18, hour: 17, minute: 30))),
    (
      #""completed""#, .enumeration("INTaskStatus"),
      .enumeration(EnumerationValue(type: "INTaskStatus", case: "completed"))
    ),
    (#"["a","b"]"#, .list(.string), .list([.string("a"), .string("b")])),
    (#""a""#, .list(.string), .list([.string("a")])),
    (
      #"{"name":"Station","latitude":52.5,"longitude":13.25}"#, .place,
      .place(PlaceValue(name: "Station", latitude: 52.5, longitude: 13.25))
    ),
    (#""the airport""#, .place, .string("the airport")),
    (
      #"{"name":"Maria","phone":"+1 555 0100","label":"work"}"#, .person,
      .person(
        PersonValue(
          name: "Maria", handles: [.init(value: "+1 555 0100", kind: "phoneNumber", label: "work")]))
    ),
    (
      #"{"title":"Books","identifier":"b","createdDateComponents":{"date":{"year":2026}},"open":true}"#,
      .record("INTaskList"),
      .record(
        RecordValue(
          type: "INTaskList", identifier: "b", display: DisplayValue("Books"),
          fields: [
            "title": .string("Books"), "identifier": .string("b"), "open": .boolean(true),
            "createdDateComponents": .date(DateValue(year: 2026)),
          ]))
    ),
  ])
  func reads(text: String, type: ValueType, expected: IntentValue) throws {
    #expect(try IntentValue(plain: Self.json(text), type: type) == expected)
  }

  @Test(arguments: [
    ("2026-03-18", DateValue(year: 2026, month: 3, day: 18)), ("2026-03", DateValue(year: 2026, month: 3)),
    ("17:30", DateValue(hour: 17, minute: 30)), ("--03-18", DateValue(month: 3, day: 18)),
    (
      "2026-03-18T17:30:05+01:00",
      DateValue(year: 2026, month: 3, day: 18, hour: 17, minute: 30, second: 5, timeZone: "GMT+0100")
    ),
  ])
  func readsDates(text: String, expected: DateValue) {
    #expect(DateValue(plain: text) == expected)
  }

  @Test(arguments: ["", "soon", "2026-13-01", "2026-1-1", "25:00", "2026-03-18 17:30", "T", "2026T"])
  func refusesOtherDates(text: String) {
    #expect(DateValue(plain: text) == nil)
  }

  @Test func readsSpans() {
    let day = DateValue(year: 2026, month: 3, day: 14)
    #expect(DateRangeValue(plain: "2026-03-14") == DateRangeValue(start: day, end: day))
    #expect(DateRangeValue(plain: "2026-03-14/..") == DateRangeValue(start: day, end: nil))
    #expect(DateRangeValue(plain: "../..") == nil)
    #expect(DateRangeValue(plain: "2026-03-14/x") == nil)
  }

  /// What the command line prints of a value can be given back to it.
  @Test func readsWhatIsWritten() throws {
    let values: [(IntentValue, ValueType)] = [
      (.string("a"), .string), (.integer(4), .integer), (.boolean(false), .boolean),
      (.dateRange(DateRangeValue(start: DateValue(year: 2026), end: DateValue(year: 2027))), .dateRange),
      (.enumeration(EnumerationValue(type: "E", cases: ["a", "b"])), .enumeration("E")),
      (.list([.spoken(SpokenText("x"))]), .list(.spoken)),
    ]
    for (value, type) in values { #expect(try IntentValue(plain: value.plain, type: type) == value) }
  }

  @Test(arguments: [
    ("true", ValueType.integer), ("\"x\"", .integer), ("\"soon\"", .date), ("null", .string),
    ("3.5", .integer),
    (#"{"latitude":95,"longitude":1}"#, .place), (#"{"start":"soon"}"#, .dateRange),
    ("[1]", .enumeration("E")),
    ("[]", .record("R")), ("3", .currency),
  ])
  func saysWhatIsWrong(text: String, type: ValueType) throws {
    let json = try Self.json(text)
    #expect {
      try IntentValue(plain: json, type: type)
    } throws: { error in
      (error as? WireFault)?.message.contains("is not a value of the type \(type)") == true
    }
  }
}
