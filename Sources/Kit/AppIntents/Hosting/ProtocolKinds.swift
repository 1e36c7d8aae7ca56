/// The framework's protocols that a manifest names among the kinds of a type.
///
/// The same names are read from source when an app is built.
enum ProtocolKinds {
  /// The protocols that an intent adopts beside `AppIntent` and `SystemIntent`, sorted; `nil` for none.
  static func names(of type: any AppIntent.Type) -> [String]? {
    sorted(intents.filter { $0.isAdopted(by: type) })
  }

  /// The protocols that an entity adopts beside `AppEntity`, sorted; `nil` for none.
  static func names(of type: any AppEntity.Type) -> [String]? {
    sorted(entities.filter { $0.isAdopted(by: type) })
  }

  private struct Kind: Sendable {
    let name: String
    let test: @Sendable (Any.Type) -> Bool

    func isAdopted(by type: Any.Type) -> Bool { test(type) }
  }

  private static func sorted(_ kinds: [Kind]) -> [String]? {
    kinds.isEmpty ? nil : kinds.map(\.name).sorted()
  }

  private static let entities: [Kind] = [
    Kind(name: "FileEntity") { $0 is any FileEntity.Type },
    Kind(name: "IndexedEntity") { $0 is any IndexedEntity.Type },
    Kind(name: "OwnershipProvidingEntity") { $0 is any OwnershipProvidingEntity.Type },
    Kind(name: "SyncableEntity") { $0 is any SyncableEntity.Type },
    Kind(name: "TransientAppEntity") { $0 is any TransientAppEntity.Type },
    Kind(name: "URLRepresentableEntity") { $0 is any URLRepresentableEntity.Type },
    Kind(name: "UniqueAppEntity") { $0 is any UniqueAppEntity.Type },
  ]

  private static let intents: [Kind] = [
    Kind(name: "AudioPlaybackIntent") { $0 is any AudioPlaybackIntent.Type },
    Kind(name: "AudioRecordingIntent") { $0 is any AudioRecordingIntent.Type },
    Kind(name: "AudioStartingIntent") { $0 is any AudioStartingIntent.Type },
    Kind(name: "CameraCaptureIntent") { $0 is any CameraCaptureIntent.Type },
    Kind(name: "CancellableIntent") { $0 is any CancellableIntent.Type },
    Kind(name: "ControlConfigurationIntent") { $0 is any ControlConfigurationIntent.Type },
    Kind(name: "CustomIntentMigratedAppIntent") { $0 is any CustomIntentMigratedAppIntent.Type },
    Kind(name: "DeleteIntent") { $0 is any DeleteIntent.Type },
    Kind(name: "DeprecatedAppIntent") { $0 is any DeprecatedAppIntent.Type },
    Kind(name: "ForegroundContinuableIntent") { $0 is any ForegroundContinuableIntent.Type },
    Kind(name: "LiveActivityIntent") { $0 is any LiveActivityIntent.Type },
    Kind(name: "LiveActivityStartingIntent") { $0 is any LiveActivityStartingIntent.Type },
    Kind(name: "LongRunningIntent") { $0 is any LongRunningIntent.Type },
    Kind(name: "OpenIntent") { $0 is any OpenIntent.Type },
    Kind(name: "PauseWorkoutIntent") { $0 is any PauseWorkoutIntent.Type },
    Kind(name: "PlayVideoIntent") { $0 is any PlayVideoIntent.Type },
    Kind(name: "PredictableIntent") { $0 is any PredictableIntent.Type },
    Kind(name: "ProgressReportingIntent") { $0 is any ProgressReportingIntent.Type },
    Kind(name: "PushToTalkTransmissionIntent") { $0 is any PushToTalkTransmissionIntent.Type },
    Kind(name: "ResumeWorkoutIntent") { $0 is any ResumeWorkoutIntent.Type },
    Kind(name: "SetFocusFilterIntent") { $0 is any SetFocusFilterIntent.Type },
    Kind(name: "SetValueIntent") { $0 is any SetValueIntent.Type },
    Kind(name: "ShowInAppSearchResultsIntent") { $0 is any ShowInAppSearchResultsIntent.Type },
    Kind(name: "SnippetIntent") { $0 is any SnippetIntent.Type },
    Kind(name: "StartDiveIntent") { $0 is any StartDiveIntent.Type },
    Kind(name: "StartWorkoutIntent") { $0 is any StartWorkoutIntent.Type },
    Kind(name: "TargetContentProvidingIntent") { $0 is any TargetContentProvidingIntent.Type },
    Kind(name: "URLRepresentableIntent") { $0 is any URLRepresentableIntent.Type },
    Kind(name: "UndoableIntent") { $0 is any UndoableIntent.Type },
    Kind(name: "WidgetConfigurationIntent") { $0 is any WidgetConfigurationIntent.Type },
  ]
}
