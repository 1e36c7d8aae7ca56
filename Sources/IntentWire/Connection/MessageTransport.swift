/// What arrives at one end of a transport.
public enum TransportEvent: Sendable {
  /// A message.
  case message(WireMessage)
  /// Something that is no message; `id` is the request's identifier when it could be read.
  case fault(WireFault, id: Int?)
  /// The other end is gone; nothing follows.
  case closed(WireFault?)
}

/// A way for messages to travel in both directions, in order.
public protocol MessageTransport: Sendable {
  /// Begins to deliver what arrives; called once.
  func start(_ deliver: @escaping @Sendable (TransportEvent) -> Void)

  /// Sends a message.
  ///
  /// - Throws: ``WireFault`` when the message is too large or the other end is gone.
  func send(_ message: WireMessage) throws(WireFault)

  /// Ends the transport; the other end sees it closed.
  func close()
}
