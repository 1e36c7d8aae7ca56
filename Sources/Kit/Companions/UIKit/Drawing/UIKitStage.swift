import AppHost
import Dispatch
import Foundation
import FoundationAdditions
package import IntentWire
import Intents

/// A UIKit app as it runs: opens it, gives it activities, draws its window and touches it.
@MainActor
package final class UIKitStage {
  /// The delegate.
  package let delegate: any UIApplicationDelegate
  private let application = UIApplication()
  private let sceneDelegate: (@MainActor () -> (any UISceneDelegate)?)?
  private var scene: UIWindowScene?
  private var activity: String?
  private var drawing: SceneDrawing?

  /// Creates an app that is not open yet.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate.
  ///   - sceneDelegate: Makes the delegate of the app's scene, as its Info.plist names it.
  package init(delegate: any UIApplicationDelegate, sceneDelegate: (@MainActor () -> (any UISceneDelegate)?)?)
  {
    self.delegate = delegate
    self.sceneDelegate = sceneDelegate
    application.delegate = delegate
    application.becomeShared()
  }

  /// Opens the app, unless it is open.
  package func open() async {
    application.becomeShared()
    await open(with: nil)
  }

  /// Has the app go on with an activity.
  package func goOn(with continuation: ActivityContinuation) async {
    application.becomeShared()
    let activity = NSUserActivity(continuation)
    self.activity = activity.activityType
    if continuation.outcome?.code == "handleInApp", let intent = activity.interaction?.intent {
      await open(with: nil)
      application.didLeaveIntent = false
      delegate.application(application, handle: intent) { _ in }
      if !application.didLeaveIntent { return await settle() }
    }
    if scene == nil { await open(with: activity) } else { give(activity) }
    await settle()
  }

  /// What the app shows; `nil` when it has no window.
  package func draw() -> SnippetNode? {
    application.becomeShared()
    guard let window else { return nil }
    window.updateAppearance()
    var element = window.element()
    element.attributes["activity"] = activity
    let drawing = SceneDrawing(element)
    self.drawing = drawing
    return drawing.node
  }

  /// Does to the app what a person would.
  package func act(_ action: SceneAction) async throws(WireFault) {
    if drawing == nil {
      await open()
      _ = draw()
    }
    guard let drawing else {
      throw WireFault(.unknownName, "The app has no window, so nothing can be touched.")
    }
    application.becomeShared()
    try drawing.act(action)
    await settle()
  }

  // MARK: Life

  private func open(with activity: NSUserActivity?) async {
    guard scene == nil else { return }
    let session = UISceneSession(
      role: .windowApplication,
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    var options = UIScene.ConnectionOptions()
    if let activity { options.userActivities = [activity] }
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    let accepts = delegate.application(
      application, didFinishLaunchingWithOptions: sceneDelegate == nil ? launchOptions(activity) : nil)
    let configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    session.configuration = configuration
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    self.scene = scene
    application.connectedScenes = [scene]
    scene.delegate =
      configuration.delegateClass.flatMap { ObjectMaker.object($0) as? any UISceneDelegate }
      ?? sceneDelegate?()
    come(scene, session, options)
    // The first screen is there before an activity comes.
    window?.updateAppearance()
    // A scene has found the activity among its options already.
    if scene.delegate == nil, accepts, let activity { give(activity) }
    await settle()
  }

  private func launchOptions(_ activity: NSUserActivity?) -> [UIApplication.LaunchOptionsKey: Any]? {
    activity.map { activity in
      [
        .userActivityDictionary: [
          UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
          "UIApplicationLaunchOptionsUserActivityKey": activity,
        ] as [String: Any]
      ]
    }
  }

  private func come(_ scene: UIWindowScene, _ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    for window in application.windows where window.windowScene == nil { window.windowScene = scene }
    let center = NotificationCenter.default
    center.post(name: UIApplication.willEnterForegroundNotification, object: application)
    scene.delegate?.sceneWillEnterForeground(scene)
    application.applicationState = .active
    scene.activationState = .foregroundActive
    if let delegate = scene.delegate {
      delegate.sceneDidBecomeActive(scene)
    } else {
      delegate.applicationDidBecomeActive(application)
    }
    center.post(name: UIApplication.didBecomeActiveNotification, object: application)
  }

  private func give(_ activity: NSUserActivity) {
    if let scene, let delegate = scene.delegate {
      delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      scene.userActivity = activity
      delegate.scene(scene, continue: activity)
      return
    }
    _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
    _ = delegate.application(application, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  private var window: UIWindow? { application.keyWindow ?? scene?.windows.last ?? windowOfDelegate }

  private var windowOfDelegate: UIWindow? {
    (scene?.delegate as? any UIWindowSceneDelegate)?.window ?? delegate.window
  }

  /// Lets what the app has put off until later on the main queue be done.
  private func settle() async {
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      await Task.yield()
    }
  }
}
