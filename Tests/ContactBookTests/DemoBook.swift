import ContactBook
import Foundation

/// The contacts of the demonstration, read as an import would.
enum DemoBook {
  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Apps/Demo/contacts.vcf").standardizedFileURL

  static func make() throws -> ContactBook {
    let scratch = try Scratch()
    _ = try scratch.folder.importCards(try Data(contentsOf: file))
    return try scratch.folder.book()
  }
}

/// A folder of a test's own that goes when the test ends.
final class Scratch {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "prithee-contacts-\(UUID().uuidString)")
  }

  var folder: ContactFolder { ContactFolder(url) }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
