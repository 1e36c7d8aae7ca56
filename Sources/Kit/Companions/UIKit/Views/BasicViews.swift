import AppHost
public import Foundation

/// Where text begins.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
  /// Where the language has it.
  case natural
}

/// What becomes of text that does not fit.
public enum NSLineBreakMode: UInt, Sendable {
  /// It goes on after a word.
  case byWordWrapping
  /// It goes on after a letter.
  case byCharWrapping
  /// It is cut off.
  case byClipping
  /// Its beginning is left out.
  case byTruncatingHead
  /// Its end is left out.
  case byTruncatingTail
  /// Its middle is left out.
  case byTruncatingMiddle
}

/// A text.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// What it says.
  open var text: String?
  /// What it says, with attributes, which are not shown.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// Where the text begins.
  open var textAlignment: NSTextAlignment = .natural
  /// What becomes of text that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The most lines, 0 for as many as needed; all are shown.
  open var numberOfLines = 1
  /// Whether letters shrink to fit.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the size follows the person's choice.
  open var adjustsFontForContentSizeCategory = false
  /// The least size as part of the whole.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the text looks as if it can be used.
  open var isEnabled = true
  /// The colour behind the letters.
  open var highlightedTextColor: UIColor?

  override func drawn() -> [SceneElement] {
    guard let text, !text.isEmpty else { return super.drawn() }
    var attributes: [String: String] = [:]
    attributes["font"] = font?.style?.rawValue
    if let font, font.weight.rawValue >= UIFont.Weight.semibold.rawValue { attributes["weight"] = "bold" }
    return [SceneElement("text", text: text, attributes: attributes)] + super.drawn()
  }

  override var isContainer: Bool { false }
}

/// A picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// The picture while it is touched.
  open var highlightedImage: UIImage?
  /// Whether the picture is touched.
  open var isHighlighted = false

  /// Creates a view of a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view of two pictures.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates a view without a picture.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads an archived view; see ``UIView``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func drawn() -> [SceneElement] {
    guard let image else { return super.drawn() }
    return [SceneElement(image)] + super.drawn()
  }

  override var isContainer: Bool { false }
}

extension SceneElement {
  /// A picture by its name; without bytes it is a symbol of the system.
  @MainActor
  init(_ image: UIImage) {
    var attributes: [String: String] = [:]
    attributes["name"] = image.name
    if image.isSymbol { attributes["system"] = "1" }
    self.init("image", attributes: attributes)
  }
}

/// Views beside or below each other.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How views share the length.
  public enum Distribution: Int, Sendable {
    /// By their own sizes.
    case fill
    /// All the same.
    case fillEqually
    /// In proportion to their own sizes.
    case fillProportionally
    /// With equal gaps.
    case equalSpacing
    /// With equal distances between middles.
    case equalCentering
  }

  /// How views share the other direction.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill
    /// At the beginning.
    case leading
    /// With their first lines of text on one line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the end.
    case trailing
    /// With their last lines of text on one line.
    case lastBaseline

    /// At the top.
    public static var top: Alignment { .leading }
    /// At the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// The views in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction.
  open var axis: NSLayoutConstraint.Axis = .horizontal
  /// How views share the length.
  open var distribution: Distribution = .fill
  /// How views share the other direction.
  open var alignment: Alignment = .fill
  /// The gap.
  open var spacing: CGFloat = 0
  /// Whether margins count.
  open var isLayoutMarginsRelativeArrangement = false

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Takes a view out of the order; it stays inside the stack view.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// Sets the gap after a view; has no effect.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  /// Takes the view out of the order too.
  open override func willRemoveSubview(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
  }

  override func drawn() -> [SceneElement] {
    let others = subviews.filter { view in !arrangedSubviews.contains { $0 === view } }
    let inside = (arrangedSubviews + others).flatMap { $0.elements() }
    guard !inside.isEmpty else { return [] }
    return [SceneElement(axis == .horizontal ? "row" : "column", children: inside)]
  }

  override var isContainer: Bool { false }
}

/// A view larger than what can be seen of it; all of it is shown.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// The size of the content.
  open var contentSize: CGSize = .zero
  /// How far the person has scrolled.
  open var contentOffset: CGPoint = .zero
  /// The space around the content.
  open var contentInset: UIEdgeInsets = .zero
  /// Whether the person can scroll.
  open var isScrollEnabled = true
  /// Whether the content always bounces.
  open var alwaysBounceVertical = false
  /// Whether the bar at the side is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the bar at the bottom is shown.
  open var showsHorizontalScrollIndicator = true
  /// The rectangle in which content is laid out.
  public let contentLayoutGuide = UILayoutGuide()
  /// The rectangle through which content is seen.
  public let frameLayoutGuide = UILayoutGuide()

  /// Scrolls.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
}

/// A sign that something goes on.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// A size.
  public enum Style: Int, Sendable {
    /// As large as text.
    case medium = 100
    /// Larger.
    case large = 101
  }

  /// The size.
  open var style: Style = .medium
  /// Whether it is hidden while nothing goes on.
  open var hidesWhenStopped = true
  /// Whether something goes on.
  open private(set) var isAnimating = false

  /// Creates a sign.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Shows that something goes on.
  open func startAnimating() { isAnimating = true }

  /// Shows that nothing goes on.
  open func stopAnimating() { isAnimating = false }

  override func drawn() -> [SceneElement] {
    guard isAnimating || !hidesWhenStopped else { return [] }
    return [SceneElement("progress", text: "In progress")]
  }

  override var isContainer: Bool { false }
}

/// How far something has come.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0

  /// Sets how far it has come.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override func drawn() -> [SceneElement] {
    [SceneElement("progress", attributes: ["value": "\(Int((progress * 100).rounded())) %"])]
  }

  override var isContainer: Bool { false }
}
