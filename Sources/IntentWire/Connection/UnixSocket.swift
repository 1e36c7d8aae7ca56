import Foundation

/// Sockets in the file system, as far as the wire needs them.
public enum UnixSocket {
  /// The longest path that the system accepts, in bytes.
  public static let longestPath = 107

  /// Connects to the socket at a path.
  ///
  /// - Throws: ``WireFault`` when nothing listens there.
  public static func connect(to path: String) throws(WireFault) -> SocketTransport {
    let descriptor = try open(path)
    let status = withAddress(of: path) { Glibc.connect(descriptor, $0, $1) }
    guard status == 0 else {
      let reason = lastError()
      Glibc.close(descriptor)
      throw WireFault(.disconnected, "Nothing answers at the socket \(path): \(reason).")
    }
    return SocketTransport(descriptor: descriptor)
  }

  static func open(_ path: String) throws(WireFault) -> Int32 {
    guard path.utf8.count <= longestPath else {
      throw WireFault(
        .disconnected, "The socket path \(path) is longer than \(longestPath) bytes; use a shorter folder.")
    }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else {
      throw WireFault(.disconnected, "No socket could be made: \(lastError()).")
    }
    return descriptor
  }

  static func withAddress(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { buffer in
      for (index, byte) in path.utf8.prefix(longestPath).enumerated() { buffer[index] = byte }
    }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  static func lastError() -> String { String(cString: strerror(errno)) }
}

/// Listens for connections at a socket in the file system.
public final class SocketListener: Sendable {
  /// Where it listens.
  public let path: String
  private let descriptor: Int32

  /// Listens at a path; a socket that was left there is replaced.
  ///
  /// Only the same user can connect.
  ///
  /// - Throws: ``WireFault`` when the path cannot be used.
  public init(path: String) throws(WireFault) {
    self.path = path
    descriptor = try UnixSocket.open(path)
    unlink(path)
    let bound = UnixSocket.withAddress(of: path) { Glibc.bind(descriptor, $0, $1) }
    // Before it listens nobody can connect, so there is no moment at which others could.
    guard bound == 0, chmod(path, 0o600) == 0, listen(descriptor, 16) == 0 else {
      let reason = UnixSocket.lastError()
      Glibc.close(descriptor)
      throw WireFault(.disconnected, "The socket \(path) cannot be listened at: \(reason).")
    }
  }

  /// Waits for the next connection; blocks the calling thread.
  ///
  /// - Parameter timeout: Seconds to wait; `nil` waits for ever.
  /// - Returns: `nil` when the time is over or the listener was closed.
  public func accept(timeout: Double? = nil) -> SocketTransport? {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let milliseconds = timeout.map { Int32(max(0, min($0, 86_400)) * 1_000) } ?? -1
    guard Glibc.poll(&poll, 1, milliseconds) > 0, poll.revents & Int16(POLLIN) != 0 else { return nil }
    let connection = Glibc.accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    return SocketTransport(descriptor: connection)
  }

  /// Delivers each connection that comes, on a thread of its own, until the listener is closed.
  public func start(_ deliver: @escaping @Sendable (SocketTransport) -> Void) {
    let thread = Thread { [self] in
      while let transport = accept() { deliver(transport) }
    }
    thread.name = "prithee.listener"
    thread.start()
  }

  /// Stops listening and removes the socket.
  public func close() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    unlink(path)
  }

  deinit {
    Glibc.close(descriptor)
  }
}
