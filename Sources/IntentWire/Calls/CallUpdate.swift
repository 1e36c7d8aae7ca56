/// How the answer to a call has changed since it was given or since the last update, told while the call is followed.
public struct CallUpdate: Sendable, Hashable, Codable {
  /// The call.
  public var call: String
  /// The answer as it is now, whole.
  public var outcome: IntentOutcome

  /// Creates an update.
  public init(call: String, outcome: IntentOutcome) {
    self.call = call
    self.outcome = outcome
  }
}
