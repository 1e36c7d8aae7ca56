import Foundation
import PropertyListReading

/// Takes a folder without any project for an app: all source in it, and a SiriKit extension for each folder that has the
/// property list of one.
enum FolderProject {
  /// The app and its extensions.
  ///
  /// - Throws: ``AdoptionProblem`` when there is no Swift file.
  static func read(_ folder: URL) throws(AdoptionProblem) -> AppProject {
    let files = try FolderWalk(skipped: FolderWalk.foreign).files(in: folder).filter {
      !isTest($0, in: folder)
    }
    guard files.contains(where: { $0.pathExtension == "swift" }) else {
      throw AdoptionProblem(
        folder.path,
        "There is no Xcode project, no package and no Swift file in it; name the folder of an app.")
    }
    let name = folder.lastPathComponent
    var extensions: [(folder: String, info: [String: PropertyListNode])] = []
    var appInfo: (file: URL, values: [String: PropertyListNode])?
    for file in files where file.pathExtension == "plist" {
      guard let data = try? FileReading.data(of: file, limit: 2 * 1024 * 1024),
        let values = try? PropertyListNode.read(data).dictionary
      else { continue }
      if values["NSExtension"] != nil {
        extensions.append((file.deletingLastPathComponent().path + "/", values))
      } else if file.lastPathComponent.hasSuffix("Info.plist"), appInfo == nil {
        appInfo = (file, values)
      }
    }
    var targets: [ProjectTarget] = []
    for (place, _) in extensions where place != folder.path + "/" {
      let own = files.filter { $0.path.hasPrefix(place) }
      let target = (URL(filePath: place).lastPathComponent)
      let list = own.first { $0.lastPathComponent.hasSuffix("Info.plist") }
      targets.append(try self.target(target, own, list: list, owner: name))
    }
    let rest = files.filter { file in
      !extensions.contains { file.path.hasPrefix($0.folder) && $0.folder != folder.path + "/" }
    }
    targets.insert(try target(name, rest, list: appInfo?.file, owner: nil), at: 0)
    return AppProject(name: name, folder: folder, targets: targets)
  }

  private static func target(
    _ name: String, _ files: [URL], list: URL?, owner: String?
  ) throws(AdoptionProblem) -> ProjectTarget {
    let plain = (owner.map { [$0, name] } ?? [name]).map(Identifier.plain).joined(separator: ".")
    let settings = BuildSettings([
      "PRODUCT_NAME": name, "TARGET_NAME": name, "PRODUCT_MODULE_NAME": SettingModifier.module(name),
      "EXECUTABLE_NAME": name, "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_IDENTIFIER": "local.\(plain)",
      "MARKETING_VERSION": "1.0",
    ])
    let info = try InfoList.values(file: list, settings: settings)
    let role: ProjectTarget.Role =
      info["NSExtension"] == nil
      ? .app : TargetRole.role(product: "com.apple.product-type.app-extension", info: info, platforms: [])
    var target = ProjectTarget(name: name, module: SettingModifier.module(name), role: role)
    target.info = info
    FileKinds.sort(
      files.filter { $0 != list }.map { FileKinds.Member(url: $0, makesCode: true) }, into: &target)
    return target
  }

  private static func isTest(_ file: URL, in folder: URL) -> Bool {
    file.path.dropFirst(folder.path.count).split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }
}

/// Parts of bundle identifiers.
enum Identifier {
  /// A name as it can be a part of a bundle identifier.
  static func plain(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// Whether text can be a bundle identifier.
  static func isValid(_ text: String) -> Bool {
    (1...155).contains(text.utf8.count) && !text.hasPrefix(".") && !text.hasSuffix(".")
      && !text.contains("..")
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }
  }
}
