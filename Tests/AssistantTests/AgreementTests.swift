import AppProcesses
import Assistant
import Catalog
import Conversation
import Foundation
import IntentWire
import Synchronization
import Testing
import Understanding

/// Apps of which every call is taken down, and which have nothing to object to.
private final class TakenDown: AppCalling {
  /// An app with the intent that it was asked for first.
  struct Call: Hashable { var app, intent: String }

  /// The first call of an intent since the last `clear()`.
  private let first = Mutex<(call: Call, content: IntentValue?)?>(nil)

  var call: (call: Call, content: IntentValue?)? { first.withLock { $0 } }
  func clear() { first.withLock { $0 = nil } }

  private func take(_ call: IntentCall, _ app: String) {
    first.withLock { first in
      if first == nil { first = (Call(app: app, intent: call.intent), call.parameters["content"]) }
    }
  }

  func send(_ request: WireRequest, to app: String) async throws(WireFault) -> WireResult {
    switch request {
    case .resolve(let resolve):
      take(resolve.call, app)
      return .resolutions(
        resolve.parameters.map { name in
          ParameterResolution(name, [resolve.call.parameters[name].map { .success($0) } ?? .notRequired])
        })
    case .confirm(let call):
      take(call, app)
      return .outcome(IntentOutcome(.ready, code: "ready"))
    default: return .values([])
    }
  }

  func perform(_ call: IntentCall, in app: String) async throws(WireFault) -> CallStep {
    take(call, app)
    return .outcome(IntentOutcome(.success, code: "success"))
  }

  func answer(_ answer: Answer, to suspension: Suspension) async throws(WireFault) -> CallStep {
    throw WireFault(.unexpectedResponse, "Nothing was asked.")
  }
}

/// What `understand` says and what `ask` does are the same.
///
/// It reads for long, and would starve the tests beside it: `script/test` runs it afterwards.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PRITHEE_TESTS_LONG"] != nil))
struct AgreementTests {
  private static let requests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Data/requests", directoryHint: .isDirectory)

  /// Sentences for tuning, some of each kind, and such as are easily divided in two ways.
  private static func sentences() throws -> [String] {
    struct Line: Decodable { var text: String }
    var all = [
      "text Maria that I'm on my way and I'll call you later", "text Maria that I'm late and call Chris",
      "add milk to packing and play Voltage", "end my workout and pause the music",
      "tell Tom I'll get the keys and I'll meet you there", "hang up. Text Sam that I'll call again",
      "don't text Maria that I'm late", "should I call Dana", "play Voltage and then text Sam hello",
    ]
    let names = [
      "alongside-the-phrases", "more-alongside-the-phrases", "everyday-spoken", "corrected-and-hedged",
      "outside-alongside-the-phrases", "outside-more-alongside-the-phrases", "spoken-with-asides",
    ]
    for name in names {
      let text = try String(contentsOf: requests.appending(path: "train/\(name).jsonl"), encoding: .utf8)
      let lines = text.split(separator: "\n")
      all += try stride(from: 0, to: lines.count, by: max(2, lines.count / 60 * 2)).map {
        try JSONDecoder().decode(Line.self, from: Data(lines[$0].utf8)).text
      }
    }
    return all
  }

  @Test(.timeLimit(.minutes(5))) func askDoesWhatUnderstandSays() async throws {
    let scratch = try ScratchFolder()
    let folder = scratch.url.appending(path: "home")
    try FileManager.default.copyItem(at: Self.requests.appending(path: "home"), to: folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.lastPathComponent == "Info.plist" else { continue }
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      let name = try #require((list as? [String: Any])?["CFBundleExecutable"] as? String)
      FileManager.default.createFile(
        atPath: file.deletingLastPathComponent().appending(path: name).path, contents: Data(),
        attributes: [.posixPermissions: 0o755])
    }
    let apps = Catalog(home: Home(folder)).apps().apps
    #expect(apps.count == 8)
    let calls = TakenDown()
    let assistant = Assistant(
      home: Home(folder),
      configuration: AssistantConfiguration(
        now: { Date(timeIntervalSince1970: 1_773_828_900) }, timeZone: .gmt, apps: apps, calls: calls,
        isTransient: true))
    for app in apps { try await assistant.setPermission(.authorized, of: app.identifier) }
    var (done, held) = (0, 0)
    for text in try Self.sentences() {
      let reading = try await assistant.understand(text)
      calls.clear()
      let reply = try await assistant.ask(text)
      let asked = calls.call
      guard case .accepted(let meant) = reading.decision, !meant.isDoubtful else {
        // Nothing is done that is not understood; of several readings the person is asked for one.
        if case .refused = reading.decision { #expect(asked == nil, "“\(text)” is refused and done") }
        held += 1
        continue
      }
      // A search in an app's things asks it for no intent.
      guard let asked else { continue }
      done += 1
      // The status of a ride is looked up for what refers to one.
      let isLookedUp = asked.call.intent == "INGetRideStatusIntent" && meant.values["rideIdentifier"] == nil
      // What “this song” is, its app is asked first.
      let isNowPlaying = asked.call.intent == "GetNowPlaying"
      if isLookedUp || isNowPlaying, asked.call.app == meant.app, meant.intent != asked.call.intent {
        continue
      }
      #expect(asked.call == .init(app: meant.app, intent: meant.intent), "“\(text)”: \(reply.spoken)")
      #expect(
        asked.content?.displayText == meant.values["content"]?.displayText, "“\(text)”: \(reply.spoken)")
    }
    #expect(done > 100 && held > 40, "\(done) done, \(held) held")
    await assistant.close()
  }
}
