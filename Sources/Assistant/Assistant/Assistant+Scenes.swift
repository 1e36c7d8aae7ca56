import AppProcesses
import Catalog
import Conversation
public import IntentWire
import Logging

/// What an app itself shows: activities that it goes on with, its scene, and what a person does to it.
///
/// An app is named by its bundle identifier or its display name. Its own executable is started when it is needed,
/// and stays open until ``quit(_:)`` or until it was not used for a while.
extension Assistant {
  /// Has an app go on with an activity.
  ///
  /// - Returns: What the app shows then; `nil` when it shows nothing.
  /// - Throws: `WireFault` when there is no such app, it has no scene, or it cannot answer.
  @discardableResult
  public func open(
    _ activity: ActivityContinuation, app name: String
  ) async throws(WireFault) -> SnippetNode? {
    try await show(.continueActivity(activity), try appOnScreen(named: name))
  }

  /// What an app shows now; an app that is not open is opened.
  ///
  /// - Throws: `WireFault` as ``open(_:app:)``.
  public func scene(of name: String) async throws(WireFault) -> SnippetNode? {
    try await show(.scene, try appOnScreen(named: name))
  }

  /// What an app shows now, without bringing it to the front.
  ///
  /// - Throws: `WireFault` as ``open(_:app:)``.
  public func look(at name: String) async throws(WireFault) -> SnippetNode? {
    try await Self.ask(try appOnScreen(named: name), .scene, calls())
  }

  /// Does to an app's scene what a person would.
  ///
  /// - Returns: What the app shows then.
  /// - Throws: `WireFault` as ``open(_:app:)``, and when the element is not there.
  @discardableResult
  public func act(_ action: SceneAction, in name: String) async throws(WireFault) -> SnippetNode? {
    try await show(.actOnScene(action), try appOnScreen(named: name))
  }

  /// Ends an app's own process; its next scene is a new one.
  public func quit(_ name: String) async {
    guard let app = try? appOnScreen(named: name) else { return }
    openApps.removeAll { $0 == app.identifier }
    await calls().endScene(of: app.identifier)
  }

  /// The bundle identifiers of the apps that are open, the one that was used last at the end.
  public func appsOnScreen() async -> [String] {
    for app in openApps where await !calls().hasScene(of: app) { openApps.removeAll { $0 == app } }
    return openApps
  }

  /// Brings the app to the front to which a turn led, and adds what it shows to the reply.
  ///
  /// Nothing is lost where that is not possible: the activity is in the reply.
  ///
  /// - Parameter apps: The installed apps.
  func handingOver(_ reply: Reply, _ apps: [InstalledApp]) async -> Reply {
    var reply = reply
    for handOver in (reply.earlierHandOvers ?? []) + [reply.handOver].compactMap(\.self) {
      reply = await handingOver(handOver, reply, apps)
    }
    return reply
  }

  private func handingOver(
    _ handOver: ActivityHandOver, _ reply: Reply, _ apps: [InstalledApp]
  ) async -> Reply {
    guard let app = try? Self.app(named: handOver.app, in: apps), app.hasScene else { return reply }
    var reply = reply
    do throws(WireFault) {
      guard let scene = try await show(.continueActivity(handOver.continuation), app) else { return reply }
      reply.snippet = reply.snippet ?? scene
      reply.printed = ([reply.printed] + Self.shortened(scene.textLines)).joined(separator: "\n")
    } catch {
      configuration.logger.warning("\(app.name) did not go on with its activity: \(error)")
      reply.printed += "\n\(app.name) could not show it: \(error.message)"
    }
    return reply
  }

  /// The app that comes to the front after a turn and has nothing to go on with.
  func comingToFront(after reply: Reply, _ apps: [InstalledApp]) -> InstalledApp? {
    guard reply.handOver == nil, let name = reply.shownApp, let app = try? Self.app(named: name, in: apps)
    else { return nil }
    return app.hasScene ? app : nil
  }

  /// What an app shows now.
  static func scene(of app: InstalledApp, _ calls: any AppCalling) async -> Result<SnippetNode?, WireFault> {
    do throws(WireFault) {
      return .success(try await ask(app, .scene, calls))
    } catch {
      return .failure(error)
    }
  }

  /// Adds what an app shows that came to the front to the reply.
  func showing(
    _ scene: Result<SnippetNode?, WireFault>, of app: InstalledApp, _ reply: Reply
  ) -> Reply {
    var reply = reply
    do throws(WireFault) {
      let scene = try scene.get()
      noteOpen(app)
      guard let scene else { return reply }
      reply.snippet = reply.snippet ?? scene
      reply.printed = ([reply.printed] + Self.shortened(scene.textLines)).joined(separator: "\n")
    } catch {
      configuration.logger.warning("\(app.name) did not come to the front: \(error)")
    }
    return reply
  }

  private func show(_ request: WireRequest, _ app: InstalledApp) async throws(WireFault) -> SnippetNode? {
    let scene = try await Self.ask(app, request, calls())
    noteOpen(app)
    return scene
  }

  /// Notes that an app is open and was used last.
  private func noteOpen(_ app: InstalledApp) {
    openApps.removeAll { $0 == app.identifier }
    openApps.append(app.identifier)
  }

  private static func ask(
    _ app: InstalledApp, _ request: WireRequest, _ calls: any AppCalling
  ) async throws(WireFault) -> SnippetNode? {
    guard case .scene(let scene) = try await calls.send(request, to: app.identifier) else {
      throw WireFault(.invalidMessage, "\(app.name) answered a request for its scene with something else.")
    }
    return scene
  }

  private func appOnScreen(named name: String) throws(WireFault) -> InstalledApp {
    let apps: [InstalledApp]
    do {
      apps = try readingRoom().apps
    } catch {
      throw WireFault(.internalError, "\(error)")
    }
    return try Self.app(named: name, in: apps)
  }

  private static func app(named name: String, in apps: [InstalledApp]) throws(WireFault) -> InstalledApp {
    if let app = apps.first(where: { $0.identifier == name }) { return app }
    let named = apps.filter { $0.name.lowercased() == name.lowercased() }
    guard let app = named.first, named.count == 1 else {
      let known = apps.map { "\($0.name) (\($0.identifier))" }.joined(separator: ", ")
      throw WireFault(
        .unknownName,
        "\(named.isEmpty ? "No app" : "More than one app") is called “\(name.prefix(200))”. Installed: "
          + "\(known.isEmpty ? "none" : known).")
    }
    return app
  }

  private static func shortened(_ lines: [String]) -> [String] {
    lines.count > 60 ? lines.prefix(59) + ["… \(lines.count - 59) more lines"] : lines
  }
}
