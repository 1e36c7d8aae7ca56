public import IntentWire

/// An action that no app declares, as which a call is shown that the assistant made out of it: `PlayAudio` with the
/// person's query, of which the app only sees what its own search found.
public struct ShownCall: Sendable, Hashable, Codable {
  /// The action's name.
  public var intent: String
  /// Its parameters.
  public var parameters: [String: IntentValue]

  /// Creates a description.
  public init(intent: String, parameters: [String: IntentValue]) {
    self.intent = intent
    self.parameters = parameters
  }
}

extension PendingCall {
  /// The parameters that a reply shows: those of the action, else those of the call.
  var shownParameters: [String: IntentValue] {
    guard let shown else { return call.parameters }
    // What the app's search found is told beside the query.
    return shown.parameters.merging(call.parameters) { action, own in own.audioEntity == nil ? action : own }
  }
}
