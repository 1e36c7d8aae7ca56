public import Foundation
public import Intents
public import UIKit

/// How a button for a phrase looks; has no effect on Linux.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  /// White.
  case white
  /// White with a line around it.
  case whiteOutline
  /// Black.
  case black
  /// Black with a line around it.
  case blackOutline
  /// As the surroundings are.
  case automatic
  /// As the surroundings are, with a line around it.
  case automaticOutline
}

/// Shows the controllers that a button for a phrase leads to.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  /// The shortcut has no phrase yet: shows the controller that asks for one.
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)

  /// The shortcut has a phrase: shows the controller that changes it.
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// A button with which a person gives a phrase to a shortcut, or changes it.
@MainActor @preconcurrency
open class INUIAddVoiceShortcutButton: UIButton {
  /// How the button looks; has no effect.
  open private(set) var style: INUIAddVoiceShortcutButtonStyle = .automatic
  /// How round its corners are; has no effect.
  open var cornerRadius: CGFloat = 8
  /// Shows the controllers to which the button leads.
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  /// What the phrase is for; without it the button does nothing.
  open var shortcut: INShortcut?

  /// Creates a button.
  public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
    self.init(frame: .zero)
    self.style = style
    setTitle("Add a Phrase", for: .normal)
    addAction(
      UIAction { [weak self] _ in Task { await self?.lead() } }, for: .primaryActionTriggered)
  }

  /// Changes how the button looks; has no effect.
  open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }

  /// Has the delegate show the controller that fits.
  func lead() async {
    guard let shortcut else { return }
    // Without an assistant that could say so, no shortcut has a phrase.
    let known = (try? await INVoiceShortcutCenter.shared.allVoiceShortcuts()) ?? []
    if let voice = known.first(where: { $0.shortcut.isSame(as: shortcut) }) {
      delegate?.present(INUIEditVoiceShortcutViewController(voiceShortcut: voice), for: self)
    } else {
      delegate?.present(INUIAddVoiceShortcutViewController(shortcut: shortcut), for: self)
    }
  }
}
