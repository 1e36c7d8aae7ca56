public import IntentWire

/// What an app tells the assistant by itself.
public enum AppEvent: Sendable, Hashable {
  /// The words that the app knows for one kind of thing have changed.
  case vocabularyUpdated(VocabularyUpdate)
  /// The values that its App Shortcut phrases may name have changed.
  case shortcutsChanged
  /// The work on a call has come further.
  case progressed(CallProgress)
}

/// Receives what apps tell by themselves, with the app's bundle identifier.
public typealias AppEventHandler = @Sendable (_ app: String, _ event: AppEvent) -> Void

/// Answers what apps ask of the assistant by themselves: about donations, shortcuts and permissions.
public protocol AppRequestAnswering: Sendable {
  /// What the person allows an app, which it learns at its greeting.
  func standing(of app: String) -> AppStanding

  /// Answers a request of an app that is not part of a call: donate, deleteDonations, setShortcuts, voiceShortcuts,
  /// changeVoiceShortcut, standing, requestPermission, updateIndex, indexState, searchIndex or engageIndex.
  ///
  /// - Throws: ``WireFault`` that says why the request was refused.
  func answer(_ request: WireRequest, of app: String) throws(WireFault) -> WireResult
}

/// Keeps nothing and allows what nobody has decided: for programs that bring no store.
struct NoRequests: AppRequestAnswering {
  func standing(of app: String) -> AppStanding { AppStanding() }

  func answer(_ request: WireRequest, of app: String) throws(WireFault) -> WireResult {
    throw WireFault(.unknownMethod, "This assistant keeps no donations, shortcuts or permissions.")
  }
}
