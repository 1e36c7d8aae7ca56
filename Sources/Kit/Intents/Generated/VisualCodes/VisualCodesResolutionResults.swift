// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// What an app says of a visual code type.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
open class INVisualCodeTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedVisualCodeType: INVisualCodeType) -> Self {
    accept(resolvedVisualCodeType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with visualCodeTypeToConfirm: INVisualCodeType) -> Self {
    check(visualCodeTypeToConfirm)
  }
}
