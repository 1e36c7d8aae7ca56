public import IntentDefinitions

/// A definition of custom intents that a target can use.
public struct DefinitionFile: Sendable {
  /// The file.
  public var source: DefinitionSource
  /// The module in which its classes are compiled; `nil` for the target's own.
  public var module: String?

  /// Creates a definition file.
  public init(_ source: DefinitionSource, module: String? = nil) {
    self.source = source
    self.module = module
  }
}

/// Swift source that stands for a definition file.
public struct GeneratedSource: Sendable, Hashable {
  /// The path of the definition file.
  public var path: String
  /// The source.
  public var text: String

  /// Creates a source.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
