import Foundation
import IntentWire

/// One executable of a bundle with its property list and its metadata: the app itself or an extension.
struct BundlePart {
  /// What an extension must be to answer for intents.
  static let extensionPoint = "com.apple.intents-service"

  let url: URL
  let info: PropertyList
  let identifier: String
  let name: String
  /// What the build extracted from the source.
  let manifest: AppManifest?
  /// The SiriKit intents that it answers for.
  let supported: [String]
  /// Those of them that need an unlocked device.
  let restricted: [String]
  /// What is odd about its property list.
  let warnings: [String]

  /// Reads a bundle folder.
  ///
  /// - Throws: ``CatalogProblem`` that says why it cannot be used.
  init(_ folder: URL) throws(CatalogProblem) {
    let info = try PropertyList(file: folder.appending(path: "Info.plist"))
    let folderName = folder.lastPathComponent
    guard let identifier = info.text("CFBundleIdentifier") else {
      throw CatalogProblem(
        folderName,
        "Info.plist has no CFBundleIdentifier; add one such as “org.example.\(folderName.prefix(40))”.")
    }
    guard Self.isIdentifier(identifier) else {
      throw CatalogProblem(
        folderName,
        "“\(identifier.prefix(200))” is not a bundle identifier; use letters, digits, hyphens and dots, such as "
          + "“org.example.app”.")
    }
    url = folder
    self.info = info
    self.identifier = identifier
    name = info.text("CFBundleDisplayName") ?? info.text("CFBundleName") ?? identifier
    manifest = try Self.manifest(in: folder, identifier)
    let declaration = try IntentDeclaration(info, manifest: manifest, of: identifier)
    supported = declaration.supported
    restricted = declaration.restricted
    warnings = declaration.warnings
  }

  /// The executable, when it answers for any intent.
  func process() throws(CatalogProblem) -> InstalledApp.Process? {
    let intents = intents
    guard !intents.isEmpty || manifest?.entities.isEmpty == false else { return nil }
    return InstalledApp.Process(
      identifier: identifier, executable: try executable(), intents: intents.sorted())
  }

  /// The executable, when it shows something itself.
  func mainProcess() throws(CatalogProblem) -> InstalledApp.Process? {
    guard manifest?.hasScene == true else { return nil }
    return InstalledApp.Process(
      identifier: identifier, executable: try executable(), intents: intents.sorted())
  }

  /// The intents that it answers for.
  private var intents: [String] {
    var known: Set<String> = []
    return (supported + (manifest?.intents.map(\.identifier) ?? [])).filter { known.insert($0).inserted }
  }

  /// The executable file, which must be there.
  private func executable() throws(CatalogProblem) -> URL {
    guard let file = info.text("CFBundleExecutable") else {
      throw CatalogProblem(
        identifier, "Info.plist has no CFBundleExecutable; add the name of the executable.")
    }
    guard !file.contains("/"), !file.hasPrefix(".") else {
      throw CatalogProblem(
        identifier,
        "CFBundleExecutable is “\(file.prefix(200))”; it must be the plain name of a file in the bundle.")
    }
    let executable = url.appending(path: file, directoryHint: .notDirectory)
    var status = stat()
    guard stat(executable.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw CatalogProblem(
        identifier, "The executable “\(file)” is not in the bundle; build and install the app again.")
    }
    guard access(executable.path, X_OK) == 0 else {
      throw CatalogProblem(identifier, "“\(file)” may not be executed; run “chmod +x \(executable.path)”.")
    }
    return executable
  }

  /// Whether text can be a bundle identifier, and so the name of a folder.
  static func isIdentifier(_ text: String) -> Bool {
    guard (1...155).contains(text.utf8.count), !text.hasPrefix("."), !text.hasSuffix("."),
      !text.contains("..")
    else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  private static func manifest(in folder: URL, _ identifier: String) throws(CatalogProblem) -> AppManifest? {
    let file = folder.appending(path: "metadata.json", directoryHint: .notDirectory)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    struct Version: Decodable {
      var version: Int
    }
    do {
      let data = try Data(contentsOf: file)
      let decoder = JSONDecoder()
      let version = try decoder.decode(Version.self, from: data).version
      guard version <= AppManifest.currentVersion else {
        throw CatalogProblem(
          identifier,
          "metadata.json has the format \(version), and this version of Prithee reads up to "
            + "\(AppManifest.currentVersion). Update Prithee, or build the app with the version that is installed."
        )
      }
      return try decoder.decode(AppManifest.self, from: data)
    } catch let problem as CatalogProblem {
      throw problem
    } catch {
      throw CatalogProblem(
        identifier, "metadata.json cannot be read; build and install the app again. (\(error))")
    }
  }
}
