// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Dispatch
public import Foundation

// The constants of Dispatch's header that Swift sees only on Apple's systems. A file with no import but Foundation's
// finds them through the generated code.

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// The names that C has for the objects of Dispatch.
public typealias dispatch_queue_t = DispatchQueue
/// A group of work.
public typealias dispatch_group_t = DispatchGroup
/// Something to wait for.
public typealias dispatch_semaphore_t = DispatchSemaphore
/// How important work is, as C names it.
public typealias qos_class_t = DispatchQoS.QoSClass

/// Work that a person waits for without a moment's delay.
public let QOS_CLASS_USER_INTERACTIVE = DispatchQoS.QoSClass.userInteractive
/// Work that a person began and waits for.
public let QOS_CLASS_USER_INITIATED = DispatchQoS.QoSClass.userInitiated
/// Work without a class of its own.
public let QOS_CLASS_DEFAULT = DispatchQoS.QoSClass.default
/// Work that takes a while and that a person follows.
public let QOS_CLASS_UTILITY = DispatchQoS.QoSClass.utility
/// Work that nobody sees.
public let QOS_CLASS_BACKGROUND = DispatchQoS.QoSClass.background
/// Work whose class is not said.
public let QOS_CLASS_UNSPECIFIED = DispatchQoS.QoSClass.unspecified

/// What turns the machine's ticks into nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
  /// What ticks are multiplied with.
  public var numer: UInt32 = 0
  /// What they are divided by.
  public var denom: UInt32 = 0
  /// Creates a factor that is still to be asked for.
  public init() {}
}

/// The ticks since the machine was started; a tick is a nanosecond here.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// Says what turns ticks into nanoseconds: nothing has to be done.
///
/// - Returns: 0, for no error.
@discardableResult
public func mach_timebase_info(_ info: inout mach_timebase_info_data_t) -> Int32 {
  info.numer = 1
  info.denom = 1
  return 0
}
