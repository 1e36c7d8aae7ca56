import Foundation
import IntentWire
import Synchronization

extension AppSession {
  /// Answers one request of the assistant.
  func answer(_ request: WireRequest, over link: Link) async throws -> WireResult {
    switch request {
    case .describe:
      // Whoever asks may end right after the answer: what the app has told by then must have arrived.
      await messenger.settle()
      return .manifest(await manifest())
    case .resolve(let body):
      let provider = try await table.provider(forIntent: body.call.intent)
      return .resolutions(try await work(for: body.call) { try await provider.resolve(body) })
    case .confirm(let call):
      let provider = try await table.provider(forIntent: call.intent)
      return .outcome(try await work(for: call) { try await provider.confirm(call) })
    case .handle(let call):
      let provider = try await table.provider(forIntent: call.intent)
      try start(call, by: provider)
      return .outcome(try await outcome(of: call.id, over: link))
    case .resume(let call):
      return .outcome(try await outcome(of: call, over: link))
    case .follow(let call):
      let provider = try await table.provider(forIntent: call.intent)
      try await follow(call, by: provider, over: link)
      return .done
    case .options(let body):
      let provider = try await table.provider(forIntent: body.call.intent)
      return .values(try await work(for: body.call) { try await provider.options(body) })
    case .entities(let body):
      let provider = try await table.provider(forEntity: body.entity)
      return .values(try await work { try await provider.entities(body) })
    case .values(let body):
      let provider = try await table.provider(forQuery: body.query)
      return .values(try await work { try await provider.values(body) })
    case .continueActivity(let continuation):
      let scene = try shown()
      return .scene(try await work { try await scene.continueActivity(continuation) })
    case .scene:
      let scene = try shown()
      return .scene(try await work { try await scene.scene() })
    case .actOnScene(let action):
      let scene = try shown()
      return .scene(try await work { try await scene.act(action) })
    case .reindex(let call):
      return .reindexed(try await work { try await reindex(call) })
    case .hello, .ask, .updateVocabulary, .refreshShortcuts, .donate, .deleteDonations, .setShortcuts,
      .voiceShortcuts, .changeVoiceShortcut, .standing, .requestPermission, .updateIndex, .indexState,
      .searchIndex, .engageIndex:
      throw WireFault(
        .unknownMethod, "An app does not answer “\(request.method)”; only the assistant does.")
    }
  }

  /// Has everything in the app fill the search index again that does so; returns how many parts do.
  private func reindex(_ call: ReindexCall) async throws -> Int {
    var count = 0
    for filler in IndexFillers.all { count += try await filler(call) }
    for provider in table.providers { count += try await provider.reindex(call) }
    // What they have told must have arrived before the answer.
    await messenger.settle()
    return count
  }

  /// What the app itself shows.
  private func shown() throws(WireFault) -> any AppScene {
    if let scene { return scene }
    throw WireFault(
      .unknownMethod, "This process of \(bundle) shows nothing; only an app with UIKit or SwiftUI does.")
  }

  /// Begins the work on a call, in a task that does not belong to the connection.
  private func start(_ call: IntentCall, by provider: any IntentProvider) throws(WireFault) {
    try state.withLock { state throws(WireFault) in
      guard state.calls[call.id] == nil else {
        throw WireFault(
          .invalidParameters, "The call “\(call.id)” is being handled already; resume it, or give a new name."
        )
      }
      state.calls[call.id] = Task { try await work(for: call) { try await provider.handle(call) } }
    }
  }

  /// Waits for the end of the work on a call.
  private func outcome(of id: String, over link: Link) async throws -> IntentOutcome {
    guard let task = state.withLock({ $0.calls[id] }) else {
      throw WireFault(
        .unknownName, "No call “\(id)” is being handled here; it has ended, or this process is a new one.")
    }
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      if !link.isLost { task.cancel() }
    }
    if !link.isLost {
      await announced()
      state.withLock { $0.calls[id] = nil }
    }
    return try result.get()
  }

  /// Runs an app's code as part of this session; its errors become faults.
  func work<Value: Sendable>(
    for call: IntentCall? = nil, _ body: @Sendable () async throws -> Value
  ) async throws -> Value {
    state.withLock { $0.beginWork() }
    defer { finishWork() }
    do {
      return try await run(for: call) { try await body() }
    } catch let fault as WireFault {
      throw fault
    } catch let error as CancellationError {
      throw error
    } catch {
      let place = call.map { "handling \($0.intent)" } ?? "looking something up"
      let reason = ErrorWords.words(of: error)
      let message = "\(bundle) failed while \(place): \(reason)"
      // Whoever wrote the app looks into its log.
      StandardError.write(message)
      throw WireFault(.appError, message, reason: reason)
    }
  }

  private func finishWork() {
    for waiter in state.withLock({ $0.endWork() }) { waiter.resume() }
  }
}
