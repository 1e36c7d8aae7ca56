import Foundation

/// Requests as people say them, drawn from those that are learnt from and looked at: always the same, with a share that no app can answer.
enum MixedRequests {
  /// The folder of the requests, in the repository.
  static let folder = "Data/requests/train"

  /// Files of the folder that are no requests begin so.
  private static let others = "moods"
  private static let count = 600
  /// How many of a hundred requests are out of scope.
  private static let outside = 15

  /// A line of a file.
  struct Request: Decodable {
    /// What is said.
    var text: String
    /// The app that is meant; none can answer a request without one.
    var app: String?

    /// Whether no app can answer it.
    var isOutside: Bool { app == nil }
  }

  /// The requests that are measured.
  static func mixed() throws -> [Request] {
    let requests = try lines()
    let outside = drawn(requests.filter(\.isOutside), count * outside / 100)
    let inside = drawn(requests.filter { !$0.isOutside }, count - outside.count)
    guard inside.count + outside.count == count else { throw CocoaError(.fileReadCorruptFile) }
    // The one kind among the other, as they come.
    var (mixed, next) = ([Request](), 0)
    for (index, request) in inside.enumerated() {
      mixed.append(request)
      while next * inside.count < index * outside.count, next < outside.count {
        mixed.append(outside[next])
        next += 1
      }
    }
    return mixed + outside[next...]
  }

  /// The texts of all lines.
  static func all() throws -> [String] { try lines().map(\.text) }

  private static func lines() throws -> [Request] {
    let folder = RequestHome.root.appending(path: folder, directoryHint: .isDirectory)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "jsonl" && !$0.lastPathComponent.hasPrefix(others) }
    let decoder = JSONDecoder()
    return try files.sorted { $0.lastPathComponent < $1.lastPathComponent }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map { try decoder.decode(Request.self, from: Data($0.utf8)) }
    }
  }

  /// As many requests as wanted, evenly out of all.
  private static func drawn(_ requests: [Request], _ count: Int) -> [Request] {
    guard requests.count > count else { return requests }
    return (0..<count).map { requests[$0 * requests.count / count] }
  }
}
