// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// Handles an ``INSetRadioStationIntent``.
///
/// A handler implements the completion form or the async form of each method, in any mix.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public protocol INSetRadioStationIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)

  /// The async form of the method before.
  func handle(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse

  /// Checks that the request can be carried out.
  func confirm(
    intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)

  /// The async form of the method before.
  func confirm(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse

  /// Resolves the radio type.
  func resolveRadioType(
    for intent: INSetRadioStationIntent,
    with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveRadioType(for intent: INSetRadioStationIntent) async -> INRadioTypeResolutionResult

  /// Resolves the frequency.
  func resolveFrequency(
    for intent: INSetRadioStationIntent,
    with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveFrequency(for intent: INSetRadioStationIntent) async -> INDoubleResolutionResult

  /// Resolves the station name.
  func resolveStationName(
    for intent: INSetRadioStationIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveStationName(for intent: INSetRadioStationIntent) async -> INStringResolutionResult

  /// Resolves the channel.
  func resolveChannel(
    for intent: INSetRadioStationIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The async form of the method before.
  func resolveChannel(for intent: INSetRadioStationIntent) async -> INStringResolutionResult

  /// Resolves the preset number.
  func resolvePresetNumber(
    for intent: INSetRadioStationIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)

  /// The async form of the method before.
  func resolvePresetNumber(for intent: INSetRadioStationIntent) async -> INIntegerResolutionResult
}

@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
extension INSetRadioStationIntentHandling {
  /// Calls the async form, and passes the value on when that is not written either.
  public func handle(
    intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetRadioStationIntent.handle.INSetRadioStationIntentResponse", completion: completion,
      unwritten: .init(fields: .code("failure"))
    ) {
      await self.handle(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func handle(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetRadioStationIntent.handle.INSetRadioStationIntentResponse",
      unwritten: .init(fields: .code("failure"))
    ) {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func confirm(
    intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetRadioStationIntent.confirm.INSetRadioStationIntentResponse", completion: completion,
      unwritten: .init(fields: .code("ready"))
    ) {
      await self.confirm(intent: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func confirm(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetRadioStationIntent.confirm.INSetRadioStationIntentResponse",
      unwritten: .init(fields: .code("ready"))
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveRadioType(
    for intent: INSetRadioStationIntent,
    with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetRadioStationIntent.resolveRadioType.INRadioTypeResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolveRadioType(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveRadioType(for intent: INSetRadioStationIntent) async -> INRadioTypeResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetRadioStationIntent.resolveRadioType.INRadioTypeResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveRadioType(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveFrequency(
    for intent: INSetRadioStationIntent,
    with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetRadioStationIntent.resolveFrequency.INDoubleResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveFrequency(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveFrequency(for intent: INSetRadioStationIntent) async -> INDoubleResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetRadioStationIntent.resolveFrequency.INDoubleResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveFrequency(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveStationName(
    for intent: INSetRadioStationIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetRadioStationIntent.resolveStationName.INStringResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveStationName(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveStationName(for intent: INSetRadioStationIntent) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetRadioStationIntent.resolveStationName.INStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveStationName(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolveChannel(
    for intent: INSetRadioStationIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetRadioStationIntent.resolveChannel.INStringResolutionResult", completion: completion,
      unwritten: .notImplemented()
    ) {
      await self.resolveChannel(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolveChannel(for intent: INSetRadioStationIntent) async -> INStringResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetRadioStationIntent.resolveChannel.INStringResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolveChannel(for: intent, with: $0)
    }
  }

  /// Calls the async form, and passes the value on when that is not written either.
  public func resolvePresetNumber(
    for intent: INSetRadioStationIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  ) {
    HandlerForwarding.viaAsync(
      of: self, "INSetRadioStationIntent.resolvePresetNumber.INIntegerResolutionResult",
      completion: completion, unwritten: .notImplemented()
    ) {
      await self.resolvePresetNumber(for: intent)
    }
  }

  /// Calls the completion form, and passes the value on when that is not written either.
  public func resolvePresetNumber(for intent: INSetRadioStationIntent) async -> INIntegerResolutionResult {
    await HandlerForwarding.viaCompletion(
      of: self, "INSetRadioStationIntent.resolvePresetNumber.INIntegerResolutionResult",
      unwritten: .notImplemented()
    ) {
      self.resolvePresetNumber(for: intent, with: $0)
    }
  }
}
