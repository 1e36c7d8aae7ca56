import AppHost
public import Foundation

/// A part of what an app shows: a container of other views, unless it is one of its subclasses.
///
/// Views have frames, colours and anchors for the sake of source that sets them; nothing is laid out. A window shows
/// its views in the order in which they were added.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    /// Fills it, distorted.
    case scaleToFill
    /// Fits into it.
    case scaleAspectFit
    /// Fills it, cut off.
    case scaleAspectFill
    /// Is drawn anew.
    case redraw
    /// In the middle.
    case center
  }

  /// Which edges follow the container's.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  /// Where the view is in its container; nothing changes it but the app.
  open var frame: CGRect
  /// The view's own rectangle.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// Whether the view is shown.
  open var isHidden = false
  /// How opaque the view is, from 0 to 1; at 0 it is not shown.
  open var alpha: CGFloat = 1
  /// A number by which the view can be found.
  open var tag = 0
  /// The colour behind the view.
  open var backgroundColor: UIColor?
  /// The colour of what can be touched.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .systemBlue
  /// How content fills the view.
  open var contentMode: ContentMode = .scaleToFill
  /// Whether content outside the bounds is cut off.
  open var clipsToBounds = false
  /// Whether the view hides what is behind it.
  open var isOpaque = true
  /// Whether the person can touch the view.
  open var isUserInteractionEnabled = true
  /// Whether the frame becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Which edges follow the container's.
  open var autoresizingMask: AutoresizingMask = []
  /// The space around the content.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Corners, borders and shadows.
  public let layer = CALayer()

  /// The view's name in tests.
  open var accessibilityIdentifier: String?
  /// What the view is called for people who cannot see it.
  open var accessibilityLabel: String?
  /// What the view's value is for people who cannot see it.
  open var accessibilityValue: String?
  /// What happens when the view is used, for people who cannot see it.
  open var accessibilityHint: String?
  /// Whether the view is read as one.
  open var isAccessibilityElement = false
  /// What kind of thing the view is for people who cannot see it.
  open var accessibilityTraits: UIAccessibilityTraits = []

  /// The views inside, the first at the back.
  open private(set) var subviews: [UIView] = []
  /// The container.
  open private(set) weak var superview: UIView?
  /// The controller whose view this is.
  weak var controller: UIViewController?

  /// Creates a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view without a size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Reads an archived view; storyboards do not exist here, so nothing is read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open override var next: UIResponder? { controller ?? superview }

  /// The window that shows the view.
  open var window: UIWindow? {
    var view: UIView? = self
    while let present = view {
      if let window = present as? UIWindow { return window }
      view = present.superview
    }
    return nil
  }

  // MARK: Hierarchy

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    view.didMoveToWindow()
    didAddSubview(view)
  }

  /// Adds a view behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: siblingSubview) ?? subviews.count)
  }

  /// Adds a view in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: (subviews.firstIndex(of: siblingSubview) ?? subviews.count - 1) + 1)
  }

  /// Takes the view out of its container.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
    didMoveToWindow()
  }

  /// Puts a view in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Puts a view behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Whether the view is another one or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let present = next {
      if present === view { return true }
      next = present.superview
    }
    return false
  }

  /// The view with a tag: this one or one inside it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Tells that a view was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells that a view is taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells that the container changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells that the container has changed.
  open func didMoveToSuperview() {}

  /// Tells that the window may have changed.
  open func didMoveToWindow() {}

  // MARK: Layout and drawing

  /// Places the views inside.
  open func layoutSubviews() {}

  /// Has ``layoutSubviews()`` called before the view is shown; has no effect, since nothing is laid out.
  open func setNeedsLayout() {}

  /// Calls ``layoutSubviews()``.
  open func layoutIfNeeded() { layoutSubviews() }

  /// Has the view drawn anew; it is drawn at every look anyway.
  open func setNeedsDisplay() {}

  /// Has the constraints made anew.
  open func setNeedsUpdateConstraints() {}

  /// Makes the constraints.
  open func updateConstraints() {}

  /// Sets the size to that of the content; has no effect.
  open func sizeToFit() {}

  /// The size that fits: the one that was given.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }

  /// The size of the content: none that is known.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  // MARK: Scene

  /// What the view shows.
  func elements() -> [SceneElement] {
    guard !isHidden, alpha > 0 else { return [] }
    let own = drawn()
    guard accessibilityIdentifier != nil || accessibilityLabel != nil else { return own }
    // A view with a name is one node; one that is drawn as a single node already takes the name itself.
    if own.count == 1, var element = own.first, element.identifier == nil, !isContainer {
      named(&element)
      return [element]
    }
    var element = SceneElement("view", text: isAccessibilityElement ? accessibilityLabel : nil, children: own)
    named(&element)
    return [element]
  }

  /// What the view shows, whether it is hidden or not: what is inside it.
  func drawn() -> [SceneElement] { subviews.flatMap { $0.elements() } }

  /// Whether the view only holds others.
  var isContainer: Bool { true }

  /// Gives a node the names of the view.
  func named(_ element: inout SceneElement) {
    element.identifier = accessibilityIdentifier ?? element.identifier
    if let accessibilityLabel { element.attributes["label"] = accessibilityLabel }
    if let accessibilityValue { element.attributes["value"] = accessibilityValue }
  }
}

extension UIView {
  /// How a change is animated; has no effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Slow at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// One view dissolves into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The views can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  }

  /// Makes a change at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes a change at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes a change at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes a change.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

/// What kind of thing a view is for people who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// It can be tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
}
