// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// What an app says of a radio type.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
open class INRadioTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedRadioType: INRadioType) -> Self {
    accept(resolvedRadioType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with radioTypeToConfirm: INRadioType) -> Self {
    check(radioTypeToConfirm)
  }
}
