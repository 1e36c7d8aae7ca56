public import IntentWire

/// Where an app waits for the answer to a question that outlives the assistant's process.
public struct Suspension: Sendable, Hashable, Codable {
  /// The app's bundle identifier.
  public var app: String
  /// The call that waits.
  public var call: String
  /// The socket at which the app's process waits; `nil` when it runs inside the assistant's own process.
  public var rendezvous: String?

  /// Creates a suspension.
  public init(app: String, call: String, rendezvous: String?) {
    self.app = app
    self.call = call
    self.rendezvous = rendezvous
  }
}

/// How far an app came with a call.
public enum CallStep: Sendable {
  /// It is done.
  case outcome(IntentOutcome)
  /// It waits in the middle for an answer.
  case question(Question, Suspension)
}

/// Reaches apps, wherever they run: in processes of their own, or inside this one.
///
/// Every method throws a ``WireFault`` when the app cannot answer: it crashed, hangs, wrote garbage, or is gone.
/// The app is usable again by the next call.
public protocol AppCalling: Sendable {
  /// Sends a request that asks the person nothing: resolve, confirm, options, entities, describe.
  func send(_ request: WireRequest, to app: String) async throws(WireFault) -> WireResult

  /// Has the app carry out a call, up to its end or to its first question.
  func perform(_ call: IntentCall, in app: String) async throws(WireFault) -> CallStep

  /// Gives the answer to the question at which a call is suspended, and goes on to its end or the next question.
  func answer(_ answer: Answer, to suspension: Suspension) async throws(WireFault) -> CallStep

  /// Has an app tell how the answer to a call that it has handled changes.
  ///
  /// Returns when the app ends it; a cancelled task has the app stop, and returns when it has.
  ///
  /// - Parameters:
  ///   - call: The call, under the identifier with which it was handled.
  ///   - update: Told each change, one after the other.
  /// - Throws: ``WireFault`` also when the answer is not one that changes.
  func follow(
    _ call: IntentCall, in app: String, update: @escaping @Sendable (IntentOutcome) -> Void
  ) async throws(WireFault)

  /// Ends what shows an app's scene, as a person closes an app.
  func endScene(of app: String) async

  /// Whether what shows an app's scene runs.
  func hasScene(of app: String) async -> Bool
}

extension AppCalling {
  /// Says that nothing changes, for apps that answer once.
  public func follow(
    _ call: IntentCall, in app: String, update: @escaping @Sendable (IntentOutcome) -> Void
  ) async throws(WireFault) {
    throw WireFault(.unknownMethod, "The answer to “\(call.intent)” does not change; ask again instead.")
  }

  /// Does nothing: the scene lives as long as what shows it.
  public func endScene(of app: String) async {}

  /// Always true, for apps that run as long as their caller.
  public func hasScene(of app: String) async -> Bool { true }
}
