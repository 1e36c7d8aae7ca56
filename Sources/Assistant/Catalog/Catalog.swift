import Foundation

/// The installed apps: the catalog is the folder of their bundles, and nothing else.
public struct Catalog: Sendable {
  /// The home whose apps these are.
  public let home: Home
  private let languages: [String]

  /// Creates a catalog.
  ///
  /// - Parameter languages: The languages in which vocabulary files are wanted, best first.
  public init(home: Home, languages: [String] = ["en"]) {
    self.home = home
    self.languages = languages
  }

  /// The apps that can be used, by identifier, and what is wrong with those that cannot.
  ///
  /// A broken bundle is a problem of its own and never one of the others.
  public func apps() -> (apps: [InstalledApp], problems: [CatalogProblem]) {
    BundleFolder(home).recoverIfFree()
    let reader = BundleReader(languages: languages)
    var apps: [InstalledApp] = []
    var problems: [CatalogProblem] = []
    for folder in BundleReader.folders(in: home.apps, ending: "app") {
      do throws(CatalogProblem) {
        let content = try reader.read(folder)
        problems += content.warnings
        if let twin = apps.first(where: { $0.identifier == content.app.identifier }) {
          problems.append(
            CatalogProblem(
              folder.lastPathComponent,
              "This bundle calls itself \(twin.identifier) like another one; uninstall it and install it again."
            ))
        } else {
          apps.append(content.app)
        }
      } catch {
        problems.append(error)
      }
    }
    return (apps.sorted { $0.identifier < $1.identifier }, problems)
  }
}
