import Foundation
import Metadata
import Testing

/// Compares whole results with files in the folder `Snapshots`.
///
/// Run with `RECORD_SNAPSHOTS=1` in the environment to write the files anew, then read the difference.
struct SnapshotTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
    path: "Snapshots")

  private func extraction(of name: String, isExecutable: Bool = true) throws -> Extraction {
    let source = try String(contentsOf: folder.appending(path: "\(name).source.txt"), encoding: .utf8)
    let plist = try? Data(contentsOf: folder.appending(path: "\(name).plist"))
    return MetadataExtractor().extract(
      ExtractionRequest(
        module: name, isExecutable: isExecutable, sources: [SourceText(path: "\(name).swift", text: source)],
        infoPlist: plist.map { PropertyListFile(path: "Info.plist", data: $0) }))
  }

  private func compare(_ text: String, with file: String) throws {
    let url = folder.appending(path: file)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data(text.utf8).write(to: url)
    }
    #expect(try text == String(contentsOf: url, encoding: .utf8), "\(file) differs")
  }

  @Test(arguments: ["Trails", "ListOMatIntents", "Everything"])
  func theResultIsAsRecorded(_ name: String) throws {
    let extraction = try extraction(of: name)
    try compare(extraction.registry, with: "\(name).registry.txt")
    try compare(String(decoding: extraction.metadata(), as: UTF8.self), with: "\(name).prithee.json")
    let diagnostics = extraction.diagnostics.map { "\($0)\n" }.joined()
    try compare(diagnostics, with: "\(name).diagnostics.txt")
  }

  @Test func aLibraryIsAsRecorded() throws {
    try compare(extraction(of: "Trails", isExecutable: false).registry, with: "Trails.library.txt")
  }
}
