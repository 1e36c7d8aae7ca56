import Foundation

/// A bundle that is to be put together from an executable target of a package.
struct BundleDraft {
  let program: SwiftPackage.Program
  let info: PropertyList
  let identifier: String
  /// The identifier of the app that an extension belongs to.
  let owner: String?
  let metadata: URL?
  let isExtension: Bool

  /// Names a bundle.
  ///
  /// - Throws: ``CatalogProblem`` when the name is no bundle identifier.
  init(_ sketch: BundleSketch, identifier: String, owner: String?) throws(CatalogProblem) {
    guard BundlePart.isIdentifier(identifier) else {
      throw CatalogProblem(
        sketch.program.target,
        "“\(identifier.prefix(200))” in \(sketch.file?.path ?? "Info.plist") is not a bundle identifier; use letters, "
          + "digits, hyphens and dots, such as “org.example.app”.")
    }
    program = sketch.program
    metadata = sketch.metadata
    isExtension = sketch.isExtension
    self.identifier = identifier
    self.owner = owner
    let list = sketch.list.replacing(["PRODUCT_BUNDLE_IDENTIFIER": identifier])
      .removingOpenTexts([
        "CFBundleDisplayName", "CFBundleName", "CFBundleShortVersionString", "CFBundleDevelopmentRegion",
        "NSSiriUsageDescription", "NSFocusStatusUsageDescription",
      ])
    var more = ["CFBundleIdentifier": identifier, "CFBundleExecutable": program.product]
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
    where name.hasSuffix(".resources") && !program.foreignResources.contains(name)
      && (name.hasPrefix(program.ownResources) || Self.mentions(name, in: executable))
    {
      try Self.copy(products.appending(path: name), to: bundle.appending(path: name))
    }
    try BundleResources(program: program, bundle: bundle).place()
  }

  /// Whether a program has the name of a resource folder in it, as each does that is made of the target that it belongs to.
  private static func mentions(_ name: String, in executable: URL) -> Bool {
    guard let program = try? Data(contentsOf: executable, options: .mappedIfSafe) else { return true }
    return program.range(of: Data(name.utf8)) != nil
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
}
