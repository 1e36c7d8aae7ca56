import AppHost
public import Foundation

/// What takes part in typing.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Tells that typing begins.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Tells that typing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Whether letters may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// Whether the end of the line counts.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// They may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A line to type into.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The border.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case line
    /// A bevel.
    case bezel
    /// Round corners.
    case roundedRect
  }

  /// What was typed.
  open var text: String?
  /// What is shown while nothing was typed.
  open var placeholder: String?
  /// Whether the letters are hidden.
  open var isSecureTextEntry = false
  /// What takes part in typing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The border.
  open var borderStyle: BorderStyle = .none
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// Where the text begins.
  open var textAlignment: NSTextAlignment = .natural

  open override var canBecomeFirstResponder: Bool { true }

  override func drawn() -> [SceneElement] {
    var attributes = attributes
    attributes["value"] = text ?? ""
    attributes["placeholder"] = placeholder
    let focus = usable("tap") { [weak self] _ in self?.becomeFirstResponder() }
    let type = usable("type") { [weak self] text in self?.type(text ?? "") }
    return [
      SceneElement(
        isSecureTextEntry ? "secureTextField" : "textField", text: accessibilityLabel, attributes: attributes,
        handlers: focus.merging(type) { $1 })
    ]
  }

  /// Types at the end; a line break ends the line.
  private func type(_ letters: String) {
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return }
    becomeFirstResponder()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    let endsLine = letters.last?.isNewline == true
    let letters = endsLine ? String(letters.dropLast()) : letters
    let range = NSRange(location: (text ?? "").utf16.count, length: 0)
    if !letters.isEmpty,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: letters) ?? true
    {
      text = (text ?? "") + letters
      sendActions(for: .editingChanged)
    }
    guard endsLine, delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    resignFirstResponder()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
  }
}

/// What takes part in typing several lines.
@MainActor @preconcurrency
public protocol UITextViewDelegate: NSObjectProtocol {
  /// Tells that the text has changed.
  func textViewDidChange(_ textView: UITextView)

  /// Tells that typing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// Several lines of text, to read or to type into.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  /// The text, with attributes, which are not shown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string ?? "" }
  }
  /// Whether the person may type.
  open var isEditable = true
  /// Whether the person may choose a part.
  open var isSelectable = true
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// Where the text begins.
  open var textAlignment: NSTextAlignment = .natural
  /// What takes part in typing.
  open weak var delegate: (any UITextViewDelegate)?

  override func drawn() -> [SceneElement] {
    guard isEditable else { return [SceneElement("text", text: text)] }
    return [
      SceneElement(
        "textView", text: accessibilityLabel, attributes: ["value": text ?? ""],
        handlers: [
          "type": { [weak self] letters in
            guard let self else { return }
            self.text = (self.text ?? "") + (letters ?? "")
            self.delegate?.textViewDidChange(self)
          }
        ])
    ]
  }

  override var isContainer: Bool { false }
}
