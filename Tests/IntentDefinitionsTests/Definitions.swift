import Foundation
import IntentDefinitions
import IntentWire
import Testing

/// Definitions written as dictionaries, and read as files are.
enum Definitions {
  /// The definition of the bakery that the framework's compatibility tests use.
  static let bakery = folder("IntentsTests/Compatibility/Bakery/Base.lproj")
    .appending(path: "Bakery.intentdefinition")

  /// The source that was made of it.
  static let bakerySource = folder("IntentsTests/Compatibility/Bakery/Generated")
    .appending(path: "Bakery.generated.swift")

  private static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: path, directoryHint: .isDirectory)
  }

  /// Reads a property list.
  static func read(_ root: [String: Any], translations: [String: String] = [:]) throws
    -> DefinitionReader.Result
  {
    let data = try PropertyListSerialization.data(fromPropertyList: root, format: .xml, options: 0)
    return DefinitionReader().read(
      DefinitionSource(path: "Folder/Party.intentdefinition", data: data, translations: translations))
  }

  /// An intent with parameters and other keys.
  static func intent(_ parameters: [[String: Any]] = [], _ more: [String: Any] = [:]) -> [String: Any] {
    [
      "INIntentDefinitionModelVersion": "1.2",
      "INIntents": [
        [
          "INIntentName": "Greet", "INIntentType": "Custom", "INIntentCategory": "generic",
          "INIntentTitle": "Greet", "INIntentParameters": parameters,
        ].merging(more) { $1 }
      ],
    ]
  }

  /// A parameter of a type.
  static func parameter(_ name: String, _ type: String, _ more: [String: Any] = [:]) -> [String: Any] {
    ["INIntentParameterName": name, "INIntentParameterType": type].merging(more) { $1 }
  }
}

extension DefinitionReader.Result {
  var errors: [String] { problems.filter(\.isError).map(\.message) }
  var warnings: [String] { problems.filter { !$0.isError }.map(\.message) }

  func intent(_ place: SourceLocation = #_sourceLocation) throws -> DefinedIntent {
    try #require(definition?.intents.first, "\(problems)", sourceLocation: place)
  }
}
