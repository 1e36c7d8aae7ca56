import Catalog
import IntentWire
import Language
import Testing
import Understanding

@testable import Conversation

/// The words around requests in the middle of a conversation.
@Suite struct ConversationWordsTests {
  private func tokens(_ text: String) -> [Token] { Tokenizer().tokens(in: text) }

  private func words(_ range: Range<Int>, _ tokens: [Token]) -> String {
    tokens[range].map(\.text).joined(separator: " ")
  }

  @Test(arguments: [
    ("bread not brad", "brad", "bread"),
    ("No wait, not bananas, blueberries.", "bananas", "blueberries"),
    ("not the bananas but blueberries", "bananas", "blueberries"),
    ("kilometers instead of miles", "miles", "kilometers"),
    ("replace the oat milk with soy milk", "oat milk", "soy milk"),
    ("sorry, i meant eight rather than nine", "nine", "eight"),
    ("swap milk for cream please", "milk", "cream"),
  ])
  func oneThingForAnother(_ text: String, old: String, new: String) throws {
    let tokens = tokens(text)
    let parts = try #require(ExchangeWords.parts(tokens))
    #expect(words(parts.old, tokens) == old)
    #expect(words(parts.new, tokens) == new)
  }

  @Test(arguments: [
    "not", "not now", "bread", "no, the other one", "replace it", "", "not bananas", "why not",
  ])
  func nothingIsExchanged(_ text: String) {
    #expect(ExchangeWords.parts(tokens(text)) == nil)
  }

  @Test(arguments: [
    ("undo that", false), ("oh no, undo that please", false), ("take it back", false),
    ("hmm, no, keep it", true),
    ("put them back, I need those", true), ("leave it on the list", true),
  ])
  func takesBack(_ text: String, afterDeletion: Bool) {
    #expect(UndoWords.takesBack(tokens(text), .deletion))
    #expect(UndoWords.takesBack(tokens(text), .addition) != afterDeletion)
  }

  @Test(arguments: [
    ("did the socks get added?", ["socks"]), ("was my message to Sam sent", ["sam"]),
    ("oh, is the cab booked yet", ["cab"]),
  ])
  func namesWhatWasDone(_ text: String, thing: [String]) {
    #expect(StatusWords.thingAskedAbout(tokens(text)) == thing)
  }

  @Test(arguments: ["did you add it", "add the socks", "was it", "is there milk", ""])
  func namesNothing(_ text: String) {
    #expect(StatusWords.thingAskedAbout(tokens(text)) == nil)
  }

  @Test(arguments: [
    ("make one called diy and put it there", "diy"),
    ("ok, create a new list named Big Garden please", "Big Garden"),
    ("make one called salt and pepper", "salt and pepper"),
  ])
  func namesWhatIsMade(_ text: String, name: String) throws {
    let tokens = tokens(text)
    let range = try #require(MakingWords.name(in: tokens, naming: ["called", "named"]))
    #expect(words(range, tokens) == name)
  }

  @Test(arguments: ["call it diy", "make one called", "somebody called Sam", ""])
  func makesNothing(_ text: String) {
    #expect(MakingWords.name(in: tokens(text), naming: ["called", "named"]) == nil)
  }

  @Test(arguments: [
    ("ok im finished end the yoga", true), ("I'm done, end it", true), ("we're back", true),
    ("I'm in the pool", false), ("end it", false), ("", false),
  ])
  func isDone(_ text: String, expected: Bool) {
    #expect(OngoingWords.isDone(tokens(text)) == expected)
  }

