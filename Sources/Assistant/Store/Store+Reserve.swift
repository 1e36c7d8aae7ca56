import Foundation

/// Space that is kept beside the store, so that what was done can be written down also when the disk is full by then.
extension Store {
  /// How many bytes are kept.
  public static let reserve = 512 * 1_024

  /// Makes sure that what is about to be done can be written down afterwards.
  ///
  /// Call it before something is done that cannot be undone: where it throws, nothing is.
  ///
  /// - Throws: ``StoreError`` when the store cannot be written, or the disk is too full.
  public func reserveSpace() throws(StoreError) {
    if let refusal { throw refusal }
    guard let path = reservePath else { return }
    var status = stat()
    if stat(path, &status) == 0, Int(status.st_size) >= Self.reserve, status.st_blocks * 512 >= Self.reserve {
      return
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw reserveFailure(errno) }
    defer { close(descriptor) }
    let failure = posix_fallocate(descriptor, 0, off_t(Self.reserve))
    guard failure == 0 else {
      // What little there is, is not to be used up by a part of it.
      unlink(path)
      throw reserveFailure(failure)
    }
  }

  /// Writes down what was done; where the disk is full, with the space that was kept for it.
  public func writeDown<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    do {
      return try body()
    } catch {
      guard error.kind == .full || error.kind == .other, let path = reservePath, unlink(path) == 0 else {
        throw error
      }
      return try body()
    }
  }

  private var reservePath: String? { log == nil || copy != nil ? nil : path + "-reserve" }

  private func reserveFailure(_ code: Int32) -> StoreError {
    switch code {
    case ENOSPC, EDQUOT:
      StoreError(
        .full,
        "The disk with the store \(path) is full: \(Self.reserve / 1_024) kB are kept to write down what is done. "
          + "Nothing was done; free some space first.")
    default:
      StoreError(
        .readOnly,
        "The store \(path) cannot be written (\(String(cString: strerror(code)))). Nothing was done; check the "
          + "permissions of its folder, or choose another home.")
    }
  }
}
