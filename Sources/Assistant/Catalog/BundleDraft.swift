import Foundation

/// A bundle that is to be put together from an executable target of a package.
struct BundleDraft {
  let program: SwiftPackage.Program
  let info: PropertyList
  let identifier: String
  let metadata: URL?
  let isExtension: Bool

  /// Looks at a target.
  ///
  /// - Returns: `nil` for a program that is no app: it has neither a property list nor metadata.
  init?(_ program: SwiftPackage.Program, package: String, metadata: URL?) throws(CatalogProblem) {
    let file = program.folder.appending(path: "Info.plist", directoryHint: .notDirectory)
    let hasList = FileManager.default.fileExists(atPath: file.path)
    guard hasList || metadata != nil else { return nil }
    let derived = "local.\(Self.plain(package)).\(Self.plain(program.target))"
    let written = hasList ? try PropertyList(file: file) : PropertyList(["CFBundleIdentifier": derived])
    let list = written.replacing([
      "PRODUCT_MODULE_NAME": program.module, "PRODUCT_NAME": program.product, "TARGET_NAME": program.target,
      "EXECUTABLE_NAME": program.product, "PRODUCT_BUNDLE_IDENTIFIER": derived, "DEVELOPMENT_LANGUAGE": "en",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ])
    let service = list.list("NSExtension")
    let point = service?.text("NSExtensionPointIdentifier")
    // An extension of another kind, for example one that draws, has nothing to answer.
    if service != nil, let point, point != BundlePart.extensionPoint { return nil }
    guard let identifier = list.text("CFBundleIdentifier") else {
      throw CatalogProblem(
        program.target,
        "\(file.path) has no CFBundleIdentifier; add one such as “org.example.\(Self.plain(program.target))”."
      )
    }
    guard BundlePart.isIdentifier(identifier) else {
      throw CatalogProblem(
        program.target,
        "“\(identifier.prefix(200))” in \(file.path) is not a bundle identifier; use letters, digits, hyphens and "
          + "dots, such as “org.example.app”.")
    }
    self.program = program
    self.identifier = identifier
    self.metadata = metadata
    // An extension that holds App Intents belongs to its app as well; its point stands under another key.
    isExtension = service != nil || list.has("EXAppExtensionAttributes")
    var more = ["CFBundleExecutable": program.product]
    if list.text("CFBundleDisplayName") == nil, list.text("CFBundleName") == nil {
      more["CFBundleName"] = program.target
    }
    info = list.replacing([:], setting: more)
  }

  /// Puts the bundle together in a new folder.
  ///
  /// - Parameter products: The folder with the executables and their resources.
  func assemble(in bundle: URL, products: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: bundle, withIntermediateDirectories: true)
    try info.write(to: bundle.appending(path: "Info.plist"))
    let executable = products.appending(path: program.product)
    guard manager.fileExists(atPath: executable.path) else {
      throw CatalogProblem(
        program.target, "The build made no executable \(executable.path); check the products of the package.")
    }
    try manager.copyItem(at: executable, to: bundle.appending(path: program.product))
    if let metadata { try manager.copyItem(at: metadata, to: bundle.appending(path: "metadata.json")) }
    for name in try manager.contentsOfDirectory(atPath: program.folder.path).sorted()
    where [VocabularyFile.name, InstalledApp.labeledSentences].contains(name) || name.hasSuffix(".lproj") {
      try Self.copy(program.folder.appending(path: name), to: bundle.appending(path: name))
    }
    // A program looks for its resources beside itself.
    for name in try manager.contentsOfDirectory(atPath: products.path).sorted()
    where name.hasSuffix(".resources") && !program.foreignResources.contains(name) {
      try Self.copy(products.appending(path: name), to: bundle.appending(path: name))
    }
  }

  /// Copies a file or a folder; what links lead to is copied in their place, since source may go and bundles stay.
  private static func copy(_ source: URL, to place: URL, levels: Int = 32) throws {
    let manager = FileManager.default
    let source = source.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard levels > 0, manager.fileExists(atPath: source.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else { return try manager.copyItem(at: source, to: place) }
    try manager.createDirectory(at: place, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: source.path).sorted() {
      try copy(source.appending(path: name), to: place.appending(path: name), levels: levels - 1)
    }
  }

  private static func plain(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
