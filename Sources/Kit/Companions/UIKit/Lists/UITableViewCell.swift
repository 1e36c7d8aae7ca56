import AppHost
public import Foundation

/// A row of a table.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// What a row shows.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// A text, and a value at the side.
    case value1
    /// A name, and a value beside it.
    case value2
    /// A text, and another one below.
    case subtitle
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A sign that it leads further.
    case disclosureIndicator
    /// A button for more, and a sign that it leads further.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for more.
    case detailButton
  }

  /// How a row looks when it is chosen.
  public enum SelectionStyle: Int, Sendable {
    /// As always.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As the system has it.
    case `default`
  }

  /// What is done to a row while the table is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// It is taken away.
    case delete
    /// Another is added.
    case insert
  }

  /// By which name such rows are made.
  open private(set) var reuseIdentifier: String?
  /// What the row shows, for rows that the app puts together itself.
  public let contentView = UIView(frame: .zero)
  /// The text.
  open private(set) lazy var textLabel: UILabel? = UILabel(frame: .zero)
  /// The other text.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel(frame: .zero)
  /// The picture.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// What the row shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What stands at the end.
  open var accessoryType: AccessoryType = .none
  /// A view at the end.
  open var accessoryView: UIView?
  /// How it looks when it is chosen.
  open var selectionStyle: SelectionStyle = .default
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false
  /// Whether the table is edited.
  open var isEditing = false
  /// How far the content stands in.
  open var indentationLevel = 0
  /// Where the line below begins.
  open var separatorInset: UIEdgeInsets = .zero
  private let style: CellStyle

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a row with a text.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Reads an archived row; see ``UIView``.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// A value for a cell with a text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Tells that the row is used for something else.
  open func prepareForReuse() {}

  /// Chooses the row, or no longer.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// What the row shows.
  override func drawn() -> [SceneElement] {
    if let contentConfiguration { return Self.elements(of: contentConfiguration) + trailing }
    let own =
      (imageView?.elements() ?? []) + (textLabel?.elements() ?? []) + (detailTextLabel?.elements() ?? [])
    return own + super.drawn() + trailing
  }

  /// What a value shows.
  static func elements(of configuration: any UIContentConfiguration) -> [SceneElement] {
    (configuration as? UIListContentConfiguration)?.elements() ?? configuration.makeContentView().elements()
  }

  private var trailing: [SceneElement] { accessoryView?.elements() ?? [] }

  /// The whole row as one node.
  final func cell(_ handlers: [String: SceneElement.Handler]) -> SceneElement {
    var attributes: [String: String] = [:]
    if isSelected { attributes["selected"] = "1" }
    if accessoryType == .checkmark { attributes["checked"] = "1" }
    var element = SceneElement("cell", attributes: attributes, children: drawn(), handlers: handlers)
    named(&element)
    return element
  }
}

/// What stands above or below a section of a table.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// The text.
  open private(set) lazy var textLabel: UILabel? = UILabel(frame: .zero)
  /// What it shows, for views that the app puts together itself.
  public let contentView = UIView(frame: .zero)
  /// What it shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// By which name such views are made.
  open private(set) var reuseIdentifier: String?

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Reads an archived view; see ``UIView``.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// A value for what stands above a section.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  override func drawn() -> [SceneElement] {
    if let contentConfiguration { return UITableViewCell.elements(of: contentConfiguration) }
    return (textLabel?.elements() ?? []) + super.drawn()
  }
}
