// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// What an app says of a start call call record to call back.
open class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(callRecordResolutionResult: INCallRecordResolutionResult) {
    self.init()
    state = callRecordResolutionResult.state
  }
}

/// What an app says of a string.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedString: String) -> Self {
    accept(resolvedString)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
    choose(stringsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with stringToConfirm: String?) -> Self {
    check(stringToConfirm)
  }
}

/// What an app says of a time interval.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedTimeInterval: TimeInterval) -> Self {
    accept(resolvedTimeInterval)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self {
    check(timeIntervalToConfirm)
  }
}

/// What an app says of a URL.
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedURL: URL) -> Self {
    accept(resolvedURL)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with urlsToDisambiguate: [URL]) -> Self {
    choose(urlsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with urlToConfirm: URL?) -> Self {
    check(urlToConfirm)
  }
}

/// What an app says of a volume.
open class INVolumeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self {
    accept(resolvedVolume)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with volumeToDisambiguate: [Measurement<UnitVolume>]) -> Self {
    choose(volumeToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self {
    check(volumeToConfirm)
  }
}
