public import Foundation
import IntentWire

/// The folder that holds everything the assistant knows: apps, their data, the store and the logs.
///
/// A copy of the folder is an independent, working assistant: nothing in it names its own place.
public struct Home: Sendable, Hashable {
  /// Where the folder is.
  public let url: URL

  /// Creates a description of a home; nothing is written before ``prepare()``.
  public init(_ url: URL) {
    self.url = url.standardizedFileURL.absoluteURL
  }

  /// The home of the person who runs the program: `$PRITHEE_HOME`, else `prithee` in the person's data folder.
  public static func `default`(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Home {
    Home(
      AppEnvironment.homeFolder(environment)
        ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share/prithee"))
  }

  /// The installed bundles.
  public var apps: URL { folder("apps") }
  /// The folders that apps and their extensions share, by group identifier.
  public var groups: URL { folder("groups") }
  /// The apps' own folders, by bundle identifier.
  public var containers: URL { folder("containers") }
  /// The contacts, a vCard file for each.
  public var contacts: URL { folder("contacts") }
  /// What apps print, by bundle identifier.
  public var logs: URL { folder("logs") }
  /// A model of requests that the person put there, which is read instead of the one of the program.
  public var requestModel: URL { url.appending(path: "requests.model", directoryHint: .notDirectory) }
  /// The store.
  public var database: URL { url.appending(path: "prithee.sqlite", directoryHint: .notDirectory) }

  /// Creates the folders that are not there yet.
  ///
  /// - Throws: ``CatalogProblem`` when the home cannot be written.
  public func prepare() throws(CatalogProblem) {
    for folder in [url, apps, groups, containers, logs] {
      do {
        // What a person says is nobody else's business.
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw CatalogProblem(
          url.path,
          "The home cannot be made at this place: \(Self.reason(error)). Choose a folder that you may write to "
            + "with --home or PRITHEE_HOME.")
      }
      guard access(folder.path, W_OK) == 0 else {
        throw CatalogProblem(
          folder.path,
          "This folder of the home cannot be written. Change its permissions, or choose another home with --home "
            + "or PRITHEE_HOME.")
      }
    }
    closeToOthers()
  }

  /// Leaves the folder to its owner alone, whoever made it; what belongs to somebody else stays as it is.
  private func closeToOthers() {
    var status = stat()
    guard stat(url.path, &status) == 0, status.st_mode & 0o077 != 0 else { return }
    _ = chmod(url.path, 0o700)
  }

  private func folder(_ name: String) -> URL {
    url.appending(path: name, directoryHint: .isDirectory)
  }

  /// What the system says of a failed file operation, without the layers around it.
  static func reason(_ error: any Error) -> String {
    let error = error as NSError
    if let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error { return reason(inner) }
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    return error.localizedDescription
  }
}
