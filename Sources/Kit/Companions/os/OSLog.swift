/// How important a message is.
public struct OSLogType: RawRepresentable, Sendable, Hashable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates a level from its number.
  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Worth keeping.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// Helpful, not essential.
  public static let info = OSLogType(rawValue: 0x01)
  /// For who looks for a mistake.
  public static let debug = OSLogType(rawValue: 0x02)
  /// A failure in the program.
  public static let error = OSLogType(rawValue: 0x10)
  /// A mistake in the program or the system.
  public static let fault = OSLogType(rawValue: 0x11)
}

/// Where messages belong: the part of the system and the kind of work that they are about.
///
/// There is no log store behind it on Linux. Messages go to standard error, which the assistant keeps for
/// each app; the module's documentation tells how to choose which.
public final class OSLog: Sendable {
  /// A kind of work that is known to every system.
  public struct Category: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Creates a kind of work.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What a person measuring the program looks at.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Measured only while somebody records.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Measured only while somebody records, with where the program was.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Messages that belong nowhere in particular.
  public static let `default` = OSLog(channel: LogChannel(subsystem: "", category: ""))
  /// Takes messages and shows none.
  public static let disabled = OSLog(channel: nil)

  let channel: LogChannel?

  init(channel: LogChannel?) {
    self.channel = channel
  }

  /// Creates a place for messages.
  ///
  /// - Parameters:
  ///   - subsystem: The part of the system, by convention the bundle identifier.
  ///   - category: The kind of work.
  public convenience init(subsystem: String, category: String) {
    self.init(channel: LogChannel(subsystem: subsystem, category: category))
  }

  /// Creates a place for messages of a known kind of work.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages of a level are shown.
  public func isEnabled(type: OSLogType) -> Bool {
    channel?.isEnabled(type) ?? false
  }

  /// Whether measurements are shown.
  public var signpostsEnabled: Bool { isEnabled(type: .debug) }
}
