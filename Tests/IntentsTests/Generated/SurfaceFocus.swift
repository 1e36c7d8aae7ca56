// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceFocus: SurfacePart {
  static var keys: [String] {
    [
      "INShareFocusStatusIntent",
      "INShareFocusStatusIntent: focusStatus",
      "INShareFocusStatusIntent: init(focusStatus: INFocusStatus?)",
      "INShareFocusStatusIntentHandling",
      "INShareFocusStatusIntentHandling: func handle(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)",
      "INShareFocusStatusIntentHandling: async func handle(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)",
      "INShareFocusStatusIntentHandling: func confirm(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)",
      "INShareFocusStatusIntentHandling: async func confirm(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)",
      "INShareFocusStatusIntentResponse",
      "INShareFocusStatusIntentResponse: init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?)",
      "INShareFocusStatusIntentResponse: code",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INShareFocusStatusIntent.self
    let _: KeyPath<INShareFocusStatusIntent, INFocusStatus?> = \.focusStatus
    let _: (INFocusStatus?) -> INShareFocusStatusIntent = INShareFocusStatusIntent.init(focusStatus:)
    let _ = (any INShareFocusStatusIntentHandling).self
    _ = { (x: any INShareFocusStatusIntentHandling, a: INShareFocusStatusIntent, b: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INShareFocusStatusIntentHandling, a: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INShareFocusStatusIntentHandling, a: INShareFocusStatusIntent, b: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INShareFocusStatusIntentHandling, a: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse in await x.confirm(intent: a) }
    let _: INIntentResponse.Type = INShareFocusStatusIntentResponse.self
    let _: (INShareFocusStatusIntentResponseCode, NSUserActivity?) -> INShareFocusStatusIntentResponse = INShareFocusStatusIntentResponse.init(code:userActivity:)
    let _: KeyPath<INShareFocusStatusIntentResponse, INShareFocusStatusIntentResponseCode> = \.code
  }
}
