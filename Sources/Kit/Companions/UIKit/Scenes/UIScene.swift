public import Foundation
public import FoundationAdditions

/// One instance of an app's user interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and it can be used.
    case foregroundActive
    /// In front, and it cannot be used.
    case foregroundInactive
    /// Not in front.
    case background
  }

  /// Why a scene was opened.
  public struct ConnectionOptions {
    /// The activities with which it goes on.
    public var userActivities: Set<NSUserActivity> = []
    /// The addresses that it opens.
    public var urlContexts: Set<UIOpenURLContext> = []
    /// The type of the activity that comes, when its content is not there yet.
    public var handoffUserActivityType: String?
    /// The quick action that was chosen.
    public var shortcutItem: UIApplicationShortcutItem?
    /// The app that asked.
    public var sourceApplication: String?
  }

  /// The session to which the scene belongs.
  public let session: UISceneSession
  /// What the scene does at the moments of its life.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in front.
  open internal(set) var activationState: ActivationState = .unattached
  /// What the person reads as the scene's title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Creates a scene.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Opens an address outside the app.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// Choices for opening an address.
  open class OpenExternalURLOptions: NSObject {
    /// Open only an app that claims the address.
    open var universalLinksOnly = false
  }
}

/// A scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The scene's windows.
  open internal(set) var windows: [UIWindow] = []
  /// The window in front.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The screen.
  open var screen: UIScreen { .main }
}

/// What identifies a scene across the app's runs.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An ordinary window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene; `nil` before it is connected.
  open internal(set) weak var scene: UIScene?
  /// What it is for.
  public let role: Role
  /// How it was made.
  open internal(set) var configuration: UISceneConfiguration
  /// Identifies the session.
  public let persistentIdentifier = UUID().uuidString
  /// The activity from which the scene is restored.
  open var stateRestorationActivity: NSUserActivity?
  /// The app's own data.
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// How a scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name in the Info.plist.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The scene's class.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// An address that a scene opens.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  /// Creates a context.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// What a scene does at the moments of its life.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells that the scene was opened, and why; a window is usually made here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Tells that the scene was closed.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Tells that the scene came to the front.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells that the scene is about to leave the front.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells that the scene is about to come to the front.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells that the scene went to the back.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Opens addresses.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)

  /// The activity from which the scene can be restored.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// Tells that an activity comes.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Has the scene go on with an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Tells that an activity could not be given to the scene.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does not open them.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}

  /// Nothing to restore.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
}

/// What a scene with windows does at the moments of its life.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }

  /// Carries out a quick action.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// No window of the delegate's own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does not carry it out.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
