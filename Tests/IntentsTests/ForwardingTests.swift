import Foundation
import IntentWire
import Synchronization
import Testing

@testable import Intents

/// Writes nothing at all.
private final class Silent: NSObject, INCreateTaskListIntentHandling {}

/// Writes the completion forms.
private final class Calling: NSObject, INCreateTaskListIntentHandling {
  func resolveTitle(
    for intent: INCreateTaskListIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(.needsValue())
  }

  func resolveTaskTitles(
    for intent: INCreateTaskListIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) {
    // Twice is once too often; the second answer is ignored.
    completion([.notRequired()])
    completion([.needsValue(), .needsValue()])
  }

  func handle(
    intent: INCreateTaskListIntent,
    completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
  ) {
    Task.detached { completion(INCreateTaskListIntentResponse(code: .success, userActivity: nil)) }
  }
}

/// Writes the async forms.
private final class Awaiting: NSObject, INCreateTaskListIntentHandling {
  func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult {
    .unsupported()
  }

  func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
    INCreateTaskListIntentResponse(code: .inProgress, userActivity: nil)
  }
}

/// Asks its own other form again, and never answers.
private final class Stubborn: NSObject, INCreateTaskListIntentHandling {
  let called = Mutex(0)

  func confirm(
    intent: INCreateTaskListIntent,
    completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
  ) {
    called.withLock { $0 += 1 }
  }

  func handle(
    intent: INCreateTaskListIntent,
    completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
  ) {
    called.withLock { $0 += 1 }
    let handler = HandlerForwarding.Handover(value: (self, intent))
    Task { completion(await handler.value.0.handle(intent: handler.value.1)) }
  }
}

@Suite("Forwarding between the forms of a method")
struct ForwardingTests {
  private let intent = INCreateTaskListIntent(
    title: INSpeakableString(spokenPhrase: "Garden"), taskTitles: nil, groupName: nil)

  @Test("Nothing written: the value passes, confirmation is ready, handling fails")
  func nothing() async throws {
    let handler = Silent()
    let title: INSpeakableStringResolutionResult = await handler.resolveTitle(for: intent)
    #expect(!title.isImplemented)
    let titles = await handler.resolveTaskTitles(for: intent)
    #expect(titles.map(\.isImplemented) == [false])
    #expect(await handler.confirm(intent: intent).code == .ready)
    #expect(await handler.handle(intent: intent).code == .failure)
  }

  @Test("Nothing written: the completion forms answer as well")
  func nothingByCompletion() async {
    let handler = Silent()
    let code = await withCheckedContinuation { continuation in
      handler.handle(intent: intent) { continuation.resume(returning: $0.code) }
    }
    #expect(code == .failure)
    let isImplemented = await withCheckedContinuation { continuation in
      handler.resolveTitle(for: intent) { continuation.resume(returning: $0.isImplemented) }
    }
    #expect(!isImplemented)
  }

  @Test("Completion forms answer the async call; second answers are ignored")
  func completion() async {
    let handler = Calling()
    #expect(await handler.resolveTitle(for: intent).state == .resolved(.needsValue(dialog: nil, options: [])))
    #expect(await handler.resolveTaskTitles(for: intent).map(\.state) == [.resolved(.notRequired)])
    #expect(await handler.handle(intent: intent).code == .success)
    #expect(await handler.confirm(intent: intent).code == .ready)
  }

  @Test("Async forms answer the completion call")
  func async() async {
    let handler = Awaiting()
    let state = await withCheckedContinuation { continuation in
      handler.resolveTitle(for: intent) { continuation.resume(returning: $0.state) }
    }
    #expect(state == .resolved(.unsupported(reason: nil)))
    let code = await withCheckedContinuation { continuation in
      handler.handle(intent: intent) { continuation.resume(returning: $0.code) }
    }
    #expect(code == .inProgress)
    let ready = await withCheckedContinuation { continuation in
      handler.confirm(intent: intent) { continuation.resume(returning: $0.code) }
    }
    #expect(ready == .ready)
  }

  @Test("A form that calls the other one of itself does not loop")
  func loop() async {
    let handler = Stubborn()
    #expect(await handler.handle(intent: intent).code == .failure)
    #expect(handler.called.withLock { $0 } == 1)
  }

  @Test("A handler that never answers is waited for until the task is cancelled")
  func never() async {
    let handler = Stubborn()
    let pair = HandlerForwarding.Handover(value: (handler, intent))
    let task = Task { await pair.value.0.confirm(intent: pair.value.1).code }
    while handler.called.withLock({ $0 }) == 0 { await Task.yield() }
    task.cancel()
    #expect(await task.value == .ready)
  }

  @Test("Two calls of one handler at the same time do not disturb each other")
  func concurrent() async {
    let handler = HandlerForwarding.Handover(value: Calling())
    let intent = HandlerForwarding.Handover(value: intent)
    let codes = await withTaskGroup(of: INCreateTaskListIntentResponseCode.self) { group in
      for _ in 0..<50 { group.addTask { await handler.value.handle(intent: intent.value).code } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes == Array(repeating: .success, count: 50))
  }
}
