// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceCarPlay2: SurfacePart {
  static var keys: [String] {
    [
      "INSaveProfileInCarIntent: init(profileNumber: Int? = nil, profileLabel: String? = nil)",
      "INSaveProfileInCarIntentHandling",
      "INSaveProfileInCarIntentHandling: func handle(intent: INSaveProfileInCarIntent, completion: @escaping (INSaveProfileInCarIntentResponse) -> Void)",
      "INSaveProfileInCarIntentHandling: async func handle(intent: INSaveProfileInCarIntent, completion: @escaping (INSaveProfileInCarIntentResponse) -> Void)",
      "INSaveProfileInCarIntentHandling: func confirm(intent: INSaveProfileInCarIntent, completion: @escaping (INSaveProfileInCarIntentResponse) -> Void)",
      "INSaveProfileInCarIntentHandling: async func confirm(intent: INSaveProfileInCarIntent, completion: @escaping (INSaveProfileInCarIntentResponse) -> Void)",
      "INSaveProfileInCarIntentHandling: func resolveProfileNumber(for intent: INSaveProfileInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INSaveProfileInCarIntentHandling: async func resolveProfileNumber(for intent: INSaveProfileInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INSaveProfileInCarIntentHandling: func resolveProfileName(for intent: INSaveProfileInCarIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSaveProfileInCarIntentHandling: async func resolveProfileName(for intent: INSaveProfileInCarIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSaveProfileInCarIntentResponse",
      "INSaveProfileInCarIntentResponse: init(code: INSaveProfileInCarIntentResponseCode, userActivity: NSUserActivity?)",
      "INSaveProfileInCarIntentResponse: code",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: (Int?, String?) -> INSaveProfileInCarIntent = INSaveProfileInCarIntent.init(profileNumber:profileLabel:)
    let _ = (any INSaveProfileInCarIntentHandling).self
    _ = { (x: any INSaveProfileInCarIntentHandling, a: INSaveProfileInCarIntent, b: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSaveProfileInCarIntentHandling, a: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSaveProfileInCarIntentHandling, a: INSaveProfileInCarIntent, b: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSaveProfileInCarIntentHandling, a: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSaveProfileInCarIntentHandling, a: INSaveProfileInCarIntent, b: @escaping @Sendable (INIntegerResolutionResult) -> Void) -> Void in x.resolveProfileNumber(for: a, with: b) }
    _ = { (x: any INSaveProfileInCarIntentHandling, a: INSaveProfileInCarIntent) async -> INIntegerResolutionResult in await x.resolveProfileNumber(for: a) }
    _ = { (x: any INSaveProfileInCarIntentHandling, a: INSaveProfileInCarIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveProfileName(for: a, with: b) }
    _ = { (x: any INSaveProfileInCarIntentHandling, a: INSaveProfileInCarIntent) async -> INStringResolutionResult in await x.resolveProfileName(for: a) }
    let _: INIntentResponse.Type = INSaveProfileInCarIntentResponse.self
    let _: (INSaveProfileInCarIntentResponseCode, NSUserActivity?) -> INSaveProfileInCarIntentResponse = INSaveProfileInCarIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSaveProfileInCarIntentResponse, INSaveProfileInCarIntentResponseCode> = \.code
  }
}
