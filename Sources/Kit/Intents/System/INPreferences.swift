import AppHost
public import Foundation
import IntentWire

/// Whether and in which language a person lets the assistant use an app.
///
/// Installing an app lets the assistant use it, and the status is `notDetermined` until the app asks. Asked in the
/// middle of a request, the person answers at once; asked at any other time, the assistant notes the wish, shows it
/// with `prithee apps`, and the person decides with `prithee apps allow NAME` or `deny NAME`.
public class INPreferences: NSObject {
  /// Whether the assistant may use the app, as the assistant said last.
  ///
  /// `notDetermined` in a process that the assistant did not start.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    AppSession.current.map { INSiriAuthorizationStatus($0.standing.assistant) } ?? .notDetermined
  }

  /// Asks the person to let the assistant use the app, with the reason in the app's `NSSiriUsageDescription`.
  ///
  /// - Parameter handler: Told what the person decided, on a queue of its own; `notDetermined` as long as they have
  ///   not.
  public class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    let handler = HandlerForwarding.Handover(value: handler)
    Task { handler.value(await requestSiriAuthorization()) }
  }

  /// Asks the person to let the assistant use the app, with the reason in the app's `NSSiriUsageDescription`.
  ///
  /// - Returns: What the person decided; `notDetermined` as long as they have not.
  public class func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
    INSiriAuthorizationStatus(await Permissions.request(.assistant))
  }

  /// The language in which the person speaks, for example `en-US`.
  public class func siriLanguageCode() -> String {
    AppSession.current?.standing.language ?? Locale.current.identifier(.bcp47)
  }
}

/// Asks the person for permissions.
enum Permissions {
  /// What the person decides; a wish that cannot be told is explained on standard error.
  static func request(_ kind: PermissionKind) async -> AppStanding.Permission {
    guard let session = AppSession.current else {
      Telling.post(.requestPermission(kind), "The permission cannot be asked for")
      return .notDetermined
    }
    do throws(WireFault) {
      return try await session.requestPermission(kind)
    } catch {
      StandardError.write("The permission cannot be asked for: \(error.message)")
      // An app that does not say why it asks is not allowed anything.
      return error.code == .invalidParameters ? .denied : .notDetermined
    }
  }
}

extension INSiriAuthorizationStatus {
  init(_ permission: AppStanding.Permission) {
    switch permission {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    case .authorized: self = .authorized
    }
  }
}
