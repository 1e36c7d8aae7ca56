import Foundation
import IntentDefinitions
import IntentWire
import Testing

@Suite("Reading definition files")
struct ReaderTests {
  @Test("A whole definition, from its file")
  func bakery() throws {
    let result = DefinitionReader().read(
      DefinitionSource(path: "Bakery.intentdefinition", data: try Data(contentsOf: Definitions.bakery)))
    #expect(result.problems.isEmpty)
    let definition = try #require(result.definition)
    #expect(definition.intents.map(\.className) == ["OrderCakeIntent", "BKCheckOvenIntent"])
    #expect(definition.types.map(\.className) == ["Cake", "Topping", "Receipt"])
    #expect(definition.types[0].properties.map(\.name) == ["price", "layers", "fruits"])
    let order = definition.intents[0]
    #expect(
      order.parameters.map(\.property.name) == [
        "cake", "count", "size", "toppings", "isGift", "message", "pickUp", "shop", "tip",
      ])
    #expect(order.isRestricted && order.isDiscoverable && order.rest.needsConfirmation)
    #expect(order.rest.rules["isGift"]?.booleanWords == ["wrapped", "not wrapped"])
    #expect(
      order.rest.rules["message"]?.condition
        == DefinitionManifest.Condition(parameter: "isGift", test: .equals, value: "true"))
    #expect(
      order.rest.rules["count"]?.reasons.map(\.name) == [
        "negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue", "notEnoughFlour",
      ])
    #expect(
      order.rest.codes.suffix(3).map(\.name) == ["failureClosed", "failureInvalidCake", "successNextDay"])
    #expect(order.rest.codes.suffix(3).map(\.isSuccess) == [false, false, true])
    #expect(order.rest.summaries.first { $0.parameters == ["cake", "shop"] }?.runsInBackground == false)
  }

  @Test("The same definition as a binary property list")
  func binary() throws {
    let data = try Data(contentsOf: Definitions.bakery)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let reader = DefinitionReader()
    #expect(
      reader.read(DefinitionSource(path: "Bakery.intentdefinition", data: binary)).definition
        == reader.read(DefinitionSource(path: "Bakery.intentdefinition", data: data)).definition)
  }

  @Test(
    "Every type of the format",
    arguments: [
      ("Boolean", ValueType.boolean), ("CurrencyAmount", .currency), ("DateComponents", .date),
      ("Decimal", .number), ("Distance", .measurement("length")), ("Energy", .measurement("energy")),
      ("File", .file), ("Integer", .integer), ("Length", .measurement("length")),
      ("Mass", .measurement("mass")), ("Object", .record("INObject")),
      ("PaymentMethod", .record("INPaymentMethod")), ("Person", .person), ("Placemark", .place),
      ("Speed", .measurement("speed")), ("String", .string), ("Temperature", .measurement("temperature")),
      ("TimeInterval", .duration), ("URL", .url), ("Volume", .measurement("volume")),
    ])
  func types(_ name: String, _ type: ValueType) throws {
    let result = try Definitions.read(
      Definitions.intent([
        Definitions.parameter("one", name),
        Definitions.parameter("many", name, ["INIntentParameterSupportsMultipleValues": true]),
      ]))
    let manifest = try #require(result.definition).manifest(module: "Party")
    let parameters = try #require(manifest.intents.first).parameters
    #expect(parameters.map(\.type) == [type, .list(type)])
  }

  @Test("Class names: prefixes, whole names, and what the name of the file's type means")
  func names() throws {
    var root = Definitions.intent(
      [
        Definitions.parameter("mood", "Integer", ["INIntentParameterEnumType": "Mood"]),
        Definitions.parameter("guest", "Object", ["INIntentParameterObjectType": "Guest"]),
      ], ["INIntentClassPrefix": "PT"])
    root["INEnums"] = [
      [
        "INEnumName": "Mood", "INEnumClassPrefix": "PT", "INEnumGeneratesHeader": true,
        "INEnumValues": [["INEnumValueName": "unknown"], ["INEnumValueName": "glad"]],
      ]
    ]
    root["INTypes"] = [["INTypeName": "Guest", "INTypeClassName": "PartyGuest", "INTypeProperties": []]]
    let result = try Definitions.read(root)
    let intent = try result.intent()
    #expect(intent.className == "PTGreetIntent" && intent.stem == "PTGreet")
    #expect(intent.parameters.map(\.property.type) == [.enumeration("PTMood"), .object("PartyGuest")])
    #expect(result.definition?.enumerations.first?.cases.map(\.value) == [0, 1])
    #expect(result.definition?.enumerations.first?.cases.map(\.title) == ["Unknown", "Glad"])
  }

  @Test("The system's own intents need no code")
  func systemIntents() throws {
    let result = try Definitions.read(
      Definitions.intent([], ["INIntentType": "System", "INIntentClassName": "INPlayMediaIntent"]))
    #expect(result.definition?.intents.isEmpty == true)
  }

  @Test("Translations stand in the place of the file's texts")
  func translations() throws {
    let parameter = Definitions.parameter(
      "name", "String",
      [
        "INIntentParameterDisplayName": "Nome", "INIntentParameterDisplayNameID": "a1",
        "INIntentParameterPromptDialogs": [
          [
            "INIntentParameterPromptDialogType": "Primary",
            "INIntentParameterPromptDialogFormatString": "Quem?",
            "INIntentParameterPromptDialogFormatStringID": "a2",
          ]
        ],
      ])
    let root = Definitions.intent([parameter], ["INIntentTitle": "Cumprimentar", "INIntentTitleID": "a3"])
    let result = try Definitions.read(root, translations: ["a1": "Name", "a2": "Who?", "a3": "Say Hello"])
    let manifest = try #require(result.definition?.manifest(module: "Party").intents.first)
    #expect(manifest.title == "Say Hello" && manifest.parameters.first?.title == "Name")
    #expect(manifest.parameters.first?.question == "Who?")
    #expect(try Definitions.read(root).intent().title == "Cumprimentar")
  }

  @Test("Defaults are values of their type; a case must be one of the enumeration")
  func defaults() throws {
    func meta(_ value: Any) -> [String: Any] {
      ["INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": value]]
    }
    var root = Definitions.intent([
      Definitions.parameter("a", "Integer", meta(3)), Definitions.parameter("b", "Boolean", meta(true)),
      Definitions.parameter("c", "String", meta("hello")), Definitions.parameter("d", "Decimal", meta(1.5)),
      Definitions.parameter(
        "e", "Integer", meta("glad").merging(["INIntentParameterEnumType": "Mood"]) { $1 }),
      Definitions.parameter(
        "f", "Integer", meta("sleepy").merging(["INIntentParameterEnumType": "Mood"]) { $1 }),
      Definitions.parameter("g", "String", meta("")),
    ])
    root["INEnums"] = [["INEnumName": "Mood", "INEnumValues": [["INEnumValueName": "glad"]]]]
    let result = try Definitions.read(root)
    #expect(
      try result.intent().parameters.map(\.defaultValue) == [
        .integer(3), .boolean(true), .string("hello"), .number(1.5),
        .enumeration(EnumerationValue(type: "Mood", case: "glad")), nil, nil,
      ])
    #expect(result.warnings.count == 1 && result.warnings[0].contains("sleepy"))
  }

  @Test(
    "Conditions between parameters",
    arguments: [
      ("HasAnyValue", DefinitionManifest.Condition.Test.hasValue), ("EnumHasExactValue", .equals),
      ("BooleanHasExactValue", .equals), ("HasNoValue", .hasNoValue),
      ("NumberGreaterThan", .above), ("NumberLessThan", .below),
    ])
  func conditions(_ predicate: String, _ test: DefinitionManifest.Condition.Test) throws {
    let relation: [String: Any] = [
      "INIntentParameterRelationship": [
        "INIntentParameterRelationshipParentName": "a",
        "INIntentParameterRelationshipPredicateName": predicate,
        "INIntentParameterRelationshipPredicateValue": 1,
      ]
    ]
    let result = try Definitions.read(
      Definitions.intent([
        Definitions.parameter("a", "Integer"), Definitions.parameter("b", "String", relation),
      ]))
    let condition = try #require(try result.intent().rest.rules["b"]?.condition)
    #expect(condition.test == test && condition.parameter == "a")
    #expect(condition.value == (predicate.hasPrefix("Boolean") ? "true" : "1"))
  }
}
