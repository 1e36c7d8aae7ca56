import AppProcesses
import Catalog
import Conversation
import Donations
import Foundation
import IntentWire
import Store
import Testing

@testable import Assistant

@Suite struct DonationTests {
  private static let app = SmallListApp.manifest.identifier

  private func assistant(
    _ scratch: ScratchFolder, isTransient: Bool = false, app: SmallListApp = SmallListApp()
  ) -> Assistant {
    Assistant(home: Home(scratch.url), configuration: .test(app, isTransient: isTransient))
  }

  private func donation(_ id: String, group: String? = nil) -> DonationValue {
    DonationValue(
      identifier: id, group: group, kind: .interaction,
      call: IntentCall(
        id: id, intent: "INAddTasksIntent", parameters: ["taskTitles": .list([.string("milk")])]),
      start: Date(timeIntervalSince1970: 1_773_820_000))
  }

  /// An assistant whose store is open.
  private func ready(_ assistant: Assistant) async throws -> any AppRequestAnswering {
    _ = try await assistant.donations()
    return assistant.board
  }

  @Test func whatAnAppDonatesIsListedWeighedAndDeleted() async throws {
    let scratch = try ScratchFolder()
    let assistant = assistant(scratch)
    let board = try await ready(assistant)
    #expect(try board.answer(.donate([donation("1", group: "g"), donation("2")]), of: Self.app) == .done)
    let other = self.assistant(scratch)
    #expect(try await other.donations().map(\.value.identifier).sorted() == ["1", "2"])
    #expect(try await other.donationHistory().score(app: Self.app, intent: "INAddTasksIntent") > 0.6)
    #expect(try board.answer(.deleteDonations(DonationSelection(group: "g")), of: Self.app) == .done)
    #expect(try await other.donations().map(\.value.identifier) == ["2"])
    #expect(try await other.donationHistory().records.count == 1, "the history follows the store")
    #expect(try await other.deleteDonations(app: "org.example.other") == 0)
    #expect(try await other.deleteDonations() == 1)
    #expect(try await other.donations().isEmpty)
  }

  @Test func oneAppCannotDeleteWhatAnotherDonated() async throws {
    let assistant = assistant(try ScratchFolder(), isTransient: true)
    let board = try await ready(assistant)
    _ = try board.answer(.donate([donation("1")]), of: Self.app)
    _ = try board.answer(.deleteDonations(DonationSelection()), of: "org.example.other")
    _ = try board.answer(.deleteDonations(DonationSelection(identifiers: ["1"])), of: "org.example.other")
    #expect(try await assistant.donations().count == 1)
  }

