// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the framework.

// Any package of a build that asks `canImport(os)` finds this module, whether or not it depends on it: SwiftPM keeps
// all modules of a build in one folder, and only the order of the build decides. Such a package is compiled against
// this module and linked without it. So everything here is a name of the C library or is emitted into the client.
@_exported public import Glibc

/// A lock that one thread holds at a time.
///
/// On Linux it is a mutex of the system, which wakes waiting threads like the original.
public typealias os_unfair_lock = pthread_mutex_t
/// The name of the lock in C.
public typealias os_unfair_lock_s = os_unfair_lock
/// A place in memory that holds a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes the lock, and waits until it is free.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  pthread_mutex_lock(lock)
}

/// Takes the lock if it is free.
///
/// - Returns: Whether the lock was taken.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

/// Gives the lock back.
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  pthread_mutex_unlock(lock)
}
