import Foundation
import IntentWire
import Subprocess
import Synchronization
import SystemPackage

/// A running executable of an app, in a process group of its own, from its start until it is reaped.
final class ChildProcess: Sendable {
  /// How a process ended.
  enum Ending: Sendable, Hashable {
    case exited(Int32)
    case signaled(Int32)

    /// The ending in words that follow “It”.
    var words: String {
      switch self {
      case .exited(let code): "exited with status \(code)"
      case .signaled(let signal): "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
      }
    }
  }

  let identifier: Int32
  private let state = Mutex(State())

  private struct State {
    var ending: Ending?
    var waiters: [CheckedContinuation<Ending, Never>] = []
  }

  private init(_ identifier: Int32) {
    self.identifier = identifier
  }

  /// Starts an executable; what it prints goes to the log.
  ///
  /// - Parameter ended: Called once, after the process has been reaped.
  static func start(
    _ executable: URL, environment: [String: String], folder: URL, log: AppLog,
    ended: @escaping @Sendable (Ending) -> Void
  ) async throws(WireFault) -> ChildProcess {
    let variables = environment.reduce(into: [Environment.Key: String]()) { result, variable in
      if let key = Environment.Key(rawValue: variable.key) { result[key] = variable.value }
    }
    var options = PlatformOptions()
    // A session of its own: an interrupt typed in a terminal is for the assistant, not for its apps, and the whole
    // group can be ended at once.
    options.createSession = true
    let configuration = Configuration(
      executable: .path(FilePath(executable.path)), environment: .custom(variables),
      workingDirectory: FilePath(folder.path), platformOptions: options)
    let output = FileDescriptorOutput.fileDescriptor(
      FileDescriptor(rawValue: log.descriptor), closeAfterSpawningProcess: false)
    let (starts, started) = AsyncStream<Result<ChildProcess, any Error>>.makeStream()
    Task {
      var running: ChildProcess?
      do {
        let result = try await run(
          configuration, input: .none, output: output, error: output
        ) { execution in
          let child = ChildProcess(execution.processIdentifier.value)
          running = child
          started.yield(.success(child))
          Task { await child.watch(log) }
        }
        let ending: Ending =
          switch result.terminationStatus {
          case .exited(let code): .exited(code)
          case .signaled(let signal): .signaled(signal)
          }
        running?.note(ending)
        ended(ending)
      } catch {
        started.yield(.failure(error))
        // It runs, but its end cannot be observed: nobody may wait for that.
        running?.kill()
        running?.note(.signaled(SIGKILL))
      }
      started.finish()
    }
    var first = starts.makeAsyncIterator()
    switch await first.next(isolation: nil) {
    case .success(let child): return child
    case .failure(let error):
      throw WireFault(
        .internalError,
        "The executable \(executable.path) could not be started: \(error). Install the app again.")
    case nil: throw WireFault(.cancelled, "The start of \(executable.path) was called off.")
    }
  }

  /// How the process ended; `nil` while it runs.
  var hasEnded: Ending? { state.withLock { $0.ending } }

  /// Whether the process is at work as the system sees it at this moment, reaped or not.
  var isRunning: Bool {
    guard hasEnded == nil else { return false }
    var info = siginfo_t()
    let status = waitid(P_PID, id_t(identifier), &info, Int32(WEXITED | WNOHANG | WNOWAIT))
    return status == 0 && info.si_signo == 0
  }

  /// Ends the whole process group at once.
  func kill() {
    state.withLock { state in
      // After the reaping the identifier may already be another's.
      guard state.ending == nil else { return }
      _ = Glibc.kill(-identifier, SIGKILL)
      // The group does not exist yet when the process was forked a moment ago.
      _ = Glibc.kill(identifier, SIGKILL)
    }
  }

  /// Waits until the process has ended by itself, and ends it when it takes too long.
  func finish(within grace: Duration) async -> Ending {
    let timer = Task { [self] in
      try await ContinuousClock().sleep(for: grace)
      kill()
    }
    let ending = await withCheckedContinuation { (continuation: CheckedContinuation<Ending, Never>) in
      let ending = state.withLock { state in
        if state.ending == nil { state.waiters.append(continuation) }
        return state.ending
      }
      if let ending { continuation.resume(returning: ending) }
    }
    timer.cancel()
    return ending
  }

  private func note(_ ending: Ending) {
    // What the process started and left behind goes with it.
    _ = Glibc.kill(-identifier, SIGKILL)
    let waiters = state.withLock { state in
      state.ending = ending
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume(returning: ending) }
  }

  /// Keeps the log short as long as the process runs.
  private func watch(_ log: AppLog) async {
    while hasEnded == nil {
      log.bound()
      try? await ContinuousClock().sleep(for: .milliseconds(250))
    }
    log.bound()
  }
}
