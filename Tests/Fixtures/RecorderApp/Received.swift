import Foundation
import FoundationAdditions
import Synchronization

/// What the app received, one line of JSON for each request.
enum Received {
  /// The app group in whose folder the file is.
  static let group = "group.com.example.recorder"
  private static let lock = Mutex<Void>(())

  /// Writes a request down with the values that have one.
  static func record(_ intent: String, _ values: [String: String?] = [:]) {
    let line = Line(intent: intent, values: values.compactMapValues(\.self))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard
      let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group),
      let data = try? encoder.encode(line)
    else { return }
    lock.withLock { _ in
      let file = folder.appending(path: "received.jsonl")
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let earlier = (try? Data(contentsOf: file)) ?? Data()
      try? (earlier + data + Data("\n".utf8)).write(to: file, options: .atomic)
    }
  }

  private struct Line: Encodable {
    var intent: String
    var values: [String: String]
  }
}
