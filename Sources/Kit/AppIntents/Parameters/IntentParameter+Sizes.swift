import Foundation
public import FoundationAdditions

extension IntentParameter where Value.UnwrappedType: Collection {
  /// Creates a parameter for several values, so many of them.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      disambiguationDialog: requestDisambiguationDialog, connection: inputConnectionBehavior)
    definition.constraints.size = size
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for several values whose number depends on the size of a widget, of which there are none.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      disambiguationDialog: requestDisambiguationDialog, connection: inputConnectionBehavior)
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for several values, so many of them, with choices that the app provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      disambiguationDialog: requestDisambiguationDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    definition.constraints.size = size
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for several values, so many of them, found through a query other than the type's own.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  )
  where Query.Entity == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      disambiguationDialog: requestDisambiguationDialog, connection: inputConnectionBehavior)
    definition.constraints.size = size
    definition.constraints.query = query
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter for several people, so many of them.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    mode: IntentPerson.ParameterMode, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  )
  where Value.ValueType == IntentPerson {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    definition.style.personMode = mode
    definition.constraints.size = size
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == URL {
  /// Creates a parameter for several links with a default; those that are none are left out of it.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: [Value.ValueType?], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      connection: inputConnectionBehavior)
    self.init(definition, default: defaultValue.compactMap(\.self) as? Value.UnwrappedType)
  }
}
