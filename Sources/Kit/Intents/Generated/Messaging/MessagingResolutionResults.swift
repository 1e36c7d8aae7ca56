// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// What an app says of a message attribute options.
open class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedMessageAttributeOptions: INMessageAttributeOptions) -> Self {
    accept(resolvedMessageAttributeOptions)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(
    with messageAttributeOptionsToConfirm: INMessageAttributeOptions
  ) -> Self {
    check(messageAttributeOptionsToConfirm)
  }
}

/// What an app says of a message attribute.
open class INMessageAttributeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedMessageAttribute: INMessageAttribute) -> Self {
    accept(resolvedMessageAttribute)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with messageAttributeToConfirm: INMessageAttribute) -> Self {
    check(messageAttributeToConfirm)
  }
}

/// What an app says of a outgoing message type.
open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedOutgoingMessageType: INOutgoingMessageType) -> Self {
    accept(resolvedOutgoingMessageType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with outgoingMessageTypeToConfirm: INOutgoingMessageType) -> Self {
    check(outgoingMessageTypeToConfirm)
  }
}

/// What an app says of a send message recipient.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
    refuse(reason)
  }

  /// Creates a result from one of the more general kind.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init()
    state = personResolutionResult.state
  }
}
