import Foundation

/// A cheap sign of a file's state.
struct FileStamp: Hashable, Sendable {
  private var inode: UInt64
  private var size: Int
  private var seconds: Int
  private var nanoseconds: Int

  /// The vCard files in a folder with their states; none when the folder is not there.
  static func files(in folder: URL) throws(ContactProblem) -> [String: FileStamp] {
    guard let directory = opendir(folder.path) else {
      if errno == ENOENT { return [:] }
      throw ContactProblem(
        "The contacts cannot be read from \(folder.path): \(String(cString: strerror(errno))). "
          + "It must be a folder that you may read.")
    }
    defer { closedir(directory) }
    var stamps: [String: FileStamp] = [:]
    let descriptor = dirfd(directory)
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      var status = stat()
      // What begins with a dot is on its way to becoming a file, or another program's.
      guard name.hasSuffix(".vcf"), !name.hasPrefix("."), fstatat(descriptor, name, &status, 0) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      stamps[name] = FileStamp(
        inode: UInt64(status.st_ino), size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec),
        nanoseconds: Int(status.st_mtim.tv_nsec))
    }
    return stamps
  }
}
