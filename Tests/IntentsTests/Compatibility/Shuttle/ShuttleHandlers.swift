import CoreLocation
import Foundation
import Intents

// Source of the years in which classes came from Objective-C with every initialiser that their superclasses have.

class IntentHandler: INExtension, INRequestRideIntentHandling, INBookRestaurantReservationIntentHandling {
  override func handler(for intent: INIntent) -> Any { self }

  func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    let status = INRideStatus()
    status.rideIdentifier = UUID().uuidString
    status.phase = .confirmed
    status.pickupLocation = intent.pickupLocation
    status.driver = Crew.driver
    status.vehicle = INRideVehicle()
    status.vehicle?.model = "Shuttle"
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = status
    completion(response)
  }

  func handle(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent,
    completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void
  ) {
    let response = INBookRestaurantReservationIntentResponse(code: .success, userActivity: nil)
    let booking = INRestaurantReservationUserBooking(
      restaurant: intent.restaurant, booking: Date(timeIntervalSince1970: 0), partySize: intent.partySize,
      bookingIdentifier: "1")
    booking.guest = Crew.guest
    response.userBooking = booking
    completion(response)
  }
}

enum Crew {
  static var driver: INRideDriver {
    var name = PersonNameComponents()
    name.givenName = "Rui"
    name.familyName = "Dias"
    let handle = INPersonHandle(value: "+351 2", type: .phoneNumber, label: INPersonHandleLabel("dispatch"))
    return INRideDriver(
      personHandle: handle, nameComponents: name, displayName: nil, image: nil, contactIdentifier: nil,
      customIdentifier: nil)
  }

  static var guest: INRestaurantGuest {
    INRestaurantGuest(
      personHandle: INPersonHandle(value: "eva@shuttle.example", type: .emailAddress), nameComponents: nil,
      displayName: "Eva", image: nil, contactIdentifier: nil, customIdentifier: "eva", isMe: false)
  }

  /// Names that the framework does not have, in both of the ways in which they can be written.
  static let labels = [INPersonHandleLabel("dispatch"), INPersonHandleLabel(rawValue: "dispatch")]
  static let relationships = [INPersonRelationship("captain"), INPersonRelationship(rawValue: "captain")]
  static let workouts = [INWorkoutNameIdentifier("row"), INWorkoutNameIdentifier(rawValue: "row")]
  static let plugs = [INCar.ChargingConnectorType("plug"), INCar.ChargingConnectorType(rawValue: "plug")]

  /// Requests without values, as they are made to be suggested.
  static func suggestions() -> [INIntent] {
    let message = INSendMessageIntent()
    message.suggestedInvocationPhrase = "Tell the shuttle"
    return [
      message, INStartCallIntent(), INSearchForPhotosIntent(), INPlayMediaIntent(), INRequestRideIntent(),
      INStartWorkoutIntent(), INAddTasksIntent(), INSearchForMessagesIntent(), INCreateNoteIntent(),
      INPayBillIntent(), INGetRideStatusIntent(), INBookRestaurantReservationIntent(),
    ]
  }
}
