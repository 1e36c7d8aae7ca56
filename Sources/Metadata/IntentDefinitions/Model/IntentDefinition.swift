public import IntentWire

/// What a definition file declares: custom intents, and the enumerations and types of their values.
public struct IntentDefinition: Sendable, Hashable {
  /// The file's name without its ending.
  public var name: String
  /// The intents, in the order of the file; the system's own, which need no code, are left out.
  public var intents: [DefinedIntent]
  /// The enumerations.
  public var enumerations: [DefinedEnumeration]
  /// The types of objects.
  public var types: [DefinedType]

  /// Creates a definition.
  public init(
    name: String, intents: [DefinedIntent] = [], enumerations: [DefinedEnumeration] = [],
    types: [DefinedType] = []
  ) {
    self.name = name
    self.intents = intents
    self.enumerations = enumerations
    self.types = types
  }
}

/// An intent that a definition file declares.
public struct DefinedIntent: Sendable, Hashable {
  /// The class of the request, for example `OrderCakeIntent`.
  public var className: String
  /// The title that a person sees.
  public var title: String
  /// What it does, in a sentence.
  public var summary: String?
  /// Whether people find it by themselves.
  public var isDiscoverable: Bool
  /// Whether the device must be unlocked.
  public var isRestricted: Bool
  /// The parameters, in the order of the file.
  public var parameters: [DefinedParameter]
  /// The properties of the response.
  public var properties: [DefinedProperty]
  /// What the file says beside.
  public var rest: DefinitionManifest

  /// The name without its ending, from which the names of further types are made: `OrderCake`.
  public var stem: String {
    className.hasSuffix("Intent") ? String(className.dropLast("Intent".count)) : className
  }
}

/// A parameter of a custom intent.
public struct DefinedParameter: Sendable, Hashable {
  /// The property.
  public var property: DefinedProperty
  /// Whether the app offers choices for it.
  public var offersOptions: Bool
  /// The value that it has when none is given.
  public var defaultValue: IntentValue?
}

/// A property of a request, of a response or of an object.
public struct DefinedProperty: Sendable, Hashable {
  /// The name in source.
  public var name: String
  /// The title that a person sees.
  public var title: String
  /// The type of one value.
  public var type: DefinedValueType
  /// Whether there are several values.
  public var isList: Bool
}

/// The type of a value in a definition file.
public enum DefinedValueType: Sendable, Hashable {
  /// A type that every definition can use.
  case standard(StandardType)
  /// An enumeration of the file, by its name in source.
  case enumeration(String)
  /// A type of objects of the file, by its name in source; `nil` for an object of no particular type.
  case object(String?)
}

/// An enumeration that a definition file declares.
public struct DefinedEnumeration: Sendable, Hashable {
  /// One case.
  public struct Case: Sendable, Hashable {
    /// The name in source.
    public var name: String
    /// The raw value.
    public var value: Int
    /// What a person sees and says.
    public var title: String
  }

  /// The name in the file.
  public var name: String
  /// The name in source.
  public var className: String
  /// The title that a person sees.
  public var title: String
  /// Whether source of an earlier time knows it by the name of the intent that uses it.
  public var isNestedInIntents: Bool
  /// The cases, in the order of the file.
  public var cases: [Case]
}

/// A type of objects that a definition file declares.
public struct DefinedType: Sendable, Hashable {
  /// The name in the file.
  public var name: String
  /// The name in source.
  public var className: String
  /// The title that a person sees.
  public var title: String
  /// The properties beside those of every object.
  public var properties: [DefinedProperty]
}
