public import Foundation
import IntentWire

/// What an app says of a value before it acts.
///
/// Unchecked only because classes that can be inherited from cannot be checked: nothing in it changes.
public class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// The common form of all results, or the mark of a method that an app did not write.
  enum State: Equatable {
    case resolved(Resolution)
    case notImplemented
  }

  let state: State

  /// Creates a result.
  required init(_ state: State) {
    self.state = state
    super.init()
  }

  required convenience init(_ resolution: Resolution) {
    self.init(.resolved(resolution))
  }

  /// A value is missing, and the person must be asked for it.
  public class func needsValue() -> Self { Self(.needsValue(dialog: nil, options: [])) }

  /// The request needs no value here.
  public class func notRequired() -> Self { Self(.notRequired) }

  /// The value cannot be used.
  public class func unsupported() -> Self { Self(.unsupported(reason: nil)) }

  /// The value cannot be used, for a reason of a custom intent.
  public class func unsupported(withReason reason: Int) -> Self {
    Self(.unsupported(reason: Resolution.Reason(String(reason))))
  }

  /// The person must confirm the value, for a reason of a custom intent.
  public class func confirmationRequiredWithItem(
    toConfirm itemToConfirm: Any, forReason reason: Int
  ) -> Self {
    let value = (itemToConfirm as? any WireCodable)?.wireValue
    return Self(.confirmation(value, reason: Resolution.Reason(String(reason)), dialog: nil))
  }

  /// The mark of a method that an app did not write.
  static func notImplemented() -> Self { Self(.notImplemented) }

  var isImplemented: Bool { state != .notImplemented }

  // The forms that the generated factories use.

  static func accept(_ value: some WireCodable) -> Self { Self(.success(value.wireValue)) }

  static func refuse(_ reason: some WireEnumeration) -> Self {
    Self(.unsupported(reason: Resolution.Reason(reason.caseName)))
  }

  static func choose(_ values: [some WireCodable]) -> Self {
    Self(.disambiguation(values.map(\.wireValue), dialog: nil))
  }

  static func check(_ value: (some WireCodable)?) -> Self {
    Self(.confirmation(value?.wireValue, reason: nil, dialog: nil))
  }

  static func check(_ value: (some WireCodable)?, _ reason: some WireEnumeration) -> Self {
    Self(.confirmation(value?.wireValue, reason: Resolution.Reason(reason.caseName), dialog: nil))
  }
}
