public import Foundation

extension FileManager {
  /// The folder that all apps of an app group share; it is created when it is missing.
  ///
  /// It lies in the folder `groups` of the assistant's home: `$PRITHEE_HOME`, or else the person's data folder.
  ///
  /// - Parameter groupIdentifier: The group, for example `group.com.example.lists`.
  /// - Returns: `nil` for an identifier that is empty or is not one folder name, and when the folder cannot be
  ///   created.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    GroupContainers(environment: GroupContainers.variables(), fileManager: self).folder(of: groupIdentifier)
  }
}

/// Finds the folders of app groups.
struct GroupContainers {
  let environment: [String: String]
  let fileManager: FileManager

  /// The variables that say where the home is; apps ask at every access, and the whole environment is long.
  static func variables() -> [String: String] {
    ["PRITHEE_HOME", "XDG_DATA_HOME", "HOME"].reduce(into: [:]) { variables, name in
      variables[name] = getenv(name).map { String(cString: $0) }
    }
  }

  /// The assistant's home.
  var home: URL {
    if let home = environment["PRITHEE_HOME"], !home.isEmpty {
      return URL(fileURLWithPath: home, isDirectory: true)
    }
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent(
        "prithee", isDirectory: true)
    }
    let person =
      environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? fileManager.homeDirectoryForCurrentUser
    return person.appendingPathComponent(".local/share/prithee", isDirectory: true)
  }

  func folder(of group: String) -> URL? {
    let isOneName =
      !group.isEmpty && group != "." && group != ".." && group.utf8.count <= 255
      && !group.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0 == "\0" }
    guard isOneName else { return nil }
    let folder = home.appendingPathComponent("groups", isDirectory: true)
      .appendingPathComponent(group, isDirectory: true)
    var isFolder: ObjCBool = false
    if fileManager.fileExists(atPath: folder.path, isDirectory: &isFolder) {
      return isFolder.boolValue ? folder : nil
    }
    do {
      // A home that an app makes is as closed to others as one that the assistant makes.
      if !fileManager.fileExists(atPath: home.path) {
        try fileManager.createDirectory(
          at: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      }
      try fileManager.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }
}
