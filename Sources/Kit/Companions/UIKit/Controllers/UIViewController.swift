package import AppHost
public import Foundation

/// What fills a window or a part of it, with a view of its own.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// What the person reads about it.
  open var title: String?
  /// What stands in the bar of a navigation controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: nil)
  /// What stands in the bar of a tab controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The controllers inside.
  open internal(set) var children: [UIViewController] = []
  /// The controller around.
  open internal(set) weak var parent: UIViewController?
  /// The controller that this one shows in front of itself.
  open private(set) var presentedViewController: UIViewController?
  private weak var presenter: UIViewController?
  /// How it is shown in front of another.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// How it comes and goes; has no effect.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether the person can only close it through the app.
  open var isModalInPresentation = false
  /// The size that it would like.
  open var preferredContentSize: CGSize = .zero
  /// Whether the bar below is hidden when it is pushed.
  open var hidesBottomBarWhenPushed = false
  /// Identifies it across the app's runs.
  open var restorationIdentifier: String?
  /// Light or dark.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The window whose root it is.
  weak var hostWindow: UIWindow?
  /// Draws the content in the place of the view, for frameworks that bring their own.
  package final var content: (@MainActor () -> SceneElement)?
  private var loadedView: UIView?

  /// Creates a controller; there are no nib files, so both values have no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Reads an archived controller; storyboards do not exist here, so nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: View

  /// The view; it is made when it is first needed.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view, when it was made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Makes the view: an empty one unless overridden.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Tells that the view was made.
  open func viewDidLoad() {}

  /// Tells that the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to be shown no longer.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view is shown no longer.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells that the views inside are about to be placed; never called, since nothing is laid out.
  open func viewWillLayoutSubviews() {}

  /// Tells that the views inside were placed; never called, since nothing is laid out.
  open func viewDidLayoutSubviews() {}

  /// Tells that memory is short; never called.
  open func didReceiveMemoryWarning() {}

  /// Has the bar at the top drawn anew; has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Others

  /// Adds a controller inside.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Takes the controller out of the one around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Tells that the controller around changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells that the controller around has changed.
  open func didMove(toParent parent: UIViewController?) {}

  private func around<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var controller = parent
    while let present = controller {
      if let found = present as? Controller { return found }
      controller = present.parent
    }
    return nil
  }

  /// The navigation controller around.
  open var navigationController: UINavigationController? { around(UINavigationController.self) }
  /// The tab controller around.
  open var tabBarController: UITabBarController? { around(UITabBarController.self) }
  /// The split controller around.
  open var splitViewController: UISplitViewController? { around(UISplitViewController.self) }

  /// The controller that shows this one in front of itself.
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

  /// Whether it is being shown in front of another; never during a call, since nothing is animated.
  open var isBeingPresented: Bool { false }
  /// Whether it is being closed; never during a call, since nothing is animated.
  open var isBeingDismissed: Bool { false }

  /// Shows a controller in front of this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    // What is in front already shows it, where UIKit would refuse.
    var front = self
    while let next = front.presentedViewController { front = next }
    guard front !== viewControllerToPresent else { return }
    front.presentedViewController = viewControllerToPresent
    viewControllerToPresent.presenter = front
    viewControllerToPresent.loadViewIfNeeded()
    completion?()
  }

  /// Closes what this controller shows in front of itself, else this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let host = presentedViewController == nil ? presentingViewController : self
    host?.presentedViewController?.presenter = nil
    host?.presentedViewController = nil
    completion?()
  }

  /// Shows a controller as the one around this one does it: pushed, or in front.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller beside a list, or as ``show(_:sender:)`` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController, splitViewController !== self {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }

  /// Sets whether the table is being edited.
  open var isEditing = false

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Scene

  /// What the controller shows, without what it shows in front of itself.
  func element() -> SceneElement {
    loadViewIfNeeded()
    if let content { return content() }
    let bar = parent is UINavigationController ? [] : title.map { [SceneElement("title", text: $0)] } ?? []
    return SceneElement("screen", children: bar + (loadedView?.elements() ?? []))
  }

  /// The controllers whose views are shown as part of this one, without this one.
  var shownChildren: [UIViewController] { children }
}

/// How a controller is shown in front of another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system chooses.
  case automatic = -2
  /// Over everything.
  case fullScreen = 0
  /// As a page.
  case pageSheet
  /// As a form.
  case formSheet
  /// In the place of another.
  case currentContext
  /// As the app draws it.
  case custom
  /// Over everything, which can be seen through it.
  case overFullScreen
  /// In the place of another, which can be seen through it.
  case overCurrentContext
  /// In a bubble.
  case popover
}

/// How a controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// Turned around.
  case flipHorizontal
  /// Dissolving.
  case crossDissolve
}
