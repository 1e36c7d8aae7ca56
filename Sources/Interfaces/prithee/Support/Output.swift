import Foundation
import IntentWire

/// Writes to the program's two outputs, one line at a time and at once.
enum Output {
  static func line(_ text: String) {
    ProgressLine.shared.clear()
    try? FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
  }

  static func error(_ text: String) {
    ProgressLine.shared.clear()
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// Writes one line of JSON, with its keys in order, so that the same value is always the same line.
  static func json(_ value: JSONValue) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    line(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
