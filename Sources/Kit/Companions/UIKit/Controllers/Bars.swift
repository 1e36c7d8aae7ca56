import AppHost
public import Foundation

/// Something in a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// What a person reads.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number by which it can be found.
  open var tag = 0
  /// Its name in tests.
  open var accessibilityIdentifier: String?
  /// What it is called for people who cannot see it.
  open var accessibilityLabel: String?
}

/// A button in a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// A button that many apps have.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// Add something.
    case add
    /// A gap that grows.
    case flexibleSpace
    /// A gap.
    case fixedSpace
    /// Write something.
    case compose
    /// Answer.
    case reply
    /// Do something with it.
    case action
    /// Put it in order.
    case organize
    /// Marks.
    case bookmarks
    /// Search.
    case search
    /// Load it anew.
    case refresh
    /// Stop.
    case stop
    /// Take a picture.
    case camera
    /// Throw it away.
    case trash
    /// Play.
    case play
    /// Pause.
    case pause
    /// Go back in it.
    case rewind
    /// Go on in it.
    case fastForward
    /// Undo.
    case undo
    /// Redo.
    case redo
    /// Close.
    case close = 24
  }

  /// How it looks.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain
    /// As what ends something.
    case done = 2
  }

  /// What a tap does.
  open var primaryAction: UIAction?
  /// What can be chosen.
  open var menu: UIMenu?
  /// A view in its place.
  open var customView: UIView?
  /// How it looks.
  open var style: Style = .plain
  /// The colour.
  open var tintColor: UIColor?
  private var systemItem: SystemItem?

  /// Creates a button.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    super.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button that many apps have.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
    title = "\(systemItem)".prefix(1).uppercased() + "\(systemItem)".dropFirst()
  }

  /// Creates an item with a view of its own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A gap that grows.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// A gap.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }

  func elements() -> [SceneElement] {
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { return [] }
    if let customView { return customView.elements() }
    let name = title ?? accessibilityLabel ?? image?.name
    if let menu, primaryAction == nil {
      return [
        SceneElement(
          "menu", text: name ?? menu.title, children: menu.elements(), identifier: accessibilityIdentifier)
      ]
    }
    let action = isEnabled ? primaryAction : nil
    return [
      SceneElement(
        "button", text: name, attributes: isEnabled ? [:] : ["enabled": "0"],
        identifier: accessibilityIdentifier,
        handlers: action.map { action in ["tap": { [weak self] _ in action.perform(sender: self) }] } ?? [:])
    ]
  }
}

/// What a controller shows in the bar of a navigation controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the one before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The title.
  open var title: String?
  /// A line above it.
  open var prompt: String?
  /// A view in the place of the title.
  open var titleView: UIView?
  /// What leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// What leads back here, as text.
  open var backButtonTitle: String?
  /// Whether the way back is hidden.
  open var hidesBackButton = false
  /// What stands where reading begins.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// What stands where reading ends.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the title is large.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// A field to search with; it is kept and not shown.
  open var searchController: UISearchController?
  /// Whether that field is hidden while the content moves.
  open var hidesSearchBarWhenScrolling = true

  /// Creates an item.
  public init(title: String?) {
    self.title = title
    super.init()
  }

  /// What stands where reading begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// What stands where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// A field to search with, beside the results.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// Shows the results.
  public let searchResultsController: UIViewController?

  /// Creates a controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Reads an archived controller; see ``UIViewController``.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// What a controller shows in the bar of a tab controller.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// The picture while it is chosen.
  open var selectedImage: UIImage?
  /// A sign on it.
  open var badgeValue: String?

  /// Creates an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// The bar of a navigation controller.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?
}

/// The bar of a tab controller.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?
}
