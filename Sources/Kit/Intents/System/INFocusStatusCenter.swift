import AppHost
public import Foundation
import IntentWire

/// Whether a person is focused and wants to be left alone, as far as an app may know.
///
/// The person switches it with `prithee focus on` and `off`. An app that handles `INShareFocusStatusIntent` is told of
/// each change.
public final class INFocusStatusCenter: NSObject, Sendable {
  /// The one center of the app.
  public static let `default` = INFocusStatusCenter()

  private override init() {
    super.init()
  }

  /// Whether the person is focused, as the assistant said last; unknown as long as the app may not know.
  public var focusStatus: INFocusStatus {
    INFocusStatus(isFocused: AppSession.current?.standing.isFocused)
  }

  /// Whether the app may know.
  public var authorizationStatus: INFocusStatusAuthorizationStatus {
    AppSession.current.map { INFocusStatusAuthorizationStatus($0.standing.focus) } ?? .notDetermined
  }

  /// Asks the person whether the app may know, with the reason in its `NSFocusStatusUsageDescription`.
  ///
  /// - Parameter completionHandler: Told what the person decided, on a queue of its own; `notDetermined` as long as
  ///   they have not.
  public func requestAuthorization(
    completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    let completion = HandlerForwarding.Handover(value: completionHandler)
    Task { completion.value?(await requestAuthorization()) }
  }

  /// Asks the person whether the app may know, with the reason in its `NSFocusStatusUsageDescription`.
  ///
  /// - Returns: What the person decided; `notDetermined` as long as they have not.
  public nonisolated(nonsending) func requestAuthorization() async -> INFocusStatusAuthorizationStatus {
    INFocusStatusAuthorizationStatus(await Permissions.request(.focus))
  }
}

extension INFocusStatusAuthorizationStatus {
  init(_ permission: AppStanding.Permission) {
    switch permission {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    case .authorized: self = .authorized
    }
  }
}
