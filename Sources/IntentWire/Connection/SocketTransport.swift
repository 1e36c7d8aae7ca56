import Foundation
import Synchronization

/// A transport over a connected Unix socket: one JSON-RPC message per line.
public final class SocketTransport: MessageTransport {
  private let descriptor: Int32
  private let codec: WireCodec
  private let writing = Mutex(false)

  /// Takes over a connected socket.
  ///
  /// - Parameter writeTimeout: How long a write may wait for a reader that does not read, in seconds.
  public init(descriptor: Int32, limit: Int = WireCodec.defaultLimit, writeTimeout: Int = 10) {
    self.descriptor = descriptor
    codec = WireCodec(limit: limit)
    var timeout = timeval(tv_sec: writeTimeout, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit {
    Glibc.close(descriptor)
  }

  /// Begins to read, on a thread of its own.
  public func start(_ deliver: @escaping @Sendable (TransportEvent) -> Void) {
    let thread = Thread { [self] in read(deliver) }
    thread.name = "prithee.wire"
    thread.start()
  }

  /// Writes a message.
  ///
  /// - Throws: ``WireFault`` when the message is too large, the other end is gone, or it does not read.
  public func send(_ message: WireMessage) throws(WireFault) {
    try write(codec.encode(message))
  }

  /// Ends the connection.
  public func close() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  private func write(_ data: Data) throws(WireFault) {
    try writing.withLock { isBroken throws(WireFault) in
      guard !isBroken else { throw WireFault(.disconnected, "The connection has ended.") }
      var sent = 0
      while sent < data.count {
        let count = data.withUnsafeBytes { bytes in
          Glibc.send(
            descriptor, bytes.baseAddress?.advanced(by: sent), data.count - sent, Int32(MSG_NOSIGNAL))
        }
        if count > 0 {
          sent += count
        } else if count < 0, errno == EINTR {
          continue
        } else {
          // Half a message may be under way: nothing that follows could be read.
          isBroken = true
          shutdown(descriptor, Int32(SHUT_RDWR))
          throw WireFault(.disconnected, "A message could not be sent: \(UnixSocket.lastError()).")
        }
      }
    }
  }

  private func read(_ deliver: @Sendable (TransportEvent) -> Void) {
    var buffer = LineBuffer(limit: codec.limit)
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for piece in buffer.append(Data(chunk[..<count])) { deliver(event(for: piece)) }
    }
    let cutOff = WireFault(.garbled, "The connection ended in the middle of a message.")
    deliver(.closed(buffer.hasRemainder ? cutOff : nil))
  }

  private func event(for piece: LineBuffer.Piece) -> TransportEvent {
    switch piece {
    case .oversized: return .fault(WireCodec.oversized(codec.limit), id: nil)
    case .line(let line):
      do throws(WireFault) {
        return .message(try codec.decode(line))
      } catch {
        return .fault(error, id: codec.identifier(in: line))
      }
    }
  }
}
