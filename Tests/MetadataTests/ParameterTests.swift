import Foundation
import IntentWire
import Metadata
import Testing

struct ParameterTests {
  @Test(arguments: [
    ("String", ValueType.string), ("Int", .integer), ("Double", .number), ("Bool", .boolean), ("Date", .date),
    ("DateComponents", .date), ("URL", .url), ("Foundation.URL", .url), ("Duration", .duration),
    ("Measurement<UnitLength>", .measurement("length")),
    ("Measurement<UnitElectricCurrent>", .measurement("electricCurrent")), ("[String]", .list(.string)),
    ("Array<Int>", .list(.integer)), ("Set<Activity>", .list(.enumeration("Activity"))),
    ("Activity", .enumeration("Activity")), ("Trail", .entity("Trail")), ("[Trail]", .list(.entity("Trail"))),
    ("Trails.Trail", .entity("Trail")), ("IntentFile", .file), ("IntentPerson", .person),
    ("IntentCurrencyAmount", .currency), ("CLPlacemark", .place), ("Route", .entity("Trail")),
  ])
  func readsTypes(_ name: String, _ expected: ValueType) throws {
    let alias = "typealias Route = Trail"
    for (spelling, isOptional) in [(name, false), ("\(name)?", true), ("Optional<\(name)>", true)] {
      let extraction = extract(
        alias + "\n" + intentSource("@Parameter(title: \"It\") var it: \(spelling)"))
      let parameter = try extraction.parameter("it")
      #expect(parameter.type == expected)
      #expect(parameter.isOptional == isOptional)
      #expect(extraction.diagnostics.isEmpty)
    }
  }

  @Test func readsEveryPartInTheOrderOfDeclaration() throws {
    let extraction = extract(
      intentSource(
        """
        @Parameter(title: "Where", description: "The region.", requestValueDialog: "Where to?")
        var region: String
        @IntentParameter(title: "Who", optionsProvider: People()) var who: String?
        @Parameter(title: "Dialog", requestValueDialog: IntentDialog("Which?")) var dialog: Int
        var plain = 1
        """))
    #expect(
      try extraction.onlyIntent().parameters == [
        ParameterManifest(
          name: "region", title: "Where", summary: "The region.", type: .string, question: "Where to?"),
        ParameterManifest(name: "who", title: "Who", type: .string, isOptional: true, offersOptions: true),
        ParameterManifest(name: "dialog", title: "Dialog", type: .integer, question: "Which?"),
      ])
  }

  @Test(arguments: [
    ("regionDescription", "Region Description"), ("region", "Region"), ("webURL", "Web URL"),
    ("first_name", "First name"), ("step2Done", "Step2 Done"),
  ])
  func makesATitleFromTheName(_ name: String, _ title: String) throws {
    #expect(try extract(intentSource("@Parameter var \(name): String")).parameter(name).title == title)
  }

  @Test(arguments: [
    ("String", #""Loop""#, IntentValue.string("Loop")), ("Int", "-3", .integer(-3)),
    ("Int", "0x1_0", .integer(16)),
    ("Double", "2.5", .number(2.5)), ("Double", "-4", .number(-4)), ("Bool", "true", .boolean(true)),
    ("Activity", ".biking", .enumeration(EnumerationValue(type: "Activity", case: "biking"))),
    ("Activity", "Activity.biking", .enumeration(EnumerationValue(type: "Activity", case: "biking"))),
    ("[Int]", "[1, 2]", .list([.integer(1), .integer(2)])),
  ])
  func readsDefaults(_ type: String, _ literal: String, _ expected: IntentValue) throws {
    let extraction = extract(
      intentSource("@Parameter(title: \"It\", default: \(literal)) var it: \(type)"))
    #expect(try extraction.parameter("it").defaultValue == expected)
    #expect(extraction.diagnostics.isEmpty)
  }

  @Test func readsDefaultMeasurementsAndAddresses() throws {
    let extraction = extract(
      intentSource(
        """
        @Parameter(title: "A", defaultValue: 5, defaultUnit: .kilometers) var far: Measurement<UnitLength>
        @Parameter(title: "B", default: URL(string: "https://example.com/")!) var link: URL
        """))
    #expect(
      try extraction.parameter("far").defaultValue
        == .measurement(MeasurementValue(value: 5, unit: "km", dimension: "length")))
    #expect(
      try extraction.parameter("link").defaultValue == .url(#require(URL(string: "https://example.com/"))))
  }

  @Test(arguments: ["makeIt()", ".walking", "99999999999999999999", "[1]"])
  func saysThatADefaultIsNotALiteral(_ expression: String) throws {
    let extraction = extract(
      intentSource("@Parameter(title: \"It\", default: \(expression)) var it: Activity"))
    #expect(try extraction.parameter("it").defaultValue == nil)
    #expect(extraction.rules == [.defaultNotLiteral])
  }

  @Test func leavesOutWhatCannotTravelAndSaysSo() throws {
    let extraction = extract(
      intentSource("@Parameter(title: \"A\") var a: Widget\n@Parameter(title: \"B\") var b: [Int: Int]"))
    #expect(try extraction.onlyIntent().parameters.isEmpty)
    #expect(extraction.rules == [.unknownType, .unknownType])
    #expect(extraction.diagnostics.first?.message.contains("“Widget” of parameter “a” of “Plan”") == true)
  }

  @Test func saysThatAQuestionIsNotALiteral() throws {
    let extraction = extract(
      intentSource(#"@Parameter(title: "A", requestValueDialog: "For \(name)?") var a: Int"#))
    #expect(try extraction.parameter("a").question == nil)
    #expect(extraction.rules == [.textNotLiteral])
  }
}