  @Test func anAnswerStandsAmongOtherWords() {
    let reader = AnswerReader(language: English())
    let people = [["Chris Lindqvist"], ["Chris Okafor"]]
    #expect(
      reader.meaning(of: "the tall one haha, lindqvist", kind: .disambiguation, options: people) == .picked(0)
    )
    #expect(reader.meaning(of: "lindqvist, no, okafor", kind: .disambiguation, options: people) == .unclear)
    let list = [["phone charger"]]
    #expect(
      reader.meaning(of: "hang on, not the charger, it's here", kind: .confirmation, options: list) == .no)
    #expect(
      reader.meaning(of: "yes and text Dana", kind: .confirmation, options: []) == .agreement("and text Dana")
    )
  }

  @Test func otherWordsOfAValueMoveWhatStandsBehind() {
    var request = LastRequest(
      "tell Sam six, please",
      Interpretation(
        app: "a", appName: "A", intent: "I", values: ["content": .string("six")], score: 1, namesApp: false,
        evidence: Evidence(reader: "templates", phrase: "", source: "", uses: [], scores: [:])))
    let slot = LastRequest.Slot(parameter: "content", start: 9, end: 12)
    request.slots = [slot, LastRequest.Slot(parameter: "other", start: 14, end: 20)]
    let other = request.saying("half seven", in: slot)
    #expect(other.text == "tell Sam half seven, please")
    #expect(other.slots.map(\.start) == [9, 21])
    #expect(other.slots.map(\.end) == [19, 27])
    #expect(other.values["content"] == .string("half seven"))
  }

  @Test func deletingIsTakingBackWhatWasAdded() {
    #expect(UndoWords.takesBack(tokens("no, delete that again"), UndoWords.Deed("INAddTasksIntent")))
    #expect(UndoWords.takesBack(tokens("remove it"), UndoWords.Deed("AddFavorite")))
    #expect(!UndoWords.takesBack(tokens("delete that"), UndoWords.Deed("INSetTaskAttributeIntent")))
    #expect(!UndoWords.takesBack(tokens("delete that"), UndoWords.Deed("INDeleteTasksIntent")))
  }

  @Test(arguments: ["keep it", "put it back", "undo the last chapter", "take the milk back", "it", ""])
  func takesNothingBack(_ text: String) {
    #expect(!UndoWords.takesBack(tokens(text), .addition))
  }

  @Test(arguments: [
    "did it go out", "who did that go to?", "so what does it say now", "is it booked yet?",
    "did you add that",
    "what did I just send", "was that sent", "ok did it work",
  ])
  func asksWhatWasDone(_ text: String) {
    #expect(StatusWords.asks(tokens(text)))
  }

  @Test(arguments: ["did Tom call", "what's on it", "who did Sam go to", "is it raining", "done", ""])
  func asksSomethingElse(_ text: String) {
    #expect(!StatusWords.asks(tokens(text)))
  }

  @Test(arguments: [
    ("how long till it gets here?", true), ("is it on its way", true), ("where is it now", true),
    ("what's on there", true), ("where is the station", false), ("it is on its way", false), ("is it", false),
  ])
  func pointsBack(_ text: String, _ points: Bool) {
    #expect(StatusWords.pointsBack(tokens(text)) == points)
  }

  @Test(arguments: [
    ("you know what never mind hang up", "hang up"), ("fine, call her", "call her"),
    ("And then delete it", "delete it"), ("call her", "call her"), ("ok", "ok"),
  ])
  func leadsToARequest(_ text: String, _ request: String) {
    let tokens = tokens(text)
    #expect(words(LeadingWords.end(of: tokens)..<tokens.count, tokens) == request)
  }

  @Test(arguments: [
    ("just audio, I look terrible", "just audio"),
    ("uncheck it again, it's still in the wash", "uncheck it again"),
    ("add milk, eggs", "add milk , eggs"),
  ])
  func endsInARemark(_ text: String, _ request: String) {
    let tokens = tokens(text)
    #expect(words(0..<LeadingWords.startOfRemark(in: tokens), tokens) == request)
  }

  @Test func whateverIsSaidHasBounds() {
    var random = SeededGenerator(state: 20)
    let vocabulary = [
      "not", "no", "instead", "of", "it", "that", ",", "replace", "with", "did", "go", "undo", "i", "and",
      "first",
      "bread", "?", "“", "one", "the",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        vocabulary.randomElement(using: &random) ?? ""
      }.joined(separator: " ")
      let tokens = tokens(text)
      if let parts = ExchangeWords.parts(tokens) {
        #expect(!parts.old.isEmpty && !parts.new.isEmpty, "\(text)")
        #expect(!parts.old.overlaps(parts.new), "\(text)")
        #expect(parts.old.upperBound <= tokens.count && parts.new.upperBound <= tokens.count, "\(text)")
      }
      #expect(LeadingWords.end(of: tokens) <= tokens.count)
      #expect(LeadingWords.startOfClosing(in: tokens) <= tokens.count)
      #expect(LeadingWords.startOfRemark(in: tokens) <= tokens.count)
      _ = UndoWords.takesBack(tokens, .deletion)
      _ = StatusWords.asks(tokens)
    }
  }
}

/// What takes a request back.
@Suite struct UndoingTests {
  private func request(_ intent: String, _ values: [String: IntentValue]) -> LastRequest {
    LastRequest("", Decision.interpretation(TestApps.tasks, intent, values))
  }

  @Test func whatWasAddedIsDeleted() throws {
    let added = request(
      "INAddTasksIntent",
      [
        "taskTitles": .list([.spoken(SpokenText("tape")), .spoken(SpokenText("glue"))]),
        "targetTaskList": .string("Packing"),
      ])
    let undoing = try #require(
      Undoing(added, ReferentMemory(), TestApps.tasks.manifest, for: .somethingElse))
    #expect(undoing.intent == "INDeleteTasksIntent")
    #expect(undoing.values["tasks"] == .list([.string("tape"), .string("glue")]))
    #expect(undoing.values["taskList"] == .string("Packing"))
  }

  @Test func whatWasTickedOffIsOpenAgain() throws {
    let ticked = request(
      "INSetTaskAttributeIntent",
      [
        "targetTask": .string("tape"),
        "status": .enumeration(EnumerationValue(type: "INTaskStatus", case: "completed")),
      ]
    )
    let undoing = try #require(
      Undoing(ticked, ReferentMemory(), TestApps.tasks.manifest, for: .nothingInstead))
    #expect(undoing.intent == "INSetTaskAttributeIntent")
    guard case .enumeration(let status)? = undoing.values["status"] else {
      Issue.record("The status is no choice.")
      return
    }
    #expect(status.cases == ["notCompleted"])
  }

  @Test func aSearchAndWhatTheAppCannotTakeBackStay() {
    let search = request("INSearchForNotebookItemsIntent", ["title": .string("Chores")])
    #expect(Undoing(search, ReferentMemory(), TestApps.tasks.manifest, for: .nothingInstead) == nil)
    let added = request(
      "INAddTasksIntent",
      ["taskTitles": .list([.spoken(SpokenText("tape"))]), "targetTaskList": .string("Packing")])
    #expect(Undoing(added, ReferentMemory(), TestApps.stride.manifest, for: .nothingInstead) == nil)
  }
}
