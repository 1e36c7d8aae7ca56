import Donations
import Foundation
import IntentWire
import Testing

@Suite struct DonationHistoryTests {
  private let maria = PersonValue(name: "María Silva", customIdentifier: "m1")
  private let tom = PersonValue(name: "Tom")

  @Test func nothingIsKnownOfNothing() {
    let history = DonationHistory(now: noon)
    #expect(history.score(app: "a", intent: "b") == 0)
    #expect(history.lastDonation(intent: "b") == nil)
    #expect(history.people().isEmpty)
  }

  @Test func aHabitScoresHigherThanAnExceptionAndLessThanOne() {
    let records =
      (0..<9).map { donation("m\($0)", app: "murmur") } + [donation("p", app: "pigeon")]
    let history = DonationHistory(records, now: noon)
    let usual = history.score(app: "murmur", intent: "INSendMessageIntent")
    let rare = history.score(app: "pigeon", intent: "INSendMessageIntent")
    #expect(abs(usual - 9.0 / 11) < 0.001)
    #expect(abs(rare - 1.0 / 11) < 0.001)
    #expect(history.apps(for: "INSendMessageIntent") == ["murmur", "pigeon"])
    #expect(history.score(app: "murmur", intent: "INStartCallIntent") == 0)
  }

  @Test func oneDonationIsNoHabit() {
    let history = DonationHistory([donation("1", app: "murmur")], now: noon)
    #expect(history.score(app: "murmur", intent: "INSendMessageIntent") == 0.5)
  }

  @Test func whatIsTwoWeeksOldIsWorthHalf() {
    let history = DonationHistory(
      [donation("1", app: "a", daysAgo: 14), donation("2", app: "b", daysAgo: -3)], now: noon)
    #expect(abs(history.weight(app: "a", intent: "INSendMessageIntent") - 0.5) < 0.001)
    #expect(history.weight(app: "b", intent: "INSendMessageIntent") == 1, "the future counts as now")
  }

  @Test func theLastDonationIsTheNewest() {
    let records = [
      donation("old", app: "a", daysAgo: 3), donation("new", app: "b", daysAgo: 1),
      donation("other", intent: "INStartCallIntent"),
    ]
    let history = DonationHistory(records, now: noon)
    #expect(history.lastDonation(intent: "INSendMessageIntent")?.value.identifier == "new")
    #expect(history.lastDonation(intent: "INSendMessageIntent", app: "a")?.value.identifier == "old")
    #expect(history.lastDonation(intent: "INSendMessageIntent", app: "c") == nil)
  }

  @Test func peopleAreKnownAgainByIdentifierHandleOrName() {
    let byHandle = PersonValue(
      name: "M. Silva", handles: [.init(value: "maria@example.org", kind: "emailAddress")],
      customIdentifier: "m1")
    let records = [
      donation("1", to: [maria]), donation("2", to: [byHandle]),
      donation("3", to: [PersonValue(name: "maria silva")]), donation("4", to: [tom], group: nil),
    ]
    let history = DonationHistory(records, now: noon)
    let people = history.people(intent: "INSendMessageIntent")
    #expect(people.count == 2)
    #expect(people.first?.weight == 3)
    let app = "org.example.murmur"
    let score = history.score(app: app, intent: "INSendMessageIntent", person: maria)
    #expect(score == 2.0 / 3, "two of the donations name her identifier: \(score)")
    #expect(history.score(app: app, intent: "INSendMessageIntent", person: PersonValue(name: "Nobody")) == 0)
    let mail = PersonValue(name: "x", handles: [.init(value: "MARIA@example.org", kind: "unknown")])
    #expect(history.score(app: app, intent: "INSendMessageIntent", person: mail) == 0.5)
  }

  @Test func theOrderOfRecordsDoesNotMatter() {
    let records = (0..<20).map {
      donation("\($0)", app: "a\($0 % 3)", daysAgo: Double($0), to: [maria, tom])
    }
    let one = DonationHistory(records, now: noon)
    let other = DonationHistory(records.reversed(), now: noon)
    #expect(one.records == other.records)
    #expect(one.people() == other.people())
    #expect(one.apps(for: "INSendMessageIntent") == other.apps(for: "INSendMessageIntent"))
  }
}

@Suite struct ReservationTests {
  private func flight(_ name: String, from start: DateValue?, number: String) -> IntentValue {
    let trip = RecordValue(
      type: "INFlight", display: DisplayValue(""),
      fields: ["flightDuration": .dateRange(DateRangeValue(start: start, end: nil))])
    return .record(
      RecordValue(
        type: "INFlightReservation", display: DisplayValue(name),
        fields: [
          "itemReference": .spoken(SpokenText(name, identifier: number)),
          "reservationNumber": .string(number),
          "reservationStatus": .enumeration(EnumerationValue(type: "INReservationStatus", case: "confirmed")),
          "reservationHolderName": .string("Ada"), "flight": .record(trip),
        ]))
  }

  private func donated(_ identifier: String, _ values: [IntentValue], daysAgo: Double = 0) -> DonationRecord {
    donation(
      identifier, app: "org.example.air", intent: "INGetReservationDetailsIntent", daysAgo: daysAgo,
      response: ["reservations": .list(values)])
  }

  @Test func theyAreListedInTheOrderInWhichTheyBegin() throws {
    let may = DateValue(year: 2026, month: 5, day: 1, hour: 9, minute: 30)
    let april = DateValue(year: 2026, month: 4, day: 2)
    let records = [
      donated(
        "a", [flight("To Lisbon", from: may, number: "L1"), flight("To Rome", from: april, number: "R1")])
    ]
    let all = Reservation.all(in: records, zone: .gmt)
    #expect(all.map(\.title) == ["To Rome", "To Lisbon"])
    let lisbon = try #require(all.last)
    #expect(lisbon.type == "INFlightReservation")
    #expect(lisbon.number == "L1")
    #expect(lisbon.status == "confirmed")
    #expect(lisbon.holder == "Ada")
    #expect(lisbon.start == may.instant(in: .gmt))
    #expect(lisbon.app == "org.example.air")
  }

  @Test func aLaterDonationReplacesAnEarlierOne() {
    let records = [
      donated("a", [flight("To Rome", from: nil, number: "R1")], daysAgo: 2),
      donated("b", [flight("To Rome, moved", from: nil, number: "R1")]),
    ]
    #expect(Reservation.all(in: records, zone: .gmt).map(\.title) == ["To Rome, moved"])
  }

  @Test func otherDonationsAreNoReservations() {
    #expect(Reservation.all(in: [donation("1")], zone: .gmt).isEmpty)
  }
}
