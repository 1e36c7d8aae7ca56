// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// What an app says of a car signal options.
open class INCarSignalOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedCarSignalOptions: INCarSignalOptions) -> Self {
    accept(resolvedCarSignalOptions)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with carSignalOptionsToConfirm: INCarSignalOptions) -> Self {
    check(carSignalOptionsToConfirm)
  }
}
