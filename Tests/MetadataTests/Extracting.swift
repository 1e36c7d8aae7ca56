import Foundation
import IntentWire
import Metadata
import Testing

/// Extracts from source given as text.
func extract(
  _ text: String, module: String = "Trails", isExecutable: Bool = true,
  conditions: BuildConditions = BuildConditions()
) -> Extraction {
  extract(["Trails.swift": text], module: module, isExecutable: isExecutable, conditions: conditions)
}

func extract(
  _ files: [String: String], module: String = "Trails", isExecutable: Bool = true, plist: String? = nil,
  dependencies: Set<String>? = nil, conditions: BuildConditions = BuildConditions()
) -> Extraction {
  MetadataExtractor().extract(
    ExtractionRequest(
      module: module, isExecutable: isExecutable,
      sources: files.map { SourceText(path: $0.key, text: $0.value) },
      infoPlist: plist.map { PropertyListFile(path: "Info.plist", data: Data($0.utf8)) },
      dependencies: dependencies, conditions: conditions))
}

extension Extraction {
  /// The rules of all diagnostics, in order.
  var rules: [Diagnostic.Rule] { diagnostics.map(\.rule) }

  /// The only intent.
  func onlyIntent(_ place: SourceLocation = #_sourceLocation) throws -> IntentManifest {
    try #require(manifest.intents.count == 1, sourceLocation: place)
    return try #require(manifest.intents.first, sourceLocation: place)
  }

  /// The named parameter of the only intent.
  func parameter(_ name: String, _ place: SourceLocation = #_sourceLocation) throws -> ParameterManifest {
    try #require(try onlyIntent(place).parameter(name), sourceLocation: place)
  }
}

/// An intent with the given members, and types for its parameters.
func intentSource(_ members: String) -> String {
  """
  import AppIntents
  struct Plan: AppIntent {
    static let title: LocalizedStringResource = "Plan"
    \(members)
    func perform() async throws -> some IntentResult { .result() }
  }
  enum Activity: String, AppEnum {
    case hiking, biking
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Activity"
    static let caseDisplayRepresentations: [Activity: DisplayRepresentation] = [
      .hiking: "Hiking", .biking: "Biking",
    ]
  }
  struct Trail: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
    static let defaultQuery = TrailQuery()
    var id: String
  }
  struct TrailQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Trail] { [] }
  }
  """
}

/// A property list with the given body of `NSExtension`.
func extensionPlist(_ body: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0">
  <dict>
    <key>NSExtension</key>
    <dict>
  \(body)
    </dict>
  </dict>
  </plist>
  """
}
