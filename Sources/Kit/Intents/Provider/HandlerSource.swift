import Dispatch

/// Where the handlers of an app's intents come from.
enum HandlerSource: Sendable {
  /// The principal objects of an extension.
  case principals(PrincipalObjects)
  /// The app itself.
  case app(@MainActor @Sendable (INIntent) -> Any?)

  /// Finds the handler of an intent; `nil` when there is none.
  func handler(for intent: INIntent, of call: String) async -> HandlerForwarding.Handover<Any>? {
    switch self {
    case .principals(let principals):
      await MainActor.run {
        principals.principal(for: call).handler(for: intent).map { HandlerForwarding.Handover(value: $0) }
      }
    case .app(let find):
      await MainActor.run { find(intent).map { HandlerForwarding.Handover(value: $0) } }
    }
  }

  /// Runs the steps of a call where the handlers expect it: those of the app on the main thread.
  func running<Result: Sendable>(_ work: () async throws -> Result) async throws -> Result {
    switch self {
    case .principals: try await work()
    case .app: try await MainThread.running(work)
    }
  }

  /// Forgets what was kept for a call that has ended.
  func release(_ call: String) {
    if case .principals(let principals) = self { principals.release(call) }
  }

  // For faults.

  /// What the intents belong to.
  var noun: String {
    switch self {
    case .principals: "extension"
    case .app: "app"
    }
  }

  /// The method that finds handlers.
  var method: String {
    switch self {
    case .principals: "handler(for:)"
    case .app: "application(_:handlerFor:)"
    }
  }

  /// The key of the property list that lists intents.
  var key: String {
    switch self {
    case .principals: "IntentsSupported"
    case .app: "INIntentsSupported"
    }
  }
}

/// Runs what belongs to no actor on the main thread, and as the main actor does: a class whose conformance belongs to
/// that actor can be used as what it conforms to only there.
final class MainThread: TaskExecutor {
  private static let executor = MainThread()

  /// Runs work on the main thread.
  static func running<Result: Sendable>(_ work: () async throws -> Result) async throws -> Result {
    try await withTaskExecutorPreference(executor) { try await work() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async {
      job.runSynchronously(
        isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: self.asUnownedTaskExecutor())
    }
  }
}
