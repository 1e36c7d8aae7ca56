import Synchronization

/// A clock that stands still until the test moves it.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    var id: Int
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var lastIdentifier = 0
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var watchers: [(deadline: Instant, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.lastIdentifier += 1
      return state.lastIdentifier
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let watchers = state.withLock { state -> [CheckedContinuation<Void, Never>]? in
          if state.cancelled.remove(id) != nil || deadline <= state.now { return nil }
          state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
          defer { state.watchers.removeAll { $0.deadline == deadline } }
          return state.watchers.filter { $0.deadline == deadline }.map(\.continuation)
        }
        if let watchers {
          for watcher in watchers { watcher.resume() }
        } else if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          continuation.resume()
        }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
          state.cancelled.insert(id)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock, and wakes those whose time has come.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      defer { state.sleepers.removeAll { $0.deadline <= state.now } }
      return state.sleepers.filter { $0.deadline <= state.now }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Waits until somebody sleeps until the given time.
  func sleeper(until offset: Duration) async {
    let deadline = Instant(offset: offset)
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.sleepers.contains(where: { $0.deadline == deadline }) { return true }
        state.watchers.append((deadline, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
