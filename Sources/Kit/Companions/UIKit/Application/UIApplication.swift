public import Foundation

/// The app as it runs: its delegate, its scenes and windows.
///
/// There is one at a time in a process. Where an app of its own runs inside another program, for example in tests,
/// the app that was opened last is the shared one.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable {
    /// In front.
    case active
    /// On its way to the front or to the back.
    case inactive
    /// Not in front.
    case background
  }

  /// The reason for which an app was opened.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address that the app opens.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that opens the address.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The quick action that was chosen.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A dictionary about the activity that the app goes on with.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// In that dictionary, the activity's type.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The notification that was tapped; never given here.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// A choice for opening an address.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Open only an app that claims the address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// What is told to an app that opens an address.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that asked.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What comes with the address.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }

  private static var current: UIApplication?

  /// The app of this process.
  public static var shared: UIApplication {
    if let current { return current }
    let application = UIApplication()
    current = application
    return application
  }

  /// The address that opens the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// Posted when the app came to the front.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app comes to the front.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app went to the back.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app goes to the back.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")

  /// What the app does at the moments of its life.
  open var delegate: (any UIApplicationDelegate)?
  /// Whether the app is in front.
  open internal(set) var applicationState: State = .inactive
  /// The scenes that the app shows.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of those scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether several scenes can be open; never so here.
  open var supportsMultipleScenes: Bool { false }
  /// The app's windows.
  open internal(set) var windows: [UIWindow] = []
  /// The window in front.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// Whether the screen stays on; has no effect.
  open var isIdleTimerDisabled = false
  /// The number beside the app's name.
  open var applicationIconBadgeNumber = 0
  /// The quick actions that the app offers; nobody shows them here.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// The addresses that the app asked to open, the newest last, for tests.
  public private(set) var openedURLs: [URL] = []

  /// Set when the delegate has no `application(_:handle:completionHandler:)` of its own.
  var didLeaveIntent = false

  /// Makes this the app of the process.
  func becomeShared() { Self.current = self }

  /// Whether an address could be opened: whether it has a scheme.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  /// Opens an address outside the app.
  ///
  /// No browser is started: the address is kept in ``openedURLs``, and the call counts as a success.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let canOpen = canOpenURL(url)
    if canOpen { openedURLs.append(url) }
    completion?(canOpen)
  }

  /// Opens an address outside the app, as ``open(_:options:completionHandler:)`` does.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    let canOpen = canOpenURL(url)
    if canOpen { openedURLs.append(url) }
    return canOpen
  }

  /// Begins work that goes on in the background; it always may.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }

  /// Ends work that went on in the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Asks for pushed notifications; there are none here.
  open func registerForRemoteNotifications() {}
}

/// Identifies work in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// A quick action of an app.
open class UIApplicationShortcutItem: NSObject {
  /// What is done.
  public let type: String
  /// What a person reads.
  public let localizedTitle: String
  /// What a person reads below.
  public let localizedSubtitle: String?
  /// The app's own data.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    super.init()
  }
}

/// The picture of a quick action.
open class UIApplicationShortcutIcon: NSObject {
  /// Creates a picture from a symbol's name.
  public convenience init(systemImageName: String) { self.init() }
}
