import AppHost
import AppIntents
import Foundation
import FoundationAdditions
import IntentWire
import Testing

@testable import AppIntentsBase

/// A person hears what an error says of itself, whatever kind of error it is.
@Suite struct ErrorWordsTests {
  enum Localized: LocalizedError {
    case closed
    var errorDescription: String? { "The shop is closed." }
  }

  struct OnlyReason: LocalizedError {
    var failureReason: String? { "The oven is cold." }
  }

  struct Resource: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "The bread is gone." }
  }

  struct Described: Error, CustomStringConvertible {
    var description: String { "No flour is left." }
  }

  struct Bridged: CustomNSError {
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "The till is stuck."] }
  }

  enum Plain: Error {
    case soldOut
    case tooMany(Int)
  }

  struct BakerAsleep: Error {}

  @Test func tellsWhatTheySay() {
    let errors: [(any Error, String)] = [
      (Localized.closed, "The shop is closed."), (OnlyReason(), "The oven is cold."),
      (Resource(), "The bread is gone."), (Described(), "No flour is left."),
      (Bridged(), "The till is stuck."),
      (
        NSError(domain: "Shop", code: 3, userInfo: [NSLocalizedDescriptionKey: "The door is locked."]),
        "The door is locked."
      ),
      (
        NSError(domain: "Shop", code: 3, userInfo: [NSLocalizedFailureReasonErrorKey: "The key is lost."]),
        "The key is lost."
      ),
    ]
    for (error, words) in errors { #expect(ErrorSentence.of(error) == words) }
  }

  @Test func tellsTheNameOfOthers() {
    let errors: [(any Error, String)] = [
      (Plain.soldOut, "sold out"), (Plain.tooMany(3), "too many"), (BakerAsleep(), "baker asleep"),
    ]
    for (error, words) in errors {
      #expect(ErrorSentence.of(error) == nil)
      #expect(ErrorWords.words(of: error) == words)
      #expect(ErrorSentence.told(error) == "Sorry, something went wrong in the app: \(words).")
    }
    #expect(ErrorWords.words(of: NSError(domain: "Shop", code: 3)).contains("Shop"))
    #expect(ErrorSentence.of(WireFault(.appError, "late")) == nil)
  }
}
