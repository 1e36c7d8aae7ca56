// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceVisualCodes: SurfacePart {
  static var keys: [String] {
    [
      "INGetVisualCodeIntent",
      "INGetVisualCodeIntent: visualCodeType",
      "INGetVisualCodeIntent: init(visualCodeType: INVisualCodeType)",
      "INGetVisualCodeIntentHandling",
      "INGetVisualCodeIntentHandling: func handle(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void)",
      "INGetVisualCodeIntentHandling: async func handle(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void)",
      "INGetVisualCodeIntentHandling: func confirm(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void)",
      "INGetVisualCodeIntentHandling: async func confirm(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void)",
      "INGetVisualCodeIntentHandling: func resolveVisualCodeType(for intent: INGetVisualCodeIntent, with completion: @escaping (INVisualCodeTypeResolutionResult) -> Void)",
      "INGetVisualCodeIntentHandling: async func resolveVisualCodeType(for intent: INGetVisualCodeIntent, with completion: @escaping (INVisualCodeTypeResolutionResult) -> Void)",
      "INGetVisualCodeIntentResponse",
      "INGetVisualCodeIntentResponse: init(code: INGetVisualCodeIntentResponseCode, userActivity: NSUserActivity?)",
      "INGetVisualCodeIntentResponse: code",
      "INGetVisualCodeIntentResponse: visualCodeImage",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INGetVisualCodeIntent.self
    let _: KeyPath<INGetVisualCodeIntent, INVisualCodeType> = \.visualCodeType
    let _: (INVisualCodeType) -> INGetVisualCodeIntent = INGetVisualCodeIntent.init(visualCodeType:)
    let _ = (any INGetVisualCodeIntentHandling).self
    _ = { (x: any INGetVisualCodeIntentHandling, a: INGetVisualCodeIntent, b: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INGetVisualCodeIntentHandling, a: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INGetVisualCodeIntentHandling, a: INGetVisualCodeIntent, b: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INGetVisualCodeIntentHandling, a: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INGetVisualCodeIntentHandling, a: INGetVisualCodeIntent, b: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void) -> Void in x.resolveVisualCodeType(for: a, with: b) }
    _ = { (x: any INGetVisualCodeIntentHandling, a: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult in await x.resolveVisualCodeType(for: a) }
    let _: INIntentResponse.Type = INGetVisualCodeIntentResponse.self
    let _: (INGetVisualCodeIntentResponseCode, NSUserActivity?) -> INGetVisualCodeIntentResponse = INGetVisualCodeIntentResponse.init(code:userActivity:)
    let _: KeyPath<INGetVisualCodeIntentResponse, INGetVisualCodeIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INGetVisualCodeIntentResponse, INImage?> = \.visualCodeImage
  }
}
