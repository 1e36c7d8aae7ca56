public import Assistant
import Catalog
public import Conversation
public import Foundation

/// Plays conversation scripts with an assistant and tells what came otherwise than expected.
///
/// It works with Swift Testing and XCTest alike:
///
/// ```swift
/// @Test(arguments: try ConversationScript.all(in: folder))
/// func conversation(script: ConversationScript) async throws {
///   let failures = try await ConversationRunner(assistant: assistant).run(script)
///   #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
/// }
/// ```
public struct ConversationRunner: Sendable {
  /// Something that came otherwise than expected.
  public struct Failure: Sendable, Hashable, CustomStringConvertible {
    /// The script's file.
    public var file: String
    /// The line of the expectation, counted from 1.
    public var line: Int
    /// The step, counted from 1; `nil` for a file at the end.
    public var step: Int?
    /// What the person said in it.
    public var text: String?
    /// What was expected and what came.
    public var message: String

    /// The place and the message, in the form that editors understand.
    public var description: String {
      let said = text.map { " after “\($0)”" } ?? ""
      return "\(file):\(line): error:\(said) \(message)"
    }
  }

  /// A step with the reply that came.
  public struct Exchange: Sendable, Hashable {
    /// What the person said.
    public var text: String
    /// The reply.
    public var reply: Reply
  }

  /// What one turn needs.
  public struct Turn: Sendable, Hashable {
    /// What the person says.
    public var text: String
    /// The conversation that goes on; `nil` begins a new one.
    public var conversation: String?
    /// The moment at which the script takes place, as written in it.
    public var now: ScriptMoment?
    /// Whether the person hears the reply and sees nothing.
    public var voice: Bool
  }

  private let ask: @Sendable (Turn) async throws -> Reply
  private let home: URL?

  /// Creates a runner for an assistant.
  ///
  /// - Parameters:
  ///   - assistant: The assistant.
  ///   - voice: Whether the person hears the replies and sees nothing, also where a script does not say so.
  public init(assistant: Assistant, voice: Bool = false) {
    let zone = assistant.configuration.timeZone
    self.init(
      home: assistant.home.url,
      turn: { turn in
        try await assistant.ask(
          turn.text, conversation: turn.conversation, voice: voice || turn.voice, at: turn.now?.date(in: zone)
        )
      })
  }

  /// Creates a runner for anything that takes turns by its own clock: another process, a server.
  ///
  /// - Parameters:
  ///   - home: The home whose files are looked at in the end.
  ///   - ask: Takes one turn; without a conversation a new one begins.
  public init(
    home: URL?, ask: @escaping @Sendable (_ text: String, _ conversation: String?) async throws -> Reply
  ) {
    self.init(home: home, turn: { try await ask($0.text, $0.conversation) })
  }

  /// Creates a runner for anything that takes turns at the moments that scripts name.
  ///
  /// - Parameters:
  ///   - home: The home whose files are looked at in the end.
  ///   - turn: Takes one turn.
  public init(home: URL?, turn: @escaping @Sendable (Turn) async throws -> Reply) {
    self.home = home
    ask = turn
  }

  /// Plays a script and returns what came otherwise than expected; empty when all is well.
  public func run(_ script: ConversationScript) async throws -> [Failure] {
    try await play(script).failures
  }

  /// Plays a script and returns the replies too.
  public func play(
    _ script: ConversationScript
  ) async throws -> (exchanges: [Exchange], failures: [Failure]) {
    var exchanges: [Exchange] = []
    var failures: [Failure] = []
    var conversation: String?
    for (index, step) in script.steps.enumerated() {
      let reply = try await ask(
        Turn(
          text: step.text, conversation: step.continues ? conversation : nil, now: script.now,
          voice: script.voice))
      conversation = reply.conversation
      exchanges.append(Exchange(text: step.text, reply: reply))
      failures += step.expectations.compactMap { expectation in
        expectation.failure(of: reply).map {
          Failure(file: script.file, line: expectation.line, step: index + 1, text: step.text, message: $0)
        }
      }
    }
    return (exchanges, failures + self.failures(of: script))
  }

  private func failures(of script: ConversationScript) -> [Failure] {
    script.files.flatMap { expectation -> [Failure] in
      func failure(_ message: String) -> Failure {
        Failure(
          file: script.file, line: expectation.line, step: nil, text: nil,
          message: "\(expectation.path): \(message)")
      }
      guard let home else { return [failure("the runner has no home whose files could be looked at")] }
      guard let data = try? Data(contentsOf: home.appending(path: expectation.path)) else {
        return expectation.has.isEmpty ? [] : [failure("expected a file, there is none")]
      }
      let text = String(decoding: data, as: UTF8.self)
      return expectation.has.filter { !text.contains($0) }.map { failure("expected “\($0)” in it") }
        + expectation.hasNot.filter(text.contains).map { failure("expected it without “\($0)”") }
    }
  }
}
