import Foundation
import IntentWire
import Synchronization
import Testing
import XCTest

/// Waits in ordinary functions for what is asynchronous.
enum Waiting {
  private final class Box<Value: Sendable>: Sendable {
    let result = Mutex<Result<Value, any Error>?>(nil)
    let arrival = DispatchSemaphore(value: 0)
  }

  /// The result of asynchronous work.
  ///
  /// - Throws: What the work throws, and an error when it takes longer than the limit.
  static func result<Value: Sendable>(
    limit: Duration = .seconds(120), _ work: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let box = Box<Value>()
    let task = Task.detached {
      let result: Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      box.result.withLock { $0 = result }
      box.arrival.signal()
      // Wakes a run loop that waits.
      DispatchQueue.main.async {}
    }
    let end = ContinuousClock.now + limit
    while true {
      if let result = box.result.withLock({ $0 }) { return try result.get() }
      guard ContinuousClock.now < end else {
        task.cancel()
        throw WireFault(
          .timedOut,
          "It took longer than \(limit). An app inside the test’s process needs the main thread: if the test is an "
            + "async function on the main actor, make it an ordinary one.")
      }
      pause(for: 0.05) { box.arrival.wait(timeout: .now() + $0) == .success }
    }
  }

  /// Waits until something is so, and looks again and again.
  ///
  /// - Returns: Whether it came to be so in time.
  static func until(timeout: TimeInterval, _ condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(timeout)
    while !condition() {
      guard ContinuousClock.now < end else { return false }
      pause(for: 0.05) { seconds in
        Thread.sleep(forTimeInterval: seconds)
        return true
      }
    }
    return true
  }

  /// Lets a moment pass; the main thread serves its queue meanwhile.
  private static func pause(for seconds: TimeInterval, _ wait: (TimeInterval) -> Bool) {
    guard Thread.isMainThread else {
      _ = wait(seconds)
      return
    }
    // The run loop returns at once where it has nothing to serve.
    if !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds)) {
      _ = wait(min(seconds, 0.005))
    }
  }
}

/// Fails the test that runs, in whichever library it is written.
enum Failure {
  static func record(_ message: String, _ file: StaticString, _ line: UInt) {
    guard Test.current == nil else {
      let place = SourceLocation(
        fileID: "XCUIAutomation/XCUIAutomation.swift", filePath: "\(file)", line: Int(line), column: 1)
      Issue.record(Comment(rawValue: message), sourceLocation: place)
      return
    }
    XCTFail(message, file: file, line: line)
  }
}
