import Foundation

@testable import Adoption

/// The Xcode projects of these tests, as Xcode 15, 16 and 26 write them.
enum Projects {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Projects")

  static let all = [
    "Atlas", "Beacon", "Ferry", "Kiln", "Larder", "Metronome", "Orchard", "Parcel", "Quill", "Tally",
  ]

  /// Prithee's own folder.
  static func kit() throws -> KitPackage {
    try KitPackage(folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent())
  }

  /// What adopting a project gives; nothing is written.
  static func adoption(of name: String, takesScene: Bool = false) throws -> Adoption {
    try Adoption(of: folder.appending(path: name), kit: kit(), takesScene: takesScene)
  }
}

/// A folder for a test, taken away at its end.
final class Workshop {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "adoption-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The content of a file; `nil` when there is none.
  func text(_ path: String) -> String? { try? String(contentsOf: url.appending(path: path), encoding: .utf8) }

  /// Writes a project with one app, whose objects are those of a template and more.
  func project(
    files: [String: String], groups: String = "", more: String = "", settings: String = "",
    phase: String? = nil
  ) throws {
    for (path, text) in files { try write(text, to: path) }
    let names = files.keys.filter { $0.hasSuffix(".swift") }.sorted()
    let references = names.enumerated().map { index, path in
      "F\(index) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };\n"
        + "B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };\n"
    }
    let list = names.indices.map { "F\($0), " }.joined()
    let built = phase ?? names.indices.map { "B\($0), " }.joined()
    try write(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; objects = {
      \(references.joined())\(more)
      MAIN = {isa = PBXGroup; children = (\(list)\(groups)); sourceTree = "<group>"; };
      SRC = {isa = PBXSourcesBuildPhase; files = (\(built)); };
      CONF = {isa = XCBuildConfiguration; name = Release; buildSettings = {
        PRODUCT_BUNDLE_IDENTIFIER = org.example.app; GENERATE_INFOPLIST_FILE = YES; \(settings) }; };
      LIST = {isa = XCConfigurationList; buildConfigurations = (CONF, ); };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (SRC, ); buildConfigurationList = LIST; };
      P = {isa = PBXProject; mainGroup = MAIN; targets = (T, ); };
      }; rootObject = P; }
      """, to: "App.xcodeproj/project.pbxproj")
  }

  /// What adopting the folder gives; nothing is written.
  func adoption() throws -> Adoption { try Adoption(of: url, kit: Projects.kit()) }

  static let intent = """
    import AppIntents

    struct Wave: AppIntent {
      static let title: LocalizedStringResource = "Wave"
      func perform() async throws -> some IntentResult { .result() }
    }
    """
}
