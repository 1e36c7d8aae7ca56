/// The framework in which an app declared an intent.
public enum IntentDialect: String, Sendable, Hashable, Codable {
  /// SiriKit: the module `Intents`.
  case siriKit
  /// The module `AppIntents`.
  case appIntents
}

/// The declaration of one intent.
public struct IntentManifest: Sendable, Hashable, Codable {
  /// The class or type name, for example `INAddTasksIntent` or `GetTrailInfo`.
  public var identifier: String
  /// The framework.
  public var dialect: IntentDialect
  /// The title that a person sees.
  public var title: String
  /// What it does, in a sentence.
  public var summary: String?
  /// The parameters in the order in which they are resolved.
  public var parameters: [ParameterManifest]
  /// The type of the value that it returns.
  public var result: ValueType?
  /// Whether the app is brought to the front before it runs.
  public var opensApp: Bool
  /// Whether people find it by themselves.
  public var isDiscoverable: Bool
  /// `alwaysAllowed`, `requiresAuthentication` or `requiresLocalDeviceAuthentication`.
  public var authentication: String
  /// What the definition file of a custom SiriKit intent says beside; `nil` for every other intent.
  public var definition: DefinitionManifest?

  /// What an App Intent says beside; `nil` for a SiriKit intent.
  public var appIntent: AppIntentManifest?

  /// Creates a declaration.
  public init(
    identifier: String, dialect: IntentDialect, title: String, summary: String? = nil,
    parameters: [ParameterManifest] = [], result: ValueType? = nil, opensApp: Bool = false,
    isDiscoverable: Bool = true, authentication: String = "alwaysAllowed",
    definition: DefinitionManifest? = nil, appIntent: AppIntentManifest? = nil
  ) {
    self.identifier = identifier
    self.dialect = dialect
    self.title = title
    self.summary = summary
    self.parameters = parameters
    self.result = result
    self.opensApp = opensApp
    self.isDiscoverable = isDiscoverable
    self.authentication = authentication
    self.definition = definition
    self.appIntent = appIntent
  }

  /// The parameter with the given name.
  public func parameter(_ name: String) -> ParameterManifest? {
    parameters.first { $0.name == name }
  }
}

/// The declaration of one parameter.
public struct ParameterManifest: Sendable, Hashable, Codable {
  /// The property's name, which is the parameter's identity.
  public var name: String
  /// The title that a person sees.
  public var title: String
  /// What it is for, in a sentence.
  public var summary: String?
  /// The type; a parameter of several values has a list type.
  public var type: ValueType
  /// Whether the intent runs without a value.
  public var isOptional: Bool
  /// The value that it has when none is given.
  public var defaultValue: IntentValue?
  /// The question for a missing value.
  public var question: String?
  /// Whether the app offers choices for it.
  public var offersOptions: Bool
  /// What the value must satisfy beyond its type; `nil` for nothing.
  public var limits: ParameterLimits?
  /// The parameters on whose values the choices depend, sorted; `nil` for none.
  public var dependsOn: [String]?

  /// Creates a declaration.
  public init(
    name: String, title: String, summary: String? = nil, type: ValueType, isOptional: Bool = false,
    defaultValue: IntentValue? = nil, question: String? = nil, offersOptions: Bool = false,
    limits: ParameterLimits? = nil, dependsOn: [String]? = nil
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.type = type
    self.isOptional = isOptional
    self.defaultValue = defaultValue
    self.question = question
    self.offersOptions = offersOptions
    self.limits = limits
    self.dependsOn = dependsOn
  }
}
