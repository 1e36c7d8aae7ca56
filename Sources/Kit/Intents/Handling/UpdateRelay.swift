import Foundation
import IntentWire
import Synchronization

/// Takes an app's updates and passes on those that bring something new.
///
/// An app may call it on any thread and as often as it likes, also after it was told to stop.
final class UpdateRelay: NSObject, Sendable {
  private let intent: any LiveIntent
  private let timeZone: TimeZone
  private let pass: @Sendable (IntentOutcome) -> Void
  private let state = Mutex<(last: IntentOutcome?, isClosed: Bool)>((nil, false))

  /// - Parameters:
  ///   - intent: The request that is answered.
  ///   - timeZone: The person's time zone, to which dates without one belong.
  ///   - pass: Told what is new, one after the other.
  init(of intent: any LiveIntent, timeZone: TimeZone, _ pass: @escaping @Sendable (IntentOutcome) -> Void) {
    self.intent = intent
    self.timeZone = timeZone
    self.pass = pass
  }

  /// Takes no more updates.
  func close() {
    state.withLock { $0.isClosed = true }
  }

  /// Waits until the present task is cancelled.
  static func cancellation() async {
    let (stream, sender) = AsyncStream.makeStream(of: Never.self)
    for await _ in stream {}
    sender.finish()
  }

  private func take(_ response: INIntentResponse) {
    let outcome = WireSituation.$timeZone.withValue(timeZone) {
      response.outcome(of: intent, confirming: false)
    }
    // Under the lock, so that two threads cannot pass on what they bring in the wrong order.
    state.withLock { state in
      guard !state.isClosed, state.last != outcome else { return }
      state.last = outcome
      pass(outcome)
    }
  }
}

extension UpdateRelay: INGetRideStatusIntentResponseObserver {
  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) {
    take(response)
  }
}

extension UpdateRelay: INGetCarPowerLevelStatusIntentResponseObserver {
  func didUpdate(getCarPowerLevelStatus response: INGetCarPowerLevelStatusIntentResponse) {
    take(response)
  }
}

/// The handlers of calls that may be followed: the object that answered is the one that sends updates, because it may
/// have kept what it needs for them.
final class LiveHandlers: Sendable {
  /// How many are kept; calls that nobody follows give way to later ones.
  static let limit = 8

  private struct Entry {
    let call: String
    let handler: HandlerForwarding.Handover<Any>
  }

  private let entries = Mutex<[Entry]>([])

  /// Keeps the handler of a call.
  func keep(_ handler: Any, for call: String) {
    let entry = Entry(call: call, handler: HandlerForwarding.Handover(value: handler))
    entries.withLock { entries in
      entries.removeAll { $0.call == call }
      entries.append(entry)
      if entries.count > Self.limit { entries.removeFirst() }
    }
  }

  /// The handler of a call, which is no longer kept then.
  func take(_ call: String) -> HandlerForwarding.Handover<Any>? {
    entries.withLock { entries in
      entries.firstIndex { $0.call == call }.map { entries.remove(at: $0).handler }
    }
  }
}
