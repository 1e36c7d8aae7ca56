public import Foundation

// The folders of the person, under the names that they have on Apple's systems. Which folder that is on Linux is for
// Foundation and the desktop's settings (`XDG_DOCUMENTS_DIR` and its like) to say.
extension URL {
  /// The person's documents; the folder is created when it is missing.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents", isKept: true) }
  /// What can be made anew; the folder is created when it is missing.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache", isKept: true) }
  /// What programs keep for themselves; the folder is created when it is missing.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, ".local/share", isKept: true)
  }
  /// What belongs to programs and not to documents: the folder `.local` of the home; it is created when it is missing.
  public static var libraryDirectory: URL { folder(.libraryDirectory, ".local", isKept: true) }
  /// The desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// What was loaded from elsewhere.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// Moving pictures.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }
  /// Music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// Pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// What the person shares with others on the machine.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
  /// What was thrown away.
  public static var trashDirectory: URL { folder(.trashDirectory, ".local/share/Trash") }
  /// The programs of the machine.
  public static var applicationDirectory: URL {
    URL(fileURLWithPath: "/usr/share/applications", isDirectory: true)
  }
  /// The homes of the machine's people.
  public static var userDirectory: URL { URL(fileURLWithPath: "/home", isDirectory: true) }

  /// Finds a folder of the system, and creates it when that is wanted.
  ///
  /// - Throws: An error of Foundation when there is no such folder or when it cannot be created.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.url(
      for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  /// - Parameter isKept: Whether an app may count on the folder, as it may on a telephone.
  private static func folder(
    _ directory: FileManager.SearchPathDirectory, _ place: String, isKept: Bool = false
  ) -> URL {
    let manager = FileManager.default
    let found =
      manager.urls(for: directory, in: .userDomainMask).first
      ?? manager.homeDirectoryForCurrentUser.appendingPathComponent(place, isDirectory: true)
    if isKept { try? manager.createDirectory(at: found, withIntermediateDirectories: true) }
    return URL(fileURLWithPath: found.path, isDirectory: true)
  }
}
