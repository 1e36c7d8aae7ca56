public import IntentWire

/// What an app's own process is to go on with after a turn.
///
/// A conversation only says so; who takes the turns hands it to the app, for example `Assistant`.
public struct ActivityHandOver: Sendable, Hashable, Codable {
  /// The app's bundle identifier.
  public var app: String
  /// The activity, with the request and the answer that led to it.
  public var continuation: ActivityContinuation

  /// Creates a hand-over.
  public init(app: String, continuation: ActivityContinuation) {
    self.app = app
    self.continuation = continuation
  }
}

extension ActivityHandOver {
  /// The hand-over to which an outcome leads: `nil` when the app does not have to go on by itself.
  ///
  /// An app that must be opened and names no activity gets one with the name of the intent.
  public init?(of outcome: IntentOutcome, to call: IntentCall, in app: String) {
    switch outcome.status {
    case .continueInApp, .needsApp: break
    case .ready, .success, .inProgress, .failure, .unresolved, .cancelled: return nil
    }
    let activity = outcome.activity ?? UserActivityValue(type: call.intent)
    self.init(
      app: app, continuation: ActivityContinuation(activity: activity, call: call, outcome: outcome))
  }

  /// The hand-over that is offered when an app could not do something and names an activity for it.
  public init?(offeredBy outcome: IntentOutcome, to call: IntentCall, in app: String) {
    guard outcome.status == .failure, let activity = outcome.activity else { return nil }
    self.init(
      app: app, continuation: ActivityContinuation(activity: activity, call: call, outcome: outcome))
  }
}
