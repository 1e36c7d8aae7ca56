import IntentWire

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

  /// Where an intent runs now.
  public struct Current: Sendable, Hashable {
    /// Whether the app is at the front.
    let isForeground: Bool
    /// Whether the app can come to the front: the intent allows it, there is a display, and it is not locked.
    public let canContinueInForeground: Bool

    /// Without showing the app.
    public static let background = Current(isForeground: false, canContinueInForeground: false)
    /// With the app at the front.
    public static let foreground = Current(isForeground: true, canContinueInForeground: true)

    /// Whether both are at the front or both are not; whether the app could come there does not matter.
    public static func == (left: Current, right: Current) -> Bool { left.isForeground == right.isForeground }

    /// Feeds the place to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(isForeground) }

    /// Matches a place in a `switch`.
    public static func ~= (pattern: Current, value: Current) -> Bool { pattern == value }
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

  /// Whether the app may come to the front at all.
  var allowsForeground: Bool { !isDisjoint(with: IntentModes(rawValue: 2 | 4 | 8)) }

  /// The names in a manifest, sorted.
  var names: [String] {
    let all: [(IntentModes, String)] = [
      (.background, "background"), (.foreground(.deferred), "foreground.deferred"),
      (.foreground(.dynamic), "foreground.dynamic"), (.foreground, "foreground.immediate"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension AppIntent {
  /// The modes for a manifest; `nil` when they follow from whether the app is opened.
  static var _modeNames: [String]? {
    supportedModes == (openAppWhenRun ? .foreground : .background) ? nil : supportedModes.names
  }

  /// Whether the app is at the front before the intent runs.
  ///
  /// An intent that may run in both places runs at the front where a person can see it.
  static func _beginsInForeground(_ context: CallContext) -> Bool {
    if openAppWhenRun { return true }
    guard supportedModes.contains(.foreground) else { return false }
    return !supportedModes.contains(.background) || context.canShow
  }

  /// Whether the app comes to the front when the intent is done.
  static func _endsInForeground(_ context: CallContext) -> Bool {
    guard supportedModes.contains(.foreground(.deferred)) else { return false }
    return !supportedModes.contains(.background) || context.canShow
  }
}

extension CallContext {
  /// Whether an app can be shown: there is a display, and it is not locked.
  var canShow: Bool { hasDisplay && !isLocked }
}
