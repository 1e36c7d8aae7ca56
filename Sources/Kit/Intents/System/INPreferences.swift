public import Foundation

/// Whether and in which language a person lets the assistant use an app.
public class INPreferences: NSObject {
  /// Whether the assistant may use the app: installing an app allows it.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .authorized }

  /// Asks the person to let the assistant use the app: installing it has already done so.
  public class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    handler(siriAuthorizationStatus())
  }

  /// Asks the person to let the assistant use the app: installing it has already done so.
  public class func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
    siriAuthorizationStatus()
  }

  /// The language in which the person speaks, for example `en-US`.
  public class func siriLanguageCode() -> String {
    Locale.current.identifier(.bcp47)
  }
}
