import Foundation

/// Writes an adopted package into a folder: its manifest, and beside it the folder with links to the source.
struct PackageFolder {
  /// The folder that holds a folder for each target.
  static let name = "Adopted"
  /// The report in that folder.
  static let report = "REPORT.md"

  let folder: URL

  /// Where the package of a project goes: its folder, or one in it where a manifest stands already that is not ours.
  static func place(for folder: URL) -> URL {
    let manifest = folder.appending(path: "Package.swift")
    let isTaken = FileManager.default.fileExists(atPath: manifest.path) && !PackageMark.isOurs(manifest)
    return isTaken ? folder.appending(path: "AdoptedPackage", directoryHint: .isDirectory) : folder
  }

  /// Writes the package.
  ///
  /// Files in the folder that were not written here stay, and so do stand-ins that were filled in.
  ///
  /// - Returns: The files of stand-ins that were left as they are.
  /// - Throws: ``AdoptionProblem`` when the folder holds a manifest that was not written here, or cannot be written.
  func write(_ package: AdoptedPackage, manifest: String, report: String) throws(AdoptionProblem) -> [String]
  {
    let file = folder.appending(path: "Package.swift")
    if FileManager.default.fileExists(atPath: file.path), !PackageMark.isOurs(file) {
      throw AdoptionProblem(
        file.path, "There is a manifest that was not written by adopt. Name another folder with --into DIR.")
    }
    do {
      let all = folder.appending(path: Self.name, directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: all, withIntermediateDirectories: true)
      try clear(all, except: Set(package.targets.map(\.name)))
      var kept: [String] = []
      for target in package.targets {
        let place = all.appending(path: target.name, directoryHint: .isDirectory)
        if try write(target, in: place) {
          kept.append("\(Self.name)/\(target.name)/\(AdoptedTarget.standIns)")
        }
      }
      try Data(report.utf8).write(to: all.appending(path: Self.report), options: .atomic)
      try Data(manifest.utf8).write(to: file, options: .atomic)
      return kept
    } catch {
      throw AdoptionProblem(folder.path, "The package could not be written: \(error.localizedDescription)")
    }
  }

  /// Takes away the folders of targets that are none any more.
  private func clear(_ all: URL, except names: Set<String>) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: all.path) where !names.contains(name) {
      let place = all.appending(path: name, directoryHint: .isDirectory)
      var status = stat()
      guard lstat(place.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      try clear(place)
    }
  }

  /// Takes away what was written here before: links, and files that nobody changed.
  private func clear(_ place: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path) {
      let url = place.appending(path: name, directoryHint: .notDirectory)
      var status = stat()
      guard lstat(url.path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFLNK: try FileManager.default.removeItem(at: url)
      case S_IFDIR: try clear(url)
      default:
        let isOurs =
          ["Info.plist", AdoptedTarget.placeholder].contains(name)
          || (name == AdoptedTarget.standIns && StandInFile.isUnchanged(url))
        if isOurs { try FileManager.default.removeItem(at: url) }
      }
    }
    if try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty {
      try FileManager.default.removeItem(at: place)
    }
  }

  /// Writes a target; says whether its stand-ins were filled in and stay.
  private func write(_ target: AdoptedTarget, in place: URL) throws -> Bool {
    if FileManager.default.fileExists(atPath: place.path) { try clear(place) }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let base = place.resolvingSymlinksInPath()
    for (name, file) in target.links {
      let link = base.appending(path: name, directoryHint: .notDirectory)
      let parent = link.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      // SwiftPM copies the link of a resource as it is, to a place from which a relative one leads nowhere.
      let isResource = target.resources.contains(name)
      let goal = isResource ? file.path : Self.relative(file.resolvingSymlinksInPath(), from: parent)
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: goal)
    }
    var isKept = false
    for (name, text) in target.written {
      let file = place.appending(path: name, directoryHint: .notDirectory)
      if FileManager.default.fileExists(atPath: file.path) {
        isKept = isKept || name == AdoptedTarget.standIns
        continue
      }
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    return isKept
  }

  /// The path of a file as seen from a folder.
  static func relative(_ file: URL, from folder: URL) -> String {
    let goal = file.pathComponents
    let start = folder.pathComponents
    let common = zip(goal, start).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + goal[common...]).joined(separator: "/")
  }
}
