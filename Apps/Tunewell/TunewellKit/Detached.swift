import Foundation

/// Starts programs that go on by themselves.
///
/// Foundation's `Process` hands on the signals that the calling thread blocks, and threads of the pool block all: such a
/// program cannot be ended.
enum Detached {
  /// The system did not start a program.
  struct Failure: Error, CustomStringConvertible {
    var code: Int32
    var description: String { String(cString: strerror(code)) }
  }

  /// Starts a program in a session of its own, with no signal blocked or ignored and no file of this process open.
  ///
  /// - Returns: Its number, which is that of the session too.
  static func start(_ arguments: [String], environment: [String: String]) throws(Failure) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t(), all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    sigdelset(&all, SIGKILL)
    sigdelset(&all, SIGSTOP)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | sessionFlag)
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    for file in openFiles where file > STDERR_FILENO { posix_spawn_file_actions_addclose(&files, file) }
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawn(&process, arguments.first ?? "", &files, &attributes, &words, &variables)
    guard code == 0 else { throw Failure(code: code) }
    return process
  }

  /// Takes note of a program's end, so that nothing of it is left while this process lives.
  static func reap(_ process: pid_t) {
    Thread.detachNewThread {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
  }

  private static var openFiles: [Int32] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).compactMap { Int32($0) }
  }

  // `POSIX_SPAWN_SETSID` stands behind a condition that the importer does not meet.
  private static let sessionFlag: Int16 = 0x80
}

/// What the system says of a running program.
struct ProcessEntry {
  /// When it started, in the system's ticks since it was switched on.
  let started: UInt64
  /// Whether it has ended and only its parent does not know yet.
  let hasEnded: Bool
  /// The number of the group that it belongs to.
  let group: pid_t
  private let process: pid_t

  /// Looks a program up; `nil` when there is none with this number.
  init?(_ process: pid_t) {
    guard process > 1, let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = line.lastIndex(of: ")")
    else { return nil }
    // The name may hold anything; behind it stand the state, and nineteen fields later the start.
    let fields = line[name...].dropFirst(2).split(separator: " ")
    guard fields.count > 19, let started = UInt64(fields[19]), let group = pid_t(fields[2]) else {
      return nil
    }
    self.started = started
    self.group = group
    hasEnded = fields[0] == "Z" || fields[0] == "X"
    self.process = process
  }

  /// Whether any program of a group is still at work.
  static func isAnyAlive(inGroup group: pid_t) -> Bool {
    guard kill(-group, 0) == 0 else { return false }
    let numbers = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap {
      pid_t($0)
    }
    return numbers.contains { number in
      guard let entry = ProcessEntry(number) else { return false }
      return entry.group == group && !entry.hasEnded
    }
  }

  /// What it was started with.
  var arguments: [String] {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else { return [] }
    return data.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
