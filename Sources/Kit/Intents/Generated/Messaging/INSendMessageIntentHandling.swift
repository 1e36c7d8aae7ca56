// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSendMessageIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INSendMessageIntentHandling: INSendMessageIntentEarlierHandling {
  /// Carries the request out.
  func handle(
    intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse

  /// Resolves the recipients.
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult]

  /// Resolves the group name; an older form.
  func resolveGroupName(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveGroupName(for intent: INSendMessageIntent) async -> INStringResolutionResult

  /// Resolves the outgoing message type.
  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent
  ) async -> INOutgoingMessageTypeResolutionResult

  /// Resolves the content.
  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult

  /// Resolves the speakable group name.
  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult
}

extension INSendMessageIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendMessageIntent.handle.INSendMessageIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendMessageIntent.handle.INSendMessageIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendMessageIntent.confirm.INSendMessageIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendMessageIntent.confirm.INSendMessageIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendMessageIntent.resolveRecipients.[INSendMessageRecipientResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolveRecipients(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendMessageIntent.resolveRecipients.[INSendMessageRecipientResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveRecipients(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveGroupName(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendMessageIntent.resolveGroupName.INStringResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveGroupName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveGroupName(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendMessageIntent.resolveGroupName.INStringResolutionResult", unwritten: .notImplemented()
    ) {
      self.resolveGroupName(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendMessageIntent.resolveOutgoingMessageType.INOutgoingMessageTypeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveOutgoingMessageType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent
  ) async -> INOutgoingMessageTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendMessageIntent.resolveOutgoingMessageType.INOutgoingMessageTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveOutgoingMessageType(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendMessageIntent.resolveContent.INStringResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveContent(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendMessageIntent.resolveContent.INStringResolutionResult", unwritten: .notImplemented()
    ) {
      self.resolveContent(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendMessageIntent.resolveSpeakableGroupName.INSpeakableStringResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveSpeakableGroupName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent
  ) async -> INSpeakableStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendMessageIntent.resolveSpeakableGroupName.INSpeakableStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveSpeakableGroupName(for: intent, with: $0)
    }
  }
}

/// The earlier forms of methods of ``INSendMessageIntentHandling``.
///
/// They differ from the later ones only in what they return, so that both could not be told apart in one
/// protocol.
public protocol INSendMessageIntentEarlierHandling: NSObjectProtocol {
  /// Resolves the recipients; an older form.
  func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult]
}

extension INSendMessageIntentEarlierHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendMessageIntent.resolveRecipients.[INPersonResolutionResult]", completion: completion,
      unwritten: [.notImplemented()]
    ) {
      await self.resolveRecipients(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendMessageIntent.resolveRecipients.[INPersonResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveRecipients(for: intent, with: $0)
    }
  }
}
