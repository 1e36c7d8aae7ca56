import AppProcesses
import Assistant
import Catalog
import Conversation
import Foundation
import IntentWire
import Testing

/// A real process that misbehaves in the middle of a person's request: an apology, and the next request works.
@Suite("Apps that break in the middle of a request", .timeLimit(.minutes(1)))
struct FaultTests {
  private static let names = ["Pid", "Crash", "Exit", "Hang", "Garbage", "Oversized", "Flood"]

  private static var app: InstalledApp {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let executable = URL(filePath: program ?? "").deletingLastPathComponent().appending(path: "FaultyApp")
    return InstalledApp(
      identifier: "org.example.faulty", name: "Faulty",
      manifest: AppManifest(
        module: "FaultyApp",
        intents: names.map { IntentManifest(identifier: $0, dialect: .appIntents, title: $0) },
        shortcuts: names.map {
          ShortcutManifest(intent: $0, phrases: ["Try \($0.lowercased()) in ${applicationName}"])
        }),
      processes: [.init(identifier: "org.example.faulty", executable: executable, intents: names)])
  }

  private func withAssistant(_ test: (Assistant) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "prithee-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var settings = AppProcessSettings()
    settings.deadline = .seconds(1)
    settings.runtimeFolder = URL(filePath: "/tmp/prithee-\(UUID().uuidString.prefix(8)).run")
    defer { settings.runtimeFolder.map { try? FileManager.default.removeItem(at: $0) } }
    let assistant = Assistant(
      home: Home(folder),
      configuration: AssistantConfiguration(
        now: { Date(timeIntervalSince1970: 1_773_828_900) }, timeZone: .gmt, apps: [Self.app],
        processes: settings))
    try await test(assistant)
    await assistant.close()
  }

  @Test(
    "The person gets one sentence of apology", arguments: ["Crash", "Exit", "Hang", "Garbage", "Oversized"])
  func apology(_ name: String) async throws {
    try await withAssistant { assistant in
      let before = try await assistant.ask("Try pid in Faulty")
      #expect(before.state == .done)
      let reply = try await assistant.ask("Try \(name.lowercased()) in Faulty")
      #expect(reply.state == .failed)
      #expect(reply.app == "Faulty" && reply.intent == name)
      #expect(reply.spoken.hasPrefix("Sorry, Faulty "))
      #expect(!reply.spoken.contains("\n") && reply.spoken.hasSuffix("."))
      let after = try await assistant.ask("Try pid in Faulty")
      #expect(after.state == .done)
      #expect(after.result != nil && after.result != before.result, "a new process should have answered")
    }
  }

  @Test("What an app prints does not get in the way")
  func flood() async throws {
    try await withAssistant { assistant in
      let flooded = try await assistant.ask("Try flood in Faulty")
      #expect(flooded.state == .done)
      let after = try await assistant.ask("Try pid in Faulty")
      #expect(after.state == .done)
    }
  }

  @Test("Another conversation goes on while an app hangs")
  func others() async throws {
    try await withAssistant { assistant in
      async let hanging = assistant.ask("Try hang in Faulty")
      let meanwhile = try await assistant.ask("what is the capital of France")
      #expect(meanwhile.state == .notUnderstood)
      let stopped = try await hanging
      #expect(stopped.state == .failed)
    }
  }
}
