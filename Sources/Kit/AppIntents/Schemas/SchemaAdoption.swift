/// An app intent that adopts a schema, such as `audio.playAudio`.
///
/// The macro `@AppIntent(schema:)` conforms to this and says which schema; nothing else is to be done by hand.
public protocol _SchemaIntent: AppIntent {
  /// The schema's identifier: domain, dot, name.
  static var _schema: String { get }
}

/// An entity that adopts a schema, such as `audio.song`.
///
/// The macro `@AppEntity(schema:)` conforms to this and says which schema.
public protocol _SchemaEntity: AppValue {
  /// The schema's identifier: domain, dot, name.
  static var _schema: String { get }
}

/// An enumeration that adopts a schema, such as `photos.filterType`.
///
/// The macro `@AppEnum(schema:)` conforms to this and says which schema.
public protocol _SchemaEnum: AppEnum {
  /// The schema's identifier: domain, dot, name.
  static var _schema: String { get }
}
