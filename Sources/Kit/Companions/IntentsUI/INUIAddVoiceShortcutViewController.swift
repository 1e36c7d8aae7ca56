public import Foundation
import IntentWire
public import Intents
public import UIKit

/// Told what became of a phrase for a shortcut.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// The person gave the shortcut a phrase, or it could not be kept.
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)

  /// The person changed their mind.
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Lets a person give a phrase to a shortcut, by typing it: nothing is recorded on Linux.
///
/// The app presents the controller, and dismisses it when its delegate is told.
@MainActor @preconcurrency
open class INUIAddVoiceShortcutViewController: UIViewController {
  /// Told what became of the phrase.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

  private let shortcut: INShortcut
  private var form: PhraseForm?

  /// Creates a controller for a shortcut.
  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init(nibName: nil, bundle: nil)
  }

  /// Nothing can be read without a shortcut.
  public required init?(coder: NSCoder) { nil }

  /// Makes the view: what the shortcut does, a line for the phrase, and two buttons.
  open override func loadView() {
    let suggestion =
      shortcut.intent?.suggestedInvocationPhrase ?? shortcut.userActivity?.suggestedInvocationPhrase
    let form = PhraseForm(title: shortcut.description, phrase: suggestion)
    form.addButton("Add Phrase", identifier: "add") { [weak self] in self?.add() }
    form.addButton("Cancel", identifier: "cancel") { [weak self] in
      guard let self else { return }
      delegate?.addVoiceShortcutViewControllerDidCancel(self)
    }
    self.form = form
    view = form.view
  }

  private func add() {
    guard let phrase = form?.phrase() else { return }
    let identifier = UUID()
    let change = VoiceShortcutChange(
      identifier: identifier.uuidString, phrase: phrase, shortcut: ShortcutValue(shortcut))
    VoiceShortcutChanging.send(change, or: .voiceShortcutCreationFailed) { [weak self] error in
      guard let self else { return }
      let made = INVoiceShortcut(identifier: identifier, invocationPhrase: phrase, shortcut: shortcut)
      delegate?.addVoiceShortcutViewController(self, didFinishWith: error == nil ? made : nil, error: error)
    }
  }
}
