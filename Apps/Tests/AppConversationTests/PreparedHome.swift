import Catalog
import Foundation

/// A home in which the sample apps are installed, made by `script/test` and copied for each test.
enum PreparedHome {
  /// The home to copy; `nil` when the tests are run by hand and nobody has made it.
  static let template = ProcessInfo.processInfo.environment["PRITHEE_TEST_HOME"].map {
    URL(filePath: $0, directoryHint: .isDirectory)
  }

  static let remedy = "PRITHEE_TEST_HOME names no home; run script/test, which makes one."

  /// Hands a fresh copy to a test, and removes it afterwards.
  static func withCopy(_ test: (Home) async throws -> Void) async throws {
    guard let template else { return }
    let copy = FileManager.default.temporaryDirectory.appending(
      path: "prithee-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: template.path) {
      let (from, to) = (template.appending(path: name), copy.appending(path: name))
      // Nobody writes to an installed bundle, and to copy its programs would take longer than the test.
      if name == "apps", (try? FileManager.default.linkItem(at: from, to: to)) != nil { continue }
      try? FileManager.default.removeItem(at: to)
      try FileManager.default.copyItem(at: from, to: to)
    }
    try await test(Home(copy))
  }
}

/// The conversations that all samples share.
enum Conversations {
  static let folder = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Tests/Conversations", directoryHint: .isDirectory)

  /// Wednesday, 18 March 2026, 10:15 UTC.
  static let now = Date(timeIntervalSince1970: 1_773_828_900)
}
