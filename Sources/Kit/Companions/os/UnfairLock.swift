// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the framework.

import Foundation

/// A lock that one thread holds at a time.
///
/// On Linux it is a mutex of the system, which wakes waiting threads like the original.
public struct os_unfair_lock {
  fileprivate var state: pthread_mutex_t

  /// Creates an open lock.
  public init() {
    state = pthread_mutex_t()
    pthread_mutex_init(&state, nil)
  }
}

/// The name of the lock in C.
public typealias os_unfair_lock_s = os_unfair_lock
/// A place in memory that holds a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes the lock, and waits until it is free.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  pthread_mutex_lock(&lock.pointee.state)
}

/// Takes the lock if it is free.
///
/// - Returns: Whether the lock was taken.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
  pthread_mutex_trylock(&lock.pointee.state) == 0
}

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  pthread_mutex_unlock(&lock.pointee.state)
}

/// Ends a lock that nobody holds.
///
/// Sources for several systems that find this module beside the C library end a lock in this way.
@discardableResult
public func pthread_mutex_destroy(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Int32 {
  Foundation.pthread_mutex_destroy(&lock.pointee.state)
}
