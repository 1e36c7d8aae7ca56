// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSendRideFeedbackIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
public protocol INSendRideFeedbackIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent,
    completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(
    sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent
  ) async -> INSendRideFeedbackIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent,
    completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(
    sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent
  ) async -> INSendRideFeedbackIntentResponse
}

extension INSendRideFeedbackIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent,
    completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendRideFeedbackIntent.handle.INSendRideFeedbackIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(sendRideFeedback: sendRideFeedbackintent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(
    sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent
  ) async -> INSendRideFeedbackIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendRideFeedbackIntent.handle.INSendRideFeedbackIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(sendRideFeedback: sendRideFeedbackintent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent,
    completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSendRideFeedbackIntent.confirm.INSendRideFeedbackIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(sendRideFeedback: sendRideFeedbackIntent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(
    sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent
  ) async -> INSendRideFeedbackIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSendRideFeedbackIntent.confirm.INSendRideFeedbackIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(sendRideFeedback: sendRideFeedbackIntent, completion: $0)
    }
  }
}
