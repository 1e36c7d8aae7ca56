import AppHost
public import Foundation

/// Something that can be done, or a list of such things.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// How an action looks.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an action is switched on.
  public enum State: Int, Sendable {
    /// It is not.
    case off
    /// It is.
    case on
    /// Partly.
    case mixed
  }

  /// What a person reads.
  open internal(set) var title: String
  /// What a person reads below.
  open var subtitle: String?
  /// The picture.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// Something that can be done, with what does it.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// Identifies an action among those of a control.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What is done.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// Identifies the action.
  public let identifier: Identifier
  /// How it looks.
  open var attributes: Attributes
  /// Whether it is switched on.
  open var state: State
  /// What a person reads who wants to know more.
  open var discoverabilityTitle: String?
  /// What the action was done with.
  open private(set) var sender: Any?
  private let handler: Handler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Does it.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A list of things that can be done.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// How a list behaves.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the list around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is chosen.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The elements.
  public let children: [UIMenuElement]
  /// How the list behaves.
  public let options: Options

  /// Creates a list.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }

  /// The elements as buttons.
  func elements() -> [SceneElement] {
    children.flatMap { child -> [SceneElement] in
      if let menu = child as? UIMenu {
        let inside = menu.elements()
        return menu.options.contains(.displayInline)
          ? inside : [SceneElement("menu", text: menu.title, children: inside)]
      }
      guard let action = child as? UIAction, !action.attributes.contains(.hidden) else { return [] }
      let isUsable = !action.attributes.contains(.disabled)
      return [
        SceneElement(
          "button", text: action.title, attributes: action.state == .on ? ["selected": "1"] : [:],
          handlers: isUsable ? ["tap": { _ in action.perform(sender: self) }] : [:])
      ]
    }
  }
}
