// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `camera` demand.
  static let cameraTable = """
    domain camera 18
    intent openInCaptureMode 18
      adopts OpenIntent
      target: <captureMode>
    intent setDevice 18
      device: <captureDevice>
    intent startCapture 18
      captureMode: <captureMode>
      device: <captureDevice>?
      timerDuration: <captureDuration>?
    intent stopCapture 18
    intent switchDevice 18
    enumeration captureDevice 18 open
    enumeration captureDuration 18 open
    enumeration captureMode 18 open
    """
}
