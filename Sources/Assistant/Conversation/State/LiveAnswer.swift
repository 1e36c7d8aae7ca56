public import IntentWire

/// An answer that goes on changing after it was given: how far a ride has come, how full a car is.
///
/// A conversation only says so; who takes the turns follows it, for example `Assistant`.
public struct LiveAnswer: Sendable, Hashable, Codable {
  /// The app's bundle identifier.
  public var app: String
  /// The call whose answer changes.
  public var call: IntentCall
  /// Whether the app has handled the call; one that it has not is handled before it is followed.
  public var wasHandled: Bool

  /// Creates the mark of an answer.
  public init(app: String, call: IntentCall, wasHandled: Bool = true) {
    self.app = app
    self.call = call
    self.wasHandled = wasHandled
  }
}

extension LiveAnswer {
  /// The intent that tells how far a ride has come.
  static let rideStatus = "INGetRideStatusIntent"
  /// The intents whose handlers send updates.
  static let intents: Set<String> = [rideStatus, "INGetCarPowerLevelStatusIntent"]

  /// The answer to a call, where it is one that changes; `nil` also when the ride is over.
  init?(_ outcome: IntentOutcome, to call: IntentCall, in app: String) {
    guard Self.intents.contains(call.intent) else { return nil }
    self.init(app: app, call: call)
    switch outcome.status {
    case .ready, .success, .inProgress: break
    case .failure, .needsApp, .continueInApp, .unresolved, .cancelled: return nil
    }
    if isOver(outcome) { return nil }
  }

  /// Whether an answer is the last one: the ride is over, or there is none.
  public func isOver(_ outcome: IntentOutcome) -> Bool {
    guard call.intent == Self.rideStatus else { return false }
    switch outcome.status {
    case .failure, .needsApp, .unresolved: return false
    case .ready, .success, .inProgress, .continueInApp, .cancelled: break
    }
    guard let ride = outcome.response["rideStatus"] else { return true }
    return ride.field("completionStatus") != nil || ride.field("phase")?.field("completed") != nil
  }

  /// Whether a reply in the same conversation is about something else, or has ended what is followed.
  ///
  /// - Parameter name: The display name of the app that is followed.
  public func isLeft(by reply: Reply, name: String) -> Bool {
    guard reply.state != .notUnderstood, let intent = reply.intent else { return false }
    if intent == "INCancelRideIntent", reply.state == .done { return true }
    return reply.app != name || Topic(intent)?.name != Topic(call.intent)?.name
  }
}