  @Test func whatBreaksALimitIsRefusedAndChangesNothing() async throws {
    let assistant = assistant(try ScratchFolder(), isTransient: true)
    let board = try await ready(assistant)
    #expect(throws: WireFault.self) {
      try board.answer(.donate([donation("1"), donation("")]), of: Self.app)
    }
    let many = (0...DonationLimits.shortcuts).map { ShortcutValue(title: "\($0)") }
    #expect(throws: WireFault.self) {
      try board.answer(.setShortcuts(ShortcutUpdate(purpose: .suggestions, shortcuts: many)), of: Self.app)
    }
    #expect(throws: WireFault.self) { try board.answer(.describe, of: Self.app) }
    #expect(try await assistant.donations().isEmpty)
    #expect(try await assistant.shortcuts(for: .suggestions).isEmpty)
  }

  @Test func whatAProgramLeftIsTakenInAtTheNextTurn() async throws {
    let scratch = try ScratchFolder()
    let folder = scratch.url.appending(path: SpoolFormat.folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let codec = WireCodec()
    let words = VocabularyUpdate(kind: "notebookItemTitle", phrases: [SpokenText("Chores")])
    let lines = try [
      WireRequest.donate([donation("left")]), .donate([donation("")]), .updateVocabulary(words),
      .requestPermission(.assistant),
    ].map { try codec.encode(.request(id: 0, $0, deadline: nil)) }
    // The tool of the app is called as the app is, in other letters.
    try lines.reduce(Data(), +).write(to: folder.appending(path: "listomat.jsonl"))
    try Data("x\n".utf8).write(to: folder.appending(path: "stranger.jsonl"))
    let assistant = assistant(scratch)
    try await assistant.ask("hello")
    #expect(try await assistant.donations().map(\.value.identifier) == ["left"])
    let reply = try await assistant.ask("add rice to the vacation list in ListOMat")
    #expect(reply.question?.options.contains("Chores") != false)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["stranger.jsonl"])
  }

  @Test func anAppWithoutAReasonMayNotAsk() async throws {
    let assistant = assistant(try ScratchFolder(), isTransient: true)
    _ = try await assistant.ask("hello")
    #expect {
      _ = try assistant.board.answer(.requestPermission(.assistant), of: Self.app)
    } throws: { error in
      (error as? WireFault)?.message.contains("NSSiriUsageDescription") == true
    }
  }

  @Test func aPermissionIsWantedUntilItIsDecided() async throws {
    var app = SmallListApp.manifest
    app.usageDescription = "To add to your lists."
    app.focusDescription = "To be quiet."
    var configuration = AssistantConfiguration.test(SmallListApp())
    configuration.apps = [app]
    let assistant = Assistant(home: Home(URL(filePath: "/nowhere")), configuration: configuration)
    _ = try await assistant.ask("hello")
    let answer = try assistant.board.answer(.requestPermission(.assistant), of: app.identifier)
    #expect(answer == .standing(AppStanding(language: "en-US")))
    _ = try assistant.board.answer(.requestPermission(.focus), of: app.identifier)
    let wanted = try await assistant.wantedPermissions()
    #expect(wanted.map(\.reason) == ["To add to your lists.", "To be quiet."])
    try await assistant.setPermission(.denied, of: app.identifier)
    try await assistant.setPermission(.authorized, .focus, of: app.identifier)
    #expect(try await assistant.wantedPermissions().isEmpty)
    #expect(!assistant.permissions.mayUse(app.identifier))
    _ = try await assistant.setFocused(true)
    #expect(
      assistant.board.standing(of: app.identifier)
        == AppStanding(assistant: .denied, focus: .authorized, isFocused: true, language: "en-US"))
    let reply = try await assistant.ask("add rice to Grocery Store in ListOMat")
    #expect(reply.state == .failed)
    #expect(reply.spoken.contains("prithee apps allow"))
    assistant.permissions.setPermission(.authorized, .assistant, of: app.identifier)
    #expect(try await assistant.standing(of: app.identifier).assistant == .authorized)
    #expect(try await assistant.ask("add rice to Grocery Store in ListOMat").state != .failed)
  }

  @Test func aPhraseOfThePersonHasItsShortcutCarriedOut() async throws {
    let app = SmallListApp()
    let assistant = assistant(try ScratchFolder(), isTransient: true, app: app)
    let board = try await ready(assistant)
    let call = IntentCall(
      id: "s", intent: "INAddTasksIntent",
      parameters: ["targetTaskList": .string("Grocery Store"), "taskTitles": .list([.string("coffee")])])
    let suggestion = ShortcutValue(call: call, title: "Add coffee")
    _ = try board.answer(
      .setShortcuts(ShortcutUpdate(purpose: .suggestions, shortcuts: [suggestion])), of: Self.app)
    let suggested = try #require(try await assistant.shortcuts(for: .suggestions).first)
    #expect(suggested.app == Self.app)
    try await assistant.addVoiceShortcut("Coffee's out!", for: suggested.shortcuts[0], of: Self.app)
    var reply = try await assistant.ask("coffees out")
    if reply.state == .confirming { reply = try await assistant.ask("yes", conversation: reply.conversation) }
    #expect(reply.state == .done, "\(reply.printed)")
    #expect(app.content["Grocery Store"] == ["coffee"])
    await #expect(throws: WireFault.self) {
      try await assistant.addVoiceShortcut("coffee’s OUT", for: suggestion, of: Self.app)
    }
    guard case .voiceShortcuts(let known) = try board.answer(.voiceShortcuts, of: Self.app) else {
      Issue.record("Voice shortcuts were expected.")
      return
    }
    #expect(known.map(\.phrase) == ["Coffee's out!"])
    #expect(try board.answer(.voiceShortcuts, of: "org.example.other") == .voiceShortcuts([]))
    #expect(try await assistant.removeVoiceShortcut("coffees out")?.value.phrase == "Coffee's out!")
    #expect(try await assistant.removeVoiceShortcut("coffees out") == nil)
  }

  @Test func aPhraseForAnActivityHandsItToTheApp() async throws {
    let assistant = assistant(try ScratchFolder(), isTransient: true)
    _ = try await ready(assistant)
    let activity = UserActivityValue(type: "org.example.look", title: "Look at the lists")
    try await assistant.addVoiceShortcut("my lists", for: ShortcutValue(activity: activity), of: Self.app)
    let reply = try await assistant.ask("My lists.")
    #expect(reply.state == .done)
    #expect(reply.app == "ListOMat")
    #expect(reply.handOver?.continuation.activity == activity)
  }

  @Test func anAppThatIsGoneLeavesNothing() async throws {
    let scratch = try ScratchFolder()
    let bundle = scratch.url.appending(path: "apps/org.example.gone.app")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let list: [String: Any] = [
      "CFBundleIdentifier": "org.example.gone", "CFBundleName": "Gone", "CFBundleExecutable": "program",
      "NSSiriUsageDescription": "x", "INIntentsSupported": ["INAddTasksIntent"],
    ]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: bundle.appending(path: "Info.plist"))
    let assistant = Assistant(home: Home(scratch.url))
    let board = try await ready(assistant)
    _ = try board.answer(.donate([donation("1")]), of: "org.example.gone")
    _ = try board.answer(.donate([donation("1")]), of: Self.app)
    try await assistant.uninstall("org.example.gone")
    #expect(try await assistant.donations().map(\.app) == [Self.app])
  }
}
