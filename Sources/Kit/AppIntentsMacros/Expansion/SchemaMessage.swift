import IntentSchemas
import SwiftDiagnostics

/// What the macros report about a type.
struct SchemaMessage: DiagnosticMessage {
  let message: String
  let identifier: String
  let severity: DiagnosticSeverity

  private init(_ identifier: String, _ message: String) {
    self.init(identifier, .error, message)
  }

  private init(_ identifier: String, _ severity: DiagnosticSeverity, _ message: String) {
    self.message = message
    self.identifier = identifier
    self.severity = severity
  }

  var diagnosticID: MessageID { MessageID(domain: "AppIntentsMacros", id: identifier) }

  /// The attribute stands on a type of another kind.
  static func wrongKind(_ macro: String, _ wanted: String) -> Self {
    Self("wrongKind", "'\(macro)' can only be attached to \(wanted)")
  }

  /// The argument is not a name with leading dot.
  static let unreadable = Self(
    "unreadable", "the schema must be written as domain and name, for example '.audio.playAudio'")

  /// The attribute `@Entry` stands on something else than a stored variable of one of its types.
  static let wrongEntry = Self(
    "wrongEntry",
    "'@Entry' can only be attached to a stored variable in an extension of 'EnvironmentValues', 'FocusedValues', "
      + "'Transaction' or 'ContainerValues'")

  /// The variable has no value and its type allows none to be missing.
  static let emptyEntry = Self(
    "emptyEntry", "'@Entry' needs a default value, unless the type of the variable is optional")

  /// The variable belongs to what has the focus, where a value can be missing.
  static let focusedEntry = Self(
    "focusedEntry",
    "an '@Entry' of 'FocusedValues' needs an optional type, because nothing may have the focus")

  /// There is no such domain.
  static func unknownDomain(_ name: String, near: String?) -> Self {
    let hint = near.map { "; did you mean the domain '\($0)'?" } ?? ""
    return Self("unknownSchema", "there is no schema '.\(name)'\(hint)")
  }

  /// There is no such schema, but one with a similar name.
  static func unknown(_ name: String, _ kind: Schema.Kind, near: String) -> Self {
    Self("unknownSchema", "there is no \(kind.word) schema '.\(name)'; did you mean '.\(near)'?")
  }

  /// There is no such schema in the domain.
  static func unknown(_ name: String, _ kind: Schema.Kind, known: [String]) -> Self {
    let list = known.isEmpty ? "the domain has none" : "the domain has \(known.joined(separator: ", "))"
    return Self("unknownSchema", "there is no \(kind.word) schema '.\(name)'; \(list)")
  }

  /// A member is not declared.
  static func missing(
    _ member: Schema.Member, _ schema: Schema, in type: String, _ severity: DiagnosticSeverity
  ) -> Self {
    let kind = schema.kind == .intent ? "parameter" : "property"
    let words = member.type.map { " of type \($0.words(in: schema.domain))" } ?? ""
    return Self(
      "missingMember", severity,
      "'\(type)' adopts the schema '.\(schema.identifier)', whose \(kind) '\(member.name)'\(words) is missing"
    )
  }

  /// No property of the schema is declared.
  static func noProperties(_ schema: Schema, in type: String) -> Self {
    Self(
      "noProperties", .warning,
      "'\(type)' declares none of the properties of the schema '.\(schema.identifier)'; the assistant knows its "
        + "entities by their display representation only")
  }

  /// A case is not declared.
  static func missingCase(_ name: String, _ schema: Schema, in type: String) -> Self {
    Self(
      "missingCase", .warning,
      "'\(type)' adopts the schema '.\(schema.identifier)', whose case '\(name)' is missing; the assistant cannot ask "
        + "for it")
  }

  /// A member has another type.
  static func mistyped(_ member: Schema.Member, _ schema: Schema, _ severity: DiagnosticSeverity) -> Self {
    let words = member.type?.words(in: schema.domain) ?? "another type"
    return Self(
      "mistypedMember", severity,
      "the schema '.\(schema.identifier)' demands that '\(member.name)' is \(words)")
  }

  /// A member is a constant, which cannot be a parameter or property.
  static func constant(_ name: String, _ schema: Schema) -> Self {
    Self(
      "constantMember",
      "'\(name)' belongs to the schema '.\(schema.identifier)' and must be declared with 'var'")
  }

  /// The intent returns no value.
  static func noResult(_ type: SchemaType, _ schema: Schema) -> Self {
    Self(
      "noResult", .warning,
      "the schema '.\(schema.identifier)' demands that 'perform()' returns \(type.words(in: schema.domain)); add "
        + "'ReturnsValue' to its result")
  }

  /// A case of a union carries no value, or several.
  static func unionCase(_ name: String) -> Self {
    Self("unionCase", "the case '\(name)' of a '@UnionValue' enumeration must carry exactly one value")
  }

  /// A union has no cases.
  static let emptyUnion = Self("emptyUnion", "a '@UnionValue' enumeration must have at least one case")

  /// A union is generic.
  static let genericUnion = Self("genericUnion", "a '@UnionValue' enumeration must not be generic")

  /// The attribute stands on something other than a property with a getter.
  static func notComputed(_ macro: String) -> Self {
    Self(
      "notComputed",
      "'\(macro)' can only be attached to a property with a type and a getter; use '@Property' for a stored one"
    )
  }

  /// A deferred property's getter must be able to wait.
  static let notAsync = Self(
    "notAsync", "the getter of a '@DeferredProperty' must be 'async'; use '@ComputedProperty' for any other")

  /// A computed property's getter cannot wait.
  static let isAsync = Self(
    "isAsync", "the getter of a '@ComputedProperty' must not be 'async' or throw; use '@DeferredProperty'")
}

/// What a fix-it does.
struct SchemaFix: FixItMessage {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  var fixItID: MessageID { MessageID(domain: "AppIntentsMacros", id: message) }
}

extension Schema.Kind {
  /// The kind in a message.
  fileprivate var word: String {
    switch self {
    case .intent: "intent"
    case .entity: "entity"
    case .enumeration: "enumeration"
    }
  }
}
