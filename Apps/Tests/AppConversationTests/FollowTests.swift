import Assistant
import Catalog
import Conversation
import Foundation
import Testing

/// A ride that comes closer, through the app's own process, by a clock that the test drives through a named pipe.
@Suite(
  "Following a ride", .serialized, .timeLimit(.minutes(2)), .enabled(if: PreparedHome.template != nil))
struct FollowTests {
  /// Books a ride in a copy of the home, and follows it.
  private func withRide(
    _ test: (Assistant, AsyncStream<Reply>, Home, (TimeInterval) throws -> Void) async throws -> Void
  ) async throws {
    try await PreparedHome.withCopy { home in
      let pipe = home.url.appending(path: "ticks").path
      try #require(mkfifo(pipe, 0o600) == 0)
      setenv("ZIPCAB_NOW", "2026-03-18T10:15:00Z", 1)
      setenv("ZIPCAB_TICKS", pipe, 1)
      defer {
        unsetenv("ZIPCAB_NOW")
        unsetenv("ZIPCAB_TICKS")
      }
      let assistant = Assistant(
        home: home,
        configuration: AssistantConfiguration(now: { Conversations.now }, timeZone: .gmt))
      let question = try await assistant.ask("get me a ride from home to the airport with ZipCab")
      let booked = try await assistant.ask("yes", conversation: question.conversation)
      #expect(booked.state == .done && booked.live != nil, "\(booked)")
      let reply = try await assistant.ask("where is my ride", conversation: booked.conversation)
      #expect(reply.spoken.contains("on its way"), "\(reply.spoken)")
      let changes = await assistant.follow(reply)
      try await test(assistant, changes, home) { seconds in
        // Open for both: a pipe to which nobody listens any more must not hold the test.
        let descriptor = open(pipe, O_RDWR)
        defer { close(descriptor) }
        let line = Array("\(seconds)\n".utf8)
        try #require(write(descriptor, line, line.count) == line.count)
      }
      await assistant.close()
    }
  }

  @Test("Each phase is told, until the ride is over")
  func phases() async throws {
    try await withRide { _, changes, _, advance in
      var said: [String] = []
      try advance(4 * 60)
      for await change in changes {
        said.append(change.spoken)
        try advance(said.count == 1 ? 60 : 3_600)
      }
      #expect(said.count == 3)
      #expect(said.first?.hasPrefix("Your driver is there. Look for a Corvina Tern") == true, "\(said)")
      #expect(said.dropFirst().first?.hasPrefix("You are on your way to Harborview Airport") == true)
      #expect(said.last == "Your ride is over.")
    }
  }

  @Test("The app is killed in the middle: one sentence, and the next request works")
  func killed() async throws {
    try await withRide { assistant, changes, home, advance in
      var said: [Reply] = []
      try advance(4 * 60)
      for await change in changes {
        said.append(change)
        guard said.count == 1 else { continue }
        let program = try process(of: home)
        kill(try #require(program), SIGKILL)
      }
      #expect(said.map(\.state) == [.done, .failed])
      #expect(
        said.last?.spoken
          == "Sorry, ZipCab stopped unexpectedly, so I cannot tell you how it goes on; please ask again.")
      let again = try await assistant.ask("where is my ride in ZipCab")
      #expect(again.state == .done)
    }
  }

  /// The process of ZipCab's extension that runs for a home.
  private func process(of home: Home) throws -> Int32? {
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(Int32.init)
    return names.first { number in
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/exe")
      guard program?.hasSuffix("/ZipCabIntents") == true else { return false }
      let variables = FileManager.default.contents(atPath: "/proc/\(number)/environ") ?? Data()
      return variables.range(of: Data("PRITHEE_HOME=\(home.url.path)\0".utf8)) != nil
    }
  }

  @Test("The command follows for so long at most", .enabled(if: Command.executable != nil))
  func command() async throws {
    try await PreparedHome.withCopy { home in
      for text in ["get me a ride from home to the airport with ZipCab", "yes"] {
        let continued = text == "yes" ? ["--conversation", "c1"] : []
        let result = try await Command.run(["ask", "--home", home.url.path] + continued + [text])
        #expect(result.status == 0, "\(result.errors)")
      }
      let result = try await Command.run(
        ["ask", "--home", home.url.path, "--follow-for", "1s", "where is my ride in ZipCab"])
      #expect(result.status == 0)
      #expect(result.output.contains("on its way"))
      let nothing = try await Command.run(
        ["ask", "--home", home.url.path, "--follow", "show the packing list in ListOMat"])
      #expect(nothing.status == 0)
      #expect(nothing.errors.contains("nothing that changes"))
    }
  }
}
