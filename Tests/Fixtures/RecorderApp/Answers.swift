import Foundation
import Intents

/// What the app answers: enough for the assistant to have something to say.
enum Answers {
  /// The answer as it is, where nothing needs to be told.
  static func filled<Response: INIntentResponse>(_ response: Response) -> Response { response }

  static func filled(_ response: INSendMessageIntentResponse) -> INSendMessageIntentResponse {
    response.sentMessages = [
      INMessage(
        identifier: "message-1", conversationIdentifier: nil, content: "sent", dateSent: nil, sender: nil,
        recipients: nil, messageType: .text)
    ]
    return response
  }

  static func filled(_ response: INSearchForMessagesIntentResponse) -> INSearchForMessagesIntentResponse {
    response.messages = [
      INMessage(
        identifier: "message-2", conversationIdentifier: nil, content: "Are you there?", dateSent: nil,
        sender: nil,
        recipients: nil, messageType: .text)
    ]
    return response
  }

  static func filled(_ response: INRequestRideIntentResponse) -> INRequestRideIntentResponse {
    response.rideStatus = ride
    return response
  }

  static func filled(_ response: INGetRideStatusIntentResponse) -> INGetRideStatusIntentResponse {
    response.rideStatus = ride
    return response
  }

  private static var ride: INRideStatus {
    let status = INRideStatus()
    status.rideIdentifier = "ride-1"
    status.phase = .approachingPickup
    return status
  }

  static func filled(_ response: INSearchForBillsIntentResponse) -> INSearchForBillsIntentResponse {
    let payee = INBillPayee(
      nickname: INSpeakableString(spokenPhrase: "Lagoon Power"), number: nil,
      organizationName: INSpeakableString(spokenPhrase: "Lagoon Power"))
    let bill = INBillDetails(
      billType: .electricity, paymentStatus: .unpaid, billPayee: payee, amountDue: euros(84), minimumDue: nil,
      lateFee: nil, dueDate: DateComponents(year: 2026, month: 3, day: 30), paymentDate: nil)
    response.bills = [bill].compactMap(\.self)
    return response
  }

  static func filled(_ response: INSearchForAccountsIntentResponse) -> INSearchForAccountsIntentResponse {
    let account = INPaymentAccount(
      nickname: INSpeakableString(spokenPhrase: "Savings"), number: "…0199", accountType: .saving,
      organizationName: nil, balance: INBalanceAmount(amount: 1250, currencyCode: "EUR"),
      secondaryBalance: nil)
    response.accounts = [account].compactMap(\.self)
    return response
  }

  static func filled(_ response: INGetCarLockStatusIntentResponse) -> INGetCarLockStatusIntentResponse {
    response.locked = true
    return response
  }

  static func filled(
    _ response: INGetCarPowerLevelStatusIntentResponse
  ) -> INGetCarPowerLevelStatusIntentResponse {
    response.chargePercentRemaining = 0.57
    return response
  }

  static func filled(_ response: INListCarsIntentResponse) -> INListCarsIntentResponse {
    response.cars = [
      INCar(
        carIdentifier: "car-1", displayName: "Roadrunner", year: "2024", make: "Corvina", model: "Tern",
        color: nil,
        headUnit: nil, supportedChargingConnectors: [.ccs2])
    ]
    return response
  }

  static func filled(_ response: INSearchForMediaIntentResponse) -> INSearchForMediaIntentResponse {
    response.mediaItems = [
      INMediaItem(
        identifier: "song-1", title: "Blue Lantern", type: .song, artwork: nil, artist: "Velvet Harbor")
    ]
    return response
  }

  static func filled(_ response: INGetRestaurantGuestIntentResponse) -> INGetRestaurantGuestIntentResponse {
    response.guest = INRestaurantGuest(
      nameComponents: nil, phoneNumber: "+1 202 555 0199", emailAddress: "guest@example.com")
    return response
  }

  static func make(
    _: INGetAvailableRestaurantReservationBookingsIntentResponse.Type
  ) -> INGetAvailableRestaurantReservationBookingsIntentResponse {
    INGetAvailableRestaurantReservationBookingsIntentResponse(
      availableBookings: [], code: .success, userActivity: nil)
  }

  static func make(
    _: INGetAvailableRestaurantReservationBookingDefaultsIntentResponse.Type
  ) -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse {
    INGetAvailableRestaurantReservationBookingDefaultsIntentResponse(
      defaultPartySize: 2, defaultBookingDate: Date(timeIntervalSince1970: 1_773_864_000), code: .success,
      userActivity: nil)
  }

  static func make(
    _: INGetUserCurrentRestaurantReservationBookingsIntentResponse.Type
  ) -> INGetUserCurrentRestaurantReservationBookingsIntentResponse {
    INGetUserCurrentRestaurantReservationBookingsIntentResponse(
      userCurrentBookings: [], code: .success, userActivity: nil)
  }

  private static func euros(_ amount: Int) -> INCurrencyAmount {
    INCurrencyAmount(amount: NSDecimalNumber(value: amount), currencyCode: "EUR")
  }
}
