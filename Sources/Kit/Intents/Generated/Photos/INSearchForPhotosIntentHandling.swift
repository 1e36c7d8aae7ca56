// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSearchForPhotosIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INSearchForPhotosIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse

  /// Resolves the date created.
  func resolveDateCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveDateCreated(for intent: INSearchForPhotosIntent) async -> INDateComponentsRangeResolutionResult

  /// Resolves the location created.
  func resolveLocationCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveLocationCreated(for intent: INSearchForPhotosIntent) async -> INPlacemarkResolutionResult

  /// Resolves the album name.
  func resolveAlbumName(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult

  /// Resolves the search terms; an older form.
  func resolveSearchTerms(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> [INStringResolutionResult]

  /// Resolves the people in photo.
  func resolvePeopleInPhoto(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult]
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INSearchForPhotosIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForPhotosIntent.handle.INSearchForPhotosIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForPhotosIntent.handle.INSearchForPhotosIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForPhotosIntent.confirm.INSearchForPhotosIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForPhotosIntent.confirm.INSearchForPhotosIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveDateCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForPhotosIntent.resolveDateCreated.INDateComponentsRangeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveDateCreated(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveDateCreated(
    for intent: INSearchForPhotosIntent
  ) async -> INDateComponentsRangeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForPhotosIntent.resolveDateCreated.INDateComponentsRangeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveDateCreated(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveLocationCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForPhotosIntent.resolveLocationCreated.INPlacemarkResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveLocationCreated(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveLocationCreated(
    for intent: INSearchForPhotosIntent
  ) async -> INPlacemarkResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForPhotosIntent.resolveLocationCreated.INPlacemarkResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveLocationCreated(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveAlbumName(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForPhotosIntent.resolveAlbumName.INStringResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveAlbumName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForPhotosIntent.resolveAlbumName.INStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveAlbumName(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveSearchTerms(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForPhotosIntent.resolveSearchTerms.[INStringResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolveSearchTerms(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> [INStringResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForPhotosIntent.resolveSearchTerms.[INStringResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveSearchTerms(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePeopleInPhoto(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForPhotosIntent.resolvePeopleInPhoto.[INPersonResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolvePeopleInPhoto(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForPhotosIntent.resolvePeopleInPhoto.[INPersonResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolvePeopleInPhoto(for: intent, with: $0)
    }
  }
}
