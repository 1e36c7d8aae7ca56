import Foundation

/// Where the messages of one subsystem and category go, and which of them.
struct LogChannel: Sendable {
  var subsystem: String
  var category: String
  var output = LogOutput.standard

  func isEnabled(_ type: OSLogType) -> Bool {
    output.filter.shows(LogLevel(type), of: subsystem)
  }

  /// Shows a message, if messages of its level are shown.
  func write(_ type: OSLogType, _ message: (_ showsPrivate: Bool) -> String) {
    let level = LogLevel(type)
    guard output.filter.shows(level, of: subsystem) else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    output.write(
      "\(output.now()) \(place.isEmpty ? "" : "[\(place)] ")\(level.rawValue): \(message(output.showsPrivate))\n"
    )
  }
}

/// The levels in the order of their importance.
enum LogLevel: String, CaseIterable, Sendable {
  case debug, info, notice, error, fault, off

  init(_ type: OSLogType) {
    self =
      switch type {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
  }

  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Which messages are shown.
struct LogFilter: Sendable, Equatable {
  /// The least important level that is shown.
  var level = LogLevel.notice
  /// The same for single subsystems and everything under them.
  var subsystems: [String: LogLevel] = [:]

  /// Reads a filter such as `info` or `error,org.example.murmur=debug`; words that mean nothing are passed
  /// over.
  init(_ text: String = "") {
    for part in text.lowercased().split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard let name = sides.last, let level = LogLevel(rawValue: Self.names[name] ?? name) else { continue }
      if sides.count == 2 { subsystems[sides[0]] = level } else { self.level = level }
    }
  }

  private static let names = [
    "all": "debug", "trace": "debug", "default": "notice", "warning": "error", "critical": "fault",
    "none": "off",
  ]

  func shows(_ level: LogLevel, of subsystem: String) -> Bool {
    guard !subsystems.isEmpty else { return level.rank >= self.level.rank }
    let name = subsystem.lowercased()
    // The longest name that fits is meant.
    let own = subsystems.filter { name == $0.key || name.hasPrefix($0.key + ".") }.max {
      $0.key.count < $1.key.count
    }
    return level.rank >= (own?.value ?? self.level).rank
  }
}

/// What stands behind the messages: the environment, the clock and standard error.
struct LogOutput: Sendable {
  var filter: LogFilter
  /// Whether values that are marked as private are shown.
  var showsPrivate: Bool
  /// The present as text.
  var now: @Sendable () -> String
  var write: @Sendable (String) -> Void

  static let standard = LogOutput(
    environment: ProcessInfo.processInfo.environment,
    now: { Date().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)) },
    write: { line in
      // One call for one line keeps the lines of several threads apart.
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    })

  init(
    environment: [String: String], now: @escaping @Sendable () -> String,
    write: @escaping @Sendable (String) -> Void
  ) {
    filter = LogFilter(environment["PRITHEE_LOG"] ?? "")
    showsPrivate = environment["PRITHEE_LOG_PRIVATE"] == "1"
    self.now = now
    self.write = write
  }
}
