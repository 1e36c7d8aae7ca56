import Foundation
import Synchronization

/// Runs work on a thread with room for the deep recursion of parsers and syntax visitors.
package enum DeepStack {
  /// The stack's size in bytes; memory is used only as far as the recursion goes.
  private static let size = 512 * 1024 * 1024

  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Runs the work and waits for its result.
  ///
  /// - Returns: `nil` when the work takes longer than the limit; its thread is then left to itself.
  package static func run<Value: Sendable>(
    limit: Duration, _ work: @escaping @Sendable () -> Value
  ) -> Value? {
    let box = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = work()
      box.value.withLock { $0 = value }
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    _ = done.wait(timeout: .now() + .seconds(Int(limit.components.seconds)))
    return box.value.withLock { $0 }
  }
}

/// Says which file is being read, from whatever thread.
final class ReadingProgress: Sendable {
  private let file = Mutex("")

  var path: String {
    get { file.withLock { $0 } }
    set { file.withLock { $0 = newValue } }
  }
}
