import AppHost
import AppProcesses
import Assistant
import Catalog
import ConversationTesting
import Foundation
import Synchronization
import Testing

@testable import Almanac
@testable import ChimeIntents
@testable import ListOMatIntents
@testable import MurmurIntents
@testable import Trails
@testable import Tunewell
@testable import VignetteIntents
@testable import ZipCabIntents

/// One at a time: apps inside this process find their home in its environment, which all tests share.
@Suite("Conversations with the sample apps", .serialized, .enabled(if: PreparedHome.template != nil))
struct ConversationTests {
  static let scripts = readScripts()

  @Test("through the apps' own processes", arguments: scripts)
  func throughProcesses(script: ConversationScript) async throws {
    // Inherited by the apps: no test makes a sound.
    setenv("TUNEWELL_PLAYER", "none", 1)
    try await PreparedHome.withCopy { home in
      let assistant = Assistant(home: home, configuration: configuration())
      let failures = try await ConversationRunner(assistant: assistant).run(script)
      await assistant.close()
      #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }
  }

  /// Stride answers inside the app itself, a hang-up needs the call that the app has begun, and a trail is opened by
  /// its link: all need the apps' own processes.
  private static let extensionScripts = scripts.filter { script in
    ![
      "workouts.yaml", "workouts-answer-with-more.yaml", "workouts-go-on.yaml", "calls-mobile.yaml",
      "trails-open.yaml",
      "trails-open-found.yaml", "follow-ups-right-after.yaml", "answers-between.yaml",
      "follow-ups-about-things.yaml", "follow-ups-taken-back.yaml", "workouts-meant-otherwise.yaml",
      "follow-ups-of-what-goes-on.yaml", "answers-that-are-requests.yaml",
      "follow-ups-of-lists-and-what-goes-on.yaml", "what-goes-on-is-changed.yaml", "shown-and-named.yaml",
    ].contains { script.file.hasSuffix($0) }
  }

  @Test("with the apps in this process", arguments: extensionScripts)
  func inProcess(script: ConversationScript) async throws {
    try await PreparedHome.withCopy { home in
      let (assistant, unset) = inProcessAssistant(home)
      defer { unset() }
      let failures = try await ConversationRunner(assistant: assistant).run(script)
      await assistant.close()
      #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }
  }

  /// Sentences of all scripts, each said after any other: what a sentence goes on from is never what it was written for.
  @Test("Whatever is said after whatever, it gets a reply", arguments: 1...4)
  func mixed(seed: Int) async throws {
    try await PreparedHome.withCopy { home in
      let (assistant, unset) = inProcessAssistant(home)
      defer { unset() }
      let sentences = Self.scripts.flatMap(\.steps).map(\.text)
      try #require(!sentences.isEmpty)
      var conversation: String?
      for turn in 0..<Self.mixedTurns {
        // Primes lead to sentences of scripts that are far apart.
        let text = sentences[(turn * 7_919 + seed * 104_729) % sentences.count]
        let reply = try await assistant.ask(
          text, conversation: turn % Self.mixedLength == 0 ? nil : conversation)
        conversation = reply.conversation
        #expect(!reply.spoken.isEmpty || !reply.printed.isEmpty, "after “\(text)”")
      }
      await assistant.close()
    }
  }

  /// How many sentences are said with one seed, and how many of them in one conversation.
  private static let (mixedTurns, mixedLength) = (120, 15)

  /// An assistant whose apps run inside this process, and what gives the environment back at the end.
  private func inProcessAssistant(_ home: Home) -> (Assistant, unset: () -> Void) {
    setenv("PRITHEE_HOME", home.url.path, 1)
    setenv("TUNEWELL_PLAYER", "none", 1)
    let events = EventRelay()
    let apps = InProcessApps(
      [
        "com.example.almanac": serve("com.example.almanac", Almanac.PritheeRegistry.providers),
        "com.example.listomat": serve("com.example.listomat", ListOMatIntents.PritheeRegistry.providers),
        "com.example.trails": serve("com.example.trails", Trails.PritheeRegistry.providers),
        "com.example.tunewell": serve("com.example.tunewell", Tunewell.PritheeRegistry.providers),
        "com.example.vignette": serve("com.example.vignette", VignetteIntents.PritheeRegistry.providers),
        "com.example.murmur": serve("com.example.murmur", MurmurIntents.PritheeRegistry.providers),
        "com.example.chime": serve("com.example.chime", ChimeIntents.PritheeRegistry.providers),
        "com.example.zipcab": serve("com.example.zipcab", ZipCabIntents.PritheeRegistry.providers),
      ], events: { app, event in events.pass(event, from: app) })
    var configuration = configuration()
    configuration.calls = apps
    let assistant = Assistant(home: home, configuration: configuration)
    events.receiver.withLock { $0 = assistant }
    return (assistant, { unsetenv("PRITHEE_HOME") })
  }

  private func configuration() -> AssistantConfiguration {
    AssistantConfiguration(now: { Conversations.now }, timeZone: .gmt)
  }

  /// Serves an app inside this process.
  private func serve(_ bundle: String, _ providers: [any IntentProvider]) -> InProcessApps.Serve {
    { transport in
      let session = AppSession(providers: providers, bundle: bundle)
      Task { try? await session.serve(transport, token: "") }
    }
  }
}

/// Passes what apps tell by themselves to an assistant that is made after them.
private final class EventRelay: Sendable {
  let receiver = Mutex<Assistant?>(nil)

  func pass(_ event: AppEvent, from app: String) {
    receiver.withLock { $0 }?.receive(event, from: app)
  }
}

/// The scripts, or none with the reason recorded when they cannot be read.
private func readScripts() -> [ConversationScript] {
  do {
    return try ConversationScript.all(in: Conversations.folder)
  } catch {
    Issue.record(error)
    return []
  }
}
