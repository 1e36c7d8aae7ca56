import Foundation
import PropertyListReading

/// A folder whose files belong to targets without being named one by one, as Xcode 16 and later write them.
struct SynchronizedFolder {
  let url: URL
  /// The targets that take the whole folder, by identifier, which name the exceptions to it as well.
  private var exceptions: [String: Set<String>] = [:]

  init(_ folder: ProjectObject, at url: URL, objects: ProjectObjects) {
    self.url = url
    for set in objects.objects("exceptions", of: folder)
    where set.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet" {
      guard let target = set.text("target") else { continue }
      exceptions[target, default: []].formUnion(set.values["membershipExceptions"]?.strings ?? [])
      // A file for other platforms only is none of the target's here.
      for (path, filters) in set.values["platformFiltersByRelativePath"]?.dictionary ?? [:]
      where !PlatformFilter.includesPhone(filters.strings) {
        exceptions[target, default: []].insert(path)
      }
    }
  }

  /// The files of the folder that belong to a target.
  ///
  /// - Parameter isMember: Whether the target takes the folder; then its exceptions are left out, else they alone belong.
  func files(of target: String, isMember: Bool, in walk: FolderWalk) throws(AdoptionProblem) -> [URL] {
    let exceptions = exceptions[target] ?? []
    guard isMember || !exceptions.isEmpty else { return [] }
    return try walk.files(in: url).filter { file in
      let relative = String(file.path.dropFirst(url.path.count + 1))
      return exceptions.contains { relative == $0 || relative.hasPrefix($0 + "/") } != isMember
    }
  }
}

/// The platforms of which a file, a dependency or a target is a part.
enum PlatformFilter {
  /// Whether something with these filters is built for a phone; no filter means every platform.
  static func includesPhone(_ filters: [String]) -> Bool {
    filters.isEmpty || filters.contains("ios")
  }
}

/// Lists the files of folders; a folder that is one thing, such as an asset catalogue, counts as a file.
struct FolderWalk {
  /// Folders that are not entered, because they are one thing.
  static let bundles: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "docc", "icon",
    "scnassets",
    "mlpackage", "xcmappingmodel", "playground", "xcodeproj", "xcworkspace", "app", "appex",
  ]
  /// Folders that hold no source of the app.
  static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor", "Adopted", "fastlane",
  ]
  private static let limit = 50_000

  /// Names of folders that are not entered besides hidden ones.
  var skipped: Set<String> = []

  /// The files below a folder, by path.
  ///
  /// Links to folders are not followed.
  func files(in folder: URL) throws(AdoptionProblem) -> [URL] {
    var found: [URL] = []
    var open: [(url: URL, depth: Int)] = [(folder, 0)]
    while let (next, depth) = open.popLast() {
      guard depth < 64 else { throw AdoptionProblem(next.path, "Its folders nest more than 64 levels.") }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: next.path)) ?? []
      where !name.hasPrefix(".") && !skipped.contains(name) {
        let url = next.appending(path: name, directoryHint: .notDirectory)
        var status = stat()
        guard lstat(url.path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR, !Self.bundles.contains(url.pathExtension) {
          open.append((url, depth + 1))
        } else {
          found.append(url)
        }
        guard found.count + open.count <= Self.limit else {
          throw AdoptionProblem(
            folder.path, "It holds more than \(Self.limit) files; name the app's own folder.")
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }
}
