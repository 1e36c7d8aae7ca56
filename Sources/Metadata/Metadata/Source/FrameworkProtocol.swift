/// What a type is to the assistant.
enum Role: String, CaseIterable {
  case intent = "AppIntent"
  case entity = "AppEntity"
  case enumeration = "AppEnum"
  case query = "EntityQuery"
  case shortcuts = "AppShortcutsProvider"
}

/// The protocols of the framework and which of them refine which.
enum FrameworkProtocol {
  /// The protocols that each protocol refines directly, as far as they lead to a role.
  static let parents: [String: [String]] = [
    "AudioPlaybackIntent": ["SystemIntent"],
    "AudioRecordingIntent": ["SystemIntent"],
    "AudioStartingIntent": ["SystemIntent"],
    "CameraCaptureIntent": ["SystemIntent"],
    "ControlConfigurationIntent": ["SystemIntent"],
    "CustomIntentMigratedAppIntent": ["AppIntent"],
    "DeleteIntent": ["SystemIntent"],
    "DeprecatedAppIntent": ["AppIntent"],
    "EntityPropertyQuery": ["EntityQuery"],
    "EntityStringQuery": ["EntityQuery"],
    "EnumerableEntityQuery": ["EntityQuery"],
    "FileEntity": ["AppEntity"],
    "ForegroundContinuableIntent": ["AppIntent"],
    "IndexedEntity": ["AppEntity"],
    "LiveActivityIntent": ["SystemIntent"],
    "LiveActivityStartingIntent": ["SystemIntent"],
    "OpenIntent": ["SystemIntent"],
    "PauseWorkoutIntent": ["SystemIntent"],
    "PlayVideoIntent": ["SystemIntent"],
    "PredictableIntent": ["AppIntent"],
    "ProgressReportingIntent": ["AppIntent"],
    "PushToTalkTransmissionIntent": ["SystemIntent"],
    "ResumeWorkoutIntent": ["SystemIntent"],
    "SetFocusFilterIntent": ["AppIntent"],
    "SetValueIntent": ["SystemIntent"],
    "ShowInAppSearchResultsIntent": ["SystemIntent"],
    "SnippetIntent": ["AppIntent"],
    "StartDiveIntent": ["SystemIntent"],
    "StartWorkoutIntent": ["SystemIntent"],
    "SystemIntent": ["AppIntent"],
    "TargetContentProvidingIntent": ["AppIntent"],
    "TransientAppEntity": ["AppEntity"],
    "URLRepresentableEntity": ["AppEntity"],
    "URLRepresentableEnum": ["AppEnum"],
    "URLRepresentableIntent": ["AppIntent"],
    "UndoableIntent": ["SystemIntent"],
    "UniqueAppEntity": ["AppEntity"],
    "UniqueAppEntityQuery": ["EntityQuery"],
    "WidgetConfigurationIntent": ["AppIntent"],
  ]

  /// Intents of these kinds bring the app to the front unless they say otherwise.
  static let openingByDefault: Set<String> = [
    "OpenIntent", "PlayVideoIntent", "ShowInAppSearchResultsIntent",
  ]

  /// Intents of these kinds are not found by people unless they say otherwise.
  static let hiddenByDefault: Set<String> = ["SnippetIntent"]

  /// A protocol and all that it refines; empty for a name that is none of the framework's.
  static func closure(of name: String) -> Set<String> {
    guard parents[name] != nil || Role(rawValue: name) != nil else { return [] }
    var names: Set<String> = [name]
    var open = [name]
    while let next = open.popLast() {
      for parent in parents[next, default: []] where names.insert(parent).inserted { open.append(parent) }
    }
    return names
  }
}
