import Foundation
import Testing

@testable import Adoption

@Suite("What is taken")
struct SelectionTests {
  private func taken(_ files: [String: String]) throws -> [String] {
    let workshop = try Workshop()
    try workshop.project(files: files)
    return try workshop.adoption().package.targets.flatMap { $0.links.keys.filter { $0.hasSuffix(".swift") } }
      .sorted()
  }

  private let wave =
    "import AppIntents\nstruct Wave: AppIntent {\n  func perform() async throws -> some IntentResult {"

  @Test func namesLeadToFiles() throws {
    let files = try taken([
      "Wave.swift": "\(wave) Hand().move(); return .result() } }",
      "Hand.swift": "struct Hand { func move() { shake() } }",
      "Shake.swift": "func shake() {}", "Other.swift": "struct Other { var hand: Hand }",
    ])
    #expect(files == ["Hand.swift", "Shake.swift", "Wave.swift"])
  }

  @Test func extensionsComeWhenTheirMembersAreUsed() throws {
    let files = try taken([
      "Wave.swift": "\(wave) print(\"a\".loud, Hand()); return .result() } }", "Hand.swift": "struct Hand {}",
      "Loud.swift": "extension String { var loud: String { uppercased() } }",
      "Quiet.swift": "extension String { var quiet: String { lowercased() } }",
      "HandEquatable.swift": "extension Hand: Equatable {}",
    ])
    #expect(files == ["Hand.swift", "HandEquatable.swift", "Loud.swift", "Wave.swift"])
  }

  @Test func conditionsAreHeld() throws {
    let files = try taken([
      "Wave.swift": "\(wave)\n#if canImport(CoreData)\nHand()\n#endif\nreturn .result() } }",
      "Hand.swift": "struct Hand {}",
    ])
    #expect(files == ["Wave.swift"])
  }

  @Test func protocolsOfTheProjectLeadToIntents() throws {
    let files = try taken([
      "Base.swift": "import AppIntents\nprotocol Base: AppIntent {}",
      "Wave.swift": "struct Wave: Base { func perform() async throws {} }", "Other.swift": "struct Other {}",
    ])
    #expect(files == ["Base.swift", "Wave.swift"])
  }

  @Test func whatCannotBeImportedIsStoodInFor() throws {
    let workshop = try Workshop()
    try workshop.project(files: [
      "Wave.swift": "\(wave) Store.shared.save(Hand(), to: 1); return .result() } }",
      "Store.swift": """
      import CoreData
      final class Store {
        static let shared = Store()
        private let context: NSManagedObjectContext? = nil
        var hands: [Hand] = []
        func save(_ hand: Hand, to place: Int) {}
        func object() -> NSManagedObject? { nil }
        func load() async throws -> [Hand] { [] }
      }
      """, "Hand.swift": "struct Hand {}",
    ])
    let adoption = try workshop.adoption()
    let target = try #require(adoption.package.targets.first)
    #expect(target.links.keys.sorted() == ["Hand.swift", "Wave.swift"])
    let text = try #require(target.written[AdoptedTarget.standIns])
    for line in [
      "static let shared = Store()", "var hands: [Hand] = []", "func save(_ hand: Hand, to place: Int) {  }",
      "func load() async throws -> [Hand] { throw StandInError(\"Store.load\") }", "// - Store.object",
      "FILL THEM IN",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
    #expect(!text.contains("import CoreData"))
    #expect(adoption.report.contains("CoreData, which Store.swift imports"))
  }

  @Test func aLostIntentIsSaid() throws {
    let workshop = try Workshop()
    try workshop.project(files: [
      "Wave.swift": Workshop.intent,
      "Ring.swift": "import CallKit\nimport AppIntents\nstruct Ring: AppIntent {}",
    ])
    #expect(try workshop.adoption().report.contains("Ring.swift with Ring: it imports CallKit"))
  }

  @Test func withoutIntentsThereIsNothing() throws {
    let workshop = try Workshop()
    try workshop.project(files: ["Hand.swift": "struct Hand {}"])
    #expect { try workshop.adoption() } throws: { "\($0)".contains("Nothing in it is for the assistant") }
    try workshop.project(files: ["Hand.swift": "import CallKit\nimport AppIntents\nstruct Ring: AppIntent {}"]
    )
    #expect { try workshop.adoption() } throws: { "\($0)".contains("Hand.swift: it imports CallKit") }
  }

  @Test func theSceneIsTakenWhenAskedFor() throws {
    let names = try Projects.adoption(of: "Parcel", takesScene: true).package.targets.flatMap(\.links.keys)
    #expect(names.contains("ParcelApp.swift"))
    #expect(
      try !Projects.adoption(of: "Parcel").package.targets.flatMap(\.links.keys).contains("ParcelApp.swift"))
  }

  @Test func aNameOfPritheesIsChanged() throws {
    let workshop = try Workshop()
    try workshop.project(files: ["Wave.swift": Workshop.intent], settings: "PRODUCT_NAME = Catalog; ")
    let adoption = try workshop.adoption()
    #expect(adoption.package.targets.map(\.name) == ["CatalogApp"])
    #expect(adoption.report.contains("is called “CatalogApp”"))
  }
}
