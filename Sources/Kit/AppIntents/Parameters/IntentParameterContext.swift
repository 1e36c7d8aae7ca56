public import CoreLocation
import Foundation
import FoundationAdditions

/// A parameter as something sees it that turns other values into its own.
public struct IntentParameterContext<Value: _IntentValue>: AnyIntentValue {
  let parameter: IntentParameter<Value>

  init(_ parameter: IntentParameter<Value>) {
    self.parameter = parameter
  }

  /// Whether the intent runs without a value.
  public var isOptional: Bool { parameter.isOptional }
  /// The title that a person sees.
  public var title: LocalizedStringResource { parameter.title }

  /// Asks the person for a value, and waits for the answer.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try await parameter.requestValue(dialog)
  }

  /// Asks the person to choose one of several values, and waits for the answer.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try await parameter.requestDisambiguation(among: itemsToDisambiguate, dialog: dialog)
  }

  /// Asks the person whether a value is meant, and waits for the answer.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await parameter.requestConfirmation(for: itemToConfirm, dialog: dialog)
  }

  /// An error that has the person asked for a value; then the intent is performed again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    parameter.needsValueError(dialog)
  }

  /// An error that has the person choose one of several values; then the intent is performed again.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    parameter.needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
  }
}

extension IntentParameterContext where Value.ValueType == Int {
  /// How the number is shown for editing.
  public var controlStyle: IntentParameter<Value>.IntControlStyle? { parameter.controlStyle }
  /// The lowest and the highest number.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Int>? { parameter.inclusiveRange }
}

extension IntentParameterContext where Value.ValueType == Double {
  /// How the number is shown for editing.
  public var controlStyle: IntentParameter<Value>.DoubleControlStyle? { parameter.controlStyle }
  /// The lowest and the highest number.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Double>? { parameter.inclusiveRange }
}

extension IntentParameterContext where Value.ValueType == Bool {
  /// The words for yes and no.
  public var displayName: Bool.IntentDisplayName? { parameter.displayName }
}

extension IntentParameterContext where Value.ValueType == IntentPerson {
  /// What is wanted of the person.
  public var parameterMode: IntentPerson.ParameterMode? { parameter.parameterMode }
}

extension IntentParameterContext where Value.ValueType: _MeasuredValue {
  /// The unit of every value, where there is only one.
  public var unit: Value.ValueType.UnitType? { parameter.unit }
  /// The unit of a number without one.
  public var defaultUnit: Value.ValueType.UnitType? { parameter.defaultUnit }
  /// Whether the unit may be another one where the person lives.
  public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
  /// Whether the quantity may be negative.
  public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameterContext where Value.ValueType == IntentCurrencyAmount {
  /// The currencies that a person may choose.
  public var currencyCodes: [String]? { parameter.currencyCodes }
}

extension IntentParameterContext where Value.ValueType == CLPlacemark {
  /// How much of the place is shown.
  public var displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle? { parameter.displayStyle }
}

extension IntentParameterContext where Value.ValueType == Date {
  /// Whether a day, a time or both are wanted.
  public var dateKind: IntentParameter<Value>.DateKind? { parameter.dateKind }
}

extension IntentParameterContext where Value.ValueType == DateComponents {
  /// Whether a day, a time or both are wanted.
  public var dateKind: IntentParameter<Value>.DateKind? { parameter.dateKind }
}
