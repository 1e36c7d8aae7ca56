import Foundation
import Metadata

/// Extracts one target's declarations; the build plugin runs it.
@main
struct Extract {
  static func main() {
    do {
      let options = try ExtractOptions(Array(CommandLine.arguments.dropFirst()))
      let extraction = MetadataExtractor().extract(try options.request())
      for diagnostic in extraction.diagnostics { complain("\(diagnostic)") }
      guard !extraction.hasErrors else { exit(1) }
      for source in extraction.definitions {
        // Of several files of one name only one is compiled, and has a place for its source.
        guard let output = options.definitions.first(where: { $0.file == source.path })?.output else {
          continue
        }
        try update(output, with: Data(source.text.utf8))
      }
      try update(options.registry, with: Data(extraction.registry.utf8))
      if let resources = options.resources { try update(resources, with: Data(extraction.resources.utf8)) }
      try update(options.metadata, with: extraction.metadata())
    } catch let failure as ExtractFailure {
      complain("error: \(failure.message)")
      exit(failure.status)
    } catch {
      complain("error: The declarations of the target could not be extracted: \(error.localizedDescription)")
      exit(1)
    }
  }

  /// Writes a file only when its content changes, so that what is built from it stays built.
  private static func update(_ url: URL, with data: Data) throws {
    if let present = try? Data(contentsOf: url), present == data { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
