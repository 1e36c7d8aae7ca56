// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// What an app says of a temporal event trigger.
open class INTemporalEventTriggerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedTemporalEventTrigger: INTemporalEventTrigger) -> Self {
    accept(resolvedTemporalEventTrigger)
  }

  /// One of several values must be chosen.
  public class func disambiguation(
    with temporalEventTriggersToDisambiguate: [INTemporalEventTrigger]
  ) -> Self {
    choose(temporalEventTriggersToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(
    with temporalEventTriggerToConfirm: INTemporalEventTrigger?
  ) -> Self {
    check(temporalEventTriggerToConfirm)
  }
}

/// What an app says of a temporal event trigger type options.
open class INTemporalEventTriggerTypeOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(
    with resolvedTemporalEventTriggerTypeOptions: INTemporalEventTriggerTypeOptions
  ) -> Self {
    accept(resolvedTemporalEventTriggerTypeOptions)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(
    with temporalEventTriggerTypeOptionsToConfirm: INTemporalEventTriggerTypeOptions
  ) -> Self {
    check(temporalEventTriggerTypeOptionsToConfirm)
  }
}
