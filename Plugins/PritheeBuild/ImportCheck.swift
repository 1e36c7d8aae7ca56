import Foundation
import PackagePlugin

/// Finds imports that nothing can satisfy before anything is compiled.
///
/// The compiler says so too, but only when all that the target depends on has been built.
struct ImportCheck {
  /// A complaint about a line of a file.
  struct Complaint {
    var file: URL
    var line: Int
    var text: String
  }

  /// The folder with the modules of the toolchain; `nil` where it is not known.
  let toolchain: URL?

  init(_ context: PluginContext) {
    let compiler = (try? context.tool(named: "swiftc"))?.url.resolvingSymlinksInPath()
    let folder = compiler?.deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "lib/swift")
    toolchain = folder.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }

  /// What is wrong in a target and in the libraries of its package that it uses.
  func complaints(about module: SwiftSourceModuleTarget, in package: Package) -> [Complaint] {
    let own = Set(package.targets.map(\.id))
    let libraries = module.recursiveTargetDependencies.filter { own.contains($0.id) }
      .compactMap { $0.sourceModule as? SwiftSourceModuleTarget }
    return ([module] + libraries).flatMap(complaints)
  }

  private func complaints(about module: SwiftSourceModuleTarget) -> [Complaint] {
    let known = Set(module.recursiveTargetDependencies.flatMap(modules)).union([module.moduleName, "Swift"])
    var seen: Set<String> = []
    var found: [Complaint] = []
    for file in module.sourceFiles(withSuffix: ".swift").map(\.url).sorted(by: { $0.path < $1.path }) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for line in ModuleImports.lines(of: text)
      where !line.isConditional && !known.contains(line.module) && seen.insert(line.module).inserted {
        if let complaint = ModuleImports.complaint(of: line.module, in: module.name) {
          found.append(Complaint(file: file, line: line.line, text: complaint))
        } else if let toolchain, !Self.has(line.module, toolchain) {
          found.append(
            Complaint(
              file: file, line: line.line,
              text:
                "There is no module “\(line.module)” here: the target “\(module.name)” depends on none of that name, "
                + "and neither Prithee nor the toolchain has one. Put the import and what needs it into "
                + "“#if canImport(\(line.module))”, or add what has the module to the target's dependencies.")
          )
        }
      }
    }
    return found
  }

  /// The modules that a target brings.
  private func modules(of target: any Target) -> [String] {
    var names = [target.name]
    if let module = target.sourceModule {
      names.append(module.moduleName)
      if module is SwiftSourceModuleTarget { return names }
    }
    // A library in C may name its modules as it likes.
    return names + Self.modules(inMapsBelow: target.directoryURL)
  }

  private static func has(_ module: String, _ toolchain: URL) -> Bool {
    let platforms = (try? FileManager.default.contentsOfDirectory(atPath: toolchain.path)) ?? []
    let isThere = platforms.contains { platform in
      FileManager.default.fileExists(
        atPath: toolchain.appending(path: "\(platform)/\(module).swiftmodule").path)
    }
    return isThere || modules(inMapsBelow: toolchain).contains(module)
  }

  private static func modules(inMapsBelow folder: URL) -> [String] {
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
      return []
    }
    var names: [String] = []
    for case let file as URL in files where file.pathExtension == "modulemap" {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let words = text.split { $0.isWhitespace || $0 == "\"" || $0 == "{" }
      names += words.indices.dropLast().filter { words[$0] == "module" }.map { String(words[$0 + 1]) }
    }
    return names
  }
}
