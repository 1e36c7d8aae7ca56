import Foundation
import IntentWire
import Synchronization
import Testing

@testable import AppHost

@Suite(.timeLimit(.minutes(1)))
struct AppHostProcessTests {
  private final class Output: Sendable {
    let data = Mutex(Data())
    let lines = Mutex<[String]>([])
  }

  private func run(_ arguments: [String], _ environment: [String: String]) async -> (Int32, Output) {
    let output = Output()
    let code = await AppHostProcess.main(
      [ScriptedProvider()], arguments: ["/apps/trails"] + arguments, environment: environment,
      write: { data in output.data.withLock { $0 += data } },
      complain: { line in output.lines.withLock { $0.append(line) } })
    return (code, output)
  }

  @Test func explainsItselfWhenStartedByHand() async {
    let (code, output) = await run([], [:])
    #expect(code == 64)
    let said = output.lines.withLock { $0.joined() }
    #expect(said.hasPrefix("trails answers intents"))
    #expect(said.contains("prithee install"))
  }

  @Test func printsItsManifestAsJSON() async throws {
    let (code, output) = await run(["--manifest"], [:])
    #expect(code == 0)
    let manifest = try JSONDecoder().decode(AppManifest.self, from: output.data.withLock { $0 })
    #expect(manifest == (await ScriptedProvider().manifest()))
  }

  @Test func launchesBeforeItConnectsAndNotForItsManifest() async {
    for arguments in [["--manifest"], []] {
      let launches = Output()
      _ = await AppHostProcess.main(
        [ScriptedProvider()], launch: { launches.lines.withLock { $0.append("launched") } },
        arguments: ["/apps/trails"] + arguments,
        environment: [
          "PRITHEE_SOCKET": "/nowhere/socket", "PRITHEE_TOKEN": "t", "PRITHEE_BUNDLE": "org.example.app",
        ], write: { _ in }, complain: { _ in })
      #expect(launches.lines.withLock { $0.count } == (arguments.isEmpty ? 1 : 0))
    }
  }

  @Test func saysWhyItCannotConnect() async {
    let (code, output) = await run(
      [], ["PRITHEE_SOCKET": "/nowhere/socket", "PRITHEE_TOKEN": "t", "PRITHEE_BUNDLE": "org.example.app"])
    #expect(code == 1)
    #expect(output.lines.withLock { $0.first }?.hasPrefix("org.example.app: Nothing answers") == true)
  }

  @Test func servesUntilTheAssistantIsGone() async throws {
    let path = SocketPath.fresh()
    let listener = try SocketListener(path: path)
    async let ended = run(
      [], ["PRITHEE_SOCKET": path, "PRITHEE_TOKEN": "t", "PRITHEE_BUNDLE": "org.example.app"])
    let (accepted, sink) = AsyncStream<SocketTransport>.makeStream()
    listener.start { sink.yield($0) }
    let transport = try #require(await accepted.first { _ in true })
    listener.close()
    let assistant = FakeAssistant(transport)
    #expect(try await assistant.hellos.first().token == "t")
    #expect(AppSession.current?.bundle == "org.example.app")
    assistant.connection.close()
    #expect(await ended.0 == 0)
  }
}
