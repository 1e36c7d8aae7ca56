import Foundation
import IntentDefinitions
import IntentWire
import Testing

@Suite("What is wrong with definition files")
struct ProblemTests {
  @Test(
    "A file that is no definition names the file and what to do",
    arguments: [
      "", "hello", "<plist version=\"1.0\"><array/></plist>", "<plist version=\"1.0\"><dict>", "bplist00",
    ])
  func noDefinition(_ text: String) throws {
    let result = DefinitionReader().read(
      DefinitionSource(path: "A/B.intentdefinition", data: Data(text.utf8)))
    #expect(result.definition == nil && result.errors.count == 1)
    #expect(result.problems.first?.path == "A/B.intentdefinition")
    #expect(result.errors.first?.contains("property list") == true)
  }

  @Test("Elements in elements without end are not read")
  func nesting() {
    let text = String(repeating: "<array>", count: 100_000)
    let result = DefinitionReader().read(
      DefinitionSource(path: "B.intentdefinition", data: Data("<plist>\(text)".utf8)))
    #expect(result.errors.first?.contains("nests") == true)
  }

  @Test("Each wrong thing is named by its place and its name, with what was expected")
  func errors() throws {
    let cases: [([String: Any], [String])] = [
      (
        Definitions.intent([Definitions.parameter("a", "Sound")]),
        ["[“a”].INIntentParameterType", "Sound", "Placemark"]
      ),
      (Definitions.intent([["INIntentParameterName": "a"]]), ["[“a”]", "INIntentParameterType", "missing"]),
      (Definitions.intent([["INIntentParameterType": "String"]]), ["INIntentParameterName", "missing"]),
      (Definitions.intent([Definitions.parameter("1st one", "String")]), ["1st one", "name of a property"]),
      (Definitions.intent([Definitions.parameter("description", "String")]), ["description", "already"]),
      (
        Definitions.intent([Definitions.parameter("a", "String"), Definitions.parameter("A", "String")]),
        ["Another property", "rename"]
      ),
      (
        Definitions.intent([Definitions.parameter("a", "Object", ["INIntentParameterObjectType": "Guest"])]),
        ["INIntentParameterObjectType", "no type “Guest”"]
      ),
      (
        Definitions.intent([Definitions.parameter("a", "Integer", ["INIntentParameterEnumType": "Mood"])]),
        ["INIntentParameterEnumType", "no enumeration “Mood”"]
      ),
      (Definitions.intent([], ["INIntentName": ""]), ["INIntentName", "empty"]),
      (Definitions.intent([], ["INIntentName": 7]), ["INIntentName", "missing"]),
      (Definitions.intent([], ["INIntentParameters": "none"]), ["INIntentParameters", "array is expected"]),
      (Definitions.intent([], ["INIntentParameters": ["none"]]), ["INIntentParameters[0]", "dictionary"]),
      (
        Definitions.intent(
          [],
          [
            "INIntentResponse": [
              "INIntentResponseParameters": [
                ["INIntentResponseParameterName": "code", "INIntentResponseParameterType": "String"]
              ]
            ]
          ]), ["INIntentResponseParameters[“code”]", "already"]
      ),
      (["INIntentDefinitionModelVersion": "9"], ["INIntentDefinitionModelVersion", "1.2"]),
      (["INEnums": [["INEnumName": "Mood", "INEnumValues": []]]], ["INEnums[“Mood”]", "no cases"]),
      (
        ["INTypes": [["INTypeName": "A"], ["INTypeName": "B", "INTypeClassName": "A"]]],
        ["INTypes[“B”]", "something else"]
      ),
    ]
    for (root, texts) in cases {
      let result = try Definitions.read(root)
      #expect(result.definition == nil, "\(root)")
      let message = result.errors.joined(separator: "\n")
      for text in texts { #expect(message.contains(text), "“\(text)” is not in: \(message)") }
    }
  }

  @Test("The line is that of the thing with the name")
  func lines() throws {
    let result = try Definitions.read(
      Definitions.intent([Definitions.parameter("fine", "String"), Definitions.parameter("odd", "Sound")]))
    let data = try PropertyListSerialization.data(
      fromPropertyList: Definitions.intent([
        Definitions.parameter("fine", "String"), Definitions.parameter("odd", "Sound"),
      ]), format: .xml, options: 0)
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("<string>odd</string>") })
    #expect(result.problems.first?.line == line + 1)
  }

  @Test("A detail of the wrong kind is left out, and the rest stays")
  func details() throws {
    let cases: [([String: Any], String)] = [
      (["INIntentParameterMetadata": "none"], "INIntentParameterMetadata"),
      (
        ["INIntentParameterMetadata": ["INIntentParameterMetadataMinimumValue": ["much"]]],
        "INIntentParameterMetadataMinimumValue"
      ),
      (
        [
          "INIntentParameterMetadata": [
            "INIntentParameterMetadataMinimumValue": 9, "INIntentParameterMetadataMaximumValue": 1,
          ]
        ], "exchange"
      ),
      (["INIntentParameterPromptDialogs": ["hello"]], "INIntentParameterPromptDialogs[0]"),
      (
        ["INIntentParameterUnsupportedReasons": [["INIntentParameterUnsupportedReasonCode": "too much"]]],
        "too much"
      ),
    ]
    for (details, text) in cases {
      let result = try Definitions.read(Definitions.intent([Definitions.parameter("a", "Integer", details)]))
      #expect(try result.intent().parameters.map(\.property.name) == ["a"], "\(details)")
      #expect(result.warnings.count == 1 && result.warnings[0].contains(text), "\(result.problems)")
    }
    let twice = try Definitions.read(
      Definitions.intent(
        [],
        [
          "INIntentResponse": [
            "INIntentResponseCodes": [
              ["INIntentResponseCodeName": "late"], ["INIntentResponseCodeName": "late"],
            ]
          ]
        ]))
    #expect(twice.definition != nil && twice.warnings.first?.contains("already") == true)
  }

  @Test("A number without limits, which the editor writes as empty data, is no news")
  func unlimitedNumber() throws {
    let limits: [String: Any] = [
      "INIntentParameterMetadataMinimumValue": Data(), "INIntentParameterMetadataMaximumValue": Data(),
      "INIntentParameterMetadataDefaultValue": Data(), "INIntentParameterMetadataUnit": Data(),
    ]
    let result = try Definitions.read(
      Definitions.intent([Definitions.parameter("a", "Integer", ["INIntentParameterMetadata": limits])]))
    #expect(result.problems.isEmpty)
    #expect(try result.intent().rest.rules["a"]?.minimum == nil)
  }

  @Test("An unknown key is ignored and said once")
  func unknownKeys() throws {
    let result = try Definitions.read(
      Definitions.intent([
        Definitions.parameter("a", "String", ["INIntentParameterFragrance": "rose"]),
        Definitions.parameter("b", "String", ["INIntentParameterFragrance": "thyme"]),
      ]))
    #expect(result.definition != nil && result.warnings.count == 1)
    #expect(result.warnings.first?.contains("INIntentParameterFragrance") == true)
  }

  @Test("What only concerns an editor or a translation is no news")
  func knownKeys() throws {
    let result = try Definitions.read(
      Definitions.intent(
        [
          Definitions.parameter(
            "a", "String",
            [
              "INIntentParameterTag": 4, "INIntentParameterDisplayPriority": 1,
              "INIntentParameterDisplayNameID": "x",
              "INIntentParameterMetadata": [
                "INIntentParameterMetadataMultiline": true, "INIntentParameterMetadataPlaceholderID": "y",
              ],
            ])
        ], ["INIntentTitleID": "z", "INIntentEligibleForWidgets": true, "INIntentInput": "a"]))
    #expect(result.problems.isEmpty)
  }

  @Test("A combination of parameters that are not there is left out")
  func combinations() throws {
    let result = try Definitions.read(
      Definitions.intent(
        [Definitions.parameter("a", "String")],
        [
          "INIntentParameterCombinations": [
            "a": ["INIntentParameterCombinationTitle": "Greet ${a}"],
            "a,b": ["INIntentParameterCombinationTitle": "Greet ${a} and ${b}"],
          ]
        ]))
    #expect(try result.intent().rest.summaries.map(\.title) == ["Greet ${a}"])
    #expect(result.warnings.count == 1 && result.warnings[0].contains("“b”"))
  }
}
