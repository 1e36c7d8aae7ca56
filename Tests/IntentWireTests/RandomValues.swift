import Foundation
import IntentWire

/// A small seeded generator, so that a failing case can be run again by its seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Makes arbitrary values of every type that travels on the wire.
struct RandomValues {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func int(_ range: ClosedRange<Int> = -1_000_000...1_000_000) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func bool() -> Bool { Bool.random(using: &generator) }

  mutating func number() -> Double {
    switch int(0...9) {
    case 0: 0
    case 1: .infinity
    case 2: -.infinity
    case 3: .greatestFiniteMagnitude
    case 4: .leastNonzeroMagnitude
    default: Double.random(in: -1e9...1e9, using: &generator)
    }
  }

  mutating func text() -> String {
    let pool: [String] = [
      "a", "Z", "0", " ", "\n", "\"", "\\", "/", "\u{0}", "\u{7F}", "é", "ß", "李", "👩‍👩‍👧", "\u{202E}",
      "\u{2028}", "e\u{301}",
      "\t", "{", "]", "\u{FFFD}", "𝄞",
    ]
    return (0..<int(0...12)).map { _ in pool[int(0...(pool.count - 1))] }.joined()
  }

  mutating func maybe<T>(_ make: (inout RandomValues) -> T) -> T? { bool() ? make(&self) : nil }

  mutating func some<T>(_ make: (inout RandomValues) -> T) -> [T] {
    (0..<int(0...3)).map { _ in make(&self) }
  }

  mutating func named<T>(_ make: (inout RandomValues) -> T) -> [String: T] {
    Dictionary((0..<int(0...3)).map { _ in (text(), make(&self)) }) { first, _ in first }
  }

  mutating func url() -> URL {
    URL(string: "https://example.com/\(int(0...999))?q=\(int())#f") ?? URL(filePath: "/")
  }

  mutating func date() -> DateValue {
    DateValue(
      year: maybe { $0.int(1...9999) }, month: maybe { $0.int(1...12) }, day: maybe { $0.int(1...31) },
      hour: maybe { $0.int(0...23) }, minute: maybe { $0.int(0...59) },
      second: maybe { Double($0.int(0...59)) + 0.25 }, timeZone: maybe { _ in "Europe/Lisbon" })
  }

  mutating func range() -> DateRangeValue {
    DateRangeValue(
      start: maybe { $0.date() }, end: maybe { $0.date() },
      recurrence: maybe {
        RecurrenceValue(frequency: "weekly", interval: $0.int(1...9), weekdays: $0.some { $0.int(1...7) })
      })
  }

  mutating func display() -> DisplayValue {
    DisplayValue(
      text(), subtitle: maybe { $0.text() }, synonyms: some { $0.text() }, image: maybe { $0.text() })
  }

  mutating func person(depth: Int) -> PersonValue {
    PersonValue(
      name: text(),
      handles: some {
        PersonValue.Handle(value: $0.text(), kind: "phoneNumber", label: $0.maybe { $0.text() })
      },
      contactIdentifier: maybe { $0.text() }, customIdentifier: maybe { $0.text() },
      matches: depth > 0 ? some { $0.person(depth: depth - 1) } : [],
      parts: maybe {
        PersonValue.NameParts(
          given: $0.maybe { $0.text() }, family: $0.text(), nickname: $0.maybe { $0.text() })
      },
      image: maybe { FileValue(filename: $0.text(), data: Data($0.text().utf8)) },
      relationship: maybe { $0.text() }, isMe: bool(), isContactSuggestion: bool(),
      suggestionType: maybe { $0.text() })
  }

  mutating func value(depth: Int = 3) -> IntentValue {
    switch int(0...(depth > 0 ? 17 : 14)) {
    case 0: .string(text())
    case 1: .spoken(SpokenText(text(), identifier: maybe { $0.text() }, pronunciation: maybe { $0.text() }))
    case 2: .integer(int(Int.min...Int.max))
    case 3: .number(number())
    case 4: .boolean(bool())
    case 5: .date(date())
    case 6: .dateRange(range())
    case 7: .duration(seconds: number())
    case 8: .measurement(MeasurementValue(value: Double(int()) / 8, unit: text(), dimension: text()))
    case 9: .currency(CurrencyValue(amount: Decimal(int()) / 100, code: "EUR"))
    case 10: .url(url())
    case 11: .enumeration(EnumerationValue(type: text(), cases: some { $0.text() }))
    case 12: .person(person(depth: 1))
    case 13:
      .place(
        PlaceValue(
          name: maybe { $0.text() }, latitude: maybe { Double($0.int(-90...90)) },
          longitude: maybe { Double($0.int(-180...180)) }, address: named { $0.text() }))
    case 14:
      .file(
        FileValue(
          filename: text(), type: maybe { $0.text() }, data: maybe { Data($0.text().utf8) },
          url: maybe { $0.url() }))
    case 15:
      .entity(
        EntityReference(
          type: text(), identifier: text(), display: display(),
          properties: named { $0.value(depth: depth - 1) }))
    case 16:
      .record(
        RecordValue(
          type: text(), identifier: maybe { $0.text() }, display: display(),
          fields: named { $0.value(depth: depth - 1) }))
    default: .list(some { $0.value(depth: depth - 1) })
    }
  }
}
