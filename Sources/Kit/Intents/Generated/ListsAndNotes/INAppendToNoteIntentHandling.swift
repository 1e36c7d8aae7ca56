// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INAppendToNoteIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INAppendToNoteIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse

  /// Resolves the target note.
  func resolveTargetNote(
    for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult

  /// Resolves the content.
  func resolveContent(
    for intent: INAppendToNoteIntent,
    with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INAppendToNoteIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAppendToNoteIntent.handle.INAppendToNoteIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INAppendToNoteIntent.handle.INAppendToNoteIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAppendToNoteIntent.confirm.INAppendToNoteIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INAppendToNoteIntent.confirm.INAppendToNoteIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveTargetNote(
    for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAppendToNoteIntent.resolveTargetNote.INNoteResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveTargetNote(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INAppendToNoteIntent.resolveTargetNote.INNoteResolutionResult", unwritten: .notImplemented()
    ) {
      self.resolveTargetNote(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveContent(
    for intent: INAppendToNoteIntent,
    with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INAppendToNoteIntent.resolveContent.INNoteContentResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveContent(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INAppendToNoteIntent.resolveContent.INNoteContentResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveContent(for: intent, with: $0)
    }
  }
}
