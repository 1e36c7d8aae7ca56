// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INStartPhotoPlaybackIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INStartPhotoPlaybackIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INStartPhotoPlaybackIntent,
    completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INStartPhotoPlaybackIntent,
    completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse

  /// Resolves the date created.
  func resolveDateCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveDateCreated(
    for intent: INStartPhotoPlaybackIntent
  ) async -> INDateComponentsRangeResolutionResult

  /// Resolves the location created.
  func resolveLocationCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult

  /// Resolves the album name.
  func resolveAlbumName(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult

  /// Resolves the people in photo.
  func resolvePeopleInPhoto(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult]
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INStartPhotoPlaybackIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INStartPhotoPlaybackIntent,
    completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartPhotoPlaybackIntent.handle.INStartPhotoPlaybackIntentResponse",
      completion: completion, unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartPhotoPlaybackIntent.handle.INStartPhotoPlaybackIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INStartPhotoPlaybackIntent,
    completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartPhotoPlaybackIntent.confirm.INStartPhotoPlaybackIntentResponse",
      completion: completion, unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartPhotoPlaybackIntent.confirm.INStartPhotoPlaybackIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveDateCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartPhotoPlaybackIntent.resolveDateCreated.INDateComponentsRangeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveDateCreated(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveDateCreated(
    for intent: INStartPhotoPlaybackIntent
  ) async -> INDateComponentsRangeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartPhotoPlaybackIntent.resolveDateCreated.INDateComponentsRangeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveDateCreated(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveLocationCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartPhotoPlaybackIntent.resolveLocationCreated.INPlacemarkResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveLocationCreated(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveLocationCreated(
    for intent: INStartPhotoPlaybackIntent
  ) async -> INPlacemarkResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartPhotoPlaybackIntent.resolveLocationCreated.INPlacemarkResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveLocationCreated(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveAlbumName(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartPhotoPlaybackIntent.resolveAlbumName.INStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveAlbumName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartPhotoPlaybackIntent.resolveAlbumName.INStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveAlbumName(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePeopleInPhoto(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INStartPhotoPlaybackIntent.resolvePeopleInPhoto.[INPersonResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolvePeopleInPhoto(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePeopleInPhoto(
    for intent: INStartPhotoPlaybackIntent
  ) async -> [INPersonResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INStartPhotoPlaybackIntent.resolvePeopleInPhoto.[INPersonResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolvePeopleInPhoto(for: intent, with: $0)
    }
  }
}
