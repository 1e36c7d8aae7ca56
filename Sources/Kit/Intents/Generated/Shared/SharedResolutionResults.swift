// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import CoreLocation
public import Foundation

/// What an app says of a boolean.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedValue: Bool) -> Self {
    accept(resolvedValue)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
    check(valueToConfirm)
  }
}

/// What an app says of a date components range.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
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

/// What an app says of a double.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedValue: Double) -> Self {
    accept(resolvedValue)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with valueToConfirm: Double?) -> Self {
    check(valueToConfirm)
  }
}

/// What an app says of a energy.
open class INEnergyResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self {
    accept(resolvedEnergy)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with energyToDisambiguate: [Measurement<UnitEnergy>]) -> Self {
    choose(energyToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self {
    check(energyToConfirm)
  }
}

/// What an app says of a enum.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedValue: Int) -> Self {
    accept(resolvedValue)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with valueToConfirm: Int) -> Self {
    check(valueToConfirm)
  }
}

/// What an app says of a file.
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedFile: INFile) -> Self {
    accept(resolvedFile)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with filesToDisambiguate: [INFile]) -> Self {
    choose(filesToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with fileToConfirm: INFile?) -> Self {
    check(fileToConfirm)
  }
}

/// What an app says of a integer.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedValue: Int) -> Self {
    accept(resolvedValue)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with valueToConfirm: Int?) -> Self {
    check(valueToConfirm)
  }
}

/// What an app says of a length.
open class INLengthResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedLength: Measurement<UnitLength>) -> Self {
    accept(resolvedLength)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self {
    choose(lengthsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self {
    check(lengthToConfirm)
  }
}

/// What an app says of a mass.
open class INMassResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedMass: Measurement<UnitMass>) -> Self {
    accept(resolvedMass)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with massToDisambiguate: [Measurement<UnitMass>]) -> Self {
    choose(massToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self {
    check(massToConfirm)
  }
}

/// What an app says of a note content type.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
open class INNoteContentTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedNoteContentType: INNoteContentType) -> Self {
    accept(resolvedNoteContentType)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with noteContentTypeToConfirm: INNoteContentType) -> Self {
    check(noteContentTypeToConfirm)
  }
}

/// What an app says of a object.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedObject: INObject) -> Self {
    accept(resolvedObject)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
    choose(objectsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
    check(objectToConfirm)
  }
}

/// What an app says of a payment method.
open class INPaymentMethodResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self {
    accept(resolvedPaymentMethod)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self {
    choose(paymentMethodsToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self {
    check(paymentMethodToConfirm)
  }
}

/// What an app says of a person.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedPerson: INPerson) -> Self {
    accept(resolvedPerson)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
    choose(peopleToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
    check(personToConfirm)
  }
}

/// What an app says of a placemark.
open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
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
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
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

/// What an app says of a speed.
open class INSpeedResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is accepted.
  public class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self {
    accept(resolvedSpeed)
  }

  /// One of several values must be chosen.
  public class func disambiguation(with speedToDisambiguate: [Measurement<UnitSpeed>]) -> Self {
    choose(speedToDisambiguate)
  }

  /// The person must say whether the value is what they meant.
  public class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self {
    check(speedToConfirm)
  }
}
