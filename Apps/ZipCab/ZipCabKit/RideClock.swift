public import Foundation
import Synchronization

/// Tells rides the time, and waits for it.
public protocol RideClock: Sendable {
  /// The present.
  var now: Date { get }

  /// Waits until a moment has come.
  ///
  /// - Throws: `CancellationError` when the task is cancelled before.
  func wait(until moment: Date) async throws
}

/// The time as it passes.
public struct WallClock: RideClock {
  /// Creates the clock.
  public init() {}

  /// The present.
  public var now: Date { Date() }

  /// Waits until a moment has come.
  public func wait(until moment: Date) async throws {
    try await Task.sleep(for: .seconds(max(0, moment.timeIntervalSince(now))))
  }
}

/// A clock that somebody else drives: in demonstrations and tests, a ride of half an hour takes no time.
public final class DrivenClock: RideClock {
  private struct State {
    var now: Date
    var lastNumber = 0
    var sleepers: [Int: (moment: Date, continuation: CheckedContinuation<Void, any Error>)] = [:]
  }

  private let state: Mutex<State>

  /// Creates a clock that stands at a moment.
  public init(_ now: Date) {
    state = Mutex(State(now: now))
  }

  /// The present.
  public var now: Date { state.withLock { $0.now } }

  /// Puts the clock forward, and wakes who waited for it.
  public func advance(by seconds: TimeInterval) {
    let due = state.withLock { state in
      state.now += seconds
      let due = state.sleepers.filter { $0.value.moment <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.values.map(\.continuation)
    }
    for sleeper in due { sleeper.resume() }
  }

  /// Waits until somebody has put the clock forward to a moment.
  public func wait(until moment: Date) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = state.withLock { state in
          if Task.isCancelled || state.now >= moment { return true }
          state.sleepers[number] = (moment, continuation)
          return false
        }
        guard isOver else { return }
        continuation.resume(with: Task.isCancelled ? .failure(CancellationError()) : .success(()))
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: number) }?.continuation
        .resume(throwing: CancellationError())
    }
  }

  /// Puts the clock forward as somebody writes numbers of seconds, one on each line, into a named pipe.
  public func follow(pipe path: String) {
    // Open for both, so that the end of one writer is not the end of the pipe.
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    Thread.detachNewThread { [weak self] in
      var line = Data()
      while let byte = try? handle.read(upToCount: 1), !byte.isEmpty {
        guard byte[byte.startIndex] == UInt8(ascii: "\n") else {
          line += byte
          continue
        }
        guard let self else { return }
        if let seconds = Double(String(decoding: line, as: UTF8.self)) { advance(by: seconds) }
        line = Data()
      }
    }
  }
}

/// The clock of this program.
public enum RideTime {
  private static let chosen = Mutex<any RideClock>(standard(ProcessInfo.processInfo.environment))

  /// The clock by which all rides run: the wall clock, unless `ZIPCAB_NOW` sets another present, which then stands
  /// still or is put forward through the named pipe `ZIPCAB_TICKS`.
  public static var clock: any RideClock {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }

  /// The present of that clock.
  public static var now: Date { clock.now }

  static func standard(_ environment: [String: String]) -> any RideClock {
    guard let text = environment["ZIPCAB_NOW"], let now = try? Date(text, strategy: .iso8601) else {
      return WallClock()
    }
    let clock = DrivenClock(now)
    if let pipe = environment["ZIPCAB_TICKS"] { clock.follow(pipe: pipe) }
    return clock
  }
}
