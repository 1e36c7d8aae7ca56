import Foundation
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

  /// Creates an error of a program that finds out by itself that a store cannot be used.
  public init(_ kind: Kind, _ message: String) {
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
      self = .full(path)
    case .SQLITE_IOERR where Self.isFull(path):
      // The engine does not always know why it could not write.
      self = .full(path)
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init(
        .busy, "The store \(path) is locked by another process. Try again when that one has finished.")
    default:
      self.init(.other, "The store \(path) cannot be used: \(reason).")
    }
  }

  private static func full(_ path: String) -> StoreError {
    StoreError(
      .full,
      "The store \(path) cannot grow: the disk is full. What was to be written is not; free some space first."
    )
  }

  /// Whether hardly anything can be written beside a file.
  private static func isFull(_ path: String) -> Bool {
    var status = statvfs()
    let folder = URL(filePath: path).deletingLastPathComponent().path
    return statvfs(folder, &status) == 0 && Int(status.f_bavail) * Int(status.f_frsize) < 65_536
  }
}
