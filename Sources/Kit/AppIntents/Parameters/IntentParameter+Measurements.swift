import Foundation
public import FoundationAdditions

extension IntentParameter where Value.ValueType: _MeasuredValue {
  /// Creates a parameter for a quantity.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Value.ValueType.UnitType? = nil,
    defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    definition.setUnit(
      defaultUnit, isFixed: false, adjusts: defaultUnitAdjustForLocale, negative: supportsNegativeNumbers,
      of: Value.ValueType.self)
    let base = defaultUnit ?? Value.ValueType.UnitType.baseUnit()
    self.init(
      definition,
      default: defaultValue.flatMap { Value.ValueType._measured($0, in: base) as? Value.UnwrappedType })
  }

  /// Creates a parameter for a quantity, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Value.ValueType.UnitType? = nil,
    defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    definition.setUnit(
      defaultUnit, isFixed: false, adjusts: defaultUnitAdjustForLocale, negative: supportsNegativeNumbers,
      of: Value.ValueType.self)
    let base = defaultUnit ?? Value.ValueType.UnitType.baseUnit()
    self.init(
      definition,
      default: defaultValue.flatMap { Value.ValueType._measured($0, in: base) as? Value.UnwrappedType })
  }

  /// Creates a parameter for a quantity in one unit.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Value.ValueType.UnitType, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    definition.setUnit(
      unit, isFixed: true, adjusts: unitAdjustForLocale, negative: supportsNegativeNumbers,
      of: Value.ValueType.self)
    let base = unit
    self.init(
      definition,
      default: defaultValue.flatMap { Value.ValueType._measured($0, in: base) as? Value.UnwrappedType })
  }

  /// Creates a parameter for a quantity in one unit, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Value.ValueType.UnitType, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    definition.setUnit(
      unit, isFixed: true, adjusts: unitAdjustForLocale, negative: supportsNegativeNumbers,
      of: Value.ValueType.self)
    let base = unit
    self.init(
      definition,
      default: defaultValue.flatMap { Value.ValueType._measured($0, in: base) as? Value.UnwrappedType })
  }
}

extension ParameterDefinition {
  /// Takes over what an app says of the unit of a quantity.
  fileprivate mutating func setUnit<Quantity: _MeasuredValue>(
    _ unit: Quantity.UnitType?, isFixed: Bool, adjusts: Bool, negative: Bool, of type: Quantity.Type
  ) {
    constraints.unit = unit
    style.unitIsFixed = isFixed
    style.unitAdjustsForLocale = adjusts
    style.supportsNegativeNumbers = negative
    guard !negative else { return }
    constraints.range = (0, nil)
    constraints.check = { value in
      guard let amount = Quantity._amount(of: value), amount < 0 else { return nil }
      return "The amount must not be negative."
    }
  }
}
