import Catalog
import IntentWire
import Language
import Testing

@testable import Understanding

@Suite("Phrases that people cannot use")
struct PhraseLintTests {
  private func app(_ shortcuts: [ShortcutManifest], queries: [QueryManifest] = []) -> InstalledApp {
    InstalledApp(
      identifier: "org.example.kiosk", name: "Kioskly",
      manifest: AppManifest(
        module: "Kioskly",
        intents: [
          IntentManifest(
            identifier: "BuyPaper", dialect: .appIntents, title: "Buy a Paper",
            parameters: [
              ParameterManifest(name: "paper", title: "Paper", type: .entity("Paper")),
              ParameterManifest(name: "size", title: "Size", type: .enumeration("Size")),
            ]),
          IntentManifest(identifier: "ShowPapers", dialect: .appIntents, title: "Show Papers"),
        ],
        entities: [EntityManifest(identifier: "Paper", title: "Paper", query: "PaperQuery")],
        enumerations: [
          EnumerationManifest(
            identifier: "Size", title: "Size", cases: [.init(name: "large", display: DisplayValue("Large"))])
        ],
        queries: queries, shortcuts: shortcuts))
  }

  private func rules(_ shortcuts: [ShortcutManifest], queries: [QueryManifest] = []) -> [PhraseLint.Rule] {
    let understanding = Understanding(
      apps: [app(shortcuts, queries: queries)], vocabularies: [:], reader: English())
    return PhraseLint(understanding, vocabularies: [:]).findings(context: World.context).map(\.rule)
  }

  private static let query = QueryManifest(
    identifier: "PaperQuery", entity: "Paper", capabilities: [.suggestions])

  @Test("Good phrases have nothing against them")
  func good() {
    let found = rules(
      [
        ShortcutManifest(
          intent: "BuyPaper",
          phrases: ["Buy ${paper} in ${applicationName}", "Get a ${size} paper with ${applicationName}"]),
        ShortcutManifest(intent: "ShowPapers", phrases: ["Show my papers in ${applicationName}"]),
      ], queries: [Self.query])
    #expect(found.isEmpty, "\(found)")
  }

  @Test(
    "Each mistake has its rule",
    arguments: [
      (["Buy a paper"], [PhraseLint.Rule.missingAppName]),
      (["${applicationName}"], [.wordless]),
      (["Buy a ${colour} paper in ${applicationName}"], [.unknownParameter]),
      (["Buy ${paper} in ${applicationName}"], [.unfillableParameter]),
    ])
  func mistakes(_ phrases: [String], _ expected: [PhraseLint.Rule]) {
    #expect(rules([ShortcutManifest(intent: "BuyPaper", phrases: phrases)]) == expected)
  }

  @Test("Phrases that are read as another collide, and a shortcut needs its intent")
  func collisions() {
    let same = "Papers in ${applicationName} now"
    let found = rules([
      ShortcutManifest(intent: "BuyPaper", phrases: [same]),
      ShortcutManifest(intent: "ShowPapers", phrases: [same]),
    ])
    #expect(!found.isEmpty && found.allSatisfy { $0 == .collision || $0 == .neverWins }, "\(found)")
    #expect(
      rules([ShortcutManifest(intent: "Nothing", phrases: ["Do it in ${applicationName}"])]) == [
        .unknownIntent
      ])
  }

  @Test("A trial tells what keeps a phrase from matching")
  func trial() throws {
    let apps = [World.rivers]
    let make = { (phrase: String) in PhraseTrial(phrase, apps: apps, vocabularies: [:], reader: English()) }
    let text = { (sentence: String, trial: PhraseTrial) in
      let utterance = Utterance(sentence, context: World.context)
      return trial.text(for: utterance, among: World.understanding([World.rivers]).read(utterance))
    }
    let plan = try #require(make("plan a ${x} trip in Rivers"))
    #expect(plan.intent == "PlanPaddle")
    #expect(text("plan a kayak trip in Rivers", plan).contains("understood so, by this phrase"))
    #expect(
      text("plan a kayak trip", plan).contains("Name the app")
        || text("plan a kayak trip", plan).contains("understood so"))
    let lacking = text("don't sell the old boat", plan)
    #expect(lacking.contains("does not match") && lacking.contains("It would match"), "\(lacking)")
    let losing = try #require(make("Open starred in ${applicationName}"))
    #expect(text("reset all gauges in Rivers", losing).contains("does not match"))
    #expect(make("No such phrase") == nil)
  }
}
