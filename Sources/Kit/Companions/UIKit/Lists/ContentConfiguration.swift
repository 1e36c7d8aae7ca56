import AppHost
public import Foundation

/// What a cell shows, as a value.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Creates a view that shows it.
  func makeContentView() -> any UIView & UIContentView

  /// The same in a state; nothing depends on states here.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// The same.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a value.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// The value.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell.
public protocol UIConfigurationState {}

/// The contents of a cell in a list: a picture, a text and another one.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour.
    public var color: UIColor = .label
    /// The most lines; 0 for as many as needed.
    public var numberOfLines = 0
    /// Where it begins.
    public var alignment: NSTextAlignment = .natural
  }

  /// How a picture looks.
  public struct ImageProperties {
    /// The colour.
    public var tintColor: UIColor?
    /// The most that it may take.
    public var maximumSize: CGSize = .zero
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The room that it has.
    public var reservedLayoutSize: CGSize = .zero
  }

  /// The text.
  public var text: String?
  /// The text, with attributes, which are not shown.
  public var attributedText: NSAttributedString?
  /// The other text.
  public var secondaryText: String?
  /// The other text, with attributes, which are not shown.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the other text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Whether the other text stands at the side.
  public var prefersSideBySideTextAndSecondaryText = false

  /// For an ordinary cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a cell with a text below another.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a cell with a value at the side.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// For what stands above a section.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For what stands above a grouped section.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For what stands below a section.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a cell at the side.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Creates a view that shows it.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// What it shows.
  func elements() -> [SceneElement] {
    var elements = image.map { [SceneElement($0)] } ?? []
    for text in [text ?? attributedText?.string, secondaryText ?? secondaryAttributedText?.string] {
      if let text { elements.append(SceneElement("text", text: text)) }
    }
    return elements
  }
}

/// Shows the contents of a cell in a list.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
  /// What it shows.
  open var configuration: any UIContentConfiguration

  /// Creates a view.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Reads an archived view; see ``UIView``.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }

  override func drawn() -> [SceneElement] {
    (configuration as? UIListContentConfiguration)?.elements() ?? super.drawn()
  }
}
