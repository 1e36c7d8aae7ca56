import Foundation

/// Standard error, for what a person who looks after an app should know; standard output is the app's own.
package enum StandardError {
  /// Writes a line.
  package static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
