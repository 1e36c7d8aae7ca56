public import Foundation
public import IntentWire
public import Language
import Synchronization

/// What a workflow depends on besides apps: the clock, chance, files, the clipboard, the way outside.
public struct WorkflowEnvironment: Sendable {
  /// An HTTP request.
  public struct Request: Sendable, Hashable {
    /// Where it goes.
    public var url: URL
    /// The method, for example `GET`.
    public var method: String
    /// The header fields.
    public var headers: [String: String]
    /// The body.
    public var body: Data?
  }

  /// Tells the present.
  public var now: @Sendable () -> Date
  /// Tells how long the process has run, which nobody sets back.
  public var elapsed: @Sendable () -> Duration
  /// The person's calendar, with the time zone.
  public var calendar: Calendar
  /// The person's region.
  public var locale: Locale
  /// The person's language.
  public var language: any LanguageReader
  /// Gives a random number.
  public var random: @Sendable () -> UInt64
  /// Waits.
  public var sleep: @Sendable (Duration) async throws -> Void
  /// What is on the clipboard.
  public var clipboard: @Sendable () -> IntentValue
  /// Puts something on the clipboard.
  public var copy: @Sendable (IntentValue) -> Void
  /// Reads a file; `nil` refuses it.
  public var read: (@Sendable (String) throws -> Data)?
  /// Writes a file, or adds to it; `nil` refuses it.
  public var write: (@Sendable (String, Data, Bool) throws -> Void)?
  /// Makes an HTTP request and returns the body; `nil` refuses it, which is usual.
  public var fetch: (@Sendable (Request) async throws -> Data)?
  /// Runs a shell command with some input and returns its output; `nil` refuses it, which is usual.
  public var shell: (@Sendable (String, String) async throws -> String)?

  /// Creates an environment in which nothing is allowed that reaches outside.
  public init(
    now: @escaping @Sendable () -> Date = { Date() },
    elapsed: @escaping @Sendable () -> Duration = WorkflowEnvironment.stopwatch,
    calendar: Calendar = Calendar(identifier: .gregorian), locale: Locale = Locale(identifier: "en_US"),
    language: any LanguageReader = English(),
    random: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    let shared = SharedClipboard()
    self.now = now
    self.elapsed = elapsed
    self.calendar = calendar
    self.locale = locale
    self.language = language
    self.random = random
    self.sleep = sleep
    clipboard = { shared.content.withLock { $0 } }
    copy = { value in shared.content.withLock { $0 = value } }
  }

  /// The time since some moment in the past, from the system's steady clock.
  public static let stopwatch: @Sendable () -> Duration = {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }()

  /// The present, the calendar and the region, in which words are read.
  public var context: LanguageContext { LanguageContext(now: now(), calendar: calendar, locale: locale) }
}

/// A clipboard that lasts as long as its environment.
private final class SharedClipboard: Sendable {
  let content = Mutex(IntentValue.string(""))
}

/// How much a run may use.
public struct WorkflowLimits: Sendable, Hashable {
  /// The most steps.
  public var steps: Int
  /// The longest time; waiting for the person does not count.
  public var time: Duration
  /// The most memory for values, in bytes, about.
  public var memory: Int
  /// How many workflows may run each other.
  public var depth: Int
  /// How many steps the trace keeps.
  public var traced: Int

  /// Creates limits.
  public init(
    steps: Int = 1_000_000, time: Duration = .seconds(600), memory: Int = 64_000_000, depth: Int = 8,
    traced: Int = 10_000
  ) {
    self.steps = steps
    self.time = time
    self.memory = memory
    self.depth = depth
    self.traced = traced
  }
}
