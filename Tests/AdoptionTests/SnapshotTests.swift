import Foundation
import Testing

@testable import Adoption

/// Compares what adopting gives with files in the folder `Snapshots`.
///
/// Run with `RECORD_SNAPSHOTS=1` in the environment to write the files anew, then read the difference.
@Suite("Adopted projects are as recorded")
struct SnapshotTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")

  @Test(arguments: Projects.all)
  func theResultIsAsRecorded(_ name: String) throws {
    let text = try text(of: name)
    let file = folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" { try Data(text.utf8).write(to: file) }
    #expect(try text == String(contentsOf: file, encoding: .utf8), "\(name).txt differs")
    // The same project gives the same bytes.
    #expect(try text == self.text(of: name))
  }

  private func text(of name: String) throws -> String {
    let adoption = try Projects.adoption(of: name)
    var parts = [("Package.swift", ManifestWriter(kitPath: "../prithee").text(of: adoption.package))]
    parts.append(("REPORT.md", adoption.report))
    let root = Projects.folder.appending(path: name).path + "/"
    for target in adoption.package.targets {
      let links = target.links.sorted { $0.key < $1.key }.map {
        "\($0.key) -> \($0.value.path.replacing(root, with: ""))"
      }
      parts.append(("Adopted/\(target.name)", links.map { $0 + "\n" }.joined()))
      for (file, content) in target.written.sorted(by: { $0.key < $1.key }) {
        parts.append(("Adopted/\(target.name)/\(file)", content))
      }
    }
    return parts.map { "==== \($0.0)\n\($0.1)" }.joined(separator: "\n")
  }
}
