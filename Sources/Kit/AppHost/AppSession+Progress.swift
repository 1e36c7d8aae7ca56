public import IntentWire
import Synchronization

extension AppSession {
  /// Tells the assistant how far the work on a call has come; dropped while nobody listens.
  public func report(_ progress: CallProgress) {
    state.withLock { $0.connection }?.notify(.progress(progress))
  }
}
