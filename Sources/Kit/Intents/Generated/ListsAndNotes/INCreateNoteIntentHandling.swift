// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INCreateNoteIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INCreateNoteIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse

  /// Resolves the title.
  func resolveTitle(
    for intent: INCreateNoteIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult

  /// Resolves the content.
  func resolveContent(
    for intent: INCreateNoteIntent,
    with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult

  /// Resolves the group name.
  func resolveGroupName(
    for intent: INCreateNoteIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
}

extension INCreateNoteIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCreateNoteIntent.handle.INCreateNoteIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INCreateNoteIntent.handle.INCreateNoteIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCreateNoteIntent.confirm.INCreateNoteIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INCreateNoteIntent.confirm.INCreateNoteIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTitle(
    for intent: INCreateNoteIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCreateNoteIntent.resolveTitle.INSpeakableStringResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveTitle(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INCreateNoteIntent.resolveTitle.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveTitle(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveContent(
    for intent: INCreateNoteIntent,
    with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCreateNoteIntent.resolveContent.INNoteContentResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveContent(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INCreateNoteIntent.resolveContent.INNoteContentResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveContent(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveGroupName(
    for intent: INCreateNoteIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INCreateNoteIntent.resolveGroupName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveGroupName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INCreateNoteIntent.resolveGroupName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveGroupName(for: intent, with: $0)
    }
  }
}
