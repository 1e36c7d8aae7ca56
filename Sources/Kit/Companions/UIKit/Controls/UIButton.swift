import AppHost
public import Foundation

/// Something to tap.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// As the app says.
    case custom
    /// As the system has it.
    case system
    /// A sign for more.
    case detailDisclosure
    /// A sign for information.
    case infoLight
    /// A sign for information.
    case infoDark
    /// A sign for adding something.
    case contactAdd
    /// A sign for closing.
    case close = 7
  }

  /// What a button shows and how it looks.
  public struct Configuration: Sendable {
    /// The title.
    public var title: String?
    /// A line below it.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The gap between picture and title.
    public var imagePadding: CGFloat = 0
    /// The colour of picture and title.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// Whether something goes on.
    public var showsActivityIndicator = false

    /// Text only.
    public static func plain() -> Configuration { Configuration() }
    /// On a colour.
    public static func filled() -> Configuration { Configuration() }
    /// On a light colour.
    public static func tinted() -> Configuration { Configuration() }
    /// On grey.
    public static func gray() -> Configuration { Configuration() }
    /// With a border.
    public static func bordered() -> Configuration { Configuration() }
    /// With a border on a colour.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// Without a border.
    public static func borderless() -> Configuration { Configuration() }
  }

  /// What the button shows and how it looks.
  open var configuration: Configuration?
  /// What can be chosen after a tap.
  open var menu: UIMenu?
  /// Whether a tap shows the menu.
  open var showsMenuAsPrimaryAction = false
  /// The title's view.
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The picture's view.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
  }

  /// Creates a button of a kind with an action.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, action: primaryAction)
  }

  /// Creates a button with an action, whose title it has.
  public convenience init(primaryAction: UIAction?) { self.init(frame: .zero, action: primaryAction) }

  /// Creates a button from a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, action: primaryAction)
    self.configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        self.configuration?.title = primaryAction.title
      }
      if configuration.image == nil { self.configuration?.image = primaryAction.image }
    }
  }

  private convenience init(frame: CGRect, action: UIAction?) {
    self.init(frame: frame)
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    setImage(action.image, for: .normal)
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }

  /// The title for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

  /// Sets the title for a state, with attributes, which are not shown.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }

  /// Sets the colour of the title for a state; has no effect.
  open func setTitleColor(_ color: UIColor?, for state: State) {}

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }

  /// The picture for a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }

  /// The title now.
  open var currentTitle: String? { title(for: state) }
  /// The picture now.
  open var currentImage: UIImage? { image(for: state) }

  override func drawn() -> [SceneElement] {
    let title = configuration?.title ?? currentTitle ?? titleLabel?.text
    let image = configuration?.image ?? currentImage
    if let menu, showsMenuAsPrimaryAction {
      return [SceneElement("menu", text: title ?? menu.title, children: menu.elements())]
    }
    var attributes = attributes
    attributes["subtitle"] = configuration?.subtitle
    let inside = title == nil ? subviews.flatMap { $0.elements() } : []
    let name = title ?? accessibilityLabel ?? (inside.isEmpty ? image?.name : nil)
    return [
      SceneElement(
        "button", text: name, attributes: attributes,
        children: (image.map { [SceneElement($0)] } ?? []) + inside,
        handlers: usable("tap") { [weak self] _ in self?.performPrimaryAction() })
    ]
  }
}
