public import Foundation

/// Puts apps into a home and takes them out again.
public struct Installer: Sendable {
  /// The home into which it installs.
  public let home: Home
  private let environment: [String: String]
  private let prepare: Preparation

  /// What else is done with an app that is in order, before it takes the place of an older one; its files are those of
  /// the new bundle.
  public typealias Preparation =
    @Sendable (InstalledApp, _ progress: (String) -> Void) throws(CatalogProblem) -> Void

  /// Creates an installer.
  ///
  /// - Parameters:
  ///   - environment: The variables with which packages are built.
  ///   - prepare: What else is done with each app; when it fails for one, nothing is installed.
  public init(
    home: Home, environment: [String: String] = Installer.buildEnvironment(),
    prepare: @escaping Preparation = { _, _ in }
  ) {
    self.home = home
    self.environment = environment
    self.prepare = prepare
  }

  /// Installs the apps of a SwiftPM package, or a built bundle folder.
  ///
  /// Nothing is installed unless everything is in order. An app that is installed already is replaced in one step.
  ///
  /// - Parameters:
  ///   - path: A folder with a `Package.swift`, or one whose name ends in `.app`.
  ///   - built: The folder with the package's executables, for example `.build/debug`, where they are built already;
  ///     otherwise they are built in release.
  ///   - keepsSymbols: Whether what is built keeps its symbols, for debuggers; apps are four times as large with them.
  ///   - progress: Told what happens, line by line.
  /// - Returns: The installed apps, by identifier.
  /// - Throws: ``InstallationError`` with everything that is wrong.
  public func install(
    _ path: URL, built: URL? = nil, keepsSymbols: Bool = false,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws(InstallationError) -> [InstalledApp] {
    do {
      try home.prepare()
      let path = path.standardizedFileURL.absoluteURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder), isFolder.boolValue
      else {
        throw CatalogProblem(
          path.path, "There is no such folder; give a SwiftPM package or an app's bundle folder.")
      }
      if FileManager.default.fileExists(atPath: path.appending(path: "Package.swift").path) {
        return try await installPackage(path, built, keepsSymbols, progress)
      }
      guard path.pathExtension == "app" else {
        throw CatalogProblem(
          path.path,
          "This folder is neither a SwiftPM package (no Package.swift) nor a bundle (no name in .app). If it holds an app's "
            + "source, “prithee adopt \(path.path)” writes a Package.swift for it.")
      }
      return try BundleFolder(home).locked { try installBundle(path, progress) }
    } catch let error as InstallationError {
      throw error
    } catch let problem as CatalogProblem {
      throw InstallationError([problem])
    } catch {
      throw InstallationError([
        CatalogProblem(path.path, "It could not be installed: \(Home.reason(error)). Nothing was changed.")
      ])
    }
  }

  private func installPackage(
    _ path: URL, _ built: URL?, _ keepsSymbols: Bool, _ progress: @escaping @Sendable (String) -> Void
  ) async throws -> [InstalledApp] {
    var package = SwiftPackage(
      path, environment: environment, built: built?.standardizedFileURL.absoluteURL,
      fallback: home.url.appending(path: "builds"))
    package.keepsSymbols = keepsSymbols
    progress("Reading the package \(path.lastPathComponent)")
    let (name, programs) = try await package.programs()
    guard !programs.isEmpty else { throw Self.nothing(path) }
    progress(built == nil ? "Building \(name)" : "Taking what is built of \(name)")
    let products = try await package.products(of: programs, progress)
    var sketches: [BundleSketch] = []
    var problems: [CatalogProblem] = []
    for program in programs {
      do throws(CatalogProblem) {
        let metadata = package.metadata(of: program.target)
        if let sketch = try BundleSketch(program, metadata: metadata) { sketches.append(sketch) }
      } catch {
        problems.append(error)
      }
    }
    let family = BundleFamily(sketches, package: name)
    for warning in family.warnings { progress(warning.description) }
    let drafts = family.drafts
    problems += family.problems + Self.twins(drafts)
    guard problems.isEmpty else { throw InstallationError(problems) }
    guard !drafts.isEmpty else { throw Self.nothing(path) }
    return try BundleFolder(home).locked { try assemble(drafts, products, progress) }
  }

