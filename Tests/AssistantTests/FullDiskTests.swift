import Assistant
import Catalog
import Conversation
import Foundation
import IntentWire
import SmallDisk
import Testing
import Understanding

@Suite("A disk that is full by the time that something is done", .enabled(if: SmallDisk.isAvailable))
struct FullDiskTests {
  private let sentence = "add apples to the Grocery Store list in ListOMat"

  private func assistant(_ disk: SmallDisk, _ app: SmallListApp) -> Assistant {
    Assistant(
      home: Home(disk.url.appending(path: "home")),
      configuration: AssistantConfiguration(
        now: { Date(timeIntervalSince1970: 1_773_828_900) }, timeZone: .gmt, apps: [SmallListApp.manifest],
        calls: app))
  }

  /// Fills the disk while an app works, and takes the space away that is kept.
  private func filling(_ disk: SmallDisk, keepingReserve: Bool) -> SmallListApp {
    let url = disk.url
    return SmallListApp(whileHandling: {
      if !keepingReserve { unlink(url.appending(path: "home/prithee.sqlite-reserve").path) }
      SmallDisk.fill(url)
    })
  }

  @Test(
    "It is written down in the space that was kept, and the next request is refused before anything is done")
  func reserve() async throws {
    let disk = try SmallDisk()
    let app = filling(disk, keepingReserve: true)
    let assistant = assistant(disk, app)
    let reply = try await assistant.ask(sentence)
    #expect(reply.state == .done)
    #expect(reply.unkept == nil)
    #expect(app.content["Grocery Store"] == ["apples"])
    #expect(try await assistant.hasConversation(reply.conversation))
    SmallDisk.fill(disk.url)
    let failure = await #expect(throws: (any Error).self) { try await assistant.ask(sentence) }
    #expect(failure.map { "\($0)" }?.contains("Nothing was done") == true)
    #expect(app.content["Grocery Store"] == ["apples"])
    disk.clear()
    #expect(try await assistant.ask(sentence).state == .done)
    await assistant.close()
  }

  @Test("Where even that is gone, the reply says that it was done, and the conversation goes on")
  func unkept() async throws {
    let disk = try SmallDisk()
    let app = filling(disk, keepingReserve: false)
    let assistant = assistant(disk, app)
    let reply = try await assistant.ask(sentence)
    #expect(reply.state == .done)
    #expect(app.content["Grocery Store"] == ["apples"])
    let unkept = try #require(reply.unkept)
    #expect(unkept.contains("done and need not be said again"))
    #expect(unkept.contains("the disk is full"))
    #expect(reply.spoken.hasSuffix(unkept) && reply.printed.hasSuffix(unkept))
    #expect(!reply.spoken.lowercased().contains("try again"))
    guard case .object(let fields) = reply.json else {
      Issue.record("The reply is no object.")
      return
    }
    #expect(fields["unkept"] == .string(unkept))
    disk.clear()
    // What was said is known although it could not be written, and is written as soon as it can be.
    let next = try await assistant.ask("what did you say?", conversation: reply.conversation)
    #expect(next.spoken.contains("apples") && next.unkept == nil)
    await assistant.close()
    #expect(try await self.assistant(disk, app).hasConversation(reply.conversation))
  }

  @Test("A home that is only read is read, and nothing is done from it")
  func readOnly() async throws {
    let (before, disk) = (try SmallDisk(), try SmallDisk())
    let app = SmallListApp()
    let first = assistant(before, app)
    let conversation = try await first.ask(sentence).conversation
    await first.close()
    try FileManager.default.copyItem(
      at: before.url.appending(path: "home"), to: disk.url.appending(path: "home"))
    try disk.makeReadOnly()
    let assistant = assistant(disk, app)
    #expect(await assistant.apps().map(\.name) == ["ListOMat"])
    #expect(try await assistant.hasConversation(conversation))
    #expect(try await assistant.understand(sentence).candidates.isEmpty == false)
    #expect(try await assistant.why(sentence).text.isEmpty == false)
    #expect(try await assistant.search("apples").isEmpty)
    #expect(try await assistant.donations().isEmpty)
    #expect(try await assistant.voiceShortcuts().isEmpty)
    for conversation in [nil, conversation] {
      let failure = await #expect(throws: (any Error).self) {
        try await assistant.ask("add pears to the Grocery Store list in ListOMat", conversation: conversation)
      }
      #expect(failure.map { "\($0)" }?.contains("cannot be written") == true)
    }
    #expect(app.content["Grocery Store"] == ["apples"])
    await assistant.close()
  }
}
