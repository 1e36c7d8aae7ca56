import Foundation

/// Why nothing was generated.
struct GenerationError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The generated files, with the folders that hold nothing else.
struct Generation {
  /// A file that is not as it would be generated.
  struct Stale: Equatable {
    enum Reason: String {
      case missing = "is missing"
      case different = "differs from what would be generated"
      case superfluous = "is not generated any more"
    }

    let path: String
    let reason: Reason
  }

  /// The text of each file by its path in the repository.
  private(set) var files: [String: String] = [:]
  /// The folders whose files are all generated.
  private(set) var folders: Set<String> = []
  /// What was left out, for people to read.
  var notes: [String] = []

  /// Takes charge of a folder, so that files in it that are no longer generated are removed.
  mutating func own(_ folder: String) {
    folders.insert(folder)
  }

  /// Adds a file.
  mutating func add(_ path: String, _ text: String) {
    files[path] = text.hasSuffix("\n") ? text : text + "\n"
  }

  /// Everything that is generated in the repository.
  static func all(root: URL) throws -> Generation {
    var generation = Generation()
    try SiriKitGeneration(root: root).run(into: &generation)
    try SchemaGeneration(root: root).run(into: &generation)
    for pack in Pack.all { try pack.run(root: root, into: &generation) }
    return generation
  }

  /// The files that are not as they would be generated, by path.
  func stale(in root: URL) throws -> [Stale] {
    var stale: [Stale] = []
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      guard let found = try? String(contentsOf: url, encoding: .utf8) else {
        stale.append(Stale(path: path, reason: .missing))
        continue
      }
      if found != text { stale.append(Stale(path: path, reason: .different)) }
    }
    stale += superfluous(in: root).map { Stale(path: $0, reason: .superfluous) }
    return stale.sorted { $0.path < $1.path }
  }

  /// Writes what has changed, and removes what is no longer generated.
  ///
  /// - Returns: The paths of the files that changed.
  func write(to root: URL) throws -> [String] {
    let stale = try stale(in: root)
    for file in stale {
      let url = root.appendingPathComponent(file.path)
      guard let text = files[file.path] else {
        try FileManager.default.removeItem(at: url)
        continue
      }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return stale.map(\.path)
  }

  private func superfluous(in root: URL) -> [String] {
    folders.flatMap { folder -> [String] in
      let base = root.appendingPathComponent(folder, isDirectory: true)
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: base.path)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.filter { files[$0] == nil }
    }
  }
}
