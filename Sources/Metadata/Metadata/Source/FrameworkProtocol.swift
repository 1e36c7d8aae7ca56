/// What a type is to the assistant.
enum Role: String, CaseIterable {
  case intent = "AppIntent"
  case entity = "AppEntity"
  case enumeration = "AppEnum"
  case query = "EntityQuery"
  case valueQuery = "IntentValueQuery"
  case union = "AppUnionValue"
  case shortcuts = "AppShortcutsProvider"
  case package = "AppIntentsPackage"
}

/// The protocols of the framework and which of them refine which.
enum FrameworkProtocol {
  /// The protocols that each protocol refines directly, as far as they lead to a role.
  static let parents: [String: [String]] = [
    "AudioPlaybackIntent": ["SystemIntent"],
    "AudioRecordingIntent": ["SystemIntent"],
    "AudioStartingIntent": ["SystemIntent"],
    "CameraCaptureIntent": ["SystemIntent"],
    "CancellableIntent": ["AppIntent"],
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
    "IndexedEntityQuery": ["EntityQuery"],
    "LiveActivityIntent": ["SystemIntent"],
    "LiveActivityStartingIntent": ["SystemIntent"],
    "LongRunningIntent": ["ProgressReportingIntent"],
    "OpenIntent": ["SystemIntent"],
    "OwnershipProvidingEntity": ["AppEntity"],
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
    "SyncableEntity": ["AppEntity"],
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
    "OpenIntent", "PlayVideoIntent", "ShowInAppSearchResultsIntent", "StartDiveIntent", "StartWorkoutIntent",
    "TargetContentProvidingIntent",
  ]

  /// Intents of these kinds are not found by people unless they say otherwise.
  static let hiddenByDefault: Set<String> = ["SnippetIntent"]

  /// The protocols of intents that a manifest names among the kinds.
  static let intentKinds = kinds(of: .intent).subtracting(["AppIntent", "SystemIntent"])

  /// The protocols of entities that a manifest names among the kinds.
  static let entityKinds = kinds(of: .entity).subtracting(["AppEntity"])

  private static func kinds(of role: Role) -> Set<String> {
    Set(parents.keys.filter { closure(of: $0).contains(role.rawValue) })
  }

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

/// The framework's macros that make a type something to the assistant.
enum MacroName {
  /// The protocol that each macro lets a type adopt.
  static let protocols: [String: String] = [
    "AppIntent": "AppIntent", "AssistantIntent": "AppIntent",
    "AppEntity": "AppEntity", "AssistantEntity": "AppEntity",
    "AppEnum": "AppEnum", "AssistantEnum": "AppEnum",
    "UnionValue": "AppUnionValue",
  ]
}
