public import Foundation
import Metadata

/// Makes of an app's project, as it is, a package that builds here.
///
/// ```swift
/// let kit = try KitPackage(URL(filePath: "/home/me/prithee"))
/// let adoption = try Adoption(of: URL(filePath: "/home/me/Trails"), kit: kit)
/// print(adoption.report)
/// try adoption.write()
/// ```
///
/// Source is read and linked to, never copied or changed. The same project gives the same bytes.
public struct Adoption {
  /// What is taken and what is not, in words.
  public let report: String
  /// The manifest of the package.
  public let manifest: String
  /// The folder into which the package is written.
  public let folder: URL
  let package: AdoptedPackage

  /// Reads a project and works out the package.
  ///
  /// - Parameters:
  ///   - path: A folder, an Xcode project, a workspace or a package.
  ///   - kit: Prithee's own package.
  ///   - destination: Where the package goes; `nil` for the project's folder.
  ///   - takesScene: Whether the app's entry point and the screens that it shows are taken as well.
  /// - Throws: ``AdoptionProblem`` when the project cannot be read, or has nothing for the assistant.
  public init(
    of path: URL, kit: KitPackage, into destination: URL? = nil, takesScene: Bool = false
  ) throws(AdoptionProblem) {
    let path = path.standardizedFileURL
    var project = try ProjectFinder.project(at: path)
    guard !project.usesPlugin else {
      throw AdoptionProblem(
        path.path, "Its Package.swift uses the plugin PritheeBuild already. Next: prithee install")
    }
    Containment(root: project.folder).apply(to: &project)
    PackagePrograms.choose(in: &project)
    let selected = try ProjectSelection(project, takesScene: takesScene)
    guard selected.hasSomething else { throw selected.nothing(at: path) }
    var assembly = Assembly(project: project, selection: selected, kit: kit)
    let package = assembly.package()
    self.package = package
    folder = destination?.standardizedFileURL ?? PackageFolder.place(for: project.folder)
    manifest = ManifestWriter(kitPath: Self.path(of: kit.folder, from: folder)).text(of: package)
    report = ReportWriter(project: project, selection: selected, package: package, notes: assembly.notes)
      .text()
  }

  /// Writes the package into its folder.
  ///
  /// - Returns: The files of stand-ins that somebody filled in, which stay as they are.
  /// - Throws: ``AdoptionProblem`` when the folder cannot be written, or holds a manifest that is not ours.
  @discardableResult
  public func write() throws(AdoptionProblem) -> [String] {
    try PackageFolder(folder: folder).write(package, manifest: manifest, report: report)
  }

  /// The path of Prithee's folder in the manifest: a short one where it lies near, else the whole one.
  private static func path(of kit: URL, from folder: URL) -> String {
    let relative = PackageFolder.relative(kit, from: folder)
    return relative.hasPrefix("../../../..") ? kit.path : relative
  }
}
