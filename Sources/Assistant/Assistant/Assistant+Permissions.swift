import AppProcesses
public import Catalog
public import Donations
public import IntentWire
import Logging
import Store

extension Assistant {
  /// What the person allows each app.
  ///
  /// Usable from any thread; nothing is known before the assistant has opened its store, which its first turn does.
  public nonisolated var permissions: any PermissionKeeping { board }

  /// A permission that an app has asked for and the person has not decided.
  public struct WantedPermission: Sendable, Hashable {
    /// The app.
    public var app: InstalledApp
    /// The permission.
    public var kind: PermissionKind
    /// Why the app wants it, in its own words.
    public var reason: String?
  }

  /// Returns the permissions that installed apps wait for, by the apps' names.
  public func wantedPermissions() throws -> [WantedPermission] {
    takeInSpool()
    let wanted = try store().permissions().filter(\.isWanted)
    return try readingRoom().apps.flatMap { app in
      wanted.filter { $0.app == app.identifier }.compactMap { permission in
        PermissionKind(rawValue: permission.kind).map {
          WantedPermission(
            app: app, kind: $0, reason: $0 == .assistant ? app.usageDescription : app.focusDescription)
        }
      }
    }
  }

  /// Returns what the person allows an app.
  public func standing(of app: String) throws -> AppStanding {
    takeInSpool()
    try board.refresh(from: store())
    return board.standing(of: app)
  }

  /// Keeps what the person decides about an app; ``AppStanding/Permission/notDetermined`` forgets it.
  public func setPermission(
    _ permission: AppStanding.Permission, _ kind: PermissionKind = .assistant, of app: String
  ) throws {
    takeInSpool()
    let store = try store()
    try store.setPermission(
      kind.rawValue, of: app, to: permission == .notDetermined ? nil : permission.rawValue)
    try board.refresh(from: store)
  }

  /// Returns the app with a name: its display name, one of its alternative names, or its bundle identifier, in any
  /// case of letters.
  ///
  /// - Throws: `CatalogProblem` when no app or more than one has the name.
  public func app(named name: String) async throws -> InstalledApp {
    let apps = await apps()
    let plain = name.lowercased()
    var found = apps.filter { $0.identifier.lowercased() == plain }
    if found.isEmpty { found = apps.filter { $0.name.lowercased() == plain } }
    if found.isEmpty {
      found = apps.filter { $0.alternativeNames.contains { $0.text.lowercased() == plain } }
    }
    guard let app = found.first else {
      let names = apps.map(\.name).joined(separator: ", ")
      throw CatalogProblem(
        name, names.isEmpty ? "No app is installed." : "No app has this name. Installed are: \(names).")
    }
    guard found.count == 1 else {
      throw CatalogProblem(
        name,
        "Several apps have this name; use the identifier of one: "
          + "\(found.map(\.identifier).sorted().joined(separator: ", ")).")
    }
    return app
  }

  /// Whether the person is focused and does not want to be disturbed.
  public func isFocused() throws -> Bool { try store().isFocused() }

  /// Keeps whether the person is focused, and tells the apps that may know and handle `INShareFocusStatusIntent`.
  ///
  /// - Returns: The names of the apps that were told.
  @discardableResult
  public func setFocused(_ isFocused: Bool) async throws -> [String] {
    takeInSpool()
    let store = try store()
    try store.setFocused(isFocused)
    try board.refresh(from: store)
    let intent = "INShareFocusStatusIntent"
    var told: [String] = []
    for app in try readingRoom().apps
    where app.manifest.intent(intent) != nil && board.permission(.focus, of: app.identifier) == .authorized
      && board.mayUse(app.identifier)
    {
      let status = RecordValue(
        type: "INFocusStatus", display: DisplayValue(""), fields: ["isFocused": .boolean(isFocused)])
      let call = IntentCall(
        id: "focus.\(app.identifier)", intent: intent, parameters: ["focusStatus": .record(status)])
      do {
        _ = try await calls().perform(call, in: app.identifier)
        told.append(app.name)
      } catch {
        configuration.logger.warning("\(app.name) could not be told of the focus: \(error)")
      }
    }
    return told
  }
}
