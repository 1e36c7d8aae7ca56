public import Foundation

/// Where a program leaves what it has to tell while no assistant listens, and how.
///
/// `spool/NAME.jsonl` in the home holds one wire message per line; `NAME` is the bundle identifier, or the name of the
/// executable. Both sides hold an exclusive lock on the file while they read or write.
public enum SpoolFormat {
  /// The folder in the home.
  public static let folder = "spool"
  /// The ending of the files.
  public static let ending = ".jsonl"
  /// The largest file, in bytes; what comes after it is refused.
  public static let limit = 16 * 1024 * 1024
}

extension AppEnvironment {
  /// The assistant's home as these variables name it: `$PRITHEE_HOME`, else `prithee` in the person's data folder.
  ///
  /// - Returns: `nil` when no variable names one, not even the person's folder.
  public static func homeFolder(_ environment: [String: String]) -> URL? {
    if let path = environment[home], !path.isEmpty { return URL(fileURLWithPath: path, isDirectory: true) }
    // A relative path in this variable is to be ignored, says the base directory specification.
    if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
      return URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(
        "prithee", isDirectory: true)
    }
    return environment["HOME"].map {
      URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent(
        ".local/share/prithee", isDirectory: true)
    }
  }
}

extension WireRequest {
  /// Whether the request tells the assistant something that it can take in later, when no answer is waited for.
  public var isNews: Bool {
    switch self {
    case .updateVocabulary, .refreshShortcuts, .donate, .deleteDonations, .setShortcuts, .changeVoiceShortcut,
      .requestPermission, .updateIndex, .engageIndex:
      true
    case .hello, .ask, .voiceShortcuts, .standing, .indexState, .searchIndex, .describe, .resolve, .confirm,
      .handle, .resume, .follow, .options, .entities, .values, .continueActivity, .scene, .actOnScene,
      .reindex:
      false
    }
  }
}
