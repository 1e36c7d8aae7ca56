import Foundation
public import FoundationAdditions

extension IntentParameter where Value.ValueType: AppEnum {
  /// Creates a parameter for one of an enumeration’s cases.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      disambiguationDialog: requestDisambiguationDialog, connection: inputConnectionBehavior)
    if supportedValues.count < Value.ValueType.allCases.count {
      definition.constraints.allowedCases = Set(supportedValues.map(\._caseName))
    }
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for one of an enumeration’s cases, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases), optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      disambiguationDialog: requestDisambiguationDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    if supportedValues.count < Value.ValueType.allCases.count {
      definition.constraints.allowedCases = Set(supportedValues.map(\._caseName))
    }
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType: AppEntity {
  /// Creates a parameter for one of the app’s things.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      disambiguationDialog: requestDisambiguationDialog, connection: inputConnectionBehavior)
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for one of the app’s things, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    let definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      disambiguationDialog: requestDisambiguationDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.ValueType: AppEntity {
  /// Creates a parameter for one of the app’s things, found through a query other than the type's own.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  )
  where Query.Entity == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      disambiguationDialog: requestDisambiguationDialog, connection: inputConnectionBehavior)
    definition.constraints.query = query
    self.init(definition, default: defaultValue)
  }
}
