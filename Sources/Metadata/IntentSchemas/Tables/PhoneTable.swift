// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `phone` demand.
  static let phoneTable = """
    domain phone 27
    intent startCall 27
      adopts AudioRecordingIntent
      adopts AudioStartingIntent
      destination: {CallDestination}
      audioVisualMode: <audioVisualMode>
    entity phonePerson 27
      person: IntentPerson
    enumeration audioVisualMode 27
      audio
      video
    union CallDestination
      <phonePerson>
      [<phonePerson>]
    """
}
