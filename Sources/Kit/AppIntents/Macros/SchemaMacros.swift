// The extensions add one member each, `_schema`. They are said to add any, because then the compiler expands them before it
// looks into the type: what a type conforms to is known wherever it is named, and the order of declarations means nothing.

/// Makes a structure an intent that adopts a schema.
///
/// The structure declares the schema's parameters as plain variables, which become parameters of the intent, and
/// `perform()`. The title comes from the schema unless the structure declares one. The compiler reports parameters
/// that are missing or have another type.
///
/// ```swift
/// @AppIntent(schema: .audio.addToPlaylist)
/// struct AddToPlaylist {
///   var audioEntity: SongEntity
///   var playlist: PlaylistEntity
///
///   func perform() async throws -> some IntentResult { … }
/// }
/// ```
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, AssistantSchemaIntent, _SchemaIntent, OpenIntent, DeleteIntent,
  ShowInAppSearchResultsIntent, AudioPlaybackIntent, AudioStartingIntent, AudioRecordingIntent,
  names: arbitrary)
public macro AppIntent<Schema: AppSchemaIntent>(schema: Schema) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")

/// Makes a structure an entity that adopts a schema.
///
/// The structure declares the schema's properties as plain variables, which become properties of the entity, and all
/// else that an entity needs. The name of the type comes from the schema unless the structure declares one.
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppEntity, AssistantSchemaEntity, _SchemaEntity, TransientAppEntity, UniqueAppEntity,
  FileEntity,
  names: arbitrary)
public macro AppEntity<Schema: AppSchemaEntity>(schema: Schema) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")

/// Makes an enumeration a choice that adopts a schema.
///
/// The names of the type and of the cases come from the schema unless the enumeration declares them.
@attached(
  extension, conformances: AppEnum, AssistantSchemaEnum, _SchemaEnum, names: arbitrary)
public macro AppEnum<Schema: AppSchemaEnum>(schema: Schema) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")

/// Makes a structure an intent that adopts a schema; the older spelling of `@AppIntent(schema:)`.
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, AssistantSchemaIntent, _SchemaIntent, OpenIntent, DeleteIntent,
  ShowInAppSearchResultsIntent, AudioPlaybackIntent, AudioStartingIntent, AudioRecordingIntent,
  names: arbitrary)
public macro AssistantIntent<Schema: AppSchemaIntent>(schema: Schema) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")

/// Makes a structure an entity that adopts a schema; the older spelling of `@AppEntity(schema:)`.
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppEntity, AssistantSchemaEntity, _SchemaEntity, TransientAppEntity, UniqueAppEntity,
  FileEntity,
  names: arbitrary)
public macro AssistantEntity<Schema: AppSchemaEntity>(schema: Schema) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")

/// Makes an enumeration a choice that adopts a schema; the older spelling of `@AppEnum(schema:)`.
@attached(
  extension, conformances: AppEnum, AssistantSchemaEnum, _SchemaEnum, names: arbitrary)
public macro AssistantEnum<Schema: AppSchemaEnum>(schema: Schema) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")
