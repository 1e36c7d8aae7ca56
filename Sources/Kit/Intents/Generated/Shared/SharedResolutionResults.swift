// Generated from sirikit.json by script/generate; do not edit.

public import CoreLocation

/// What an app says of a date components range.
public class INDateComponentsRangeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self {
    accept(resolvedDateComponentsRange)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange]) -> Self {
    choose(dateComponentsRangesToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?) -> Self {
    check(dateComponentsRangeToConfirm)
  }
}

/// What an app says of a placemark.
public class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedPlacemark: CLPlacemark) -> Self {
    accept(resolvedPlacemark)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
    choose(placemarksToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
    check(placemarkToConfirm)
  }
}

/// What an app says of a speakable string.
public class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedString: INSpeakableString) -> Self {
    accept(resolvedString)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
    choose(stringsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
    check(stringToConfirm)
  }
}

/// What an app says of a string.
public class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
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
