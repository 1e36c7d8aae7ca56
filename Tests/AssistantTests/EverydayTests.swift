import AppProcesses
import Assistant
import Catalog
import Conversation
import ConversationTesting
import Foundation
import IntentWire
import Testing

/// Sentences as people say them, from the words to what is in the lists.
@Suite struct EverydayTests {
  let scratch: ScratchFolder
  let app = SmallListApp([
    "Grocery Store": ["milk"], "Hardware Store": ["wood screws", "paint rollers"], "Packing": [],
  ])
  let assistant: Assistant

  init() async throws {
    scratch = try ScratchFolder()
    assistant = Assistant(home: Home(scratch.url), configuration: .test(app))
    try await assistant.ask("hello")
    assistant.receive(
      .vocabularyUpdated(
        VocabularyUpdate(
          kind: "notebookItemTitle", phrases: app.content.keys.sorted().map { SpokenText($0) })),
      from: "org.example.lists")
  }

  func play(_ steps: String) async throws {
    let script = try ConversationScript("steps:\n\(steps)", file: "everyday.yaml")
    let failures = try await ConversationRunner(assistant: assistant).run(script)
    #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
  }

  @Test func confirmsTheListThatIsMeant() async throws {
    try await play(
      """
        - say: In ListOMat, add apples to the grocery list
          expect: {state: confirming, question: {options: [Grocery Store]}, parameters: {taskTitles: [apples]}}
        - answer: "yes"
          expect: {state: done, says: [apples, Grocery Store]}
      """)
    #expect(app.content["Grocery Store"] == ["milk", "apples"])
  }

  @Test func addsSeveralAtOnce() async throws {
    try await play(
      """
        - say: add rice, onions and olives to Grocery Store in list oh mat
          expect: {state: done, parameters: {taskTitles: [rice, onions, olives]}}
      """)
    #expect(app.content["Grocery Store"] == ["milk", "rice", "onions", "olives"])
  }

  @Test func offersWhatFits() async throws {
    try await play(
      """
        - say: show the store list in ListOMat
          expect: {state: asking, question: {kind: disambiguation, options: [Grocery Store, Hardware Store]}}
        - answer: the second one
          expect: {state: done, says: [wood screws, paint rollers]}
      """)
  }

  @Test func saysWhichListsThereAre() async throws {
    try await play(
      """
        - say: show my vacation list in ListOMat
          expect: {says: [no list, vacation, Grocery Store, Hardware Store, Packing]}
        - answer: packing
          expect: {state: done, says: Packing}
      """)
  }

  @Test func asksWhatAndWhere() async throws {
    try await play(
      """
        - say: ListOMat, add a task
          expect: {state: asking, question: {kind: needsValue, parameter: taskTitles}}
        - answer: sunscreen and a hat
          expect: {state: asking, question: {kind: needsValue, parameter: targetTaskList}}
        - answer: put it on the packing list please
          expect: {state: done}
      """)
    #expect(app.content["Packing"]?.count == 2)
  }

  @Test func forgetsWhatIsCalledOff() async throws {
    try await play(
      """
        - say: ListOMat, add a task
          expect: {state: asking}
        - answer: never mind
          expect: {state: cancelled, question: null}
      """)
    #expect(app.content["Packing"] == [])
  }

  @Test func leavesOneThingForAnother() async throws {
    try await play(
      """
        - say: ListOMat, add a task
          expect: {state: asking}
        - answer: show the hardware store list in ListOMat
          expect: {state: done, intent: INSearchForNotebookItemsIntent, says: wood screws}
      """)
  }

  @Test func knowsWhatNobodyCanDo() async throws {
    try await play(
      """
        - say: what's the capital of France
          expect: {state: notUnderstood, app: null, intent: null, says: [No installed app, ListOMat]}
      """)
  }
}
