import AppHost
import Foundation
import FoundationAdditions
import IntentWire

/// Puts an error into words that a person can hear.
enum ErrorSentence {
  static let general = "Sorry, something went wrong in the app."

  /// The sentence that a person hears of an error; `nil` for one that is not the app's.
  ///
  /// An error without words of its own is told by its name: “sold out” for `.soldOut`.
  static func of(_ error: any Error) -> String? {
    // A fault is the wire's: whoever asked for it hears it.
    if error is WireFault { return nil }
    if let error = error as? any CustomLocalizedStringResourceConvertible {
      return String(localized: error.localizedStringResource)
    }
    return ErrorWords.description(of: error)
      ?? "Sorry, something went wrong in the app: \(ErrorWords.words(of: error))."
  }
}
