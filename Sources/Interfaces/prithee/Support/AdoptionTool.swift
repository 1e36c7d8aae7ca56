import Foundation
import Subprocess
import SystemPackage

/// The program that makes packages of projects, which lies beside this one.
enum AdoptionTool {
  /// What the program is told.
  struct Options {
    var path: String
    var into: String?
    var prithee: String?
    var isCheck = false
    var takesScene = false

    /// The words of a command line.
    var arguments: [String] {
      var words = [Self.expanded(path)]
      if let into { words += ["--into", Self.expanded(into)] }
      if let prithee { words += ["--prithee", Self.expanded(prithee)] }
      if isCheck { words.append("--check") }
      if takesScene { words.append("--scene") }
      return words
    }

    /// A path that no option of the program can be.
    private static func expanded(_ path: String) -> String {
      URL(filePath: (path as NSString).expandingTildeInPath).path
    }
  }

  /// Where the program is: named by the environment, or beside this one.
  ///
  /// - Throws: ``CommandFailure`` when it is not there.
  static func program(
    _ environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL? = Bundle.main.executableURL
  ) throws -> String {
    if let path = environment["PRITHEE_ADOPT"], !path.isEmpty { return path }
    let beside = executable?.resolvingSymlinksInPath().deletingLastPathComponent().appending(
      path: "prithee-adopt"
    ).path
    if let beside, FileManager.default.isExecutableFile(atPath: beside) { return beside }
    throw CommandFailure(
      "The program prithee-adopt is not beside this one. In Prithee's folder, run “swift build --product prithee-adopt”, "
        + "and name what it builds in PRITHEE_ADOPT.")
  }

  /// Runs the program with the outputs of this one.
  ///
  /// - Returns: Whether it did what it was to do; what was wrong it has said.
  static func run(_ options: Options) async throws -> Bool {
    let program = try program()
    let result = try await Subprocess.run(
      .path(FilePath(program)), arguments: Arguments(options.arguments), input: .none,
      output: .fileDescriptor(.standardOutput, closeAfterSpawningProcess: false),
      error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false))
    return result.terminationStatus.isSuccess
  }

  /// The folder of the package that was made of a project at a path.
  static func package(of path: URL) -> URL {
    let folder = path.pathExtension.hasPrefix("xc") ? path.deletingLastPathComponent() : path
    let manifest = folder.appending(path: "Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    let inner = folder.appending(path: "AdoptedPackage", directoryHint: .isDirectory)
    let isInner = !text.contains("prithee adopt") && FileManager.default.fileExists(atPath: inner.path)
    return isInner ? inner : folder
  }

  /// Whether `install` should make a package of a folder first: it has source or a project, and no manifest.
  static func isWanted(for folder: URL) -> Bool {
    let manager = FileManager.default
    if ["xcodeproj", "xcworkspace"].contains(folder.pathExtension) { return true }
    guard folder.pathExtension != "app",
      !manager.fileExists(atPath: folder.appending(path: "Package.swift").path)
    else { return false }
    let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    let inner = names.flatMap {
      (try? manager.contentsOfDirectory(atPath: folder.appending(path: $0).path)) ?? []
    }
    return (names + inner).contains { name in
      [".xcodeproj", ".xcworkspace", ".swift"].contains { name.hasSuffix($0) } && !name.hasPrefix(".")
    }
  }
}
