public import Foundation

/// A window: the root of what a scene shows.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { rootViewController?.hostWindow = self }
  }
  /// The scene to which the window belongs.
  open weak var windowScene: UIWindowScene?
  /// Whether the window takes what the person types.
  open private(set) var isKeyWindow = false
  /// How far in front the window is.
  open var windowLevel: CGFloat = 0
  /// Light or dark.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The controllers that were shown at the last look.
  var shown: [UIViewController] = []

  /// Creates a window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }

  /// Creates a window.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads an archived window; see ``UIView``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the window in front of the others.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Has the window take what the person types.
  open func makeKey() {
    let application = UIApplication.shared
    for other in application.windows where other !== self { other.isKeyWindow = false }
    isKeyWindow = true
    application.windows.removeAll { $0 === self }
    application.windows.append(self)
    let scene = windowScene ?? application.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    windowScene = scene
    scene?.windows.removeAll { $0 === self }
    scene?.windows.append(self)
  }
}
