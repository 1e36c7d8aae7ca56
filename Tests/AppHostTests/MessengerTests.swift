import Foundation
import IntentWire
import Synchronization
import Testing

@testable import AppHost

@Suite struct MessengerTests {
  /// A folder that is gone when the test ends.
  private final class Scratch: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: "prithee-spool-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    func lines(_ name: String) throws -> [WireRequest] {
      let file = url.appending(path: "spool/\(name).jsonl")
      return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).compactMap {
        if case .request(_, let request, _) = try WireCodec().decode(Data($0)) { request } else { nil }
      }
    }
  }

  private func writer(_ scratch: Scratch, _ more: [String: String] = [:], program: String = "/bin/tool")
    -> SpoolWriter
  {
    let variables = ["PRITHEE_HOME": scratch.url.path].merging(more) { $1 }
    return SpoolWriter(environment: { variables }, program: URL(filePath: program))
  }

  @Test func whatNobodyHearsIsLeftInTheSpoolInOrder() async throws {
    let scratch = Scratch()
    let messenger = Messenger(spool: writer(scratch, ["PRITHEE_BUNDLE": "org.example.a"]))
    let requests = (0..<20).map { WireRequest.deleteDonations(DonationSelection(group: "\($0)")) }
    for request in requests { messenger.post(request) }
    #expect(try await messenger.send(.refreshShortcuts) == .done)
    #expect(try scratch.lines("org.example.a") == requests + [.refreshShortcuts])
  }

  @Test func aQuestionThatNobodyHearsFails() async throws {
    let scratch = Scratch()
    let messenger = Messenger(spool: writer(scratch))
    await #expect {
      _ = try await messenger.send(.voiceShortcuts)
    } throws: { error in
      (error as? WireFault)?.code == .disconnected
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.url.path), "nothing was written")
  }

  @Test func theAppIsKnownByItsBundleOrItsName() throws {
    let scratch = Scratch()
    try FileManager.default.createDirectory(at: scratch.url, withIntermediateDirectories: true)
    let program = scratch.url.appending(path: "program")
    #expect(writer(scratch, program: program.path).name([:]) == "program")
    #expect(writer(scratch).name(["PRITHEE_BUNDLE": "../evil"]) == "tool")
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleIdentifier": "org.example.lists"], format: .xml, options: 0)
    try list.write(to: scratch.url.appending(path: "Info.plist"))
    #expect(writer(scratch, program: program.path).name([:]) == "org.example.lists")
    #expect(SpoolWriter(bundle: "own", environment: { [:] }, program: program).name([:]) == "own")
  }

  @Test func aSpoolThatCannotBeWrittenSaysSo() {
    for (home, words) in [("/proc/nothing", "permissions"), ("", "PRITHEE_HOME")] {
      let writer = SpoolWriter(environment: { ["PRITHEE_HOME": home] }, program: nil)
      #expect {
        try writer.append(.refreshShortcuts)
      } throws: { error in
        (error as? WireFault)?.message.contains(words) == true
      }
    }
  }

  @Test func aRunnerOfTestsLeavesNothingInThePersonsHome() throws {
    let scratch = Scratch()
    let program = URL(filePath: "/build/debug/ListsPackageTests.xctest")
    try SpoolWriter(environment: { ["HOME": scratch.url.path] }, program: program).append(.refreshShortcuts)
    #expect(!FileManager.default.fileExists(atPath: scratch.url.path))
    try SpoolWriter(environment: { ["PRITHEE_HOME": scratch.url.path] }, program: program)
      .append(.refreshShortcuts)
    #expect(try scratch.lines("ListsPackageTests.xctest") == [.refreshShortcuts])
  }

  @Test func aFullSpoolRefusesMore() throws {
    let scratch = Scratch()
    let writer = writer(scratch)
    try writer.append(.refreshShortcuts)
    let file = scratch.url.appending(path: "spool/tool.jsonl")
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: UInt64(SpoolFormat.limit))
    try handle.close()
    #expect {
      try writer.append(.refreshShortcuts)
    } throws: { error in
      (error as? WireFault)?.code == .oversized
    }
  }

  @Test func aFileThatIsTakenAwayIsBegunAnew() throws {
    let scratch = Scratch()
    let writer = writer(scratch)
    try writer.append(.refreshShortcuts)
    try FileManager.default.removeItem(at: scratch.url.appending(path: "spool/tool.jsonl"))
    try writer.append(.deleteDonations(DonationSelection()))
    #expect(try scratch.lines("tool") == [.deleteDonations(DonationSelection())])
  }

  @Test func aListeningAssistantHearsEverythingBeforeItIsTold() async throws {
    let (ours, theirs) = InProcessTransport.pair()
    let standing = AppStanding(assistant: .denied, language: "de-DE")
    let assistant = FakeAssistant(ours, welcome: Welcome(standing: standing))
    let session = AppSession(providers: [ScriptedProvider()], bundle: "org.example.a")
    let serving = Task { try await session.serve(theirs, token: "") }
    _ = try await assistant.connection.request(.describe)
    #expect(session.standing == standing)
    session.messenger.post(.refreshShortcuts)
    session.messenger.post(.deleteDonations(DonationSelection(group: "g")))
    // The answer to this request shows that what was told before it has arrived.
    _ = try await assistant.connection.request(.describe)
    var heard: [WireRequest] = []
    for await notice in assistant.notices {
      heard.append(notice)
      if heard.count == 2 { break }
    }
    #expect(heard == [.refreshShortcuts, .deleteDonations(DonationSelection(group: "g"))])
    assistant.connection.close()
    try await serving.value
  }

  @Test(arguments: [
    (Answer.confirmed, AppStanding.Permission.authorized), (.declined, .denied), (.cancelled, .notDetermined),
  ])
  func aPermissionIsAskedForInTheMiddleOfACall(
    _ answer: Answer, _ expected: AppStanding.Permission
  ) async throws {
    let (ours, theirs) = InProcessTransport.pair()
    let asked = Mutex<[Question]>([])
    let assistant = FakeAssistant(ours) { question in
      asked.withLock { $0.append(question) }
      return answer
    }
    let session = AppSession(providers: [], bundle: "org.example.a")
    let serving = Task { try await session.serve(theirs, token: "") }
    _ = try await assistant.connection.request(.describe)
    let call = IntentCall(id: "c1", intent: "INSendMessageIntent")
    let got = try await session.run(for: call) { try await session.requestPermission(.assistant) }
    #expect(got == expected)
    #expect(session.standing.assistant == expected)
    #expect(asked.withLock { $0 } == [Question(call: "c1", kind: .confirmation, permission: .assistant)])
    if expected != .notDetermined {
      #expect(try await session.requestPermission(.assistant) == expected, "nobody is asked twice")
      #expect(asked.withLock { $0.count } == 1)
    }
    assistant.connection.close()
    try await serving.value
  }
}
