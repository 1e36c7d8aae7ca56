import Foundation
public import FoundationAdditions

extension IntentParameter {
  /// Creates a parameter whose values are also made from values of other types, by resolvers that are tried in order.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      disambiguationDialog: requestDisambiguationDialog, connection: inputConnectionBehavior)
    let chain = ResolverChain(resolvers: Array(resolvers()), definition: definition)
    definition.constraints.conversion = { try await chain.value(of: $0, $1) }
    self.init(definition, default: defaultValue)
  }

  /// Creates a parameter with choices that the app provides, whose values are also made from values of other types.
  public convenience init<Specification: ResolverSpecification, Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification,
    optionsProvider: Provider
  )
  where Provider.DefaultValue.ValueType == Value.ValueType {
    var definition = ParameterDefinition(
      title: title, description: description, valueDialog: requestValueDialog,
      disambiguationDialog: requestDisambiguationDialog, options: optionsProvider,
      connection: inputConnectionBehavior)
    let chain = ResolverChain(resolvers: Array(resolvers()), definition: definition)
    definition.constraints.conversion = { try await chain.value(of: $0, $1) }
    self.init(definition, default: defaultValue)
  }
}
