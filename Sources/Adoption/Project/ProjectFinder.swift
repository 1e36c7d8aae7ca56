import Foundation

/// Finds what describes an app at a path: projects, workspaces and packages, or only source.
enum ProjectFinder {
  /// The project at a path.
  ///
  /// - Throws: ``AdoptionProblem`` when there is nothing to adopt, or it cannot be read.
  static func project(at path: URL) throws(AdoptionProblem) -> AppProject {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) else {
      throw AdoptionProblem(path.path, "There is no such folder.")
    }
    guard isFolder.boolValue else {
      if path.lastPathComponent == "Package.swift" || path.lastPathComponent == "project.pbxproj" {
        return try project(at: path.deletingLastPathComponent())
      }
      throw AdoptionProblem(path.path, "Name a folder, an Xcode project or a workspace.")
    }
    switch path.pathExtension {
    case "xcodeproj":
      return try whole([path], root: path.deletingLastPathComponent())
    case "xcworkspace":
      // The workspace inside of a project is the project's own.
      let parent = path.deletingLastPathComponent()
      if parent.pathExtension == "xcodeproj" { return try project(at: parent) }
      return try whole(try projects(in: path), root: parent)
    default: return try search(path)
    }
  }

  private static func search(_ folder: URL) throws(AdoptionProblem) -> AppProject {
    var level = [folder]
    for _ in 0..<3 {
      let items = level.flatMap(contents)
      let workspaces = items.filter { $0.pathExtension == "xcworkspace" }
      let projects = items.filter {
        $0.pathExtension == "xcodeproj" && $0.lastPathComponent != "Pods.xcodeproj"
      }
      if let workspace = workspaces.first {
        let named = try self.projects(in: workspace)
        let all = named + projects.filter { !named.contains($0) }
        if !all.isEmpty { return try whole(all, root: folder) }
      }
      if !projects.isEmpty { return try whole(projects, root: folder) }
      let packages = level.filter {
        FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path)
      }
      .filter { !PackageMark.isOurs($0.appending(path: "Package.swift")) }
      if !packages.isEmpty { return try whole(packages, root: folder) }
      level = items.filter { isFolder($0) && FolderWalk.bundles.contains($0.pathExtension) == false }
    }
    return try FolderProject.read(folder)
  }

  private static func projects(in workspace: URL) throws(AdoptionProblem) -> [URL] {
    try Workspace.projects(in: workspace).filter { url in
      guard url.lastPathComponent != "Pods.xcodeproj" else { return false }
      let manifest = url.pathExtension == "xcodeproj" ? "project.pbxproj" : "Package.swift"
      return FileManager.default.fileExists(atPath: url.appending(path: manifest).path)
    }
  }

  /// Reads several projects as one.
  private static func whole(_ places: [URL], root: URL) throws(AdoptionProblem) -> AppProject {
    var whole: AppProject?
    for place in places {
      var next: AppProject
      if place.pathExtension == "xcodeproj" {
        var reader = try XcodeProject(place)
        next = try reader.read()
      } else {
        next = try PackageReader.read(place)
      }
      try addLocalPackages(to: &next, at: place, named: Set(places.map(\.path)))
      if whole == nil { whole = next } else { whole?.merge(next) }
    }
    if let named = places.first(where: { $0.pathExtension == "xcodeproj" }) {
      whole?.name = named.deletingPathExtension().lastPathComponent
    }
    guard var project = whole else {
      throw AdoptionProblem(root.path, "The workspace names no project that is there.")
    }
    project.folder = root
    return project
  }

  /// Makes the targets of packages beside the project targets of the project.
  private static func addLocalPackages(
    to project: inout AppProject, at place: URL, named: Set<String>
  ) throws(AdoptionProblem) {
    var seen = named
    var index = 0
    while index < project.packages.count {
      defer { index += 1 }
      guard let folder = project.packages[index].localFolder(from: project.folder),
        seen.insert(folder.path).inserted,
        FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
      else { continue }
      guard seen.count < 200 else { throw AdoptionProblem(place.path, "It names more than 200 packages.") }
      project.merge(try PackageReader.read(folder))
    }
    project.packages.removeAll { $0.localFolder(from: project.folder) != nil }
  }

  private static func contents(_ folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && !FolderWalk.foreign.contains($0) }.sorted()
      .map { folder.appending(path: $0, directoryHint: .notDirectory) }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension AppProject {
  /// Adds the targets of another project, each name once.
  mutating func merge(_ other: AppProject) {
    for target in other.targets {
      if targets.contains(where: { $0.name == target.name }) {
        remarks.append("There is a second target “\(target.name)” (in \(other.name)), which is left out.")
      } else {
        targets.append(target)
      }
    }
    packages += other.packages.map { package in
      var package = package
      // The place of a package is that of the project that names it.
      if let folder = package.localFolder(from: other.folder) {
        package.arguments = "path: \(Literal.text(folder.path))"
      }
      return package
    }
    remarks += other.remarks
    usesPlugin = usesPlugin || other.usesPlugin
  }
}

extension ExternalPackage {
  /// The folder of a package that is named by its path; `nil` for one with an address.
  func localFolder(from folder: URL) -> URL? {
    guard let mark = arguments.firstRange(of: "path: \"") else { return nil }
    let path = arguments[mark.upperBound...].prefix { $0 != "\"" }
    return URL(filePath: String(path), relativeTo: folder).standardizedFileURL
  }
}

/// The mark of a manifest that was written here.
enum PackageMark {
  static let line = "// Written by `prithee adopt`. Adopting again writes it anew."

  /// Whether a manifest was written here.
  static func isOurs(_ file: URL) -> Bool {
    guard let text = try? FileReading.text(of: file, limit: 4 * 1024 * 1024) else { return false }
    return text.contains(line)
  }
}
