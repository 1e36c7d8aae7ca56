import IntentWire
import Synchronization

/// A transport that knows two things before its connection acts on them: that it is lost, and that it is idle.
///
/// A connection that ends cancels what it was answering. The work on a call must tell that from a request that
/// the assistant called off: the first may go on under the next connection, the second may not. And a process
/// that is asked to end closes only when every request has its answer.
final class Link: MessageTransport {
  private struct State {
    var isLost = false
    var endsWhenIdle = false
    var unanswered: Set<Int> = []

    var shouldClose: Bool { endsWhenIdle && unanswered.isEmpty }
  }

  private let transport: any MessageTransport
  private let state = Mutex(State())

  init(_ transport: any MessageTransport) {
    self.transport = transport
  }

  /// Whether nothing can come over this transport any more.
  var isLost: Bool { state.withLock { $0.isLost } }

  func start(_ deliver: @escaping @Sendable (TransportEvent) -> Void) {
    transport.start { [self] event in
      state.withLock { state in
        switch event {
        case .message(.request(let id, _, _)): state.unanswered.insert(id)
        case .closed, .fault(_, id: nil): state.isLost = true
        case .message, .fault: break
        }
      }
      deliver(event)
    }
  }

  func send(_ message: WireMessage) throws(WireFault) {
    try transport.send(message)
    let answered: Int? =
      switch message {
      case .response(let id, _), .failure(.some(let id), _): id
      case .request, .failure(nil, _), .notification: nil
      }
    guard let answered else { return }
    let shouldClose = state.withLock { state in
      state.unanswered.remove(answered)
      return state.shouldClose
    }
    if shouldClose { close() }
  }

  /// Closes as soon as every request has its answer.
  func closeWhenIdle() {
    let shouldClose = state.withLock { state in
      state.endsWhenIdle = true
      return state.shouldClose
    }
    if shouldClose { close() }
  }

  func close() {
    state.withLock { $0.isLost = true }
    transport.close()
  }
}
