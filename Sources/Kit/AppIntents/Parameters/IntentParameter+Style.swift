public import CoreLocation
import Foundation
import FoundationAdditions

extension IntentParameter where Value.ValueType == Int {
  /// How the number is shown for editing.
  public var controlStyle: IntControlStyle? { definition.style.control as? IntControlStyle }
  /// The lowest and the highest number.
  public var inclusiveRange: InclusiveRange<Int>? { definition.style.bounds() }
}

extension IntentParameter where Value.ValueType == Double {
  /// How the number is shown for editing.
  public var controlStyle: DoubleControlStyle? { definition.style.control as? DoubleControlStyle }
  /// The lowest and the highest number.
  public var inclusiveRange: InclusiveRange<Double>? { definition.style.bounds() }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// The currencies that are taken; empty for all.
  public var currencyCodes: [String]? { definition.style.currencyCodes }
  /// The lowest and the highest amount.
  public var inclusiveRange: InclusiveRange<Decimal>? { definition.style.bounds() }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
  /// What is shown of the place.
  public var displayStyle: PlacemarkDisplayStyle? { definition.style.placemark as? PlacemarkDisplayStyle }
}

extension IntentParameter where Value.ValueType == Date {
  /// Which part of the date is wanted.
  public var dateKind: DateKind? { definition.style.dateKind as? DateKind }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// Which part of the date is wanted.
  public var dateKind: DateKind? { definition.style.dateKind as? DateKind }
}

extension IntentParameter where Value.ValueType == String {
  /// How the text is typed.
  public var inputOptions: String.IntentInputOptions? { definition.style.inputOptions }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  /// What is wanted of the person.
  public var parameterMode: IntentPerson.ParameterMode? { definition.style.personMode }
}

extension IntentParameter where Value.ValueType == Bool {
  /// The words for yes and no.
  public var displayName: Bool.IntentDisplayName? { definition.style.displayName }
}

extension IntentParameter where Value.ValueType: _MeasuredValue {
  /// The unit of every value, where there is only one.
  public var unit: Value.ValueType.UnitType? {
    definition.style.unitIsFixed ? definition.constraints.unit as? Value.ValueType.UnitType : nil
  }

  /// The unit of a number without one.
  public var defaultUnit: Value.ValueType.UnitType? {
    definition.style.unitIsFixed ? nil : definition.constraints.unit as? Value.ValueType.UnitType
  }

  /// Whether the unit may be another one where the person lives.
  public var unitAdjustForLocale: Bool? { definition.style.unitAdjustsForLocale }
  /// Whether the quantity may be negative.
  public var supportsNegativeNumbers: Bool? { definition.style.supportsNegativeNumbers }
}

extension ParameterStyle {
  fileprivate func bounds<Bound: Comparable>() -> (lowerBound: Bound, upperBound: Bound)? {
    guard let lower = range?.lower as? Bound, let upper = range?.upper as? Bound else { return nil }
    return (lower, upper)
  }
}
