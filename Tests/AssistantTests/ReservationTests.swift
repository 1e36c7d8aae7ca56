import AppProcesses
import Catalog
import Conversation
import Donations
import Foundation
import IntentWire
import Testing

@testable import Assistant

/// Reservations that an app told of are answered by the assistant, without the app.
@Suite struct ReservationTests {
  private func flight(_ name: String, on day: DateValue, type: String = "INFlightReservation") -> IntentValue
  {
    let trip = RecordValue(
      type: "INFlight", display: DisplayValue(""),
      fields: ["flightDuration": .dateRange(DateRangeValue(start: day, end: day))])
    return .record(
      RecordValue(
        type: type, display: DisplayValue(name),
        fields: ["itemReference": .spoken(SpokenText(name, identifier: name)), "flight": .record(trip)]))
  }

  private func assistant() async throws -> Assistant {
    let assistant = Assistant(
      home: Home(try ScratchFolder().url), configuration: .test(SmallListApp(), isTransient: true))
    _ = try await assistant.donations()
    let lisbon = flight("Lisbon", on: DateValue(year: 2099, month: 5, day: 1, hour: 9, minute: 30))
    let past = flight("Rome", on: DateValue(year: 1999, month: 5, day: 1))
    let hotel = flight(
      "Hotel Alfama", on: DateValue(year: 2099, month: 5, day: 2), type: "INLodgingReservation")
    let donation = DonationValue(
      identifier: "1", kind: .interaction, call: IntentCall(id: "1", intent: Reservation.intent),
      outcome: IntentOutcome(.success, response: ["reservations": .list([lisbon, past, hotel])]))
    _ = try assistant.board.answer(.donate([donation]), of: SmallListApp.manifest.identifier)
    return assistant
  }

  @Test func thoseAheadAreToldInTheirOrder() async throws {
    let reply = try await assistant().ask("show my reservations")
    #expect(reply.state == .done && reply.intent == Reservation.intent)
    let lisbon = try #require(reply.spoken.range(of: "Lisbon on May 1, 2099 at 9:30"))
    let hotel = try #require(reply.spoken.range(of: "Hotel Alfama"))
    #expect(lisbon.lowerBound < hotel.lowerBound)
    #expect(!reply.spoken.contains("Rome"), "it is over")
  }

  @Test func aKindOrANameTellsWhichAreMeant() async throws {
    let assistant = try await assistant()
    let hotels = try await assistant.ask("show my hotel reservations")
    #expect(hotels.spoken.contains("Hotel Alfama") && !hotels.spoken.contains("Lisbon"))
    let named = try await assistant.ask("find my flight booking to Lisbon")
    #expect(named.spoken.contains("Lisbon") && !named.spoken.contains("Alfama"))
    let none = try await assistant.ask("show my train reservations")
    #expect(none.state == .done && none.spoken.contains("no reservation"))
  }

  @Test func withoutADonationNobodyKnowsOfReservations() async throws {
    let assistant = Assistant(
      home: Home(try ScratchFolder().url), configuration: .test(SmallListApp(), isTransient: true))
    #expect(try await assistant.ask("show my reservations").state == .notUnderstood)
  }
}
