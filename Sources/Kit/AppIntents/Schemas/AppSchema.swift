/// The schemas that types of an app adopt, so that the assistant knows what they mean.
///
/// Source names a schema by its domain and its own name, with a leading dot: `@AppIntent(schema: .audio.playAudio)`.
public enum AppSchema {
  /// A schema, or the schemas of one kind in a domain.
  public protocol Kind: Sendable {}

  /// A schema of an intent.
  public struct IntentSchema: AppSchemaIntent {
    /// The identifier: domain, dot, name.
    public let identifier: String

    init(_ identifier: String) { self.identifier = identifier }
  }

  /// A schema of an entity.
  public struct EntitySchema: AppSchemaEntity {
    /// The identifier: domain, dot, name.
    public let identifier: String

    init(_ identifier: String) { self.identifier = identifier }
  }

  /// A schema of an enumeration.
  public struct EnumSchema: AppSchemaEnum {
    /// The identifier: domain, dot, name.
    public let identifier: String

    init(_ identifier: String) { self.identifier = identifier }
  }
}

/// A schema that intents adopt.
public protocol AppSchemaIntent: AppSchema.Kind {
  /// The identifier: domain, dot, name.
  var identifier: String { get }
}

/// A schema that entities adopt.
public protocol AppSchemaEntity: AppSchema.Kind {
  /// The identifier: domain, dot, name.
  var identifier: String { get }
}

/// A schema that enumerations adopt.
public protocol AppSchemaEnum: AppSchema.Kind {
  /// The identifier: domain, dot, name.
  var identifier: String { get }
}

/// The older names of schemas.
public enum AssistantSchemas {
  /// A schema that intents adopt.
  public typealias Intent = AppSchemaIntent
  /// A schema that entities adopt.
  public typealias Entity = AppSchemaEntity
  /// A schema that enumerations adopt.
  public typealias Enum = AppSchemaEnum
}
