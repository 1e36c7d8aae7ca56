public import Foundation

/// Runs code; there is nothing to release afterwards on Linux.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }

extension ProcessInfo {
  /// Whether the machine saves power; never, as Linux does not say.
  public var isLowPowerModeEnabled: Bool { false }
}
