import Foundation
import PropertyListReading

/// Reads an Xcode project: its targets, their files and their settings.
struct XcodeProject {
  private let file: URL
  private let objects: ProjectObjects
  private let project: ProjectObject
  private let sourceRoot: URL
  private let paths: ProjectPaths
  private let folders: [String: SynchronizedFolder]
  private let walk = FolderWalk(skipped: [])
  private var remarks: [String] = []

  /// Reads the file `project.pbxproj` in a folder `….xcodeproj`.
  init(_ folder: URL) throws(AdoptionProblem) {
    file = folder
    objects = try ProjectObjects(file: folder.appending(path: "project.pbxproj"))
    guard let project = objects[objects.root] else {
      throw AdoptionProblem(folder.path, "It has no project.")
    }
    self.project = project
    let parent = folder.deletingLastPathComponent()
    let directory = project.text("projectDirPath") ?? ""
    let projectFolder = directory.isEmpty ? parent : parent.appending(path: directory).standardizedFileURL
    let root = project.text("projectRoot") ?? ""
    sourceRoot = root.isEmpty ? projectFolder : projectFolder.appending(path: root).standardizedFileURL
    paths = try ProjectPaths(objects, project: project, sourceRoot: sourceRoot)
    var folders: [String: SynchronizedFolder] = [:]
    for (id, url) in paths.urls {
      guard let object = objects[id], object.kind == "PBXFileSystemSynchronizedRootGroup" else { continue }
      folders[id] = SynchronizedFolder(object, at: url, objects: objects)
    }
    self.folders = folders
  }

  /// The project with all its targets.
  mutating func read() throws(AdoptionProblem) -> AppProject {
    var targets: [ProjectTarget] = []
    for object in objects.objects("targets", of: project) { targets.append(try target(object)) }
    let name = file.deletingPathExtension().lastPathComponent
    let region = project.text("developmentRegion") ?? "en"
    return AppProject(
      name: name, folder: file.deletingLastPathComponent(), targets: targets, packages: packages(),
      remarks: remarks, language: region == "English" || region == "Base" ? "en" : region)
  }

  // MARK: Targets

  private mutating func target(_ object: ProjectObject) throws(AdoptionProblem) -> ProjectTarget {
    let name = object.text("name") ?? object.id
    let settings = settings(of: object, named: name)
    let module = SettingModifier.module(settings.text("PRODUCT_MODULE_NAME") ?? name)
    var target = ProjectTarget(name: name, module: module, role: .library, build: BuildChoices(settings))
    guard object.kind == "PBXNativeTarget" else {
      target.role = .other("it builds no product of its own")
      return target
    }
    target.role = .other("")
    let list = settings.text("INFOPLIST_FILE").map {
      URL(filePath: $0, relativeTo: sourceRoot).standardizedFileURL
    }
    if let list, !FileManager.default.fileExists(atPath: list.path) {
      remarks.append("The property list \(list.lastPathComponent) of “\(name)” is not there.")
    }
    let file = list.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
    target.info = try InfoList.values(file: file, settings: settings)
    target.role = TargetRole.role(
      product: object.text("productType") ?? "", info: target.info, platforms: Self.platforms(settings))
    if let entitlements = settings.text("CODE_SIGN_ENTITLEMENTS") {
      let url = URL(filePath: entitlements, relativeTo: sourceRoot).standardizedFileURL
      if let data = try? FileReading.data(of: url, limit: 1_048_576),
        let values = try? PropertyListNode.read(data).dictionary
      {
        target.entitlements = values.mapValues { $0.mapStrings(settings.expand) }
      }
    }
    if case .other = target.role { return target }
    var files = try members(of: object)
    files.removeAll { $0.url == list || $0.url.lastPathComponent == "Info.plist" }
    FileKinds.sort(files, into: &target)
    target.dependencies = objects.objects("dependencies", of: object).compactMap { dependency in
      guard PlatformFilter.includesPhone(filters(of: dependency)) else { return nil }
      return objects.object("target", of: dependency)?.text("name")
    }
    return target
  }

