public import Foundation

/// What only one process has at a time: the right to run the workflows of a folder when they are due.
///
/// It is given back when the process ends, however it does.
public final class WatchLock: Sendable {
  private let descriptor: Int32

  /// Takes the right, in a file of the folder.
  ///
  /// - Throws: ``WorkflowProblem`` when another process has it, with its number, or the file cannot be written.
  public init(_ folder: URL) throws(WorkflowProblem) {
    let file = folder.appending(path: ".watch")
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw WorkflowProblem("\(file.path) cannot be opened: \(String(cString: strerror(errno))).")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let process = (try? String(contentsOf: file, encoding: .utf8)).map { $0.filter(\.isNumber) } ?? ""
      close(descriptor)
      throw WorkflowProblem(
        "The workflows in \(folder.path) are watched already"
          + (process.isEmpty ? "" : ", by process \(process)") + ". They would run twice.")
    }
    let text = Array("\(getpid())\n".utf8)
    _ = ftruncate(descriptor, 0)
    _ = text.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  deinit { close(descriptor) }
}
