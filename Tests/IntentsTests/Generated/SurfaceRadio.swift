// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfaceRadio: SurfacePart {
  static var keys: [String] {
    [
      "INSetRadioStationIntent",
      "INSetRadioStationIntent: radioType",
      "INSetRadioStationIntent: frequency",
      "INSetRadioStationIntent: stationName",
      "INSetRadioStationIntent: channel",
      "INSetRadioStationIntent: presetNumber",
      "INSetRadioStationIntent: init(radioType: INRadioType, frequency: NSNumber?, stationName: String?, channel: String?, presetNumber: NSNumber?)",
      "INSetRadioStationIntent: init(radioType: INRadioType = .unknown, frequency: Double? = nil, stationName: String? = nil, channel: String? = nil, presetNumber: Int? = nil)",
      "INSetRadioStationIntentHandling",
      "INSetRadioStationIntentHandling: func handle(intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void)",
      "INSetRadioStationIntentHandling: async func handle(intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void)",
      "INSetRadioStationIntentHandling: func confirm(intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void)",
      "INSetRadioStationIntentHandling: async func confirm(intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void)",
      "INSetRadioStationIntentHandling: func resolveRadioType(for intent: INSetRadioStationIntent, with completion: @escaping (INRadioTypeResolutionResult) -> Void)",
      "INSetRadioStationIntentHandling: async func resolveRadioType(for intent: INSetRadioStationIntent, with completion: @escaping (INRadioTypeResolutionResult) -> Void)",
      "INSetRadioStationIntentHandling: func resolveFrequency(for intent: INSetRadioStationIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)",
      "INSetRadioStationIntentHandling: async func resolveFrequency(for intent: INSetRadioStationIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)",
      "INSetRadioStationIntentHandling: func resolveStationName(for intent: INSetRadioStationIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSetRadioStationIntentHandling: async func resolveStationName(for intent: INSetRadioStationIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSetRadioStationIntentHandling: func resolveChannel(for intent: INSetRadioStationIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSetRadioStationIntentHandling: async func resolveChannel(for intent: INSetRadioStationIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSetRadioStationIntentHandling: func resolvePresetNumber(for intent: INSetRadioStationIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INSetRadioStationIntentHandling: async func resolvePresetNumber(for intent: INSetRadioStationIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)",
      "INSetRadioStationIntentResponse",
      "INSetRadioStationIntentResponse: init(code: INSetRadioStationIntentResponseCode, userActivity: NSUserActivity?)",
      "INSetRadioStationIntentResponse: code",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INSetRadioStationIntent.self
    let _: KeyPath<INSetRadioStationIntent, INRadioType> = \.radioType
    let _: KeyPath<INSetRadioStationIntent, Double?> = \.frequency
    let _: KeyPath<INSetRadioStationIntent, String?> = \.stationName
    let _: KeyPath<INSetRadioStationIntent, String?> = \.channel
    let _: KeyPath<INSetRadioStationIntent, Int?> = \.presetNumber
    let _: (INRadioType, NSNumber?, String?, String?, NSNumber?) -> INSetRadioStationIntent = INSetRadioStationIntent.init(radioType:frequency:stationName:channel:presetNumber:)
    let _: (INRadioType, Double?, String?, String?, Int?) -> INSetRadioStationIntent = INSetRadioStationIntent.init(radioType:frequency:stationName:channel:presetNumber:)
    let _ = (any INSetRadioStationIntentHandling).self
    _ = { (x: any INSetRadioStationIntentHandling, a: INSetRadioStationIntent, b: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSetRadioStationIntentHandling, a: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSetRadioStationIntentHandling, a: INSetRadioStationIntent, b: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSetRadioStationIntentHandling, a: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSetRadioStationIntentHandling, a: INSetRadioStationIntent, b: @escaping @Sendable (INRadioTypeResolutionResult) -> Void) -> Void in x.resolveRadioType(for: a, with: b) }
    _ = { (x: any INSetRadioStationIntentHandling, a: INSetRadioStationIntent) async -> INRadioTypeResolutionResult in await x.resolveRadioType(for: a) }
    _ = { (x: any INSetRadioStationIntentHandling, a: INSetRadioStationIntent, b: @escaping @Sendable (INDoubleResolutionResult) -> Void) -> Void in x.resolveFrequency(for: a, with: b) }
    _ = { (x: any INSetRadioStationIntentHandling, a: INSetRadioStationIntent) async -> INDoubleResolutionResult in await x.resolveFrequency(for: a) }
    _ = { (x: any INSetRadioStationIntentHandling, a: INSetRadioStationIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveStationName(for: a, with: b) }
    _ = { (x: any INSetRadioStationIntentHandling, a: INSetRadioStationIntent) async -> INStringResolutionResult in await x.resolveStationName(for: a) }
    _ = { (x: any INSetRadioStationIntentHandling, a: INSetRadioStationIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveChannel(for: a, with: b) }
    _ = { (x: any INSetRadioStationIntentHandling, a: INSetRadioStationIntent) async -> INStringResolutionResult in await x.resolveChannel(for: a) }
    _ = { (x: any INSetRadioStationIntentHandling, a: INSetRadioStationIntent, b: @escaping @Sendable (INIntegerResolutionResult) -> Void) -> Void in x.resolvePresetNumber(for: a, with: b) }
    _ = { (x: any INSetRadioStationIntentHandling, a: INSetRadioStationIntent) async -> INIntegerResolutionResult in await x.resolvePresetNumber(for: a) }
    let _: INIntentResponse.Type = INSetRadioStationIntentResponse.self
    let _: (INSetRadioStationIntentResponseCode, NSUserActivity?) -> INSetRadioStationIntentResponse = INSetRadioStationIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSetRadioStationIntentResponse, INSetRadioStationIntentResponseCode> = \.code
  }
}
