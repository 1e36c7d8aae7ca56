import Synchronization

/// The principal objects of the calls that are under way.
final class PrincipalObjects: Sendable {
  /// Calls that the person dropped never end; their objects give way to those of later calls.
  static let limit = 32

  private struct Entry {
    let call: String
    let principal: HandlerForwarding.Handover<INExtension>
  }

  private let make: @MainActor @Sendable () -> INExtension
  private let entries = Mutex<[Entry]>([])

  init(make: @escaping @MainActor @Sendable () -> INExtension) {
    self.make = make
  }

  /// The object of a call; a new one at the call's first step.
  @MainActor
  func principal(for call: String) -> INExtension {
    let known = entries.withLock { entries in entries.first { $0.call == call }?.principal }
    if let known { return known.value }
    // The app's code runs outside of the lock.
    let new = HandlerForwarding.Handover(value: make())
    return entries.withLock { entries in
      if let other = entries.first(where: { $0.call == call }) { return other.principal }
      entries.append(Entry(call: call, principal: new))
      if entries.count > Self.limit { entries.removeFirst() }
      return new
    }.value
  }

  /// Forgets the object of a call that has ended.
  func release(_ call: String) {
    entries.withLock { $0.removeAll { $0.call == call } }
  }
}
