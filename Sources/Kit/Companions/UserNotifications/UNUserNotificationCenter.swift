import Foundation
import Synchronization

/// Where an app leaves notifications that are to be shown later.
///
/// Nobody shows them here: permission is always refused, and what an app adds is kept in its own process, where tests and
/// the app can read it, until it is removed or the process ends.
public final class UNUserNotificationCenter: Sendable {
  private struct Contents {
    // Requests are never changed after they were created.
    nonisolated(unsafe) var pending: [UNNotificationRequest] = []
    var categories: Set<UNNotificationCategory> = []
    var badge = 0
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  private static let shared = UNUserNotificationCenter()
  private let contents = Mutex(Contents())

  /// The one of this process.
  public static func current() -> UNUserNotificationCenter { shared }

  /// Who is told of notifications; as none is shown, nobody is.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { contents.withLock { $0.delegate } }
    set { contents.withLock { $0.delegate = newValue } }
  }

  /// Whether notifications can be shown: never here.
  public var supportsContentExtensions: Bool { false }

  // MARK: Permission

  /// Asks whether notifications may be shown; the answer is no, since nobody shows them.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

  /// Asks whether notifications may be shown; the answer is no, since nobody shows them.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  /// What may be shown: nothing.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// What may be shown: nothing.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }

  // MARK: Requests

  /// Keeps a request; one with the same identifier is replaced.
  public func add(_ request: UNNotificationRequest) async throws { keep(request) }

  /// Keeps a request; one with the same identifier is replaced.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    handler?(nil)
  }

  private func keep(_ request: UNNotificationRequest) {
    contents.withLock { contents in
      contents.pending.removeAll { $0.identifier == request.identifier }
      contents.pending.append(request)
    }
  }

  /// The requests that are kept, oldest first.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  /// The requests that are kept, oldest first.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(pending) }

  private var pending: [UNNotificationRequest] { contents.withLock { $0.pending } }

  /// Forgets requests.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    contents.withLock { $0.pending.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Forgets all requests.
  public func removeAllPendingNotificationRequests() { contents.withLock { $0.pending = [] } }

  /// The notifications that are shown: none.
  public func deliveredNotifications() async -> [UNNotification] { [] }

  /// The notifications that are shown: none.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    completionHandler([])
  }

  /// Takes shown notifications away, of which there are none.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Takes shown notifications away, of which there are none.
  public func removeAllDeliveredNotifications() {}

  // MARK: Categories and badge

  /// Keeps the kinds of notifications with their actions.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    contents.withLock { $0.categories = categories }
  }

  /// The kinds of notifications that were set.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    contents.withLock { $0.categories }
  }

  /// Keeps the number for the app's icon, of which there is none.
  public func setBadgeCount(_ count: Int) async throws { contents.withLock { $0.badge = count } }
}

/// Is told of notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject, Sendable {
  /// Says how a notification is shown while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// A person has touched a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async

  /// Says how a notification is shown while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

  /// A person has touched a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
