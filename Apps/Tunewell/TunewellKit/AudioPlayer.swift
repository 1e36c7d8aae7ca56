public import Foundation

/// Finds the program that plays files, and has it play.
///
/// `TUNEWELL_PLAYER` names the program; `none` keeps silent, as tests do. Without it the first that is found plays.
public struct AudioPlayer: Sendable {
  /// The player of the process.
  public static let shared = AudioPlayer()

  /// A program that plays a file, with what it needs to be told.
  struct Program: Equatable {
    var path: String
    var arguments: [String]

    var name: String { URL(filePath: path).lastPathComponent }
  }

  private static let known: [(name: String, arguments: [String])] = [
    ("play", ["-q"]), ("ffplay", ["-nodisp", "-autoexit", "-loglevel", "quiet"]),
    ("mpv", ["--no-video", "--really-quiet"]), ("pw-play", []), ("paplay", []),
    ("cvlc", ["--quiet", "--play-and-exit"]),
  ]

  private let environment: [String: String]

  /// Creates a player.
  ///
  /// - Parameter environment: Names the program, and the folders in which programs lie.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// Begins to play files, one after the other, by programs that go on when this process has ended.
  ///
  /// - Parameter folder: Where the sound notes how far it is.
  /// - Returns: The sound; `nil` when it must be silent.
  func play(_ files: [URL], notingIn folder: URL) throws(PlayerProblem) -> Sound? {
    guard environment["TUNEWELL_PLAYER"] != "none" else { return nil }
    guard let program = Self.program(environment) else {
      throw .noProgram(wanted: environment["TUNEWELL_PLAYER"].flatMap { $0.isEmpty ? nil : $0 })
    }
    // What the assistant told this process is not for others.
    let variables = environment.filter { !$0.key.hasPrefix("PRITHEE_") }
    let sound = try Sound.begin(files, with: program, environment: variables, notingIn: folder)
    guard case .failed(_, let status) = sound.waitForFailure() else { return sound }
    sound.end()
    throw .programFailed(program.name, status: status)
  }

  /// The program that plays; `nil` when there is none, or it must be silent.
  static func program(_ environment: [String: String]) -> Program? {
    let wanted = environment["TUNEWELL_PLAYER"].flatMap { $0.isEmpty ? nil : $0 }
    if wanted == "none" { return nil }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
    for (name, arguments) in wanted.map({ name in
      [(name, known.first { $0.name == URL(filePath: name).lastPathComponent }?.arguments ?? [])]
    }) ?? known {
      if name.hasPrefix("/") {
        return FileManager.default.isExecutableFile(atPath: name)
          ? Program(path: name, arguments: arguments) : nil
      }
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
        return Program(path: "\(folder)/\(name)", arguments: arguments)
      }
    }
    return nil
  }
}

/// Why nothing is heard.
public enum PlayerProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// No program that plays sound is installed; or not the one that is wanted.
  case noProgram(wanted: String?)
  /// The program ended at once.
  case programFailed(String, status: Int)
  /// The system did not start the program.
  case notStarted(String)

  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .noProgram(nil):
      "Nothing can be played: no program for sound is installed. Install sox, ffmpeg or mpv."
    case .noProgram(let wanted?):
      "Nothing can be played: there is no program “\(wanted)”, which TUNEWELL_PLAYER names."
    case .programFailed(let name, let status):
      "Nothing is heard: \(name) ended at once with status \(status). Try it in a terminal; is there a device for sound?"
    case .notStarted(let reason): "Nothing is heard: the program for sound could not be started (\(reason))."
    }
  }
}
