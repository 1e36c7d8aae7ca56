// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

import Contacts
import CoreLocation
import Foundation
import FoundationAdditions
import Intents

enum SurfacePhotos: SurfacePart {
  static var keys: [String] {
    [
      "INSearchForPhotosIntent",
      "INSearchForPhotosIntent: dateCreated",
      "INSearchForPhotosIntent: locationCreated",
      "INSearchForPhotosIntent: albumName",
      "INSearchForPhotosIntent: searchTerms",
      "INSearchForPhotosIntent: searchTermsOperator",
      "INSearchForPhotosIntent: includedAttributes",
      "INSearchForPhotosIntent: excludedAttributes",
      "INSearchForPhotosIntent: peopleInPhoto",
      "INSearchForPhotosIntent: peopleInPhotoOperator",
      "INSearchForPhotosIntent: init(dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?, includedAttributes: INPhotoAttributeOptions = [], excludedAttributes: INPhotoAttributeOptions = [], peopleInPhoto: [INPerson]?)",
      "INSearchForPhotosIntentHandling",
      "INSearchForPhotosIntentHandling: func handle(intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void)",
      "INSearchForPhotosIntentHandling: async func handle(intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void)",
      "INSearchForPhotosIntentHandling: func confirm(intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void)",
      "INSearchForPhotosIntentHandling: async func confirm(intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void)",
      "INSearchForPhotosIntentHandling: func resolveDateCreated(for intent: INSearchForPhotosIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INSearchForPhotosIntentHandling: async func resolveDateCreated(for intent: INSearchForPhotosIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INSearchForPhotosIntentHandling: func resolveLocationCreated(for intent: INSearchForPhotosIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)",
      "INSearchForPhotosIntentHandling: async func resolveLocationCreated(for intent: INSearchForPhotosIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)",
      "INSearchForPhotosIntentHandling: func resolveAlbumName(for intent: INSearchForPhotosIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSearchForPhotosIntentHandling: async func resolveAlbumName(for intent: INSearchForPhotosIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INSearchForPhotosIntentHandling: func resolveSearchTerms(for intent: INSearchForPhotosIntent, with completion: @escaping ([INStringResolutionResult]) -> Void)",
      "INSearchForPhotosIntentHandling: async func resolveSearchTerms(for intent: INSearchForPhotosIntent, with completion: @escaping ([INStringResolutionResult]) -> Void)",
      "INSearchForPhotosIntentHandling: func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)",
      "INSearchForPhotosIntentHandling: async func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)",
      "INSearchForPhotosIntentResponse",
      "INSearchForPhotosIntentResponse: init(code: INSearchForPhotosIntentResponseCode, userActivity: NSUserActivity?)",
      "INSearchForPhotosIntentResponse: code",
      "INSearchForPhotosIntentResponse: searchResultsCount",
      "INStartPhotoPlaybackIntent",
      "INStartPhotoPlaybackIntent: dateCreated",
      "INStartPhotoPlaybackIntent: locationCreated",
      "INStartPhotoPlaybackIntent: albumName",
      "INStartPhotoPlaybackIntent: searchTerms",
      "INStartPhotoPlaybackIntent: searchTermsOperator",
      "INStartPhotoPlaybackIntent: includedAttributes",
      "INStartPhotoPlaybackIntent: excludedAttributes",
      "INStartPhotoPlaybackIntent: peopleInPhoto",
      "INStartPhotoPlaybackIntent: peopleInPhotoOperator",
      "INStartPhotoPlaybackIntent: init(dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?, includedAttributes: INPhotoAttributeOptions = [], excludedAttributes: INPhotoAttributeOptions = [], peopleInPhoto: [INPerson]?)",
      "INStartPhotoPlaybackIntentHandling",
      "INStartPhotoPlaybackIntentHandling: func handle(intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void)",
      "INStartPhotoPlaybackIntentHandling: async func handle(intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void)",
      "INStartPhotoPlaybackIntentHandling: func confirm(intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void)",
      "INStartPhotoPlaybackIntentHandling: async func confirm(intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void)",
      "INStartPhotoPlaybackIntentHandling: func resolveDateCreated(for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INStartPhotoPlaybackIntentHandling: async func resolveDateCreated(for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)",
      "INStartPhotoPlaybackIntentHandling: func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)",
      "INStartPhotoPlaybackIntentHandling: async func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)",
      "INStartPhotoPlaybackIntentHandling: func resolveAlbumName(for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INStartPhotoPlaybackIntentHandling: async func resolveAlbumName(for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
      "INStartPhotoPlaybackIntentHandling: func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)",
      "INStartPhotoPlaybackIntentHandling: async func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)",
      "INStartPhotoPlaybackIntentResponse",
      "INStartPhotoPlaybackIntentResponse: init(code: INStartPhotoPlaybackIntentResponseCode, userActivity: NSUserActivity?)",
      "INStartPhotoPlaybackIntentResponse: code",
      "INStartPhotoPlaybackIntentResponse: searchResultsCount",
    ]
  }

