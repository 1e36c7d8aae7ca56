import AppProcesses
import Assistant
import Catalog
import Conversation
import Foundation
import IntentWire
import Synchronization
import Testing
import Understanding

/// The assistant as a program embeds it.
@Suite struct AssistantTests {
  let scratch: ScratchFolder
  var home: Home { Home(scratch.url) }

  init() throws { scratch = try ScratchFolder() }

  @Test func aConversationGoesOnInAnotherProcess() async throws {
    let app = SmallListApp()
    let first = Assistant(home: home, configuration: .test(app, isTransient: false))
    let question = try await first.ask("In ListOMat, add apples to the grocery list")
    #expect(question.state == .confirming)
    #expect(question.conversation == "c1")
    await first.close()
    let second = Assistant(home: home, configuration: .test(app, isTransient: false))
    let reply = try await second.ask("yes", conversation: "c1")
    #expect(reply.state == .done)
    #expect(app.content["Grocery Store"] == ["apples"])
    #expect(try await second.ask("add rice to Grocery Store in ListOMat").conversation == "c2")
  }

  @Test func nothingIsWrittenWhenItIsTransient() async throws {
    let assistant = Assistant(home: home, configuration: .test(SmallListApp()))
    try await assistant.ask("add rice to Grocery Store in ListOMat")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.url.path).isEmpty)
  }

  @Test func understandingCallsNoApp() async throws {
    let app = SmallListApp(whileHandling: { Issue.record("An app was called.") })
    let assistant = Assistant(home: home, configuration: .test(app))
    let reading = try await assistant.understand("add milk to the hardware list in ListOMat")
    guard case .accepted(let interpretation) = reading.decision else {
      Issue.record("The sentence was not understood.")
      return
    }
    #expect(interpretation.intent == "INAddTasksIntent")
    let named = try await assistant.understand("add milk to the hardware list", app: "list o mat")
    #expect(named.candidates.first?.intent == "INAddTasksIntent")
    await #expect {
      _ = try await assistant.understand("add milk to the hardware list", app: "Nobody")
    } throws: { "\($0)".contains("No app has this name") && "\($0)".contains("ListOMat") }
  }

  @Test func oldConversationsAreForgotten() async throws {
    let now = Date(timeIntervalSince1970: 1_773_829_000)
    let scratch = try ScratchFolder()
    let home = Home(scratch.url)
    let before = Assistant(home: home, configuration: .test(SmallListApp(), isTransient: false))
    let old = try await before.ask("show Packing in ListOMat").conversation
    #expect(try await before.hasConversation(old))
    await before.close()
    var later = AssistantConfiguration.test(SmallListApp(), isTransient: false)
    later.now = { now + 6 * 86_400 }
    let assistant = Assistant(home: home, configuration: later)
    let recent = try await assistant.ask("show Packing in ListOMat").conversation
    #expect(try await assistant.hasConversation(old))
    await assistant.close()
    later.now = { now + 8 * 86_400 }
    let last = Assistant(home: home, configuration: later)
    _ = try await last.ask("show Packing in ListOMat")
    #expect(try await !last.hasConversation(old), "nobody answers after a week")
    #expect(try await last.hasConversation(recent))
    #expect(try await !last.hasConversation("nowhere"))
    await last.close()
  }

  @Test func aFaultLosesNothing() async throws {
    let app = SmallListApp()
    let assistant = Assistant(home: home, configuration: .test(app))
    app.crashes.withLock { $0 = true }
    let failed = try await assistant.ask("add rice to Grocery Store in ListOMat")
    #expect(failed.state == .failed)
    #expect(failed.spoken.contains("ListOMat stopped unexpectedly"))
    let next = try await assistant.ask(
      "add rice to Grocery Store in ListOMat", conversation: failed.conversation)
    #expect(next.state == .done)
    #expect(app.content["Grocery Store"] == ["rice"])
  }

  @Test func turnsOfOneConversationWaitForEachOther() async throws {
    let running = Mutex((now: 0, most: 0))
    let app = SmallListApp(whileHandling: {
      running.withLock {
        $0.now += 1; $0.most = max($0.most, $0.now)
      }
      for _ in 0..<20 { await Task.yield() }
      running.withLock { $0.now -= 1 }
    })
    let assistant = Assistant(home: home, configuration: .test(app))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for thing in ["rice", "milk", "eggs", "bread", "apples", "pears", "olives", "onions"] {
        group.addTask {
          _ = try await assistant.ask("add \(thing) to Grocery Store in ListOMat", conversation: "same")
        }
      }
      try await group.waitForAll()
    }
    #expect(running.withLock { $0.most } == 1)
    #expect(app.content["Grocery Store"]?.count == 8)
  }

  @Test func wordsThatAnAppTellsAreKept() async throws {
    let app = SmallListApp()
    let assistant = Assistant(home: home, configuration: .test(app, isTransient: false))
    try await assistant.ask("hello")
    assistant.receive(
      .vocabularyUpdated(
        VocabularyUpdate(
          kind: "notebookItemTitle", phrases: [SpokenText("Grocery Store"), SpokenText("Chores")])),
      from: "org.example.lists")
    let next = Assistant(home: home, configuration: .test(app, isTransient: false))
    let reply = try await next.ask("add rice to the vacation list in ListOMat")
    #expect(reply.state == .asking)
    #expect(reply.question?.options == ["Grocery Store", "Chores"])
  }

  @Test func aStateOfAnotherVersionBeginsAnew() async throws {
    let assistant = Assistant(home: home, configuration: .test(SmallListApp()))
    let reply = try await assistant.ask("never mind", conversation: "unknown-to-us")
    #expect(reply.conversation == "unknown-to-us")
    #expect(reply.state == .cancelled)
  }
}
