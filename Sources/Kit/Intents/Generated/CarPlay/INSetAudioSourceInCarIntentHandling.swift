// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSetAudioSourceInCarIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INSetAudioSourceInCarIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSetAudioSourceInCarIntent,
    completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSetAudioSourceInCarIntent,
    completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse

  /// Resolves the audio source.
  func resolveAudioSource(
    for intent: INSetAudioSourceInCarIntent,
    with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveAudioSource(for intent: INSetAudioSourceInCarIntent) async -> INCarAudioSourceResolutionResult

  /// Resolves the relative audio source reference.
  func resolveRelativeAudioSourceReference(
    for intent: INSetAudioSourceInCarIntent,
    with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveRelativeAudioSourceReference(
    for intent: INSetAudioSourceInCarIntent
  ) async -> INRelativeReferenceResolutionResult
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INSetAudioSourceInCarIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSetAudioSourceInCarIntent,
    completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetAudioSourceInCarIntent.handle.INSetAudioSourceInCarIntentResponse",
      completion: completion, unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetAudioSourceInCarIntent.handle.INSetAudioSourceInCarIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSetAudioSourceInCarIntent,
    completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetAudioSourceInCarIntent.confirm.INSetAudioSourceInCarIntentResponse",
      completion: completion, unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetAudioSourceInCarIntent.confirm.INSetAudioSourceInCarIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveAudioSource(
    for intent: INSetAudioSourceInCarIntent,
    with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetAudioSourceInCarIntent.resolveAudioSource.INCarAudioSourceResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveAudioSource(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveAudioSource(
    for intent: INSetAudioSourceInCarIntent
  ) async -> INCarAudioSourceResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetAudioSourceInCarIntent.resolveAudioSource.INCarAudioSourceResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveAudioSource(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRelativeAudioSourceReference(
    for intent: INSetAudioSourceInCarIntent,
    with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self,
      "INSetAudioSourceInCarIntent.resolveRelativeAudioSourceReference.INRelativeReferenceResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveRelativeAudioSourceReference(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRelativeAudioSourceReference(
    for intent: INSetAudioSourceInCarIntent
  ) async -> INRelativeReferenceResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self,
      "INSetAudioSourceInCarIntent.resolveRelativeAudioSourceReference.INRelativeReferenceResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveRelativeAudioSourceReference(for: intent, with: $0)
    }
  }
}
