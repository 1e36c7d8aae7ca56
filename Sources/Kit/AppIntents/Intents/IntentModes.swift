/// Where an intent may run.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// When an app comes to the front.
  public enum ForegroundMode: Sendable, Hashable {
    /// Before the intent runs.
    case immediate
    /// When the intent decides so.
    case dynamic
    /// When the intent is done.
    case deferred
  }

  /// The modes as bits.
  public var rawValue: Int

  /// Creates modes from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Without showing the app.
  public static let background = IntentModes(rawValue: 1)
  /// With the app at the front before the intent runs.
  public static let foreground = IntentModes(rawValue: 2)

  /// With the app at the front at some time.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }
}
