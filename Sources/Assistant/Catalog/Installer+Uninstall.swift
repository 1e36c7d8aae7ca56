import Foundation

extension Installer {
  /// Takes an app out of the home.
  ///
  /// - Parameters:
  ///   - name: The app's display name or bundle identifier, in any case of letters.
  ///   - removingData: Whether the folders go that belong to the app alone: its containers, and the group named after
  ///     it. Otherwise they stay, for when it is installed again.
  /// - Returns: The identifiers of what was removed: the app and its extensions.
  /// - Throws: ``CatalogProblem`` when no app or more than one has the name.
  @discardableResult
  public func uninstall(_ name: String, removingData: Bool = false) throws(CatalogProblem) -> [String] {
    try home.prepare()
    let catalog = Catalog(home: home)
    let wanted = name.lowercased()
    // A broken bundle has no name any more, but it still has its folder.
    let folders = BundleReader.folders(in: home.apps, ending: "app")
    let apps = catalog.apps().apps
    var found = folders.map { $0.deletingPathExtension().lastPathComponent }.filter {
      $0.lowercased() == wanted
    }
    if found.isEmpty { found = apps.filter { $0.name.lowercased() == wanted }.map(\.identifier) }
    guard let identifier = found.first else {
      let names = apps.map(\.name).sorted().joined(separator: ", ")
      throw CatalogProblem(
        name, names.isEmpty ? "No app is installed." : "No app has this name. Installed are: \(names).")
    }
    guard found.count == 1 else {
      throw CatalogProblem(
        name,
        "Several apps have this name; use the identifier of one: \(found.sorted().joined(separator: ", ")).")
    }
    let bundle = BundleFolder(home).bundle(identifier)
    let extensions = BundleReader.folders(in: bundle.appending(path: "PlugIns"), ending: "appex")
      .map { $0.deletingPathExtension().lastPathComponent }
    do {
      try BundleFolder(home).locked { try BundleFolder(home).remove(bundle) }
      if removingData { try removeData(of: [identifier] + extensions, app: identifier) }
    } catch {
      throw CatalogProblem(identifier, "The app could not be removed entirely: \(Home.reason(error)).")
    }
    return [identifier] + extensions
  }

  private func removeData(of identifiers: [String], app: String) throws {
    let manager = FileManager.default
    for identifier in identifiers {
      let container = home.containers.appending(path: identifier)
      if manager.fileExists(atPath: container.path) { try manager.removeItem(at: container) }
    }
    // Groups are shared by design, so only those go whose name says that they are this app's.
    let own = ["group.\(app)", app]
    for group in try manager.contentsOfDirectory(atPath: home.groups.path)
    where own.contains(group) {
      try manager.removeItem(at: home.groups.appending(path: group))
    }
  }
}
