package import Foundation

/// A disk of a test's own with hardly any space, which can also be made read-only; only root can have one.
package final class SmallDisk {
  /// Whether disks can be mounted here.
  package static let isAvailable: Bool = {
    guard getuid() == 0, let disk = try? SmallDisk() else { return false }
    return access(disk.url.path, W_OK) == 0
  }()

  /// Where the disk is.
  package let url: URL

  /// Mounts a disk.
  package init(kilobytes: Int = 3_072) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "prithee-disk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Self.run("mount", ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", url.path])
  }

  /// Leaves no space for anything.
  package func fill() { Self.fill(url) }

  /// Leaves no space on the disk at a place.
  package static func fill(_ url: URL) {
    let descriptor = open(url.appending(path: "filling").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    defer { close(descriptor) }
    for size in [65_536, 4_096, 1] {
      let bytes = [UInt8](repeating: 7, count: size)
      while write(descriptor, bytes, size) == size {}
    }
  }

  /// Gives the space back that was filled.
  package func clear() { unlink(url.appending(path: "filling").path) }

  /// Has everything refused that would change the disk.
  package func makeReadOnly() throws { try Self.run("mount", ["-o", "remount,ro", url.path]) }

  deinit {
    try? Self.run("umount", ["-l", url.path])
    try? FileManager.default.removeItem(at: url)
  }

  private static func run(_ command: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
