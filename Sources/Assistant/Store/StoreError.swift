import GRDB

/// Why the store could not do what it was asked.
public struct StoreError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The file is damaged, or no database at all.
    case damaged
    /// The file is a database of something else.
    case foreign
    /// The file was written by a newer version of this program.
    case newer
    /// The file or its folder cannot be written.
    case readOnly
    /// The disk is full.
    case full
    /// Another process keeps the file locked.
    case busy
    /// Anything else.
    case other
  }

  /// The kind of failure.
  public let kind: Kind
  /// What happened, what was expected, and what to do.
  public let message: String

  /// The message.
  public var description: String { message }

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// Puts an error of the database engine into words; the values of the statement stay out of them.
  init(_ error: any Error, path: String) {
    if let error = error as? StoreError {
      self = error
      return
    }
    guard let error = error as? DatabaseError else {
      self.init(.other, "The store \(path) cannot be used: \(error).")
      return
    }
    let reason = error.message ?? "code \(error.extendedResultCode.rawValue)"
    switch error.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT:
      self.init(
        .damaged,
        "The store \(path) is damaged (\(reason)). It was left as it is; move it away to begin with an empty one."
      )
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
      self.init(
        .readOnly,
        "The store \(path) cannot be opened for writing (\(reason)). Check the owner and the permissions of the "
          + "file and of its folder, or choose another home.")
    case .SQLITE_FULL:
      self.init(.full, "The store \(path) cannot grow: the disk is full. Free some space and try again.")
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init(
        .busy, "The store \(path) is locked by another process. Try again when that one has finished.")
    default:
      self.init(.other, "The store \(path) cannot be used: \(reason).")
    }
  }
}
