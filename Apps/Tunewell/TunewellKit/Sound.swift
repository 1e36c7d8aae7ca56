import Foundation

/// A row of files that is being played by programs beside the app, so that the app's next process finds it too.
///
/// A small shell starts the program for one file after the other, in a session of its own, and notes which one is
/// heard. Nothing is signalled unless the system still knows the shell as the one that was started: by its number, the
/// moment of its start, and the list that it was given.
struct Sound: Codable, Equatable, Sendable {
  /// How far it has come.
  enum Place: Equatable, Sendable {
    /// The file with this number is heard, from zero.
    case playing(Int)
    /// All files were played.
    case ended
    /// The program could not play the file with this number.
    case failed(Int, status: Int)
    /// It was ended by something else while the file with this number was heard.
    case gone(Int)
  }

  /// The number of the shell, which leads its session.
  var process: Int32
  /// When the shell started, as the system counts since it was switched on.
  var started: UInt64
  /// When the system was switched on, as it names that.
  var system: String
  /// The file with the row.
  var list: String
  /// The program that plays.
  var program: String

  private static let loop = """
    list=$1 place=$2; shift 2; number=0
    note() { printf '%s\\n' "$*" > "$place.new" && mv -f "$place.new" "$place"; }
    while number=$((number + 1)); file=$(sed -n "${number}p" "$list") && [ -n "$file" ]; do
      note playing "$number"
      "$@" "$file"; status=$?
      [ "$status" -eq 0 ] || { note failed "$number" "$status"; exit 1; }
    done
    note ended
    """

  /// Begins to play files.
  static func begin(
    _ files: [URL], with program: AudioPlayer.Program, environment: [String: String], notingIn folder: URL
  ) throws(PlayerProblem) -> Sound {
    let list = folder.appending(path: "sound-\(UUID().uuidString).list")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try write(files, to: list.path)
    } catch {
      throw .notStarted(error.localizedDescription)
    }
    var sound = Sound(process: 0, started: 0, system: bootIdentifier, list: list.path, program: program.name)
    do {
      sound.process = try Detached.start(
        ["/bin/sh", "-c", loop, "tunewell", list.path, sound.notes, program.path] + program.arguments,
        environment: environment)
    } catch {
      sound.removeFiles()
      throw .notStarted(error.description)
    }
    sound.started = ProcessEntry(sound.process)?.started ?? 0
    Detached.reap(sound.process)
    return sound
  }

  /// Where the shell notes how far it is.
  private var notes: String { list + ".place" }

  /// How far it has come.
  var place: Place {
    let words = ((try? String(contentsOfFile: notes, encoding: .utf8)) ?? "").split {
      $0 == " " || $0 == "\n"
    }
    let number = max(0, (words.count > 1 ? Int(words[1]) ?? 1 : 1) - 1)
    switch words.first {
    case "ended": return .ended
    case "failed": return .failed(number, status: words.count > 2 ? Int(words[2]) ?? 1 : 1)
    default: return isAlive ? .playing(number) : .gone(number)
    }
  }

  /// Whether the shell that was started is still there.
  private var isAlive: Bool {
    guard system == Self.bootIdentifier, let entry = ProcessEntry(process), entry.started == started,
      !entry.hasEnded
    else { return false }
    return entry.arguments.contains(list)
  }

  /// Interrupts it; `false` when there is nothing to interrupt.
  func pause() -> Bool { signal(SIGSTOP) }

  /// Goes on with it; `false` when there is nothing to go on with.
  func resume() -> Bool { signal(SIGCONT) }

  /// Puts other files in the place of those that come after the one that is heard.
  func follow(with files: [URL]) -> Bool {
    guard isAlive, case .playing(let number) = place,
      let lines = try? String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
    else { return false }
    let heard = lines.prefix(number + 1).map { URL(filePath: String($0)) }
    return (try? Self.write(heard + files, to: list)) != nil
  }

  /// Ends it, and waits until nothing of it is left.
  func end() {
    defer { removeFiles() }
    // What is interrupted hears of its end only when it goes on.
    guard signal(SIGTERM), signal(SIGCONT) else { return }
    for _ in 0..<Self.patience {
      guard ProcessEntry.isAnyAlive(inGroup: process) else { return }
      usleep(Self.moment)
    }
    // The number is no other's as long as one of the group is there.
    _ = kill(-process, SIGKILL)
  }

  /// Waits a moment for a program that cannot play at all, which ends at once.
  func waitForFailure() -> Place {
    for _ in 0..<Self.doubt {
      let place = place
      guard case .playing = place else { return place }
      usleep(Self.moment)
    }
    return place
  }

  private static let moment: UInt32 = 10_000
  /// How many moments a program has to end.
  private static let patience = 100
  /// How many moments a program is watched that has just begun.
  private static let doubt = 20

  @discardableResult
  private func signal(_ number: Int32) -> Bool { isAlive && kill(-process, number) == 0 }

  private func removeFiles() {
    for path in [list, notes, notes + ".new"] { unlink(path) }
  }

  private static func write(_ files: [URL], to list: String) throws {
    // A line is a file: one whose name has two lines cannot be told.
    let lines = files.map(\.path).filter { !$0.contains("\n") }
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(filePath: list), options: .atomic)
  }

  private static let bootIdentifier =
    (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8))?
    .trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
}
