public import Foundation
import GRDB
import Synchronization

/// What the assistant remembers between runs: conversations, and for each app its words, donations, shortcuts and
/// permissions; and settings.
///
/// One file in the home, safe to use from several processes at the same time. Every method is one transaction.
public final class Store: Sendable {
  let path: String
  private let writer: any DatabaseWriter
  /// The path of the write-ahead log; `nil` for a store in memory.
  let log: String?
  /// How often something was written.
  let writes = Atomic(0)
  /// What was read last.
  let memo = Mutex(StoreMemo())
  /// Where the files of the search index lie; `nil` when everything stays in memory.
  public let indexFolder: URL?
  /// The copy of a store that cannot be written, and why nothing is written to it; `nil` for any other store.
  let copy: StoreCopy?

  /// Opens the store in a file, and creates the file when there is none.
  ///
  /// A file that is damaged, foreign or newer is left untouched.
  public init(file: URL) throws(StoreError) {
    path = file.path
    log = file.path + "-wal"
    copy = nil
    indexFolder = Self.indexFolder(beside: file)
    do {
      try Self.inspect(file)
      Self.closeToOthers(file.path)
      writer = try DatabasePool(path: file.path, configuration: Self.configuration())
      try StoreSchema.migrator.migrate(writer)
    } catch {
      throw StoreError(error, path: file.path)
    }
  }

  /// Opens an empty store that lives in memory, for tests and for embedding.
  public init() throws(StoreError) {
    path = ":memory:"
    log = nil
    copy = nil
    indexFolder = nil
    do {
      writer = try DatabaseQueue(configuration: Self.configuration())
      try StoreSchema.migrator.migrate(writer)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Opens a store that cannot be written, such as one on a medium that is only read, for reading.
  ///
  /// It is copied to a folder of its own, where what only this version needs is added. A store that is not there is
  /// empty. Everything that would change it throws the reason.
  ///
  /// - Parameter reason: Why the file cannot be written.
  public init(reading file: URL, because reason: StoreError) throws(StoreError) {
    path = file.path
    do {
      let copy = try StoreCopy(of: file, reason)
      self.copy = copy
      log = copy.file.path + "-wal"
      indexFolder = Self.indexFolder(beside: copy.file)
      try Self.inspect(copy.file)
      writer = try DatabasePool(path: copy.file.path, configuration: Self.configuration())
      try StoreSchema.migrator.migrate(writer)
    } catch {
      throw StoreError(error, path: file.path)
    }
  }

  private static func indexFolder(beside file: URL) -> URL {
    file.deletingLastPathComponent().appending(path: "index", directoryHint: .isDirectory)
  }

  /// Why nothing can be written; `nil` where it can.
  public var refusal: StoreError? { copy?.reason }

  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try writer.read(body)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Reads with single statements, each of which may see another state: without the three that begin and end a
  /// transaction, which cost more than a short statement.
  func look<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try writer.unsafeRead(body)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// - Parameter isUpkeep: Whether only what is found again from the rest is written, as for the search index.
  func write<Value>(
    isUpkeep: Bool = false, _ body: (Database) throws -> Value
  ) throws(StoreError) -> Value {
    if let copy, !isUpkeep { throw copy.reason }
    defer { writes.add(1, ordering: .acquiringAndReleasing) }
    do {
      return try writer.write(body)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private static func configuration() -> Configuration {
    var configuration = Configuration()
    configuration.label = "prithee.store"
    configuration.busyMode = .timeout(5)
    return configuration
  }

  /// Leaves the file to its owner alone, whoever made it; the engine gives its logs the permissions of the file.
  private static func closeToOthers(_ path: String) {
    // A file that is there is not opened: its closing would take the locks of this process's other stores.
    let created = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if created >= 0 { close(created) }
    for ending in ["", "-wal", "-shm"] {
      var status = stat()
      guard stat(path + ending, &status) == 0, status.st_mode & 0o077 != 0 else { continue }
      _ = chmod(path + ending, 0o600)
    }
  }

  /// Looks at a file before anything may write to it.
  private static func inspect(_ file: URL) throws {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let size = attributes?[.size] as? Int, size > 0 else { return }
    // The engine takes a file of a few bytes for an empty database, and would overwrite it.
    guard size >= 512 else {
      throw StoreError(DatabaseError(resultCode: .SQLITE_NOTADB), path: file.path)
    }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    try DatabaseQueue(path: file.path, configuration: configuration).read { db in
      try StoreSchema.check(db, path: file.path)
    }
  }
}

extension Row {
  /// The value of a column; unlike the subscript it does not end the program when the file holds another type.
  func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    let stored: DatabaseValue = self[column]
    guard let value = Value.fromDatabaseValue(stored) else {
      throw DatabaseError(
        resultCode: .SQLITE_CORRUPT, message: "the column \(column) holds a value of the wrong type")
    }
    return value
  }
  /// The value of a column that may be empty.
  func optional<Value: DatabaseValueConvertible>(_ column: String) throws -> Value? {
    let stored: DatabaseValue = self[column]
    return stored.isNull ? nil : try value(column) as Value
  }
}
