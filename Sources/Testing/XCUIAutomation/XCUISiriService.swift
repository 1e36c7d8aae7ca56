import Assistant
public import Conversation
import Foundation
import Synchronization

/// Drives the assistant with text as if it were spoken.
public final class XCUISiriService: Sendable {
  private let replies = Mutex<[Reply]>([])

  init() {}

  /// Says something to the assistant; it begins a new conversation.
  ///
  /// When the request ends in an app, that app is in front afterwards, with the activity that it was given.
  public func activate(
    voiceRecognitionText text: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    say(text, in: nil, file, line)
  }

  /// Answers the question that the assistant has asked, or says something else in the same conversation.
  ///
  /// This and what follows does not exist on Apple's systems.
  public func answer(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let conversation = reply?.conversation else {
      return Failure.record(
        "Nothing was said before “\(text)”; begin with activate(voiceRecognitionText:).", file, line)
    }
    say(text, in: conversation, file, line)
  }

  /// What the assistant has replied last; `nil` before anything was said.
  ///
  /// It holds how far the request came, the app, the intent, its values, the question and the words.
  public var reply: Reply? { replies.withLock { $0.last } }

  /// All replies since the home was set, the first first.
  public var allReplies: [Reply] { replies.withLock { $0 } }

  /// What the assistant has said last; empty before anything was said.
  public var spoken: String { reply?.spoken ?? "" }

  func forget() { replies.withLock { $0 = [] } }

  private func say(_ text: String, in conversation: String?, _ file: StaticString, _ line: UInt) {
    let assistant = XCUIDevice.shared.assistant
    do {
      let reply = try Waiting.result { try await assistant.ask(text, conversation: conversation) }
      replies.withLock { $0.append(reply) }
    } catch {
      Failure.record("The assistant could not take “\(text)”: \(error)", file, line)
    }
  }
}
