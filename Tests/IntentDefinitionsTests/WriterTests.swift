import Foundation
import IntentDefinitions
import IntentWire
import Testing

@Suite("Source for definition files")
struct WriterTests {
  private func source(_ root: [String: Any]) throws -> String {
    let result = try Definitions.read(root)
    return try DefinitionWriter(try #require(result.definition, "\(result.problems)"), module: "Party")
      .write()
  }

  /// Run with `RECORD_SNAPSHOTS=1` in the environment to write the source anew, then read the difference.
  @Test("The committed source of the bakery is what its definition gives")
  func current() throws {
    let data = try Data(contentsOf: Definitions.bakery)
    let result = DefinitionReader().read(DefinitionSource(path: "Bakery.intentdefinition", data: data))
    let text = try DefinitionWriter(try #require(result.definition), module: "CompatibilityBakery").write()
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data(text.utf8).write(to: Definitions.bakerySource)
    }
    #expect(try text == String(contentsOf: Definitions.bakerySource, encoding: .utf8))
  }

  @Test("The names are those that apps know")
  func names() throws {
    var root = Definitions.intent(
      [
        Definitions.parameter(
          "guest", "Object",
          ["INIntentParameterObjectType": "Guest", "INIntentParameterSupportsDynamicEnumeration": true]),
        Definitions.parameter("count", "Integer"), Definitions.parameter("loud", "Boolean"),
        Definitions.parameter(
          "moods", "Integer",
          ["INIntentParameterEnumType": "Mood", "INIntentParameterSupportsMultipleValues": true]),
        Definitions.parameter("in", "URL"),
      ],
      [
        "INIntentResponse": [
          "INIntentResponseCodes": [
            [
              "INIntentResponseCodeName": "success",
              "INIntentResponseCodeFormatString": "${guest.name}: ${words}",
            ],
            [
              "INIntentResponseCodeName": "failureBadGuest",
              "INIntentResponseCodeFormatString": "Not ${guest}",
            ],
          ],
          "INIntentResponseParameters": [
            ["INIntentResponseParameterName": "words", "INIntentResponseParameterType": "String"],
            [
              "INIntentResponseParameterName": "guest", "INIntentResponseParameterType": "Object",
              "INIntentResponseParameterObjectType": "Guest",
            ],
          ],
        ]
      ])
    root["INTypes"] = [["INTypeName": "Guest", "INTypeProperties": []]]
    root["INEnums"] = [
      [
        "INEnumName": "Mood",
        "INEnumValues": [["INEnumValueName": "unknown"], ["INEnumValueName": "default"]],
      ]
    ]
    let text = try source(root)
    for line in [
      "class GreetIntent: _CustomIntent", "protocol GreetIntentHandling:", "class GreetIntentResponse:",
      "enum GreetIntentResponseCode: Int", "class GuestResolutionResult: INObjectResolutionResult",
      "class MoodResolutionResult: INEnumResolutionResult", "enum GreetCountUnsupportedReason: Int",
      "class GreetCountResolutionResult: INIntegerResolutionResult", "public var guest: Guest?",
      "public var count: NSNumber?", "public var moods: [Mood]?", "public var `in`: URL?",
      "func resolveIn(for intent: GreetIntent) async -> INURLResolutionResult",
      "func provideGuestOptionsCollection(for intent: GreetIntent, searchTerm: String?) async throws -> INObjectCollection<Guest>",
      "func provideGuestOptions(for intent: GreetIntent) async throws -> [Guest]",
      "func defaultLoud(for intent: GreetIntent) -> NSNumber?",
      "static func success(guest: Guest, words: String) -> GreetIntentResponse",
      "static func failureBadGuest(_ guest: Guest) -> GreetIntentResponse",
      "static func failureBadGuest(guest: Guest) -> GreetIntentResponse", "case failureBadGuest = 100",
      "case `default` = 1", "public typealias GreetMood = Mood",
    ] {
      #expect(text.contains(line), "“\(line)” is missing")
    }
  }

  @Test("Texts of the file cannot break out of the source")
  func escaping() throws {
    var root = Definitions.intent(
      [Definitions.parameter("a", "Integer", ["INIntentParameterEnumType": "Mood"])],
      ["INIntentTitle": "a \"quote\"# and ## \\(more)\n*/ }", "INIntentDescription": "line\nfatalError()"])
    root["INEnums"] = [
      [
        "INEnumName": "Mood",
        "INEnumValues": [["INEnumValueName": "glad", "INEnumValueDisplayName": "so \"glad\"\\(x)\n"]],
      ]
    ]
    let text = try source(root)
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("fatalError") || $0.hasPrefix("*/") })
    #expect(text.contains(#""so \"glad\"\\(x)\n""#))
    #expect(text.contains("/// line fatalError()."))
  }

  @Test("Titles become phrases; those that cannot be said do not")
  func phrases() throws {
    func combination(_ title: String) -> [String: Any] { ["INIntentParameterCombinationTitle": title] }
    let root = Definitions.intent(
      [Definitions.parameter("a", "String"), Definitions.parameter("b", "String")],
      [
        "INIntentParameterCombinations": [
          "a": combination("Greet ‘${a}’ …"), "b": combination("${b}"), "a,b": combination("Greet ${a.name}"),
          "": combination("Say hello!"),
        ]
      ])
    let manifest = try #require(try Definitions.read(root).definition).manifest(module: "Party")
    #expect(
      manifest.shortcuts.map(\.phrases) == [
        ["Greet ${a} in ${applicationName}", "Say hello in ${applicationName}"], ["Greet ${a}", "Say hello"],
      ])
    #expect(manifest.shortcuts.map(\.weight) == [nil, 0.8])
    #expect(
      try #require(try Definitions.read(root).definition).manifest(module: "P", supported: []).intents.isEmpty
    )
  }
}
