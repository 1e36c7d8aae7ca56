import Foundation

/// The files of the index in their folder.
enum SegmentFiles {
  private static let ending = ".segment"

  /// A name that no other file has.
  static func newName() -> String { UUID().uuidString.lowercased() + ending }

  /// Writes a segment so that after a return it is on the disk as a whole.
  static func write(_ segment: Segment, named name: String, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name, directoryHint: .notDirectory)
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("created", file) }
    defer { close(descriptor) }
    var position = 0
    while position < segment.size {
      let written = Foundation.write(descriptor, segment.base + position, segment.size - position)
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw failure("written", file) }
      position += written
    }
    guard fsync(descriptor) == 0 else { throw failure("written", file) }
    // The name is on the disk only when the folder is.
    let directory = open(folder.path, O_RDONLY | O_CLOEXEC)
    if directory >= 0 {
      fsync(directory)
      close(directory)
    }
  }

  private static func failure(_ verb: String, _ file: URL) -> IndexFailure {
    IndexFailure(
      "The file \(file.path) of the search index cannot be \(verb) (error \(errno)). Check the space on the disk and "
        + "the permissions of the folder.")
  }

  /// Removes files that are no longer needed; whoever still reads them may go on.
  static func remove(_ names: Set<String>, in folder: URL) {
    for name in names { unlink(folder.appending(path: name, directoryHint: .notDirectory).path) }
  }

  /// Removes files that a program left behind when it ended in the middle of its work.
  ///
  /// Files that are younger than an hour may be somebody's work.
  static func removeLeftovers(keeping names: Set<String>, in folder: URL) {
    guard let all = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return }
    for name in all where name.hasSuffix(ending) && !names.contains(name) {
      var status = stat()
      let path = folder.appending(path: name, directoryHint: .notDirectory).path
      guard stat(path, &status) == 0, time(nil) - status.st_mtim.tv_sec > 3_600 else { continue }
      unlink(path)
    }
  }

  /// How many bytes the files have.
  static func size(_ names: [String], in folder: URL) -> Int {
    names.reduce(0) { sum, name in
      var status = stat()
      let path = folder.appending(path: name, directoryHint: .notDirectory).path
      return stat(path, &status) == 0 ? sum + Int(status.st_size) : sum
    }
  }
}

/// Why the index could not do what it was asked.
public struct IndexFailure: Error, Sendable, CustomStringConvertible {
  /// What happened, what was expected, and what to do.
  public let description: String

  init(_ description: String) { self.description = description }
}
