public import Foundation

/// How patient the assistant is with apps, and where it keeps what it needs to reach them.
public struct AppProcessSettings: Sendable, Hashable {
  /// How long an app may work on one request; the time in which it waits for the person does not count.
  public var deadline: Duration = .seconds(10)
  /// How long an app may take from its start until it connects.
  public var startDeadline: Duration = .seconds(10)
  /// How long a process without work is kept.
  public var idleTime: Duration = .seconds(60)
  /// How long an app waits for the person's answer, also without the assistant.
  public var patience: Duration = .seconds(300)
  /// How long a process that was asked to end may take.
  public var grace: Duration = .seconds(1)
  /// The size at which the log of an app is shortened, in bytes.
  public var logLimit = 1_048_576
  /// The folder for sockets; `nil` chooses one that is private and short.
  public var runtimeFolder: URL?

  /// Creates the usual settings.
  public init() {}
}

extension Duration {
  /// The whole length as a number of seconds.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
