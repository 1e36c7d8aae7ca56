public import Foundation

extension NotificationCenter {
  /// The notifications of a name as they come, for as long as somebody waits for them.
  ///
  /// - Parameters:
  ///   - name: The name; `nil` for any.
  ///   - object: The sender; `nil` for any.
  public func notifications(named name: Notification.Name?, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// A sequence of notifications, which begins with the first one after it is asked for.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    // Nothing changes after `init`; the center and the sender are only handed on.
    private let center: NotificationCenter
    private let name: Notification.Name?
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name?, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Gives one notification after the other.
    public struct Iterator: AsyncIteratorProtocol {
      private var stream: AsyncStream<Box>.Iterator

      fileprivate init(_ stream: AsyncStream<Box>) { self.stream = stream.makeAsyncIterator() }

      /// The next one; `nil` when the task was cancelled.
      public mutating func next() async -> Notification? { await stream.next()?.notification }
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Box>.makeStream()
      let token = Token(
        center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Box($0)) },
        in: center)
      continuation.onTermination = { _ in token.remove() }
      return Iterator(stream)
    }
  }
}

// A notification is handed from the thread that posts it to the one that waits, and not touched again.
private struct Box: @unchecked Sendable {
  let notification: Notification
  init(_ notification: Notification) { self.notification = notification }
}

// The token is only given back, which a center allows from anywhere.
private final class Token: @unchecked Sendable {
  private let observer: any NSObjectProtocol
  private let center: NotificationCenter

  init(_ observer: any NSObjectProtocol, in center: NotificationCenter) {
    self.observer = observer
    self.center = center
  }

  func remove() { center.removeObserver(observer) }
}
