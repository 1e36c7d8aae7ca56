import Assistant
import Conversation
import Dispatch
import Foundation

/// Prints how something goes on, until it is over, the time is, or the person presses Ctrl-C.
enum Follower {
  /// Follows a reply and returns when nothing more comes.
  static func follow(
    _ reply: Reply, with assistant: Assistant, voice: Bool, limit: Duration?,
    print: @escaping @Sendable (Reply) throws -> Void
  ) async throws {
    let printing = Task {
      for await change in await assistant.follow(reply, voice: voice) { try print(change) }
    }
    let timer = limit.map { limit in
      Task {
        try await Task.sleep(for: limit)
        printing.cancel()
      }
    }
    let signals = [SIGINT, SIGTERM].map { number in
      // The default would end the program before the app knows that nobody listens.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { printing.cancel() }
      source.resume()
      return source
    }
    defer {
      timer?.cancel()
      for source in signals { source.cancel() }
      for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    }
    try await printing.value
  }
}
