/// Writes messages about what a program does.
///
/// ```swift
/// let logger = Logger(subsystem: "org.example.murmur", category: "sending")
/// logger.info("Sent \(count) messages to \(name, privacy: .private)")
/// ```
///
/// On Linux messages go to standard error, one line each. The environment variable `PRITHEE_LOG` says
/// which: a level (`debug`, `info`, `notice`, `error`, `fault`, `off`), a level for one subsystem
/// (`org.example.murmur=debug`), or several of these with commas between; without it those from `notice`
/// on. Values that are private, as texts are unless they say otherwise, are shown as `<private>` unless
/// `PRITHEE_LOG_PRIVATE` is `1`. Nothing is stored, so there is no log store to search.
public struct Logger: Sendable {
  let channel: LogChannel?

  /// Creates a logger whose messages belong nowhere in particular.
  public init() {
    channel = OSLog.default.channel
  }

  /// Creates a logger.
  ///
  /// - Parameters:
  ///   - subsystem: The part of the system, by convention the bundle identifier.
  ///   - category: The kind of work.
  public init(subsystem: String, category: String) {
    channel = LogChannel(subsystem: subsystem, category: category)
  }

  /// Creates a logger for a place for messages.
  public init(_ logObj: OSLog) {
    channel = logObj.channel
  }

  init(channel: LogChannel) {
    self.channel = channel
  }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    channel?.write(level) { message.text(showsPrivate: $0) }
  }

  /// Writes a message worth keeping.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message for who follows every step.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message for who looks for a mistake.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a helpful message.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message worth keeping.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message about something that may become a failure.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about a failure in the program.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about a failure that the program cannot get over.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message about a mistake in the program or the system.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
