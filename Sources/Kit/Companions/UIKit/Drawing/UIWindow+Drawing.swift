import AppHost

extension UIWindow {
  /// Tells controllers that they come and go, until nothing changes any more.
  func updateAppearance() {
    for _ in 0..<8 {
      let now = controllersInView
      let coming = now.filter { controller in !shown.contains { $0 === controller } }
      let going = shown.filter { controller in !now.contains { $0 === controller } }
      guard !coming.isEmpty || !going.isEmpty else { return }
      shown = now
      for controller in coming { controller.loadViewIfNeeded() }
      for controller in going { controller.viewWillDisappear(false) }
      for controller in coming { controller.viewWillAppear(false) }
      for controller in going { controller.viewDidDisappear(false) }
      for controller in coming { controller.viewDidAppear(false) }
    }
  }

  /// The window as a tree.
  func element() -> SceneElement {
    let stack = presented
    guard let front = stack.last else { return SceneElement("window", children: super.drawn()) }
    var children: [SceneElement] = []
    // An alert leaves what is behind it in sight; anything else covers it.
    if front is UIAlertController, stack.count > 1 { children = stack[stack.count - 2].element().spread }
    let element = front.element()
    let covers = stack.count > 1 && !(front is UIAlertController)
    let isSheet = covers && ![.fullScreen, .overFullScreen].contains(front.modalPresentationStyle)
    if isSheet {
      children.append(SceneElement("sheet", children: element.spread))
    } else {
      children += element.spread
    }
    return SceneElement("window", children: children + subviews.flatMap { $0.elements() })
  }

  /// The root and what is shown in front of it, the frontmost last.
  private var presented: [UIViewController] {
    var stack: [UIViewController] = []
    var next = rootViewController
    while let controller = next, stack.count < 64 {
      stack.append(controller)
      next = controller.frontmost
    }
    return stack
  }

  private var controllersInView: [UIViewController] {
    let stack = presented
    let visible = stack.last is UIAlertController ? stack.suffix(2) : stack.suffix(1)
    return visible.flatMap { $0.withShownChildren }
  }
}

extension UIViewController {
  /// What this controller, or one that is shown as part of it, shows in front of itself.
  fileprivate var frontmost: UIViewController? {
    presentedViewController ?? shownChildren.lazy.compactMap(\.frontmost).first
  }

  fileprivate var withShownChildren: [UIViewController] {
    [self] + shownChildren.flatMap(\.withShownChildren)
  }
}

extension SceneElement {
  /// The contents of a screen; any other node as it is.
  fileprivate var spread: [SceneElement] { kind == "screen" ? children : [self] }
}
