import Foundation

/// Says whether something in a folder may have changed, without looking at its files.
///
/// The kernel tells what the programs of this machine do to the folder and its files (`inotify(7)`). It cannot tell
/// what another machine does to a folder on the network, nor what happens to a file that is only linked here, so its
/// silence is believed for a short time only.
final class FolderWatch: Sendable {
  /// For how long the kernel's silence is believed.
  static let trust: Duration = .seconds(2)

  private static let changes = UInt32(
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE
      | IN_DELETE_SELF | IN_MOVE_SELF)

  private let descriptor: Int32
  private let start = ContinuousClock.now

  /// Begins to watch a folder.
  ///
  /// - Returns: `nil` when the folder is not there, or the person has no more watches.
  init?(_ folder: String) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard inotify_add_watch(descriptor, folder, Self.changes) >= 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Whether nothing has happened since the beginning, and that was not long ago; otherwise a new watch is needed.
  func isQuiet() -> Bool {
    guard ContinuousClock.now - start < Self.trust else { return false }
    return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      read(descriptor, buffer.baseAddress, buffer.count) < 0 && errno == EAGAIN
    }
  }
}
