import AppHost
import Dispatch
import IntentWire
import Intents

/// A SwiftUI app as it runs: opens it, gives it activities, draws its main window and touches it.
@MainActor
final class SwiftUIStage {
  /// The delegate of UIKit, when the app has one.
  var delegate: (any UIApplicationDelegate)? { uiKit?.delegate }
  private let graph = ViewGraph()
  private let uiKit: UIKitStage?
  private let windows: (ViewContext) -> [[SceneElement]]
  private var activity: String?
  private var drawing: SceneDrawing?
  private var isOpen = false

  init<Content: App>(_ app: Content) {
    let adaptor = Mirror(reflecting: app).children.lazy.compactMap { $0.value as? any DelegateAdapting }.first
    uiKit = adaptor.map { UIKitStage(delegate: $0.delegate, sceneDelegate: nil) }
    windows = { context in
      let place = context.child("\(Content.self)")
      context.graph.link(app, place)
      return app.body.resolvedWindows(place)
    }
  }

  /// Opens the app, unless it is open.
  func open() async {
    guard !isOpen else { return }
    isOpen = true
    await uiKit?.open()
    _ = draw()
    await settle()
  }

  /// Has the app go on with an activity.
  func goOn(with continuation: ActivityContinuation) async {
    await open()
    let userActivity = NSUserActivity(continuation)
    activity = userActivity.activityType
    _ = draw()
    if let handlers = graph.activityHandlers[userActivity.activityType] {
      for handler in handlers { handler(userActivity) }
    } else if let url = userActivity.webpageURL, !graph.urlHandlers.isEmpty {
      for handler in graph.urlHandlers { handler(url) }
    } else {
      await uiKit?.goOn(with: continuation)
    }
    _ = draw()
    await settle()
  }

  /// What the app shows.
  func draw() -> SnippetNode? {
    let presentation = Presentation()
    var environment = EnvironmentValues()
    environment.presentation = presentation
    let elements = graph.look { graph in
      presentation.sheets = []
      presentation.alerts = []
      let context = ViewContext(graph: graph, path: "", environment: environment)
      return windows(context).first ?? []
    }
    // A sheet covers what is behind it; an alert does not.
    let content = presentation.sheets.last.map { [$0] } ?? elements
    var root = SceneElement("window", children: content + presentation.alerts)
    root.attributes["activity"] = activity
    let drawing = SceneDrawing(root)
    self.drawing = drawing
    return drawing.node
  }

  /// Does to the app what a person would.
  func act(_ action: SceneAction) async throws(WireFault) {
    await open()
    if drawing == nil { _ = draw() }
    try drawing?.act(action)
    _ = draw()
    await settle()
  }

  /// Gives what was started and put off a moment to be done; what takes longer is seen at a later look.
  private func settle() async {
    for _ in 0..<4 {
      let tasks = graph.takeFreshTasks()
      await Self.turn()
      if !tasks.isEmpty { await Self.wait(for: tasks, atMost: .milliseconds(300)) }
      _ = draw()
      if tasks.isEmpty { return }
    }
  }

  private static func turn() async {
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      await Task.yield()
    }
  }

  private static func wait(for tasks: [Task<Void, Never>], atMost limit: Duration) async {
    let (ends, sender) = AsyncStream<Void>.makeStream()
    let all = Task {
      for task in tasks { await task.value }
      sender.yield()
    }
    let timer = Task {
      try? await Task.sleep(for: limit)
      sender.yield()
    }
    for await _ in ends { break }
    timer.cancel()
    all.cancel()
  }
}
