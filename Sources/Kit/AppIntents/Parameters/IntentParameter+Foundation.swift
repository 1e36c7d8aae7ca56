public import Foundation
public import FoundationAdditions

extension IntentParameter where Value.ValueType == Date {
  /// Creates a parameter for a moment.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    definition.style.dateKind = kind
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for a moment, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    definition.style.dateKind = kind
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// Creates a parameter for a date.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    definition.style.dateKind = kind
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for a date, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    definition.style.dateKind = kind
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == URL {
  /// Creates a parameter for a link.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for a link, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    let definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == AttributedString {
  /// Creates a parameter for text with attributes.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for text with attributes, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    let definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    self.init(definition, default: defaultValue)
  }
}
