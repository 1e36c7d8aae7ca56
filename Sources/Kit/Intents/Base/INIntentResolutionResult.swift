public import Foundation
import IntentWire

/// What an app says of one parameter's value.
///
/// The classes that an app makes are the ones for the parameter's type, for example ``INStringResolutionResult``; their
/// factories add the forms that carry a value. They are open, because custom intents inherit from them. Unchecked,
/// because open classes cannot be checked: the content is set once, before a result is handed out.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// What a result holds.
  enum State: Hashable {
    /// What the app says.
    case resolved(Resolution)
    /// The mark of a method that the app did not write.
    case notImplemented
  }

  var state = State.notImplemented

  /// Creates a result that says nothing; results are made by the factories.
  public required override init() {
    super.init()
  }

  /// A value is missing, and the person must be asked for it.
  open class func needsValue() -> Self { made(.needsValue(dialog: nil, options: [])) }

  /// The request needs no value here.
  open class func notRequired() -> Self { made(.notRequired) }

  /// The value cannot be used.
  open class func unsupported() -> Self { made(.unsupported(reason: nil)) }

  /// The value cannot be used, for a reason of a custom intent.
  open class func unsupported(withReason reason: Int) -> Self {
    made(.unsupported(reason: Resolution.Reason(String(reason))))
  }

  /// The person must confirm the value, for a reason of a custom intent.
  open class func confirmationRequiredWithItem(
    toConfirm itemToConfirm: Any, forReason reason: Int
  ) -> Self {
    let value = (itemToConfirm as? any WireCodable)?.wireValue
    return made(.confirmation(value, reason: Resolution.Reason(String(reason)), dialog: nil))
  }

  /// The mark of a method that an app did not write.
  static func notImplemented() -> Self { Self() }

  var isImplemented: Bool { state != .notImplemented }

  // The forms that the generated factories use.

  static func made(_ resolution: Resolution) -> Self {
    let result = Self()
    result.state = .resolved(resolution)
    return result
  }

  static func accept(_ value: some WireCodable) -> Self { made(.success(value.wireValue)) }

  static func refuse(_ reason: some WireEnumeration) -> Self {
    made(.unsupported(reason: Resolution.Reason(reason.caseName)))
  }

  static func choose(_ values: [some WireCodable]) -> Self {
    made(.disambiguation(values.map(\.wireValue), dialog: nil))
  }

  static func check(_ value: (some WireCodable)?) -> Self {
    made(.confirmation(value?.wireValue, reason: nil, dialog: nil))
  }

  static func check(_ value: (some WireCodable)?, _ reason: some WireEnumeration) -> Self {
    made(.confirmation(value?.wireValue, reason: Resolution.Reason(reason.caseName), dialog: nil))
  }
}

/// Says of several media items at once that they are accepted.
public protocol INMediaItemResolution: INIntentResolutionResult {}

extension INMediaItemResolution {
  /// The media items are accepted, in order.
  public static func successes(with resolvedMediaItems: [INMediaItem]) -> [Self] {
    resolvedMediaItems.map { accept($0) }
  }
}

extension INMediaItemResolutionResult: INMediaItemResolution {}
