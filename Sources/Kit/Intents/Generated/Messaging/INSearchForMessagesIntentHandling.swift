// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSearchForMessagesIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse

  /// Resolves the recipients.
  func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]

  /// Resolves the senders.
  func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]

  /// Resolves the attributes.
  func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveAttributes(
    for intent: INSearchForMessagesIntent
  ) async -> INMessageAttributeOptionsResolutionResult

  /// Resolves the date time range.
  func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent
  ) async -> INDateComponentsRangeResolutionResult

  /// Resolves the group names; an older form.
  func resolveGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveGroupNames(for intent: INSearchForMessagesIntent) async -> [INStringResolutionResult]

  /// Resolves the speakable group names.
  func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)

  /// The async form of the method before.
  func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent
  ) async -> [INSpeakableStringResolutionResult]
}

extension INSearchForMessagesIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForMessagesIntent.handle.INSearchForMessagesIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForMessagesIntent.handle.INSearchForMessagesIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForMessagesIntent.confirm.INSearchForMessagesIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForMessagesIntent.confirm.INSearchForMessagesIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForMessagesIntent.resolveRecipients.[INPersonResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolveRecipients(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForMessagesIntent.resolveRecipients.[INPersonResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveRecipients(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForMessagesIntent.resolveSenders.[INPersonResolutionResult]", completion: completion,
      unwritten: [.notImplemented()]
    ) {
      await self.resolveSenders(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForMessagesIntent.resolveSenders.[INPersonResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveSenders(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForMessagesIntent.resolveAttributes.INMessageAttributeOptionsResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveAttributes(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveAttributes(
    for intent: INSearchForMessagesIntent
  ) async -> INMessageAttributeOptionsResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForMessagesIntent.resolveAttributes.INMessageAttributeOptionsResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveAttributes(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForMessagesIntent.resolveDateTimeRange.INDateComponentsRangeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveDateTimeRange(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent
  ) async -> INDateComponentsRangeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForMessagesIntent.resolveDateTimeRange.INDateComponentsRangeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveDateTimeRange(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForMessagesIntent.resolveGroupNames.[INStringResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolveGroupNames(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveGroupNames(for intent: INSearchForMessagesIntent) async -> [INStringResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForMessagesIntent.resolveGroupNames.[INStringResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveGroupNames(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSearchForMessagesIntent.resolveSpeakableGroupNames.[INSpeakableStringResolutionResult]",
      completion: completion, unwritten: [.notImplemented()]
    ) {
      await self.resolveSpeakableGroupNames(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent
  ) async -> [INSpeakableStringResolutionResult] {
    await HandlerForwarding.viaCompletion(
      of: self, "INSearchForMessagesIntent.resolveSpeakableGroupNames.[INSpeakableStringResolutionResult]",
      unwritten: [.notImplemented()]
    ) {
      self.resolveSpeakableGroupNames(for: intent, with: $0)
    }
  }
}
