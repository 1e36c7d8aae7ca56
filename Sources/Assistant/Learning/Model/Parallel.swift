internal import Dispatch
internal import Foundation
internal import Synchronization

/// Work in pieces that several cores do at the same time.
///
/// What a piece works out may depend on nothing but its number, so that the result is the same on every machine.
enum Parallel {
  /// Returns what the pieces work out, in their order.
  ///
  /// - Parameters:
  ///   - workers: The most pieces that are worked on at the same time; `nil` for as many as there are cores.
  ///   - progress: Told by the calling thread how much of everything is done, 0…1; throwing ends the work with that error.
  ///   - piece: Works out one piece, and tells how much of it is done; `nil` when telling throws, as nothing more is wanted.
  static func map<Value>(
    _ count: Int, workers: Int? = nil, progress: (Double) throws -> Void,
    piece: @escaping @Sendable (Int, (Double) throws -> Void) -> Value?
  ) rethrows -> [Value] {
    let workers = min(workers ?? ProcessInfo.processInfo.activeProcessorCount, count)
    let board = Board<Value>(count, workers: max(workers, 1))
    // Threads of its own: whoever waits here may hold one of a queue, which has no more of them than there are cores.
    for _ in 0..<max(workers, 1) {
      Thread { board.work(piece) }.start()
    }
    while let fraction = board.news() {
      do { try progress(fraction) } catch {
        board.stop()
        while board.news() != nil {}
        throw error
      }
    }
    return board.values
  }

  /// The work was called off.
  private struct Stopped: Error {}

  /// What was made by one thread, and is looked at by another only after that.
  private struct Handed<Value>: @unchecked Sendable {
    let value: Value
  }

  /// How far the work has come.
  private final class Board<Value>: Sendable {
    private struct State {
      var next = 0
      var workers: Int
      var isStopped = false
      var fractions: [Double]
      var results: [Handed<Value>?]
    }

    private let state: Mutex<State>
    private let changed = DispatchSemaphore(value: 0)

    init(_ count: Int, workers: Int) {
      state = Mutex(
        State(
          workers: workers, fractions: [Double](repeating: 0, count: count),
          results: [Handed<Value>?](repeating: nil, count: count)))
    }

    /// Takes piece after piece, as long as there are any.
    func work(_ piece: (Int, (Double) throws -> Void) -> Value?) {
      while let index = next() {
        let value = piece(index) { fraction in
          guard note(fraction, of: index) else { throw Stopped() }
        }
        let handed = value.map { Handed(value: $0) }
        state.withLock { $0.results[index] = handed }
        _ = note(1, of: index)
      }
      state.withLock { $0.workers -= 1 }
      changed.signal()
    }

    private func next() -> Int? {
      state.withLock { state in
        guard !state.isStopped, state.next < state.results.count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }

    /// Notes how much of a piece is done; false when nothing more is wanted.
    private func note(_ fraction: Double, of index: Int) -> Bool {
      let goesOn = state.withLock { state in
        state.fractions[index] = fraction
        return !state.isStopped
      }
      changed.signal()
      return goesOn
    }

    /// Waits until something was done, and returns how much of everything; `nil` when nobody works any more.
    func news() -> Double? {
      changed.wait()
      return state.withLock { state in
        state.workers == 0 ? nil : state.fractions.reduce(0, +) / Double(max(state.fractions.count, 1))
      }
    }

    func stop() { state.withLock { $0.isStopped = true } }

    /// What was worked out; all of it, unless the work was stopped.
    var values: [Value] { state.withLock { $0.results.compactMap { $0?.value } } }
  }
}
