import AppProcesses
import Catalog
public import Conversation
import IntentWire

extension Assistant {
  /// Follows what a reply told of, as long as it changes: a ride until it is over, a car until you stop.
  ///
  /// Each element is a reply with what has changed, in words; changes that read alike are told once. The stream ends
  /// when nothing can change any more, when the conversation turns to something else or follows something else, and when
  /// the app ends; then its last reply says so. Ending the iteration, or its task, has the app stop.
  ///
  /// ```swift
  /// let reply = try await assistant.ask("where is my ride")
  /// for await change in await assistant.follow(reply) { print(change.printed) }
  /// ```
  ///
  /// - Parameters:
  ///   - reply: The reply; where ``Reply/live`` is `nil`, the stream is empty.
  ///   - voice: Whether the person hears the changes and sees nothing.
  public func follow(_ reply: Reply, voice: Bool = false) -> AsyncStream<Reply> {
    let (stream, sender) = AsyncStream.makeStream(of: Reply.self, bufferingPolicy: .bufferingNewest(64))
    guard let live = reply.live else {
      sender.finish()
      return stream
    }
    followed[reply.conversation]?.task.cancel()
    followings += 1
    let number = followings
    let task = Task {
      await follow(live, since: reply, voice: voice) { change in
        var change = change
        change.conversation = reply.conversation
        sender.yield(change)
      }
      sender.finish()
      if followed[reply.conversation]?.number == number { followed[reply.conversation] = nil }
    }
    followed[reply.conversation] = FollowedAnswer(number: number, live: live, task: task)
    sender.onTermination = { _ in task.cancel() }
    return stream
  }

  /// Has the app tell what changes, and puts it into words.
  private func follow(
    _ live: LiveAnswer, since reply: Reply, voice: Bool, tell: (Reply) -> Void
  ) async {
    let calls = calls()
    var known = live.wasHandled ? reply.outcome : nil
    var said = live.wasHandled ? reply.spoken : nil
    do throws(WireFault) {
      if !live.wasHandled {
        guard case .outcome(let outcome) = try await calls.perform(live.call, in: live.app),
          !live.isOver(outcome)
        else { return }
        known = outcome
      }
      let (changes, sender) = AsyncStream.makeStream(
        of: IntentOutcome.self, bufferingPolicy: .bufferingNewest(16))
      let work = Task { () -> WireFault? in
        defer { sender.finish() }
        do throws(WireFault) {
          try await calls.follow(live.call, in: live.app) { sender.yield($0) }
          return nil
        } catch {
          return error
        }
      }
      for await outcome in changes {
        guard let room = try? readingRoom(), let talk = try? talk(room, voice: voice) else { break }
        if let change = talk.reply(to: live, from: known, to: outcome, after: said) {
          said = change.spoken
          tell(change)
        }
        known = outcome
        if live.isOver(outcome) { break }
      }
      // Also when the task is cancelled, which ends the loop: nothing is over before the app has stopped.
      work.cancel()
      if let fault = await work.value, fault.code != .cancelled { throw fault }
    } catch {
      guard !Task.isCancelled, let room = try? readingRoom(), let talk = try? talk(room, voice: voice)
      else { return }
      tell(talk.lost(live, error))
    }
  }

  /// Ends what is followed in a conversation that turned to something else.
  func endFollowing(of conversation: String, after reply: Reply, in apps: [InstalledApp]) {
    guard let live = followed[conversation]?.live else { return }
    let name = apps.first { $0.identifier == live.app }?.name ?? live.app
    if live.isLeft(by: reply, name: name) { followed[conversation]?.task.cancel() }
  }

  /// Ends all that is followed, and waits until the apps have stopped.
  func endAllFollowing() async {
    let tasks = followed.values.map(\.task)
    followed = [:]
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
  }
}

/// What is followed in a conversation.
struct FollowedAnswer: Sendable {
  /// Tells it from what is followed later in the same conversation.
  var number: Int
  /// The answer that changes.
  var live: LiveAnswer
  /// The work.
  var task: Task<Void, Never>
}
