// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INGetVisualCodeIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INGetVisualCodeIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse

  /// Resolves the visual code type.
  func resolveVisualCodeType(
    for intent: INGetVisualCodeIntent,
    with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INGetVisualCodeIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INGetVisualCodeIntent.handle.INGetVisualCodeIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INGetVisualCodeIntent.handle.INGetVisualCodeIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INGetVisualCodeIntent.confirm.INGetVisualCodeIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INGetVisualCodeIntent.confirm.INGetVisualCodeIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveVisualCodeType(
    for intent: INGetVisualCodeIntent,
    with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INGetVisualCodeIntent.resolveVisualCodeType.INVisualCodeTypeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveVisualCodeType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveVisualCodeType(
    for intent: INGetVisualCodeIntent
  ) async -> INVisualCodeTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INGetVisualCodeIntent.resolveVisualCodeType.INVisualCodeTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveVisualCodeType(for: intent, with: $0)
    }
  }
}