  private static func platforms(_ settings: BuildSettings) -> Set<String> {
    let words = settings.words("SUPPORTED_PLATFORMS") + settings.words("SDKROOT")
    return Set(words.map { $0.lowercased() })
  }

  /// The files of a target's build phases and folders, each with whether code is made of it.
  private func members(of target: ProjectObject) throws(AdoptionProblem) -> [FileKinds.Member] {
    var found: [FileKinds.Member] = []
    for phase in objects.objects("buildPhases", of: target)
    where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind) {
      for entry in objects.objects("files", of: phase) {
        guard PlatformFilter.includesPhone(filters(of: entry)), let id = entry.text("fileRef") else {
          continue
        }
        let attributes = entry.values["settings"]?["ATTRIBUTES"]?.strings ?? []
        for url in (paths.variants[id] ?? [id]).compactMap({ paths.urls[$0] }) {
          found.append(FileKinds.Member(url: url, makesCode: !attributes.contains("no_codegen")))
        }
      }
    }
    let own = Set(target.values["fileSystemSynchronizedGroups"]?.strings ?? [])
    for (id, folder) in folders.sorted(by: { $0.value.url.path < $1.value.url.path }) {
      let files = try folder.files(of: target.id, isMember: own.contains(id), in: walk)
      found += files.map { FileKinds.Member(url: $0, makesCode: true) }
    }
    return found
  }

  private func filters(of object: ProjectObject) -> [String] {
    (object.values["platformFilters"]?.strings ?? []) + [object.text("platformFilter")].compactMap(\.self)
  }

  // MARK: Settings

  private mutating func settings(of target: ProjectObject, named name: String) -> BuildSettings {
    var settings = BuildSettings([
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PROJECT_NAME": file.deletingPathExtension().lastPathComponent, "SRCROOT": sourceRoot.path,
      "PROJECT_DIR": sourceRoot.path, "SOURCE_ROOT": sourceRoot.path, "CONFIGURATION": "Release",
      "DEVELOPMENT_LANGUAGE": project.text("developmentRegion") ?? "en", "PLATFORM_NAME": "iphoneos",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ])
    for owner in [project, target] {
      guard let configuration = configuration(of: owner) else { continue }
      if let url = baseConfiguration(of: configuration) {
        var found: [String] = []
        settings.add(ConfigurationFile.settings(of: url) { found.append($0) })
        for remark in found where !remarks.contains(remark) { remarks.append(remark) }
      }
      settings.add(configuration.values["buildSettings"]?.dictionary ?? [:])
    }
    return settings
  }

  /// The configuration that is built: the one called Release, else the default one, else the first.
  private func configuration(of owner: ProjectObject) -> ProjectObject? {
    guard let list = objects.object("buildConfigurationList", of: owner) else { return nil }
    let all = objects.objects("buildConfigurations", of: list)
    let preferred = ["Release", list.text("defaultConfigurationName") ?? ""]
    return preferred.lazy.compactMap { name in all.first { $0.text("name") == name } }.first ?? all.first
  }

  private func baseConfiguration(of configuration: ProjectObject) -> URL? {
    if let id = configuration.text("baseConfigurationReference") { return paths.urls[id] }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let folder = paths.urls[anchor],
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return folder.appending(path: path).standardizedFileURL
  }

  // MARK: Packages

  private func packages() -> [ExternalPackage] {
    var products: [String: Set<String>] = [:]
    var unnamed: Set<String> = []
    for target in objects.objects("targets", of: project) {
      for dependency in objects.objects("packageProductDependencies", of: target) {
        guard let product = dependency.text("productName") else { continue }
        if let package = dependency.text("package") {
          products[package, default: []].insert(product)
        } else {
          unnamed.insert(product)
        }
      }
    }
    return objects.objects("packageReferences", of: project).compactMap { reference in
      ExternalPackages.package(
        reference, products: products[reference.id] ?? [], among: unnamed, in: sourceRoot)
    }
  }
}
