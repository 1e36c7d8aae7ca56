import Foundation

/// Tells measurements apart that go on at the same time.
public struct OSSignpostID: Sendable, Hashable {
  /// The number.
  public let rawValue: UInt64

  /// Creates an identifier from a number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// Creates an identifier that no other measurement of the program has.
  public init(log: OSLog) {
    self = Self.next()
  }

  /// For measurements of which only one goes on at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No identifier.
  public static let invalid = OSSignpostID(0)
  /// No identifier.
  public static let null = OSSignpostID(0)

  private static let last = OSAllocatedUnfairLock(initialState: UInt64(0))

  static func next() -> OSSignpostID {
    OSSignpostID(
      last.withLock { last in
        last += 1
        return last
      })
  }
}

/// A measurement that has begun.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  let start: ContinuousClock.Instant

  init(id: OSSignpostID, start: ContinuousClock.Instant) {
    self.id = id
    self.start = start
  }
}

/// Measures how long parts of a program take.
///
/// There is no instrument on Linux that records measurements. They are written as messages of the level
/// `debug`: each event, and each interval with its length when it ends.
public struct OSSignposter: Sendable {
  private let channel: LogChannel?

  /// A signposter that measures nothing.
  public static let disabled = OSSignposter(OSLog.disabled)

  /// Creates a signposter that belongs nowhere in particular.
  public init() {
    self.init(OSLog.default)
  }

  /// Creates a signposter.
  public init(subsystem: String, category: String) {
    channel = LogChannel(subsystem: subsystem, category: category)
  }

  /// Creates a signposter for a known kind of work.
  public init(subsystem: String, category: OSLog.Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Creates a signposter whose measurements stand among a logger's messages.
  public init(logger: Logger) {
    channel = logger.channel
  }

  /// Creates a signposter for a place for messages.
  public init(_ logHandle: OSLog) {
    channel = logHandle.channel
  }

  /// Whether measurements are shown.
  public var isEnabled: Bool { channel?.isEnabled(.debug) ?? false }

  /// Returns an identifier that no other measurement of the program has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID.next() }

  /// Returns an identifier that is the same for the same object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  /// Begins a measurement.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, start: .now)
  }

  /// Begins a measurement with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    emitEvent(name, id: id, message)
    return OSSignpostIntervalState(id: id, start: .now)
  }

  /// Ends a measurement.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    end(name, state) { _ in "" }
  }

  /// Ends a measurement with a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    end(name, state) { " " + message.text(showsPrivate: $0) }
  }

  /// Tells that something happened.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    channel?.write(.debug) { _ in "signpost \(name)" }
  }

  /// Tells that something happened, with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    channel?.write(.debug) { "signpost \(name) \(message.text(showsPrivate: $0))" }
  }

  /// Measures a piece of work.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  private func end(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: (Bool) -> String) {
    let length = ContinuousClock.Instant.now - state.start
    channel?.write(.debug) { showsPrivate in
      let milliseconds =
        Double(length.components.seconds) * 1_000 + Double(length.components.attoseconds) / 1e15
      return "signpost \(name) took \(String(format: "%.3f", milliseconds)) ms\(message(showsPrivate))"
    }
  }
}
