public import Foundation

/// A lock that one thread holds at a time.
public struct os_unfair_lock {
  fileprivate var state: pthread_mutex_t

  /// Creates an open lock.
  public init() {
    state = pthread_mutex_t()
    pthread_mutex_init(&state, nil)
  }
}

/// Takes the lock, and waits until it is free.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  pthread_mutex_lock(&lock.pointee.state)
}

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  pthread_mutex_unlock(&lock.pointee.state)
}
