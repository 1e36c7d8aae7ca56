import Foundation

/// Puts an app's resources where source made for Apple's systems looks for them: at the top of the bundle.
///
/// SwiftPM keeps the resources of each target in a folder of their own, which only `Bundle.module` finds. Xcode copies all of
/// them beside each other, and `Bundle.main.url(forResource:withExtension:)` and `Bundle(for:)` look there.
struct BundleResources {
  let program: SwiftPackage.Program
  let bundle: URL

  /// Files that Xcode compiles, or that only the build reads.
  private static let compiled: Set<String> = [
    "c", "cc", "cpp", "docc", "entitlements", "h", "intentdefinition", "m", "md", "mm", "modulemap",
    "storyboard", "swift", "xcconfig", "xcdatamodeld", "xcstrings", "xib",
  ]

  /// Puts them there; what is there already stays.
  func place() throws {
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: bundle.path).sorted()
    where name.hasSuffix(".resources") {
      try mirror(bundle.appending(path: name), in: bundle)
    }
    // The folder of a whole package holds more than the target.
    guard !manager.fileExists(atPath: program.folder.appending(path: "Package.swift").path) else { return }
    try placeLoose(program.folder)
  }

  /// Puts the files of a target's folder there that the package does not mention, without the folders between.
  private func placeLoose(_ folder: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where !name.hasPrefix(".") {
      let item = folder.appending(path: name)
      let ending = item.pathExtension.lowercased()
      guard !Self.compiled.contains(ending), name != "Info.plist" else { continue }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder) else { continue }
      if !isFolder.boolValue {
        try copy(item, to: bundle.appending(path: name))
      } else if ending == "lproj" {
        try FileManager.default.createDirectory(
          at: bundle.appending(path: name), withIntermediateDirectories: true)
        try mirror(item, in: bundle.appending(path: name))
      } else if ["bundle", "xcassets"].contains(ending) {
        try copy(item, to: bundle.appending(path: name))
      } else if ending.isEmpty {
        try placeLoose(item)
      }
    }
  }

  /// Puts the content of a folder into another one, with the folders in it.
  private func mirror(_ folder: URL, in place: URL) throws {
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: folder.path).sorted()
    where name != "Info.plist" {
      let item = folder.appending(path: name)
      let target = place.appending(path: name)
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: item.path, isDirectory: &isFolder) else { continue }
      guard isFolder.boolValue else {
        try copy(item, to: target)
        continue
      }
      try manager.createDirectory(at: target, withIntermediateDirectories: true)
      try mirror(item, in: target)
    }
  }

  private func copy(_ item: URL, to target: URL) throws {
    let manager = FileManager.default
    guard !manager.fileExists(atPath: target.path) else { return }
    // Inside the bundle one file can have two names; what belongs to the source is not shared.
    if item.path.hasPrefix(bundle.path + "/"), (try? manager.linkItem(at: item, to: target)) != nil { return }
    try manager.copyItem(at: item, to: target)
  }
}
