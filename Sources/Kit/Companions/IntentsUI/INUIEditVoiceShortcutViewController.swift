public import Foundation
import IntentWire
public import Intents
public import UIKit

/// Told what became of a changed phrase.
@MainActor @preconcurrency
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// The person changed the phrase, or the change could not be kept.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)

  /// The person took the phrase back.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)

  /// The person changed their mind.
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// Lets a person change the phrase of a shortcut, or take it back, by typing.
///
/// The app presents the controller, and dismisses it when its delegate is told.
@MainActor @preconcurrency
open class INUIEditVoiceShortcutViewController: UIViewController {
  /// Told what became of the change.
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

  private let voiceShortcut: INVoiceShortcut
  private var form: PhraseForm?

  /// Creates a controller for a shortcut that has a phrase.
  public init(voiceShortcut: INVoiceShortcut) {
    self.voiceShortcut = voiceShortcut
    super.init(nibName: nil, bundle: nil)
  }

  /// Nothing can be read without a shortcut.
  public required init?(coder: NSCoder) { nil }

  /// Makes the view: what the shortcut does, a line for the phrase, and three buttons.
  open override func loadView() {
    let form = PhraseForm(
      title: voiceShortcut.shortcut.description, phrase: voiceShortcut.invocationPhrase)
    form.addButton("Done", identifier: "done") { [weak self] in self?.change() }
    form.addButton("Delete Phrase", identifier: "delete") { [weak self] in self?.remove() }
    form.addButton("Cancel", identifier: "cancel") { [weak self] in
      guard let self else { return }
      delegate?.editVoiceShortcutViewControllerDidCancel(self)
    }
    self.form = form
    view = form.view
  }

  private func change() {
    guard let phrase = form?.phrase() else { return }
    let known = voiceShortcut
    let change = VoiceShortcutChange(
      identifier: known.identifier.uuidString, phrase: phrase, shortcut: ShortcutValue(known.shortcut))
    let changed = INVoiceShortcut(
      identifier: known.identifier, invocationPhrase: phrase, shortcut: known.shortcut)
    VoiceShortcutChanging.send(change, or: .voiceShortcutCreationFailed) { [weak self] error in
      guard let self else { return }
      delegate?.editVoiceShortcutViewController(self, didUpdate: error == nil ? changed : nil, error: error)
    }
  }

  private func remove() {
    let identifier = voiceShortcut.identifier
    let change = VoiceShortcutChange(identifier: identifier.uuidString, phrase: nil)
    VoiceShortcutChanging.send(change, or: .voiceShortcutDeleteFailed) { [weak self] error in
      guard let self else { return }
      if let error {
        delegate?.editVoiceShortcutViewController(self, didUpdate: nil, error: error)
      } else {
        delegate?.editVoiceShortcutViewController(self, didDeleteVoiceShortcutWithIdentifier: identifier)
      }
    }
  }
}
