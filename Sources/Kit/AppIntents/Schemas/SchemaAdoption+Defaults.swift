public import FoundationAdditions

/// An intent that adopts a schema.
public protocol AssistantSchemaIntent: AppIntent {
  /// Whether only the assistant finds it, so that people do not see it among their actions.
  static var isAssistantOnly: Bool { get }
}

/// An entity that adopts a schema.
public protocol AssistantSchemaEntity: AppEntity {
  /// Whether only the assistant finds it.
  static var isAssistantOnly: Bool { get }
}

/// An enumeration that adopts a schema.
public protocol AssistantSchemaEnum: AppEnum {
  /// Whether only the assistant finds it.
  static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaIntent {
  /// People see it.
  public static var isAssistantOnly: Bool { false }
}

extension AssistantSchemaEntity {
  /// People see it.
  public static var isAssistantOnly: Bool { false }
}

extension AssistantSchemaEnum {
  /// People see it.
  public static var isAssistantOnly: Bool { false }
}

extension _SchemaIntent {
  /// The schema's title.
  public static var title: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: SchemaTitle.of(_schema))
  }
}

extension _SchemaEntity {
  /// The schema's title.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: SchemaTitle.of(_schema))
  }
}

extension _SchemaEnum {
  /// The schema's title.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: SchemaTitle.of(_schema))
  }

  /// The names of the cases in words.
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    let names = allCases.map {
      ($0, DisplayRepresentation(stringLiteral: ParameterDefinition.words(of: $0._caseName)))
    }
    return Dictionary(names) { first, _ in first }
  }
}

/// What a type that adopts a schema is called when the app does not say.
enum SchemaTitle {
  /// The schema's name in words: `audio.playAudio` becomes “Play Audio”.
  static func of(_ identifier: String) -> String {
    ParameterDefinition.words(of: identifier.split(separator: ".").last.map(String.init) ?? identifier)
  }
}
