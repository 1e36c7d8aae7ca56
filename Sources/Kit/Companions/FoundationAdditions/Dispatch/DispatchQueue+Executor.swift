public import Dispatch

/// A queue that does one thing after the other; it can be the executor of an actor.
///
/// Dispatch lets nobody inherit from its queue here, so this is the queue itself.
public typealias DispatchSerialQueue = DispatchQueue

/// A queue that may do several things at once.
///
/// Dispatch lets nobody inherit from its queue here, so this is the queue itself, and one that is made by this name does
/// one thing after the other.
public typealias DispatchConcurrentQueue = DispatchQueue

extension DispatchQueue: @retroactive SerialExecutor {
  /// Does a piece of an actor's work on the queue.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// The queue as an actor gives it away.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  /// Ends the process when the code does not run on the queue.
  public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }

  /// Does something and waits for it.
  public func asyncAndWait<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(execute: work)
  }
}

extension DispatchTime {
  /// A moment later.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

  /// How long it is until another moment.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    let (early, late) = (min(self, other).uptimeNanoseconds, max(self, other).uptimeNanoseconds)
    let length = Int(clamping: late - early)
    return .nanoseconds(self <= other ? length : -length)
  }
}