  /// Puts bundles together, checks all of them, and only then puts them into their places.
  private func assemble(
    _ drafts: [BundleDraft], _ products: URL, _ progress: (String) -> Void
  ) throws -> [InstalledApp] {
    let folder = BundleFolder(home)
    let stage = try folder.stage()
    defer { try? FileManager.default.removeItem(at: stage) }
    var staged: [(identifier: String, bundle: URL)] = []
    let apps = drafts.filter { !$0.isExtension }
    for draft in apps {
      let bundle = stage.appending(path: "\(draft.identifier).app", directoryHint: .isDirectory)
      try draft.assemble(in: bundle, products: products)
      staged.append((draft.identifier, bundle))
    }
    for draft in drafts where draft.isExtension {
      if let owner = draft.owner {
        let plugIns = stage.appending(path: "\(owner).app/PlugIns", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: plugIns, withIntermediateDirectories: true)
        try draft.assemble(in: plugIns.appending(path: "\(draft.identifier).appex"), products: products)
      } else {
        let bundle = stage.appending(path: "\(draft.identifier).app", directoryHint: .isDirectory)
        try draft.assemble(in: bundle, products: products)
        staged.append((draft.identifier, bundle))
      }
    }
    return try place(staged, progress)
  }

  private func installBundle(_ path: URL, _ progress: (String) -> Void) throws -> [InstalledApp] {
    let identifier = try BundlePart(path).identifier
    let folder = BundleFolder(home)
    let stage = try folder.stage()
    defer { try? FileManager.default.removeItem(at: stage) }
    let bundle = stage.appending(path: "\(identifier).app", directoryHint: .isDirectory)
    try FileManager.default.copyItem(at: path, to: bundle)
    return try place([(identifier, bundle)], progress)
  }

  private func place(
    _ staged: [(identifier: String, bundle: URL)], _ progress: (String) -> Void
  ) throws -> [InstalledApp] {
    let reader = BundleReader(languages: ["en"])
    var problems: [CatalogProblem] = []
    for (_, bundle) in staged {
      do throws(CatalogProblem) {
        let content = try reader.read(bundle)
        for warning in content.warnings { progress(warning.description) }
        try prepare(content.app, progress)
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw InstallationError(problems) }
    let folder = BundleFolder(home)
    return try staged.sorted { $0.identifier < $1.identifier }.map { identifier, bundle in
      try folder.place(bundle, as: identifier)
      let app = try reader.read(folder.bundle(identifier)).app
      progress("Installed \(app.name) (\(app.identifier))")
      return app
    }
  }

  private static func twins(_ drafts: [BundleDraft]) -> [CatalogProblem] {
    Dictionary(grouping: drafts, by: { $0.identifier.lowercased() }).values.filter { $0.count > 1 }
      .map { twins in
        CatalogProblem(
          twins[0].identifier,
          "The targets \(twins.map(\.program.target).sorted().joined(separator: " and ")) have the same bundle "
            + "identifier; give each its own.")
      }.sorted { $0.subject < $1.subject }
  }

  private static func nothing(_ path: URL) -> CatalogProblem {
    CatalogProblem(
      path.path,
      "The package has nothing to install: no executable target with an Info.plist or with the PritheeBuild plugin. "
        + "Add the plugin to the target of the app, or let “prithee adopt \(path.path)” write a package that has it."
    )
  }
}

extension Installer {
  /// The variables of this process, with the build tools that lie beside its executable.
  ///
  /// Without them the build plugin and the macros are built with the app, which takes ten minutes in release.
  public static func buildEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL? = Bundle.main.executableURL
  ) -> [String: String] {
    guard let folder = executable?.deletingLastPathComponent() else { return environment }
    // A build folder has the macros under the second name.
    let tools = [
      ("PRITHEE_EXTRACT", "prithee-extract"), ("PRITHEE_MACROS", "AppIntentsMacros"),
      ("PRITHEE_MACROS", "AppIntentsMacros-tool"),
    ]
    var environment = environment
    for (variable, name) in tools where environment[variable] == nil {
      let tool = folder.appending(path: name).path
      if FileManager.default.isExecutableFile(atPath: tool) { environment[variable] = tool }
    }
    return environment
  }
}
