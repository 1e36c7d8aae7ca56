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
      #expect(text.hasPrefix("// Generated from ") || text.hasPrefix("<!-- Generated from "), "\(path)")
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

  @Test("Every type of the facts is generated or written by hand, and every handwritten one is in the facts")
  func choices() {
    let plan = SiriKitPlan(facts: facts)
    let codes = Set(facts.intents.compactMap(\.response?.codeEnum))
    let all = Set(facts.enums.keys).subtracting(codes).union(facts.valueTypes.keys)
      .union(facts.resolutionResults.keys).union(facts.stringConstantTypes.keys)
      .subtracting(SiriKitChoices.foreign).subtracting(["INIntentResolutionResult"])
    #expect(Set(plan.types).union(SiriKitChoices.handwritten).isSuperset(of: all))
    #expect(Set(plan.types).isDisjoint(with: SiriKitChoices.handwritten))
    for type in SiriKitChoices.handwritten {
      #expect(
        facts.valueTypes[type] != nil || type == "INFocusStatus" || type == "INImage" || type == "INObject")
    }
    #expect(plan.intents.count == 61)
    for (type, property) in SiriKitChoices.principals {
      #expect(facts.valueTypes[type]?.properties.contains { $0.name == property } != false, "\(type)")
      #expect(facts.valueTypes[type] != nil, "\(type)")
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

  @Test("Objective-C's initialisers give way to the same ones with Swift's types, or are chosen last")
  func overlays() {
    let chosen = NumberBridge.chosen([
      .init(signature: "init(a: NSNumber?, b: Int)"), .init(signature: "init(b: Int)"),
      .init(signature: "init(a: Bool? = nil, b: Int = 0)", swiftOverlay: true),
      .init(signature: "init(b: Int = 0)", deprecated: true, swiftOverlay: true),
    ])
    #expect(
      chosen.map { $0.signature.parameters.map(\.text) } == [
        ["a: NSNumber?", "b: Int"], ["a: Bool? = nil", "b: Int = 0"], ["b: Int = 0"],
      ])
    #expect(chosen.map(\.isDisfavored) == [true, false, false])
    #expect(chosen.map(\.isDeprecated) == [false, false, true])
    #expect(NumberBridge.value("a", of: "NSNumber?", for: "Int?") == "a?.intValue")
    #expect(NumberBridge.value("a", of: "Bool?", for: "NSNumber?") == "a.map { NSNumber(value: $0) }")
    #expect(NumberBridge.value("a", of: "Int", for: "Int") == "a")
  }

  @Test("A deprecated property is stored under another name, so that its own class does not warn")
  func deprecatedProperty() {
    var source = SourceText()
    PropertyWriter("groupName", "String?", isDeprecated: true, .constant).write(to: &source)
    #expect(source.text.contains("public var groupName: String? { earlierGroupName }"))
    #expect(source.text.contains("@available(*, deprecated"))
    #expect(source.text.hasSuffix("let earlierGroupName: String?\n"))
    #expect(PropertyWriter("URL", "URL?", .constant).type == "Foundation.URL?")
  }

  @Test("Raw literals use as many signs as they need")
  func literals() {
    #expect(#"a"b"#.rawLiteral == "#\"a\"b\"#")
    #expect("a\"#b".rawLiteral == "##\"a\"#b\"##")
    #expect("\\#(x)".rawLiteral == "##\"\\#(x)\"##")
    #expect("a\n\"".literal == #""a\n\"""#)
  }
}

@Suite("The proof that SiriKit is whole")
struct SurfaceGenerationTests {
  private let facts: SiriKitFacts

  init() throws {
    facts = try SiriKitFacts.read(repository.appendingPathComponent(SiriKitGeneration.data))
  }

  @Test("Only what is listed as impossible has no reference, and every decision is about a fact")
  func references() {
    let items = SurfaceItems(facts).groups.flatMap(\.items)
    let keys = Set(items.map(\.key))
    let without = Set(items.filter { $0.lines.isEmpty }.map(\.key))
    #expect(without == Set(SurfaceChoices.impossible.keys))
    #expect(Set(SurfaceChoices.references.keys).isSubset(of: keys))
  }

  @Test("A declaration that the generator cannot read is not counted as there")
  func unreadable() throws {
    var facts = facts
    facts.supportTypes["INExtension"]?.methods = [.init(signature: "subscript<T> of nothing")]
    let items = SurfaceItems(facts).groups.flatMap(\.items)
    let item = try #require(items.first { $0.key == "INExtension: subscript<T> of nothing" })
    #expect(item.lines.isEmpty)
    var generation = Generation()
    SurfaceWriter(facts).run(into: &generation)
    #expect(generation.files.values.allSatisfy { !$0.contains("subscript<T> of nothing") })
  }

  @Test("References carry the types of the declarations")
  func forms() {
    #expect(
      SurfaceReferences.initialiser("init?(name: String, _ count: Int = 0)", of: "INBox")
        == ["let _: (String, Int) -> INBox? = INBox.init(name:_:)"])
    #expect(
      SurfaceReferences.method("func handle(intent: I, completion: @escaping (R) -> Void)", of: "any P")
        == [
          "_ = { (x: any P, a: I, b: @escaping @Sendable (R) -> Void) -> Void in x.handle(intent: a, completion: b) }"
        ])
    #expect(
      SurfaceReferences.method(
        "func handle(intent: I, completion: @escaping (R) -> Void)", of: "any P", isAsync: true)
        == ["_ = { (x: any P, a: I) async -> R in await x.handle(intent: a) }"])
    #expect(
      SurfaceReferences.method("static func all(_ a: String...) -> Self", of: "INBox")
        == ["_ = { (a: String) -> INBox in INBox.all(a) }"])
    #expect(
      SurfaceReferences.property(.init(name: "title", type: "String", access: "get set"), of: "INBox")
        == ["let _: ReferenceWritableKeyPath<INBox, String> = \\.title"])
  }
}
