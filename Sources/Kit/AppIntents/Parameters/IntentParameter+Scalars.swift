import Foundation
public import FoundationAdditions

extension IntentParameter where Value.ValueType == String {
  /// Creates a parameter for text.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    definition.style.inputOptions = inputOptions
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for text, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    definition.style.inputOptions = inputOptions
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Int {
  /// Creates a parameter for a whole number.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    definition.constraints.check = RangeCheck.of(inclusiveRange)
    definition.constraints.range = inclusiveRange.map { (Double($0.lowerBound), Double($0.upperBound)) }
    definition.style.range = inclusiveRange.map { ($0.lowerBound, $0.upperBound) }
    definition.style.control = controlStyle
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for a whole number, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    definition.constraints.check = RangeCheck.of(inclusiveRange)
    definition.constraints.range = inclusiveRange.map { (Double($0.lowerBound), Double($0.upperBound)) }
    definition.style.range = inclusiveRange.map { ($0.lowerBound, $0.upperBound) }
    definition.style.control = controlStyle
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// Creates a parameter for a number.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    definition.constraints.check = RangeCheck.of(inclusiveRange)
    definition.constraints.range = inclusiveRange.map { ($0.lowerBound, $0.upperBound) }
    definition.style.range = inclusiveRange.map { ($0.lowerBound, $0.upperBound) }
    definition.style.control = controlStyle
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for a number, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    definition.constraints.check = RangeCheck.of(inclusiveRange)
    definition.constraints.range = inclusiveRange.map { ($0.lowerBound, $0.upperBound) }
    definition.style.range = inclusiveRange.map { ($0.lowerBound, $0.upperBound) }
    definition.style.control = controlStyle
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Creates a parameter for yes or no.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    definition.style.displayName = displayName
    definition.constraints.booleanNames = displayName.map {
      (String(localized: $0.true), String(localized: $0.false))
    }
    self.init(definition, default: defaultValue)
  }
}
