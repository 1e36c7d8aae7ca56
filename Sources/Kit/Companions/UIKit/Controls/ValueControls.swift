import AppHost
public import Foundation

/// On or off.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// What a person reads beside it.
  open var title: String?
  /// The colour when it is on.
  open var onTintColor: UIColor?

  /// Switches it; no action is done.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func drawn() -> [SceneElement] {
    var attributes = attributes
    attributes["value"] = isOn ? "1" : "0"
    return [
      SceneElement(
        "toggle", text: title ?? accessibilityLabel, attributes: attributes,
        handlers: usable("tap") { [weak self] _ in
          self?.isOn.toggle()
          self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
        })
    ]
  }

  override func named(_ element: inout SceneElement) {
    // The value of a switch is whether it is on.
    element.identifier = accessibilityIdentifier
    if let accessibilityLabel { element.attributes["label"] = accessibilityLabel }
  }
}

/// A number between two others.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The number.
  open var value: Float = 0
  /// The least.
  open var minimumValue: Float = 0
  /// The greatest.
  open var maximumValue: Float = 1

  /// Sets the number; no action is done.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }

  override func drawn() -> [SceneElement] {
    var attributes = attributes
    attributes["value"] = "\(value)"
    return [
      SceneElement(
        "slider", text: accessibilityLabel, attributes: attributes,
        handlers: usable("type") { [weak self] text in
          guard let self, let number = text.flatMap(Float.init) else { return }
          self.setValue(number, animated: false)
          self.sendActions(for: [.valueChanged, .primaryActionTriggered])
        })
    ]
  }
}

/// One of several.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// No segment.
  public nonisolated static let noSegment = -1

  private var titles: [String] = []
  /// Which one is chosen.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// How many there are.
  open var numberOfSegments: Int { titles.count }

  /// Creates a control of titles or pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { ($0 as? String) ?? ($0 as? UIImage)?.name ?? "" }
  }

  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }

  /// Adds a segment with its action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    let title = action.title
    addAction(
      UIAction { [weak self] _ in
        guard let self, self.titleForSegment(at: self.selectedSegmentIndex) == title else { return }
        action.perform(sender: self)
      }, for: .valueChanged)
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
  }

  override func drawn() -> [SceneElement] {
    [
      SceneElement(
        "row",
        children: titles.enumerated().map { index, title in
          SceneElement(
            "button", text: title, attributes: index == selectedSegmentIndex ? ["selected": "1"] : [:],
            handlers: usable("tap") { [weak self] _ in
              self?.selectedSegmentIndex = index
              self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
            })
        })
    ]
  }
}

/// A number that goes up and down in steps.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The number.
  open var value: Double = 0
  /// The least.
  open var minimumValue: Double = 0
  /// The greatest.
  open var maximumValue: Double = 100
  /// The step.
  open var stepValue: Double = 1

  override func drawn() -> [SceneElement] {
    func button(_ title: String, _ step: @escaping @MainActor (UIStepper) -> Double) -> SceneElement {
      SceneElement(
        "button", text: title,
        handlers: usable("tap") { [weak self] _ in
          guard let self else { return }
          self.value = min(max(self.value + step(self), self.minimumValue), self.maximumValue)
          self.sendActions(for: [.valueChanged, .primaryActionTriggered])
        })
    }
    return [
      SceneElement(
        "row", children: [button("Decrement") { -$0.stepValue }, button("Increment") { $0.stepValue }])
    ]
  }
}

/// A date that a person sets.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// What is set.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time
    /// A day.
    case date
    /// Both.
    case dateAndTime
  }

  /// The date.
  open var date = Date()
  /// What is set.
  open var datePickerMode: Mode = .dateAndTime
  /// The earliest.
  open var minimumDate: Date?
  /// The latest.
  open var maximumDate: Date?

  override func drawn() -> [SceneElement] {
    var attributes = attributes
    attributes["value"] = date.formatted(.iso8601)
    return [
      SceneElement(
        "picker", text: accessibilityLabel, attributes: attributes,
        handlers: usable("type") { [weak self] text in
          guard let self, let date = text.flatMap({ try? Date($0, strategy: .iso8601) }) else { return }
          self.date = date
          self.sendActions(for: [.valueChanged, .primaryActionTriggered])
        })
    ]
  }
}
