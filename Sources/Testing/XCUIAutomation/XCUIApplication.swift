import Assistant
public import Foundation
public import IntentWire

/// An app under test, and what it shows.
public final class XCUIApplication: XCUIElement, @unchecked Sendable {
  // Unchecked as its superclass is: nothing in it changes.

  /// Whether an app runs.
  public enum State: UInt, Sendable {
    /// Not known.
    case unknown
    /// It does not run.
    case notRunning
    /// It runs and is suspended; never so here.
    case runningBackgroundSuspended
    /// It runs behind another one.
    case runningBackground
    /// It runs in front.
    case runningForeground
  }

  /// Creates a proxy for the app under test: the one that `PRITHEE_TEST_APP` names by its bundle identifier, else the
  /// only app of the home that shows something.
  public convenience init() { self.init(AppReference(identifier: nil)) }

  /// Creates a proxy for an app.
  public convenience init(bundleIdentifier: String) { self.init(AppReference(identifier: bundleIdentifier)) }

  private init(_ app: AppReference) {
    super.init(app, "the app \(app.words)") { app.snapshot }
  }

  /// Opens the app anew; one that runs is ended first.
  public func launch(file: StaticString = #filePath, line: UInt = #line) {
    terminate()
    activate(file: file, line: line)
  }

  /// Brings the app to the front; one that does not run is opened.
  public func activate(file: StaticString = #filePath, line: UInt = #line) {
    do { try app.open() } catch { Failure.record("\(error.message)", file, line) }
  }

  /// Ends the app.
  public func terminate() { app.quit() }

  /// Whether the app runs.
  public var state: State {
    guard let identifier = try? app.resolved() else { return .unknown }
    let assistant = XCUIDevice.shared.assistant
    guard let open = try? Waiting.result({ await assistant.appsOnScreen() }), open.contains(identifier) else {
      return .notRunning
    }
    return open.last == identifier ? .runningForeground : .runningBackground
  }

  /// Waits until the app is in a state.
  ///
  /// - Returns: Whether it came to be so in time.
  public func wait(for state: State, timeout: TimeInterval) -> Bool {
    Waiting.until(timeout: timeout) { self.state == state }
  }

  /// What the app shows, as a tree; `nil` when it does not run or shows nothing.
  ///
  /// This and ``sceneText`` do not exist on Apple's systems.
  public var scene: SnippetNode? { app.scene }

  /// What the app shows, as text; empty when it does not run or shows nothing.
  public var sceneText: String { app.text }

  /// The type of the activity with which the app went on last.
  public var continuedActivity: String? { app.scene?.attributes["activity"] }

  /// What the app shows, as text.
  public override var debugDescription: String { "the app \(app.words):\n\(app.text)" }
}

/// Which app is meant, and the way to it.
final class AppReference: Sendable {
  private let identifier: String?

  init(identifier: String?) {
    self.identifier = identifier ?? ProcessInfo.processInfo.environment["PRITHEE_TEST_APP"]
  }

  /// The name for messages.
  var words: String { identifier ?? "under test" }

  /// The bundle identifier.
  func resolved() throws(WireFault) -> String {
    if let identifier { return identifier }
    let assistant = XCUIDevice.shared.assistant
    let apps = (try? Waiting.result { await assistant.apps().filter(\.hasScene).map(\.identifier) }) ?? []
    guard let only = apps.first, apps.count == 1 else {
      throw WireFault(
        .unknownName,
        "Which app is under test? Name it with XCUIApplication(bundleIdentifier:) or in PRITHEE_TEST_APP. Apps that "
          + "show something: \(apps.isEmpty ? "none" : apps.joined(separator: ", ")).")
    }
    return only
  }

  func open() throws(WireFault) {
    let identifier = try resolved()
    let assistant = XCUIDevice.shared.assistant
    _ = try wait { try await assistant.scene(of: identifier) }
  }

  func quit() {
    guard let identifier = try? resolved() else { return }
    let assistant = XCUIDevice.shared.assistant
    try? Waiting.result { await assistant.quit(identifier) }
  }

  func act(_ action: SceneAction) throws(WireFault) {
    let identifier = try resolved()
    let assistant = XCUIDevice.shared.assistant
    _ = try wait { try await assistant.act(action, in: identifier) }
  }

  /// What the app shows; looking does not open it.
  var scene: SnippetNode? {
    guard let identifier = try? resolved() else { return nil }
    let assistant = XCUIDevice.shared.assistant
    return try? Waiting.result {
      // Looking at an app does not bring it to the front.
      await assistant.appsOnScreen().contains(identifier) ? try await assistant.look(at: identifier) : nil
    }
  }

  var text: String { scene?.textLines.joined(separator: "\n") ?? "" }

  var snapshot: ElementSnapshot? { scene.map { ElementSnapshot(app: words, $0) } }

  private func wait<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) throws(WireFault) -> Value {
    do {
      return try Waiting.result(work)
    } catch let fault as WireFault {
      throw fault
    } catch {
      throw WireFault(.internalError, "\(error)")
    }
  }
}
