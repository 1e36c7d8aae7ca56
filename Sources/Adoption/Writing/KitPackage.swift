public import Foundation

/// Prithee's own package, on which an adopted one depends.
public struct KitPackage: Sendable {
  /// Its folder.
  public let folder: URL
  /// The names that its targets have, which no target of an app can have beside it.
  let reserved: Set<String>

  /// Takes a folder for Prithee's.
  ///
  /// - Throws: ``AdoptionProblem`` when it is not.
  public init(_ folder: URL) throws(AdoptionProblem) {
    self.folder = folder.standardizedFileURL
    let file = folder.appending(path: "Package.swift")
    let text = try FileReading.text(of: file, limit: 4 * 1024 * 1024)
    guard text.contains("name: \"prithee\"") else {
      throw AdoptionProblem(folder.path, "This is not the folder of Prithee; name it with --prithee DIR.")
    }
    let names = text.matches(of: /(?:name:|\b(?:room|tests)\()\s*"([A-Za-z_][A-Za-z0-9_-]*)"/)
    reserved = Set(names.map { String($0.output.1) }).union(Self.ofOthers)
  }

  /// The targets of the packages on which Prithee depends.
  private static let ofOthers: Set<String> = [
    "Yams", "CYaml", "GRDB", "GRDBSQLite", "Logging", "ArgumentParser", "ArgumentParserToolInfo",
    "SystemPackage",
    "CSystem", "Subprocess", "OpenCombine", "OpenCombineFoundation", "OpenCombineDispatch", "Combine",
    "ActivityKit",
    "SwiftSyntax", "SwiftParser", "SwiftDiagnostics",
  ]

  /// The folder that holds a program or one of its parents: where Prithee was built.
  ///
  /// - Returns: `nil` when the program lies in no folder of Prithee.
  public static func around(_ program: URL) -> KitPackage? {
    var folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path.count > 1 {
      if let kit = try? KitPackage(folder) { return kit }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
