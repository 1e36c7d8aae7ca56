// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// What an app says of a call capability.
open class INCallCapabilityResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedCallCapability: INCallCapability) -> Self {
    accept(resolvedCallCapability)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with callCapabilityToConfirm: INCallCapability) -> Self {
    check(callCapabilityToConfirm)
  }
}

/// What an app says of a call destination type.
open class INCallDestinationTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedCallDestinationType: INCallDestinationType) -> Self {
    accept(resolvedCallDestinationType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with callDestinationTypeToConfirm: INCallDestinationType) -> Self {
    check(callDestinationTypeToConfirm)
  }
}

/// What an app says of a call record.
open class INCallRecordResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedCallRecord: INCallRecord) -> Self {
    accept(resolvedCallRecord)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with callRecordsToDisambiguate: [INCallRecord]) -> Self {
    choose(callRecordsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with callRecordToConfirm: INCallRecord?) -> Self {
    check(callRecordToConfirm)
  }
}

/// What an app says of a call record type options.
open class INCallRecordTypeOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedCallRecordTypeOptions: INCallRecordTypeOptions) -> Self {
    accept(resolvedCallRecordTypeOptions)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(
    with callRecordTypeOptionsToConfirm: INCallRecordTypeOptions
  ) -> Self {
    check(callRecordTypeOptionsToConfirm)
  }
}

/// What an app says of a call record type.
open class INCallRecordTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedCallRecordType: INCallRecordType) -> Self {
    accept(resolvedCallRecordType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with callRecordTypeToConfirm: INCallRecordType) -> Self {
    check(callRecordTypeToConfirm)
  }
}

/// What an app says of a start call call capability.
open class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(callCapabilityResolutionResult: INCallCapabilityResolutionResult) {
    self.init()
    state = callCapabilityResolutionResult.state
  }
}

/// What an app says of a start call contact.
open class INStartCallContactResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init()
    state = personResolutionResult.state
  }
}
