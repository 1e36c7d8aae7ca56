import AppHost
import Foundation
import FoundationAdditions
import IntentWire

/// Puts an error into words that a person can hear.
enum ErrorSentence {
  static let general = "Sorry, something went wrong in the app."

  /// What a person hears of an error: its sentence, or else the words of its name (“sold out” for `.soldOut`).
  static func told(_ error: any Error) -> String {
    of(error)
      ?? (error is WireFault
        ? general : "Sorry, something went wrong in the app: \(ErrorWords.words(of: error)).")
  }

  /// The sentence that an error brings, whatever kind of error it is; `nil` for one that says nothing to a person.
  static func of(_ error: any Error) -> String? {
    // A fault is the wire's: whoever asked for it hears it.
    if error is WireFault { return nil }
    return resource(error) ?? ErrorWords.description(of: error)
  }

  /// The localized text of an error that has one as a resource.
  @Sendable static func resource(_ error: any Error) -> String? {
    (error as? any CustomLocalizedStringResourceConvertible).map {
      String(localized: $0.localizedStringResource)
    }
  }
}
