// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INPlayMediaIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse

  /// Checks that the request can be carried out.
  func confirm(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse

  /// Resolves the media items.
  func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult]

  /// Resolves the play shuffled.
  func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult

  /// Resolves the playback repeat mode.
  func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> INPlaybackRepeatModeResolutionResult

  /// Resolves the resume playback.
  func resolveResumePlayback(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult

  /// Resolves the playback queue location.
  func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackQueueLocationResolutionResult

  /// Resolves the playback speed.
  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult
}

extension INPlayMediaIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPlayMediaIntent.handle.INPlayMediaIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INPlayMediaIntent.handle.INPlayMediaIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPlayMediaIntent.confirm.INPlayMediaIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INPlayMediaIntent.confirm.INPlayMediaIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPlayMediaIntent.resolveMediaItems.[INPlayMediaMediaItemResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolveMediaItems(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INPlayMediaIntent.resolveMediaItems.[INPlayMediaMediaItemResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveMediaItems(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPlayMediaIntent.resolvePlayShuffled.INBooleanResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolvePlayShuffled(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INPlayMediaIntent.resolvePlayShuffled.INBooleanResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePlayShuffled(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPlayMediaIntent.resolvePlaybackRepeatMode.INPlaybackRepeatModeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolvePlaybackRepeatMode(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackRepeatModeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INPlayMediaIntent.resolvePlaybackRepeatMode.INPlaybackRepeatModeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePlaybackRepeatMode(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveResumePlayback(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPlayMediaIntent.resolveResumePlayback.INBooleanResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveResumePlayback(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INPlayMediaIntent.resolveResumePlayback.INBooleanResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveResumePlayback(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPlayMediaIntent.resolvePlaybackQueueLocation.INPlaybackQueueLocationResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolvePlaybackQueueLocation(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackQueueLocationResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INPlayMediaIntent.resolvePlaybackQueueLocation.INPlaybackQueueLocationResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePlaybackQueueLocation(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INPlayMediaIntent.resolvePlaybackSpeed.INPlayMediaPlaybackSpeedResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolvePlaybackSpeed(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent
  ) async -> INPlayMediaPlaybackSpeedResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INPlayMediaIntent.resolvePlaybackSpeed.INPlayMediaPlaybackSpeedResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePlaybackSpeed(for: intent, with: $0)
    }
  }
}
