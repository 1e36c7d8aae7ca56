public import Foundation
public import FoundationAdditions
public import Intents

/// What an app does at the moments of its life.
///
/// A class with `@main` that adopts it is the app: the build plugin writes the rest of the entry point, so that the
/// same process answers the intents of its target too.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window, for an app without scene delegate.
  var window: UIWindow? { get set }

  /// Tells that the app is about to be ready.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the app is ready; `false` refuses what it was opened for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the app was opened, in the oldest form.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Tells that the app came to the front.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells that the app is about to leave the front.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells that the app is about to come to the front.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells that the app went to the back.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells that the app ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Asks whether the app itself takes care of saying that an activity comes.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Has the app go on with an activity.
  ///
  /// - Returns: Whether it does.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Tells that an activity could not be given to the app.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// The object that handles a request in the app's own process; `nil` when there is none.
  ///
  /// It is asked for the intents that `INIntentsSupported` in the app's Info.plist names.
  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?

  /// Has the app carry out a request that its extension passed on with `handleInApp`.
  func application(
    _ application: UIApplication, handle intent: INIntent,
    completionHandler: @escaping (INIntentResponse) -> Void)

  /// Opens an address.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// The configuration for a new scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Tells that scenes were closed for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Carries out a quick action.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIApplicationDelegate {
  /// No window of the delegate's own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Nothing to prepare.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls the oldest form.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Leaves it to the system.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }

  /// Does not go on with it.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}

  /// No handler.
  public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }

  /// Leaves the request to `application(_:continue:restorationHandler:)`.
  public func application(
    _ application: UIApplication, handle intent: INIntent,
    completionHandler: @escaping (INIntentResponse) -> Void
  ) {
    application.didLeaveIntent = true
  }

  /// Does not open it.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }

  /// The configuration that the Info.plist gives.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Does not carry it out.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
