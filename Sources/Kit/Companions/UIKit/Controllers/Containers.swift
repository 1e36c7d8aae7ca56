import AppHost
import Foundation

/// A pile of controllers, of which the top one is shown.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// Whether the bar below is hidden.
  open var isToolbarHidden = true

  /// Creates a controller with the lowest one of the pile.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// The controllers, the lowest first.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The top one.
  open var topViewController: UIViewController? { children.last }
  /// What is in front.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController?.presentedViewController ?? topViewController
  }

  /// Replaces the pile.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for controller in children where !viewControllers.contains(controller) { controller.removeFromParent() }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    children = viewControllers
    for controller in viewControllers { controller.didMove(toParent: self) }
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(viewController) else { return }
    addChild(viewController)
    viewController.didMove(toParent: self)
  }

  /// Takes the top one off; the lowest one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.removeFromParent()
    return top
  }

  /// Takes all off but the lowest one.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes all off that lie above a controller.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = children.firstIndex(of: viewController) else { return nil }
    let above = Array(children[(place + 1)...])
    for controller in above { controller.removeFromParent() }
    return above
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  override func element() -> SceneElement {
    loadViewIfNeeded()
    guard let top = topViewController else { return super.element() }
    let content = top.element()
    return SceneElement(
      "screen", children: bar(of: top) + (content.kind == "screen" ? content.children : [content]))
  }

  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  private func bar(of top: UIViewController) -> [SceneElement] {
    guard !isNavigationBarHidden else { return [] }
    let item = top.navigationItem
    var items: [SceneElement] = []
    if children.count > 1, !item.hidesBackButton, item.leftBarButtonItems == nil {
      let below = children[children.count - 2]
      let name =
        below.navigationItem.backButtonTitle ?? below.navigationItem.backBarButtonItem?.title
        ?? below.navigationItem.title ?? below.title ?? "Back"
      items.append(
        SceneElement(
          "button", text: name, attributes: ["role": "back"],
          handlers: ["tap": { [weak self] _ in self?.popViewController(animated: true) }]))
    }
    items += (item.leftBarButtonItems ?? []).flatMap { $0.elements() }
    items += item.titleView?.elements() ?? []
    items += (item.rightBarButtonItems ?? []).reversed().flatMap { $0.elements() }
    let title = item.title ?? top.title
    guard title != nil || !items.isEmpty else { return [] }
    return [SceneElement("navigationBar", text: title, children: items)]
  }
}

/// Several controllers, of which one is shown.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar(frame: .zero)
  /// Which one is shown.
  open var selectedIndex = 0

  /// The controllers.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The one that is shown.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { if let newValue, let index = children.firstIndex(of: newValue) { selectedIndex = index } }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for controller in children { controller.removeFromParent() }
    for controller in viewControllers ?? [] {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if !children.indices.contains(selectedIndex) { selectedIndex = 0 }
  }

  override func element() -> SceneElement {
    loadViewIfNeeded()
    let tabs = children.enumerated().map { index, controller in
      SceneElement(
        "button", text: controller.tabBarItem.title ?? controller.title,
        attributes: index == selectedIndex ? ["selected": "1"] : [:],
        identifier: controller.tabBarItem.accessibilityIdentifier,
        handlers: ["tap": { [weak self] _ in self?.selectedIndex = index }])
    }
    let content = selectedViewController?.element()
    let inside = content.map { $0.kind == "screen" ? $0.children : [$0] } ?? []
    return SceneElement("screen", children: inside + [SceneElement("tabBar", children: tabs)])
  }

  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
}

/// A list beside what was chosen in it; both are shown.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// As the app says.
    case unspecified
    /// Two.
    case doubleColumn
    /// Three.
    case tripleColumn
  }

  /// One of the columns.
  public enum Column: Int, Sendable, Comparable {
    /// The first.
    case primary
    /// The one between.
    case supplementary
    /// What was chosen.
    case secondary
    /// In the place of the others, where there is little space.
    case compact

    /// In the order in which they stand.
    public static func < (left: Column, right: Column) -> Bool { left.rawValue < right.rawValue }
  }

  private var columns: [Column: UIViewController] = [:]

  /// Creates a controller with columns.
  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

  /// The controllers in order.
  open var viewControllers: [UIViewController] {
    get { columns.sorted { $0.key < $1.key }.map(\.value) }
    set {
      for (column, controller) in zip([Column.primary, .secondary], newValue) {
        setViewController(controller, for: column)
      }
    }
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column]?.removeFromParent()
    columns[column] = vc
    guard let vc else { return }
    addChild(vc)
    vc.didMove(toParent: self)
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column; all are shown anyway.
  open func show(_ column: Column) {}

  /// Puts a controller into the column of what was chosen.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
  }

  override func element() -> SceneElement {
    loadViewIfNeeded()
    let shown = columns.filter { $0.key != .compact }.sorted { $0.key < $1.key }.map(\.value)
    return SceneElement("screen", children: shown.map { $0.element() })
  }

  override var shownChildren: [UIViewController] { viewControllers }
}
