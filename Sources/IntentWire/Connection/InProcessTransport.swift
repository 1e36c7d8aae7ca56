import Synchronization

/// A transport inside one process, for embedding and for tests.
///
/// Messages pass as values, without their JSON; limits on size do not apply, everything else is the same.
public final class InProcessTransport: MessageTransport {
  private struct State {
    var deliver: (@Sendable (TransportEvent) -> Void)?
    var waiting: [TransportEvent] = []
    var isClosed = false
  }

  /// One direction: what is put in on one side comes out on the other, in order.
  private final class Inbox: Sendable {
    private let state = Mutex(State())

    func start(_ deliver: @escaping @Sendable (TransportEvent) -> Void) {
      let waiting = state.withLock { state in
        state.deliver = deliver
        defer { state.waiting = [] }
        return state.waiting
      }
      waiting.forEach(deliver)
    }

    func put(_ event: TransportEvent) throws(WireFault) {
      let deliver = try state.withLock { state throws(WireFault) in
        guard !state.isClosed else { throw WireFault(.disconnected, "The connection has ended.") }
        if case .closed = event { state.isClosed = true }
        if state.deliver == nil { state.waiting.append(event) }
        return state.deliver
      }
      deliver?(event)
    }
  }

  private let incoming: Inbox
  private let outgoing: Inbox

  private init(incoming: Inbox, outgoing: Inbox) {
    self.incoming = incoming
    self.outgoing = outgoing
  }

  /// Creates the two ends of a connection.
  public static func pair() -> (InProcessTransport, InProcessTransport) {
    let first = Inbox()
    let second = Inbox()
    return (
      InProcessTransport(incoming: first, outgoing: second),
      InProcessTransport(incoming: second, outgoing: first)
    )
  }

  /// Begins to deliver what arrives.
  public func start(_ deliver: @escaping @Sendable (TransportEvent) -> Void) {
    incoming.start(deliver)
  }

  /// Hands a message to the other end.
  public func send(_ message: WireMessage) throws(WireFault) {
    try outgoing.put(.message(message))
  }

  /// Ends both directions.
  public func close() {
    try? outgoing.put(.closed(nil))
    try? incoming.put(.closed(nil))
  }
}
