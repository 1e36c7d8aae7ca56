import Foundation

/// A lock between processes, held by an open file.
struct FileLock {
  private let descriptor: Int32

  /// Waits until nobody else holds the lock, and takes it.
  init(_ url: URL) throws(GroupDocumentError) {
    let descriptor = open(url.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .notWritable(url.path) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(descriptor)
        throw .notWritable(url.path)
      }
    }
    self.descriptor = descriptor
  }

  func release() {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
