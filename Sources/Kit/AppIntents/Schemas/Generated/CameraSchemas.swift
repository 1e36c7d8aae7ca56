// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `camera`.
  public struct CameraIntent: Kind {
    /// The schema `camera.openInCaptureMode`.
    public var openInCaptureMode: AppSchema.IntentSchema { .init("camera.openInCaptureMode") }
    /// The schema `camera.setDevice`.
    public var setDevice: AppSchema.IntentSchema { .init("camera.setDevice") }
    /// The schema `camera.startCapture`.
    public var startCapture: AppSchema.IntentSchema { .init("camera.startCapture") }
    /// The schema `camera.stopCapture`.
    public var stopCapture: AppSchema.IntentSchema { .init("camera.stopCapture") }
    /// The schema `camera.switchDevice`.
    public var switchDevice: AppSchema.IntentSchema { .init("camera.switchDevice") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `camera`.
  public static var camera: AppSchema.CameraIntent { AppSchema.CameraIntent() }
}

extension AppSchema {
  /// The schemas of enumerations in the domain `camera`.
  public struct CameraEnum: Kind {
    /// The schema `camera.captureDevice`.
    public var captureDevice: AppSchema.EnumSchema { .init("camera.captureDevice") }
    /// The schema `camera.captureDuration`.
    public var captureDuration: AppSchema.EnumSchema { .init("camera.captureDuration") }
    /// The schema `camera.captureMode`.
    public var captureMode: AppSchema.EnumSchema { .init("camera.captureMode") }
  }
}

extension AppSchemaEnum where Self == AppSchema.EnumSchema {
  /// The schemas of enumerations in the domain `camera`.
  public static var camera: AppSchema.CameraEnum { AppSchema.CameraEnum() }
}
