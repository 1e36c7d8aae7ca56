public import Assistant
import Catalog
public import Foundation
import Synchronization

/// The machine on which apps are tested: a home of the assistant with the apps that are installed in it.
///
/// ```swift
/// func testSearchShowsWhatItFound() throws {
///   XCUIDevice.shared.siriService.activate(voiceRecognitionText: "Show me photos of mountains with Vignette")
///   let app = XCUIApplication(bundleIdentifier: "org.example.vignette")
///   XCTAssert(app.wait(for: .runningForeground, timeout: 10))
///   XCTAssertEqual(app.cells.count, 3)
/// }
/// ```
///
/// Apps run in processes of their own, unless ``use(_:)`` names an assistant that runs them inside the test's. All
/// calls wait for their result. A wait on the main thread goes on serving the main queue, unless the test itself is
/// a job of the main queue: with an app inside the test's process, let the test function be an ordinary one.
public final class XCUIDevice: Sendable {
  /// The machine.
  public static let shared = XCUIDevice()

  /// Has the assistant take sentences.
  public let siriService = XCUISiriService()
  private let state = Mutex(State())

  private struct State {
    var home: URL?
    var configuration = AssistantConfiguration()
    var assistant: Assistant?
    var folder: URL?
  }

  private init() {}

  /// The assistant's home: `$PRITHEE_HOME`, else the one of the person who runs the tests.
  ///
  /// Setting it ends all apps.
  ///
  /// This and what follows does not exist on Apple's systems.
  public var home: URL {
    get { state.withLock { $0.home } ?? Home.default().url }
    set {
      shutDown()
      state.withLock { $0.home = newValue }
    }
  }

  /// The clock, the place and whatever else the assistant depends on.
  ///
  /// Setting it ends all apps.
  public var configuration: AssistantConfiguration {
    get { state.withLock { $0.configuration } }
    set {
      shutDown()
      state.withLock { $0.configuration = newValue }
    }
  }

  /// The assistant that takes the sentences.
  public var assistant: Assistant {
    state.withLock { state in
      if let assistant = state.assistant { return assistant }
      let home = state.home.map { Home($0) } ?? Home.default()
      let assistant = Assistant(home: home, configuration: state.configuration)
      state.assistant = assistant
      return assistant
    }
  }

  /// Has an assistant of the test's own take the sentences.
  public func use(_ assistant: Assistant) {
    shutDown()
    state.withLock { state in
      state.assistant = assistant
      state.home = assistant.home.url
    }
  }

  /// Makes a home in a new folder that is removed by ``shutDown()``, for tests that do not disturb each other.
  ///
  /// - Parameter template: A home that the new one is a copy of; `nil` for an empty one.
  @discardableResult
  public func useFreshHome(copying template: URL? = nil) throws -> URL {
    shutDown()
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "prithee-ui-\(UUID().uuidString)", directoryHint: .isDirectory)
    if let template {
      try FileManager.default.copyItem(at: template, to: folder)
    } else {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    state.withLock { state in
      state.home = folder
      state.folder = folder
    }
    return folder
  }

  /// Installs the apps of a Swift package, or a built bundle, into the home.
  ///
  /// - Returns: The bundle identifiers of the apps.
  /// - Throws: An error that says everything that is wrong.
  @discardableResult
  public func install(_ path: URL) throws -> [String] {
    let assistant = assistant
    return try Waiting.result(limit: .seconds(1800)) {
      try await assistant.install(path).map(\.identifier)
    }
  }

  /// Ends all apps and the conversation, and removes a home that ``useFreshHome(copying:)`` made.
  public func shutDown() {
    siriService.forget()
    let (assistant, folder) = state.withLock { state in
      defer {
        state.assistant = nil
        if state.folder != nil { state.home = nil }
        state.folder = nil
      }
      return (state.assistant, state.folder)
    }
    if let assistant { try? Waiting.result { await assistant.close() } }
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }
}
