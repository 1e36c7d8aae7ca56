import Foundation
import IntentWire

/// The file that holds what an app prints.
///
/// The app writes into the file itself, so that printing can neither block it nor end it, whether the assistant
/// still runs or not. The file is kept small from outside: when it is too long, its end moves to a second file.
final class AppLog: Sendable {
  let path: String
  let descriptor: Int32
  private let limit: Int

  /// Opens the log for another run of the app.
  init(_ url: URL, limit: Int) throws(WireFault) {
    path = url.path
    self.limit = limit
    descriptor = open(url.path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      throw WireFault(
        .internalError,
        "The log \(url.path) cannot be written (\(String(cString: strerror(errno)))); check the home's permissions."
      )
    }
    bound()
  }

  deinit {
    close(descriptor)
  }

  /// Shortens the file when it is too long.
  func bound() {
    var status = stat()
    guard fstat(descriptor, &status) == 0, Int(status.st_size) > limit else { return }
    let kept = min(limit / 4, 65_536)
    var tail = [UInt8](repeating: 0, count: kept)
    let count = pread(descriptor, &tail, kept, status.st_size - off_t(kept))
    ftruncate(descriptor, 0)
    guard count > 0 else { return }
    try? Data(tail[..<count]).write(to: URL(filePath: path + ".1"))
  }
}
