public import Foundation
import IntentWire

/// Facts about the present run of an intent.
public struct IntentSystemContext: Sendable {
  /// When the person acted, where that is known exactly.
  public let preciseTimestamp: Date?
  /// Where the intent runs now.
  public let currentMode: IntentModes.Current
}

extension AppIntent {
  /// Facts about the present run.
  public var systemContext: IntentSystemContext {
    let mode = RunningIntent.current?.mode ?? .background
    let moment = RunningIntent.current?.call.context.moment
    return IntentSystemContext(
      preciseTimestamp: moment.map(Date.init(timeIntervalSince1970:)), currentMode: mode)
  }
}
