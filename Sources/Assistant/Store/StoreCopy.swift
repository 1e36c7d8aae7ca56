import Foundation

/// A copy of a store that cannot be written, in a folder of its own that goes with it.
final class StoreCopy: Sendable {
  /// The file of the copy.
  let file: URL
  /// Why the store itself is not written.
  let reason: StoreError
  private let folder: URL

  /// How often a store is copied again that somebody else writes meanwhile.
  private static let attempts = 5

  init(of original: URL, _ reason: StoreError) throws {
    self.reason = reason
    let name = "prithee-\(UUID().uuidString.lowercased())"
    folder = FileManager.default.temporaryDirectory.appending(path: name, directoryHint: .isDirectory)
    file = folder.appending(path: original.lastPathComponent, directoryHint: .notDirectory)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    do {
      for attempt in 1...Self.attempts {
        let before = Self.signs(of: original)
        for ending in ["", "-wal"] { try Self.copy(original.path + ending, to: file.path + ending) }
        if Self.signs(of: original) == before { break }
        if attempt == Self.attempts {
          throw StoreError(
            .busy,
            "The store \(original.path) is written all the time and cannot be read meanwhile. Wait for the other "
              + "program.")
        }
      }
      try linkIndex(of: original)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func copy(_ path: String, to target: String) throws {
    let manager = FileManager.default
    if manager.fileExists(atPath: target) { try manager.removeItem(atPath: target) }
    guard manager.fileExists(atPath: path) else { return }
    try manager.copyItem(atPath: path, toPath: target)
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target)
  }

  /// What changes when somebody writes to the store.
  private static func signs(of file: URL) -> [Int] {
    ["", "-wal"].flatMap { ending -> [Int] in
      var status = stat()
      guard stat(file.path + ending, &status) == 0 else { return [] }
      return [
        Int(status.st_size), Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec), Int(status.st_ino),
      ]
    }
  }

  /// Has the files of the index, which are only read, stand beside the copy.
  private func linkIndex(of original: URL) throws {
    let source = original.deletingLastPathComponent().appending(path: "index", directoryHint: .isDirectory)
    let target = folder.appending(path: "index", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? [] {
      symlink(
        source.appending(path: name, directoryHint: .notDirectory).path,
        target.appending(path: name, directoryHint: .notDirectory).path)
    }
  }
}