  @available(*, deprecated)
  static func refer(_ surface: inout SurfaceRaws) {
    let _: INIntent.Type = INSearchForPhotosIntent.self
    let _: KeyPath<INSearchForPhotosIntent, INDateComponentsRange?> = \.dateCreated
    let _: KeyPath<INSearchForPhotosIntent, CLPlacemark?> = \.locationCreated
    let _: KeyPath<INSearchForPhotosIntent, String?> = \.albumName
    let _: KeyPath<INSearchForPhotosIntent, [String]?> = \.searchTerms
    let _: KeyPath<INSearchForPhotosIntent, INConditionalOperator> = \.searchTermsOperator
    let _: KeyPath<INSearchForPhotosIntent, INPhotoAttributeOptions> = \.includedAttributes
    let _: KeyPath<INSearchForPhotosIntent, INPhotoAttributeOptions> = \.excludedAttributes
    let _: KeyPath<INSearchForPhotosIntent, [INPerson]?> = \.peopleInPhoto
    let _: KeyPath<INSearchForPhotosIntent, INConditionalOperator> = \.peopleInPhotoOperator
    let _: (INDateComponentsRange?, CLPlacemark?, String?, [String]?, INPhotoAttributeOptions, INPhotoAttributeOptions, [INPerson]?) -> INSearchForPhotosIntent = INSearchForPhotosIntent.init(dateCreated:locationCreated:albumName:searchTerms:includedAttributes:excludedAttributes:peopleInPhoto:)
    let _ = (any INSearchForPhotosIntentHandling).self
    _ = { (x: any INSearchForPhotosIntentHandling, a: INSearchForPhotosIntent, b: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INSearchForPhotosIntentHandling, a: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INSearchForPhotosIntentHandling, a: INSearchForPhotosIntent, b: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INSearchForPhotosIntentHandling, a: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INSearchForPhotosIntentHandling, a: INSearchForPhotosIntent, b: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) -> Void in x.resolveDateCreated(for: a, with: b) }
    _ = { (x: any INSearchForPhotosIntentHandling, a: INSearchForPhotosIntent) async -> INDateComponentsRangeResolutionResult in await x.resolveDateCreated(for: a) }
    _ = { (x: any INSearchForPhotosIntentHandling, a: INSearchForPhotosIntent, b: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) -> Void in x.resolveLocationCreated(for: a, with: b) }
    _ = { (x: any INSearchForPhotosIntentHandling, a: INSearchForPhotosIntent) async -> INPlacemarkResolutionResult in await x.resolveLocationCreated(for: a) }
    _ = { (x: any INSearchForPhotosIntentHandling, a: INSearchForPhotosIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveAlbumName(for: a, with: b) }
    _ = { (x: any INSearchForPhotosIntentHandling, a: INSearchForPhotosIntent) async -> INStringResolutionResult in await x.resolveAlbumName(for: a) }
    _ = { (x: any INSearchForPhotosIntentHandling, a: INSearchForPhotosIntent, b: @escaping @Sendable ([INStringResolutionResult]) -> Void) -> Void in x.resolveSearchTerms(for: a, with: b) }
    _ = { (x: any INSearchForPhotosIntentHandling, a: INSearchForPhotosIntent) async -> [INStringResolutionResult] in await x.resolveSearchTerms(for: a) }
    _ = { (x: any INSearchForPhotosIntentHandling, a: INSearchForPhotosIntent, b: @escaping @Sendable ([INPersonResolutionResult]) -> Void) -> Void in x.resolvePeopleInPhoto(for: a, with: b) }
    _ = { (x: any INSearchForPhotosIntentHandling, a: INSearchForPhotosIntent) async -> [INPersonResolutionResult] in await x.resolvePeopleInPhoto(for: a) }
    let _: INIntentResponse.Type = INSearchForPhotosIntentResponse.self
    let _: (INSearchForPhotosIntentResponseCode, NSUserActivity?) -> INSearchForPhotosIntentResponse = INSearchForPhotosIntentResponse.init(code:userActivity:)
    let _: KeyPath<INSearchForPhotosIntentResponse, INSearchForPhotosIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INSearchForPhotosIntentResponse, Int?> = \.searchResultsCount
    let _: INIntent.Type = INStartPhotoPlaybackIntent.self
    let _: KeyPath<INStartPhotoPlaybackIntent, INDateComponentsRange?> = \.dateCreated
    let _: KeyPath<INStartPhotoPlaybackIntent, CLPlacemark?> = \.locationCreated
    let _: KeyPath<INStartPhotoPlaybackIntent, String?> = \.albumName
    let _: KeyPath<INStartPhotoPlaybackIntent, [String]?> = \.searchTerms
    let _: KeyPath<INStartPhotoPlaybackIntent, INConditionalOperator> = \.searchTermsOperator
    let _: KeyPath<INStartPhotoPlaybackIntent, INPhotoAttributeOptions> = \.includedAttributes
    let _: KeyPath<INStartPhotoPlaybackIntent, INPhotoAttributeOptions> = \.excludedAttributes
    let _: KeyPath<INStartPhotoPlaybackIntent, [INPerson]?> = \.peopleInPhoto
    let _: KeyPath<INStartPhotoPlaybackIntent, INConditionalOperator> = \.peopleInPhotoOperator
    let _: (INDateComponentsRange?, CLPlacemark?, String?, [String]?, INPhotoAttributeOptions, INPhotoAttributeOptions, [INPerson]?) -> INStartPhotoPlaybackIntent = INStartPhotoPlaybackIntent.init(dateCreated:locationCreated:albumName:searchTerms:includedAttributes:excludedAttributes:peopleInPhoto:)
    let _ = (any INStartPhotoPlaybackIntentHandling).self
    _ = { (x: any INStartPhotoPlaybackIntentHandling, a: INStartPhotoPlaybackIntent, b: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) -> Void in x.handle(intent: a, completion: b) }
    _ = { (x: any INStartPhotoPlaybackIntentHandling, a: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse in await x.handle(intent: a) }
    _ = { (x: any INStartPhotoPlaybackIntentHandling, a: INStartPhotoPlaybackIntent, b: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) -> Void in x.confirm(intent: a, completion: b) }
    _ = { (x: any INStartPhotoPlaybackIntentHandling, a: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse in await x.confirm(intent: a) }
    _ = { (x: any INStartPhotoPlaybackIntentHandling, a: INStartPhotoPlaybackIntent, b: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) -> Void in x.resolveDateCreated(for: a, with: b) }
    _ = { (x: any INStartPhotoPlaybackIntentHandling, a: INStartPhotoPlaybackIntent) async -> INDateComponentsRangeResolutionResult in await x.resolveDateCreated(for: a) }
    _ = { (x: any INStartPhotoPlaybackIntentHandling, a: INStartPhotoPlaybackIntent, b: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) -> Void in x.resolveLocationCreated(for: a, with: b) }
    _ = { (x: any INStartPhotoPlaybackIntentHandling, a: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult in await x.resolveLocationCreated(for: a) }
    _ = { (x: any INStartPhotoPlaybackIntentHandling, a: INStartPhotoPlaybackIntent, b: @escaping @Sendable (INStringResolutionResult) -> Void) -> Void in x.resolveAlbumName(for: a, with: b) }
    _ = { (x: any INStartPhotoPlaybackIntentHandling, a: INStartPhotoPlaybackIntent) async -> INStringResolutionResult in await x.resolveAlbumName(for: a) }
    _ = { (x: any INStartPhotoPlaybackIntentHandling, a: INStartPhotoPlaybackIntent, b: @escaping @Sendable ([INPersonResolutionResult]) -> Void) -> Void in x.resolvePeopleInPhoto(for: a, with: b) }
    _ = { (x: any INStartPhotoPlaybackIntentHandling, a: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult] in await x.resolvePeopleInPhoto(for: a) }
    let _: INIntentResponse.Type = INStartPhotoPlaybackIntentResponse.self
    let _: (INStartPhotoPlaybackIntentResponseCode, NSUserActivity?) -> INStartPhotoPlaybackIntentResponse = INStartPhotoPlaybackIntentResponse.init(code:userActivity:)
    let _: KeyPath<INStartPhotoPlaybackIntentResponse, INStartPhotoPlaybackIntentResponseCode> = \.code
    let _: ReferenceWritableKeyPath<INStartPhotoPlaybackIntentResponse, Int?> = \.searchResultsCount
  }
}
