// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceReservationsDonation: SurfacePart {
  static var keys: [String] {
    [
      "INGetReservationDetailsIntent",
      "INGetReservationDetailsIntent: reservationContainerReference",
      "INGetReservationDetailsIntent: reservationItemReferences",
      "INGetReservationDetailsIntent: init(reservationContainerReference: INSpeakableString?, reservationItemReferences: [INSpeakableString]?)",
      "INGetReservationDetailsIntentResponse",
      "INGetReservationDetailsIntentResponse: init(code: INGetReservationDetailsIntentResponseCode, userActivity: NSUserActivity?)",
      "INGetReservationDetailsIntentResponse: code",
      "INGetReservationDetailsIntentResponse: reservations",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INGetReservationDetailsIntent.self
    let _: KeyPath<INGetReservationDetailsIntent, INSpeakableString?> = \.reservationContainerReference
    let _: KeyPath<INGetReservationDetailsIntent, [INSpeakableString]?> = \.reservationItemReferences
    let _: (INSpeakableString?, [INSpeakableString]?) -> INGetReservationDetailsIntent = INGetReservationDetailsIntent.init(reservationContainerReference:reservationItemReferences:)
    let _: INIntentResponse.Type = INGetReservationDetailsIntentResponse.self
    let _: (INGetReservationDetailsIntentResponseCode, NSUserActivity?) -> INGetReservationDetailsIntentResponse = INGetReservationDetailsIntentResponse.init(code:userActivity:)
    let _: KeyPath<INGetReservationDetailsIntentResponse, INGetReservationDetailsIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INGetReservationDetailsIntentResponse, [INReservation]?> = \.reservations
  }
}
