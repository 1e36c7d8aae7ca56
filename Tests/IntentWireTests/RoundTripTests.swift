import Foundation
import IntentWire
import Testing

@Suite("Every type survives the wire")
struct RoundTripTests {
  let codec = WireCodec()

  @Test("Messages with arbitrary payloads", arguments: 0..<40)
  func messages(seed: Int) throws {
    var values = RandomValues(seed: UInt64(seed))
    for _ in 0..<50 {
      let message = values.message()
      let line = try codec.encode(message)
      #expect(line.last == UInt8(ascii: "\n"))
      #expect(!line.dropLast().contains(UInt8(ascii: "\n")))
      #expect(try codec.decode(line.dropLast()) == message)
    }
  }

  @Test("Values, with numbers that JSON cannot write", arguments: 0..<20)
  func values(seed: Int) throws {
    var values = RandomValues(seed: 1_000 + UInt64(seed))
    for _ in 0..<50 {
      let value = values.value()
      let data = try JSONEncoder().encode(value)
      #expect(try JSONDecoder().decode(IntentValue.self, from: data) == value)
    }
  }

  @Test("Not-a-number stays not-a-number")
  func notANumber() throws {
    let data = try JSONEncoder().encode(IntentValue.number(.nan))
    guard case .number(let number) = try JSONDecoder().decode(IntentValue.self, from: data) else {
      Issue.record("Expected a number.")
      return
    }
    #expect(number.isNaN)
  }

  @Test("Equal messages are equal bytes", arguments: 0..<20)
  func deterministic(seed: Int) throws {
    var first = RandomValues(seed: UInt64(seed))
    var second = RandomValues(seed: UInt64(seed))
    #expect(try codec.encode(first.message()) == codec.encode(second.message()))
  }

  @Test("Value types keep their names", arguments: 0..<20)
  func types(seed: Int) {
    var values = RandomValues(seed: UInt64(seed))
    for _ in 0..<50 {
      let type = values.type()
      #expect(ValueType(type.description) == type)
    }
    #expect(ValueType("list:") == nil)
    #expect(ValueType("list:nothing") == nil)
    #expect(ValueType(String(repeating: "list:", count: 100_000) + "string") == nil)
  }
}

@Suite("The command line's plain form of values")
struct PlainFormTests {
  @Test func dates() {
    let day = DateValue(year: 2026, month: 3, day: 14)
    let moment = DateValue(year: 2026, month: 3, day: 18, hour: 17, minute: 30)
    #expect(IntentValue.date(day).plain == .string("2026-03-14"))
    #expect(IntentValue.date(moment).plain == .string("2026-03-18T17:30"))
    let range = DateRangeValue(start: day, end: DateValue(year: 2026, month: 3, day: 15))
    #expect(IntentValue.dateRange(range).plain == .string("2026-03-14/2026-03-15"))
    #expect(IntentValue.dateRange(DateRangeValue(start: day, end: day)).plain == .string("2026-03-14"))
    #expect(IntentValue.dateRange(DateRangeValue(start: nil, end: day)).plain == .string("../2026-03-14"))
  }

  @Test func others() {
    #expect(IntentValue.number(3).plain == .integer(3))
    #expect(IntentValue.number(2.5).plain == .number(2.5))
    #expect(
      IntentValue.enumeration(.init(type: "INTaskStatus", case: "completed")).plain == .string("completed"))
    #expect(
      IntentValue.list([.spoken(SpokenText("milk")), .string("eggs")]).plain
        == .array([.string("milk"), .string("eggs")]))
    let trail = EntityReference(type: "TrailEntity", identifier: "1", display: DisplayValue("Eagle Ridge"))
    #expect(IntentValue.entity(trail).plain == .string("Eagle Ridge"))
  }

  @Test func instants() {
    let zone = TimeZone(secondsFromGMT: 3_600) ?? .gmt
    let date = Date(timeIntervalSince1970: 1_773_829_800.5)
    let value = DateValue(date, timeZone: zone)
    #expect(value.instant(in: .gmt) == date)
    #expect(DateValue(hour: 5).instant(in: .gmt) == nil)
  }
}
