import Foundation
public import FoundationAdditions

extension IntentParameter {
  /// Creates a parameter of a type without labels of its own, for example a length of time or one of several types.
  @_disfavoredOverload
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

  /// Creates a parameter of a type without labels of its own, with choices that the app provides.
  @_disfavoredOverload
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
