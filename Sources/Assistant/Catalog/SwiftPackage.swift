import Foundation

/// A SwiftPM package that holds apps: what it declares, and how it is built.
struct SwiftPackage: Sendable {
  /// An executable target with its product.
  struct Program: Sendable {
    var target: String
    var module: String
    var product: String
    var folder: URL
    /// How the names of the resource folders of its own package begin.
    var ownResources = ""
    /// The resource folders of targets in the same package that the program does not use.
    var foreignResources: Set<String> = []
  }

  let folder: URL
  let environment: [String: String]
  /// Where build products go; `nil` is the package's own folder.
  let scratch: URL?
  /// The folder with executables that are built already; `nil` where the package is built.
  let built: URL?
  /// Whether executables that are built here keep the names of their functions and places in source, for debuggers.
  var keepsSymbols = false

  /// - Parameter fallback: Where the package is built when its own folder cannot be written.
  init(_ folder: URL, environment: [String: String], built: URL?, fallback: URL) {
    self.folder = folder
    self.environment = environment
    self.built = built
    scratch = access(folder.path, W_OK) == 0 ? nil : fallback.appending(path: folder.lastPathComponent)
  }

  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String
      var c99name: String?
      var dependencies: [String]?

      enum CodingKeys: String, CodingKey {
        case name, type, path, c99name
        case dependencies = "target_dependencies"
      }
    }
    struct Product: Decodable {
      var name: String
      var targets: [String]
      var type: [String: JSONAny]
    }
    /// Any value; only the key beside it matters.
    struct JSONAny: Decodable {
      init(from decoder: any Decoder) throws {}
    }
    var name: String
    var targets: [Target]
    var products: [Product]

    /// The targets of the package that one is made of, itself included.
    func targetsUsed(by name: String) -> Set<String> {
      var used: Set<String> = []
      var open = [name]
      while let next = open.popLast() {
        guard used.insert(next).inserted else { continue }
        open += targets.first { $0.name == next }?.dependencies ?? []
      }
      return used
    }
  }

  /// The package's name and its executable targets, sorted by name.
  func programs() async throws(CatalogProblem) -> (package: String, programs: [Program]) {
    let output = try await swift(
      ["package"], ["describe", "--type", "json"], failure: "could not be described"
    ) { _ in }
    // Notes may stand before the description.
    guard let start = output.firstIndex(of: "{"),
      let description = try? JSONDecoder().decode(Description.self, from: Data(output[start...].utf8))
    else {
      throw CatalogProblem(
        folder.path, "“swift package describe” printed something unexpected; check that the package builds.")
    }
    let programs = description.targets.filter { $0.type == "executable" }.map { target in
      let product = description.products.first {
        $0.type.keys.contains("executable") && $0.targets.contains(target.name)
      }
      let used = description.targetsUsed(by: target.name)
      let foreign = description.targets.filter { !used.contains($0.name) }
      return Program(
        target: target.name, module: target.c99name ?? target.name, product: product?.name ?? target.name,
        folder: folder.appending(path: target.path, directoryHint: .isDirectory),
        ownResources: "\(description.name)_",
        foreignResources: Set(foreign.map { "\(description.name)_\($0.name).resources" }))
    }
    return (description.name, programs.sorted { $0.target < $1.target })
  }

  /// The folder with the executables, which are built for release unless they are built already.
  func products(
    of programs: [Program], _ line: @escaping @Sendable (String) -> Void
  ) async throws(CatalogProblem) -> URL {
    guard let built else { return try await build(programs, line) }
    let missing = Set(programs.map(\.product)).sorted().filter {
      !FileManager.default.isExecutableFile(atPath: built.appending(path: $0).path)
    }
    guard missing.isEmpty else {
      throw CatalogProblem(
        built.path,
        "It has no executable \(missing.joined(separator: ", ")); name the folder that “swift build "
          + "--show-bin-path” prints, after a build of the package.")
    }
    return built
  }

  /// Builds executables for release, and nothing that only the package's tests need.
  private func build(
    _ programs: [Program], _ line: @escaping @Sendable (String) -> Void
  ) async throws(CatalogProblem) -> URL {
    // Files that were added to a package on which this one depends by its path are seen only by a new plan.
    let plan = buildFolder.appending(path: "release.yaml")
    try? FileManager.default.removeItem(at: plan)
    for product in Set(programs.map(\.product)).sorted() {
      _ = try await swift(
        ["build", "-c", "release"], options + ["--product", product], failure: "does not build",
        streaming: true,
        line)
    }
    let path = try await swift(
      ["build", "-c", "release"], options + ["--show-bin-path"], failure: "does not say where it builds"
    ) { _ in }
    let last = path.split(separator: "\n").last.map(String.init) ?? ""
    return URL(filePath: last, directoryHint: .isDirectory)
  }

  /// The options with which everything is built.
  ///
  /// Three quarters of an executable are symbols and what debuggers read.
  private var options: [String] { macros + (keepsSymbols ? [] : ["-Xlinker", "-s"]) }

  /// The options with which the compiler finds macros that are built already; none when they are built with the app.
  private var macros: [String] {
    guard let plugin = environment["PRITHEE_MACROS"], !plugin.isEmpty else { return [] }
    return ["-Xswiftc", "-load-plugin-executable", "-Xswiftc", "\(plugin)#AppIntentsMacros"]
  }

  /// The metadata that the build plugin extracted from a target, when the target uses the plugin.
  func metadata(of target: String) -> URL? {
    let outputs = buildFolder.appending(path: "plugins/outputs")
    let name = "\(target).prithee.json"
    guard let files = FileManager.default.enumerator(at: outputs, includingPropertiesForKeys: nil) else {
      return nil
    }
    var found: [(url: URL, date: Date)] = []
    for case let file as URL in files
    where file.lastPathComponent == name && file.pathComponents.contains(target) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      found.append((file, attributes?[.modificationDate] as? Date ?? .distantPast))
    }
    // An earlier layout of the folder may have left an older file.
    return found.max { ($0.date, $0.url.path) < ($1.date, $1.url.path) }?.url
  }

  /// The folder with everything that a build leaves.
  private var buildFolder: URL {
    guard let built else { return scratch ?? folder.appending(path: ".build") }
    // The executables lie in it, or in a folder of the platform there.
    var folder = built.resolvingSymlinksInPath()
    for _ in 0..<2 {
      folder.deleteLastPathComponent()
      if FileManager.default.fileExists(atPath: folder.appending(path: "plugins").path) { break }
    }
    return folder
  }

  private func swift(
    _ command: [String], _ options: [String], failure: String, streaming: Bool = false,
    _ line: @escaping @Sendable (String) -> Void
  ) async throws(CatalogProblem) -> String {
    var arguments = ["swift"] + command + ["--package-path", folder.path]
    if let scratch { arguments += ["--scratch-path", scratch.path] }
    let result = try await Command(arguments: arguments + options, folder: folder, environment: environment)
      .run(streamingOutput: streaming, line: line)
    guard result.status == 0 else {
      if result.status == 127 {
        throw CatalogProblem(
          folder.path, "The command “swift” is not found; install the Swift toolchain and put it into PATH.")
      }
      let lines =
        streaming ? result.output.split(separator: "\n").map(String.init) + result.errors : result.errors
      if streaming, let words = MissingNames(folder: folder).explain(lines) {
        throw CatalogProblem(folder.path, "The package \(failure), because names are missing.\n\(words)")
      }
      let reasons = lines.filter { $0.contains("error:") }.prefix(5)
      let words = (reasons.isEmpty ? lines.suffix(5) : reasons).joined(separator: "\n")
      throw CatalogProblem(folder.path, "The package \(failure). Mend what the compiler says:\n\(words)")
    }
    return result.output
  }
}
