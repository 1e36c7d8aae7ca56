import Foundation
import UIKit

/// What the two view controllers show: what the shortcut does, a line for the phrase, and buttons.
@MainActor
final class PhraseForm {
  /// The view.
  let view = UIView(frame: .zero)
  private let field = UITextField(frame: .zero)
  private let note = UILabel(frame: .zero)

  /// - Parameters:
  ///   - title: What the shortcut does.
  ///   - phrase: The phrase to begin with.
  init(title: String, phrase: String?) {
    let heading = UILabel(frame: .zero)
    heading.text = title
    field.placeholder = "What you want to say"
    field.text = phrase
    field.accessibilityIdentifier = "phrase"
    view.addSubview(heading)
    view.addSubview(field)
    view.addSubview(note)
  }

  /// The phrase as typed; `nil`, and a word to the person, when there is none.
  func phrase() -> String? {
    let phrase = field.text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    guard phrase.contains(where: { $0.isLetter || $0.isNumber }) else {
      note.text = "Type the words that you want to say."
      return nil
    }
    return phrase
  }

  /// Adds a button below.
  func addButton(_ title: String, identifier: String, tapped: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in tapped() })
    button.accessibilityIdentifier = identifier
    view.addSubview(button)
  }
}
