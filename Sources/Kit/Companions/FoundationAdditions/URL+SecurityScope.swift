public import Foundation

extension URL {
  /// Begins to use a file that another program gave; on Linux every file that can be read may be used.
  ///
  /// - Returns: Whether the file can be read.
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && FileManager.default.isReadableFile(atPath: path)
  }

  /// Ends the use of a file; it has no effect on Linux.
  public func stopAccessingSecurityScopedResource() {}
}
