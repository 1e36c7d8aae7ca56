public import Foundation

/// Plays files through a program that is installed, one after the other.
///
/// `TUNEWELL_PLAYER` names the program; `none` keeps silent, as tests do. Without it the first that is found plays.
public actor AudioPlayer {
  /// The player of the process.
  public static let shared = AudioPlayer()

  /// A program that plays a file, with what it needs to be told.
  struct Program: Equatable {
    var path: String
    var arguments: [String]
  }

  private static let known: [(name: String, arguments: [String])] = [
    ("play", ["-q"]), ("ffplay", ["-nodisp", "-autoexit", "-loglevel", "quiet"]),
    ("mpv", ["--no-video", "--really-quiet"]), ("pw-play", []), ("paplay", []),
    ("cvlc", ["--quiet", "--play-and-exit"]),
  ]

  private let environment: [String: String]
  private var queue: [URL] = []
  private var process: Process?
  /// Counts the queues, so that the end of a file of an earlier one is not taken for one of this.
  private var round = 0
  private var ended: (@Sendable () -> Void)?

  /// - Parameter environment: Names the program, and the folders in which programs lie.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// Plays files in place of what is played now.
  ///
  /// - Parameter ended: Told after each file.
  public func play(_ files: [URL], ended: @escaping @Sendable () -> Void = {}) {
    stop()
    queue = files
    self.ended = ended
    next()
  }

  /// Plays more files: next, or after all others.
  public func add(_ files: [URL], next isNext: Bool) {
    if isNext { queue.insert(contentsOf: files, at: 0) } else { queue += files }
    if process == nil { next() }
  }

  /// Ends the sound.
  public func stop() {
    round += 1
    queue = []
    process?.terminate()
    process = nil
  }

  /// Interrupts the sound.
  public func pause() { if let process, process.isRunning { kill(process.processIdentifier, SIGSTOP) } }

  /// Goes on with the sound; `false` when there is none to go on with.
  @discardableResult
  public func resume() -> Bool {
    guard let process, process.isRunning else { return false }
    return kill(process.processIdentifier, SIGCONT) == 0
  }

  private func next() {
    guard !queue.isEmpty, let program = Self.program(environment) else { return }
    let file = queue.removeFirst()
    let process = Process()
    process.executableURL = URL(filePath: program.path)
    process.arguments = program.arguments + [file.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let round = round
    process.terminationHandler = { [weak self] _ in
      Task { await self?.fileEnded(in: round) }
    }
    do {
      try process.run()
      self.process = process
    } catch {
      self.process = nil
    }
  }

  private func fileEnded(in round: Int) {
    guard round == self.round else { return }
    process = nil
    ended?()
    next()
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
