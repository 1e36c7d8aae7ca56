import Foundation
import FoundationAdditions
import IntentWire

/// Puts an error into words that a person can hear.
enum ErrorSentence {
  static let general = "Sorry, something went wrong in the app."

  /// The sentence that an error brings; `nil` for one that says nothing to a person.
  static func of(_ error: any Error) -> String? {
    // A fault is the wire's: whoever asked for it hears it.
    if error is WireFault { return nil }
    if let error = error as? any CustomLocalizedStringResourceConvertible {
      return String(localized: error.localizedStringResource)
    }
    return (error as? any LocalizedError)?.errorDescription.flatMap { $0.isEmpty ? nil : $0 }
  }
}
