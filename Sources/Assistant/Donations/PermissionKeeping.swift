public import IntentWire
import Synchronization

/// Knows what the person allows each app, and keeps what they decide.
///
/// Installing an app lets the assistant use it: as long as the person was not asked, the permission is
/// ``AppStanding/Permission/notDetermined`` and the app is used. Only a denied or restricted app is not.
public protocol PermissionKeeping: Sendable {
  /// What the person decided about a permission of an app, named by its bundle identifier.
  func permission(_ kind: PermissionKind, of app: String) -> AppStanding.Permission

  /// Keeps what the person decided; ``AppStanding/Permission/notDetermined`` forgets it.
  func setPermission(_ permission: AppStanding.Permission, _ kind: PermissionKind, of app: String)
}

extension PermissionKeeping {
  /// Whether the assistant may use an app.
  public func mayUse(_ app: String) -> Bool { permission(.assistant, of: app).letsUse }
}

extension AppStanding.Permission {
  /// Whether the assistant may use an app with this permission; it may until the person says no.
  public var letsUse: Bool {
    switch self {
    case .authorized, .notDetermined: true
    case .denied, .restricted: false
    }
  }
}

/// Keeps permissions in memory, for tests and for programs that have no store.
public final class PermissionLedger: PermissionKeeping {
  private struct Key: Hashable {
    var kind: PermissionKind
    var app: String
  }

  private let entries = Mutex<[Key: AppStanding.Permission]>([:])

  /// Creates a ledger in which nothing is decided.
  public init() {}

  /// What was decided.
  public func permission(_ kind: PermissionKind, of app: String) -> AppStanding.Permission {
    entries.withLock { $0[Key(kind: kind, app: app)] } ?? .notDetermined
  }

  /// Keeps a decision.
  public func setPermission(_ permission: AppStanding.Permission, _ kind: PermissionKind, of app: String) {
    entries.withLock { $0[Key(kind: kind, app: app)] = permission == .notDetermined ? nil : permission }
  }
}
