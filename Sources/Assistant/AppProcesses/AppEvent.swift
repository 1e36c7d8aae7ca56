public import IntentWire

/// What an app tells the assistant by itself.
public enum AppEvent: Sendable, Hashable {
  /// The words that the app knows for one kind of thing have changed.
  case vocabularyUpdated(VocabularyUpdate)
  /// The values that its App Shortcut phrases may name have changed.
  case shortcutsChanged
}

/// Receives what apps tell by themselves, with the app's bundle identifier.
public typealias AppEventHandler = @Sendable (_ app: String, _ event: AppEvent) -> Void
