import AppHost
public import Foundation

/// A view that a person uses.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What a person does to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger goes up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for is done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The person begins to type.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The person types.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The person stops typing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The person ends the line.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state in which something looks as it does.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The usual one.
    public static let normal: State = []
    /// While it is touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// While it cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// While it is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false
  private var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The state.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Has something done when the person uses the control; an action with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Has something done no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Has something done no longer.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions = actions.compactMap { entry in
      guard entry.action.identifier == actionIdentifier else { return entry }
      let rest = entry.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (entry.action, rest)
    }
  }

  /// Does what is to be done at events, as if the person used the control.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.perform(sender: self)
    }
  }

  /// Does what is to be done when the control is used in its usual way.
  open func performPrimaryAction() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

  override var isContainer: Bool { false }

  /// What happens at a tap; nothing while the control cannot be used.
  func usable(_ name: String, _ body: @escaping SceneElement.Handler) -> [String: SceneElement.Handler] {
    isEnabled && isUserInteractionEnabled ? [name: body] : [:]
  }

  /// The attributes of every control.
  var attributes: [String: String] {
    var attributes: [String: String] = [:]
    if !isEnabled { attributes["enabled"] = "0" }
    if isSelected { attributes["selected"] = "1" }
    return attributes
  }
}
