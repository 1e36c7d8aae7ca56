import Foundation
import IntentWire
import Testing

@testable import CompatibilityShuttle
@testable import Intents

@Suite("What classes inherit from Objective-C")
struct InheritedInitialiserTests {
  @Test("A driver and a guest are made like any person")
  func people() throws {
    let driver = Crew.driver
    #expect(driver.displayName == "Rui Dias" && driver.phoneNumber == "+351 2" && driver.rating == nil)
    #expect(driver.personHandle?.label == INPersonHandleLabel(rawValue: "dispatch"))
    #expect(INRideDriver.decoded(from: driver.wireValue)?.phoneNumber == "+351 2")
    let guest = Crew.guest
    #expect(guest.displayName == "Eva" && guest.emailAddress == "eva@shuttle.example")
    #expect(guest.phoneNumber == nil && guest.customIdentifier == "eva" && !guest.isMe)
  }

  @Test("Requests can be made without values")
  func requests() {
    let requests = Crew.suggestions()
    #expect(requests.allSatisfy { $0.fields.values.values.allSatisfy { $0 != .string("") } })
    #expect(requests.first?.suggestedInvocationPhrase == "Tell the shuttle")
    #expect(requests.map { "\(type(of: $0))" }.first == "INSendMessageIntent")
  }

  @Test("Extensible constants are made with and without a label")
  func constants() {
    #expect(Set(Crew.labels).count == 1 && Set(Crew.relationships).count == 1)
    #expect(Set(Crew.workouts).count == 1 && Set(Crew.plugs).count == 1)
  }

  @Test("A booking of a guest's is made like any booking")
  func booking() async throws {
    let provider = SiriKitProvider(
      principal: { IntentHandler() },
      supported: ["INBookRestaurantReservationIntent", "INRequestRideIntent"])
    let ride = try await provider.handle(
      IntentCall(id: "1", intent: "INRequestRideIntent", parameters: [:], confirmsFirst: true))
    #expect(ride.status == .success)
    guard case .record(let status)? = ride.response["rideStatus"] else {
      Issue.record("\(ride)")
      return
    }
    #expect(status.fields["driver"]?.displayText == "Rui Dias")
  }
}
