import AppProcesses
import Assistant
import Catalog
import Conversation
import Foundation
import IntentWire
import Testing

/// An app in a process of its own, as the build plugin makes it, whose types bear the names of ours.
@Suite("An app that uses our names", .timeLimit(.minutes(1)))
struct NamesakeTests {
  @Test("answers, with what its initialiser registered")
  func conversation() async throws {
    let folder = try ScratchFolder()
    var settings = AppProcessSettings()
    settings.runtimeFolder = URL(filePath: "/tmp/prithee-\(UUID().uuidString.prefix(8)).run")
    defer { settings.runtimeFolder.map { try? FileManager.default.removeItem(at: $0) } }
    let assistant = Assistant(
      home: Home(folder.url),
      configuration: AssistantConfiguration(timeZone: .gmt, apps: [try app()], processes: settings))
    let reply = try await assistant.ask("brew earl grey with Teahouse")
    #expect(reply.spoken == "Brewed Earl Grey.")
    await assistant.close()
  }

  private func app() throws -> InstalledApp {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let executable = URL(filePath: program).deletingLastPathComponent().appending(path: "NamesakeApp")
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = ["--manifest"]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let manifest = try JSONDecoder().decode(AppManifest.self, from: data)
    #expect(manifest.queries.map(\.capabilities) == [[.string, .suggestions]])
    return InstalledApp(
      identifier: "com.example.teahouse", name: "Teahouse", manifest: manifest,
      processes: [
        .init(
          identifier: "com.example.teahouse", executable: executable,
          intents: manifest.intents.map(\.identifier))
      ])
  }
}
