import AppHost
public import Foundation

/// Something that the person can choose in an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// Plain.
    case `default`
    /// It leaves everything as it is.
    case cancel
    /// It takes something away.
    case destructive
  }

  /// What the person reads.
  public let title: String?
  /// How it looks.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true
  /// Its name in tests.
  open var accessibilityIdentifier: String?
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A question that must be answered first.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// Where it comes from.
  public enum Style: Int, Sendable {
    /// From below.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// More about it.
  open var message: String?
  /// The choices.
  open private(set) var actions: [UIAlertAction] = []
  /// The choice that is meant by default.
  open var preferredAction: UIAlertAction?
  /// Where it comes from.
  open private(set) var preferredStyle: Style = .alert
  /// The lines to type into.
  open private(set) var textFields: [UITextField]?

  /// Creates a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a line to type into.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  override func element() -> SceneElement {
    let buttons = actions.map { action in
      SceneElement(
        "button", text: action.title, attributes: action.isEnabled ? [:] : ["enabled": "0"],
        identifier: action.accessibilityIdentifier,
        handlers: action.isEnabled
          ? [
            "tap": { [weak self] _ in
              self?.dismiss(animated: true)
              action.handler?(action)
            }
          ] : [:])
    }
    let lines = message.map { [SceneElement("text", text: $0)] } ?? []
    return SceneElement(
      preferredStyle == .alert ? "alert" : "sheet", text: title,
      children: lines + (textFields ?? []).flatMap { $0.elements() } + buttons)
  }
}
