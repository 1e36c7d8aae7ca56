import AppProcesses
import Assistant
import Catalog
import ConversationTesting
import Foundation
import IntentWire
import Testing

/// Every intent of SiriKit, from a sentence to an app in a process of its own and back to an answer.
@Suite("All of SiriKit's intents", .timeLimit(.minutes(5)))
struct AllIntentsTests {
  /// What only older apps support; an app that supports the intent after them would never get them.
  private static let superseded: Set<String> = ["INStartAudioCallIntent", "INStartVideoCallIntent"]
  /// What apps never handle: they donate its answers.
  private static let donated: Set<String> = ["INGetReservationDetailsIntent"]

  private static let folder = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().appending(path: "Conversations", directoryHint: .isDirectory)

  private static let scripts = readScripts()

  @Test("from sentence to answer", arguments: scripts)
  func conversation(script: ConversationScript) async throws {
    let isOld = script.file.hasSuffix("old-calls.yaml")
    let all = SiriKitSchema.manifest.intents.map(\.identifier)
    let intents = all.filter { isOld == Self.superseded.contains($0) && !Self.donated.contains($0) }
    try await withAssistant(of: intents) { assistant in
      let failures = try await ConversationRunner(assistant: assistant).run(script)
      #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }
  }

  @Test("No intent is left out")
  func complete() throws {
    let texts = try Self.scripts.map {
      try String(contentsOf: Self.folder.appending(path: name($0)), encoding: .utf8)
    }
    let missing = SiriKitSchema.manifest.intents.map(\.identifier).filter { intent in
      !Self.donated.contains(intent) && !texts.contains { $0.contains("intent: \(intent)") }
    }
    #expect(missing.isEmpty)
    #expect(SiriKitSchema.manifest.intents.count == 61)
  }

  private func name(_ script: ConversationScript) -> String {
    URL(filePath: script.file).lastPathComponent
  }

  private func withAssistant(of intents: [String], _ test: (Assistant) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "prithee-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var settings = AppProcessSettings()
    settings.runtimeFolder = URL(filePath: "/tmp/prithee-\(UUID().uuidString.prefix(8)).run")
    defer { settings.runtimeFolder.map { try? FileManager.default.removeItem(at: $0) } }
    let assistant = Assistant(
      home: Home(folder),
      configuration: AssistantConfiguration(
        now: { Date(timeIntervalSince1970: 1_773_828_900) }, timeZone: .gmt, apps: [app(intents)],
        processes: settings))
    try await test(assistant)
    await assistant.close()
  }

  private func app(_ intents: [String]) -> InstalledApp {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let executable = URL(filePath: program ?? "").deletingLastPathComponent().appending(path: "RecorderApp")
    let schema = SiriKitSchema.manifest
    return InstalledApp(
      identifier: "com.example.recorder", name: "Quill",
      manifest: AppManifest(
        module: "RecorderApp", intents: schema.intents.filter { intents.contains($0.identifier) },
        enumerations: schema.enumerations),
      processes: [.init(identifier: "com.example.recorder", executable: executable, intents: intents)])
  }

  private static func readScripts() -> [ConversationScript] {
    do {
      return try ConversationScript.all(in: folder)
    } catch {
      Issue.record(error)
      return []
    }
  }
}
