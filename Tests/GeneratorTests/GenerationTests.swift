import Foundation
import IntentWire
import Testing

@testable import prithee_generate

/// The root of the repository, above this file.
private let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Suite("Generated files")
struct GenerationTests {
  @Test("Every generated file is current")
  func current() throws {
    let stale = try Generation.all(root: repository).stale(in: repository)
    #expect(stale.isEmpty, "Run script/generate and commit the result: \(stale.map(\.path))")
  }

  @Test("Two generations are equal byte for byte, and files stay small")
  func deterministic() throws {
    let first = try Generation.all(root: repository)
    #expect(first.files == (try Generation.all(root: repository)).files)
    for (path, text) in first.files {
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 501, "\(path)")
      #expect(text.hasPrefix("// Generated from "), "\(path)")
    }
  }

  @Test("Missing, different and superfluous files are named; writing mends them")
  func stale() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString, isDirectory: true)
    defer { try? FileManager.default.removeItem(at: root) }
    var generation = Generation()
    generation.own("Out")
    generation.add("Out/One.swift", "one")
    generation.add("Out/Two.swift", "two")
    #expect(try generation.write(to: root) == ["Out/One.swift", "Out/Two.swift"])
    #expect(try generation.stale(in: root).isEmpty)

    try "other".write(to: root.appendingPathComponent("Out/One.swift"), atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(at: root.appendingPathComponent("Out/Two.swift"))
    try "old".write(to: root.appendingPathComponent("Out/Three.swift"), atomically: true, encoding: .utf8)
    #expect(
      try generation.stale(in: root) == [
        .init(path: "Out/One.swift", reason: .different),
        .init(path: "Out/Three.swift", reason: .superfluous),
        .init(path: "Out/Two.swift", reason: .missing),
      ])
    #expect(try generation.write(to: root).count == 3)
    #expect(try generation.stale(in: root).isEmpty)
  }
}

@Suite("SiriKit's facts")
struct SiriKitFactsTests {
  private let facts: SiriKitFacts

  init() throws {
    facts = try SiriKitFacts.read(repository.appendingPathComponent(SiriKitGeneration.data))
  }

  @Test("Every enabled domain and every handwritten type is one of the facts")
  func choices() {
    #expect(SiriKitChoices.domains.isSubset(of: Set(facts.intents.map(\.domain))))
    for type in SiriKitChoices.supportTypes {
      let isKnown =
        facts.enums[type] != nil || facts.valueTypes[type] != nil || facts.stringConstantTypes[type] != nil
      #expect(isKnown, "\(type)")
    }
  }

  @Test("The schema has every intent with its parameters in order, and every enumeration")
  func schema() throws {
    let writer = SchemaWriter(SiriKitPlan(facts: facts))
    let text = try writer.text()
    #expect(facts.intents.count == 61)
    for intent in facts.intents { #expect(text.contains("\"identifier\":\"\(intent.name)\"")) }
    for name in facts.enums.keys { #expect(text.contains("\"identifier\":\"\(name)\"")) }
    let add = writer.intent(try #require(facts.intents.first { $0.name == "INAddTasksIntent" }))
    #expect(add.parameters.map(\.name).prefix(2) == ["targetTaskList", "taskTitles"])
    #expect(add.parameters[1].type == .list(.spoken) && add.parameters[1].title == "Task Titles")
    #expect(writer.enumeration("INTaskStatus").cases.map(\.name) == ["unknown", "notCompleted", "completed"])
  }

  @Test("What the schema holds can be read back")
  func reading() throws {
    let writer = SchemaWriter(SiriKitPlan(facts: facts))
    for intent in facts.intents.map(writer.intent) {
      let data = try JSONEncoder().encode(intent)
      #expect(try JSONDecoder().decode(IntentManifest.self, from: data) == intent)
    }
    for enumeration in facts.enums.keys.map(writer.enumeration) {
      let data = try JSONEncoder().encode(enumeration)
      #expect(try JSONDecoder().decode(EnumerationManifest.self, from: data) == enumeration)
    }
  }

  @Test("A type keeps its folder, whichever domains are switched on")
  func folders() {
    let lists = SiriKitPlan(facts: facts, domains: ["Lists and Notes"])
    let all = SiriKitPlan(facts: facts, domains: Set(facts.intents.map(\.domain)))
    for type in lists.types { #expect(lists.folder(of: type) == all.folder(of: type), "\(type)") }
    #expect(lists.folder(of: "INTask") == "ListsAndNotes")
    #expect(lists.folder(of: "INSpeakableStringResolutionResult") == "Shared")
  }
}

@Suite("Reading declarations and names")
struct DeclarationTests {
  @Test("A method is taken apart")
  func method() throws {
    let method = try #require(
      Signature(
        "func resolveTitle(for intent: INAddTasksIntent, with completion: @escaping ([INBox<A, B>]) -> Void)")
    )
    #expect(method.name == "resolveTitle")
    #expect(method.parameters.map(\.label) == ["for", "with"])
    #expect(method.parameters[1].type == "@escaping ([INBox<A, B>]) -> Void")
    #expect(HandlingWriter.answer(of: method) == "[INBox<A, B>]")
  }

  @Test("An initialiser is taken apart, with defaults and unnamed parameters")
  func initialiser() throws {
    let initialiser = try #require(Signature("init?(_ a: Int, tasks: [INTask]? = nil)"))
    #expect(initialiser.isFailable && initialiser.name == "init")
    #expect(initialiser.parameters.map(\.text) == ["_ a: Int", "tasks: [INTask]? = nil"])
    #expect(Signature("no parentheses") == nil)
    #expect(Signature("func generic<Value>(_ value: Value)") == nil)
  }

  @Test(
    "Types",
    arguments: [
      ("[INTask]?", "INTask", true, true), ("Bool?", "Bool", false, true), ("Int", "Int", false, false),
    ])
  func types(_ text: String, _ base: String, _ isArray: Bool, _ isOptional: Bool) {
    let type = SwiftType(text)
    #expect(type.base == base && type.isArray == isArray && type.isOptional == isOptional)
    #expect(type.text == text)
  }

  @Test(
    "Names become words",
    arguments: [
      ("INAddTasksIntent", "Add Tasks"), ("INGetVisualCodeIntent", "Get Visual Code"),
      ("INSetSeatSettingsInCarIntent", "Set Seat Settings In Car"), ("iataCode", "Iata Code"),
    ])
  func words(_ name: String, _ title: String) {
    #expect(Words.title(name) == title)
  }

  @Test("Abbreviations stay whole, and sentences begin with a capital")
  func sentences() {
    #expect(Words.lower("webURLPath") == "web URL path")
    #expect(Words.sentence("notCompleted") == "Not completed")
  }

  @Test("Raw literals use as many signs as they need")
  func literals() {
    #expect(#"a"b"#.rawLiteral == "#\"a\"b\"#")
    #expect("a\"#b".rawLiteral == "##\"a\"#b\"##")
    #expect("\\#(x)".rawLiteral == "##\"\\#(x)\"##")
    #expect("a\n\"".literal == #""a\n\"""#)
  }
}
