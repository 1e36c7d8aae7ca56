// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `journal` demand.
  static let journalTable = """
    domain journal 18
    intent createAudioEntry 18
      adopts AudioStartingIntent|AudioRecordingIntent
    intent createEntry 18
      message: AttributedString
      title: String?
      entryDate: Date?
      location: PlaceDescriptor? | CLPlacemark?
      mediaItems: [IntentFile] = []
      returns <entry>
    intent deleteEntry 18 inferred
      adopts DeleteIntent
      entities: [<entry>]
    intent search 18
      adopts ShowInAppSearchResultsIntent
      criteria: StringSearchCriteria
    intent updateEntry 18
      target: <entry>
      title: String?
      message: AttributedString?
      mediaItems: [IntentFile]?
      entryDate: Date?
      location: PlaceDescriptor? | CLPlacemark?
    entity entry 18
      title: String?
      message: AttributedString?
      mediaItems: [IntentFile]
      entryDate: Date?
      location: PlaceDescriptor? | CLPlacemark?
    """
}
