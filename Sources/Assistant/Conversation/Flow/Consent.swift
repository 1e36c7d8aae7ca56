import Catalog
import IntentWire

/// Which requests need the person's word before an app carries them out.
///
/// An App Intent that deletes is not among them: the app's side asks, because it knows what the things are called.
///
/// A dialog file says it with a question of its own under `request`. Without one, requests that move money, order
/// something, or delete are asked about in general words. Messages, calls, workouts and everything that can be taken
/// back with another sentence are not: the person has just asked for them.
enum Consent {
  private static let needed: Set<String> = [
    "INSendPaymentIntent", "INRequestPaymentIntent", "INPayBillIntent", "INTransferMoneyIntent",
    "INRequestRideIntent", "INBookRestaurantReservationIntent", "INDeleteTasksIntent",
  ]

  /// Whether a request of the intent may need the person's word, which is known when the app has confirmed it.
  static func mayBeNeeded(for words: CallWords) -> Bool {
    words.file?.request != nil || isNeeded(for: words)
  }

  /// Whether the person is asked in general words; the definition of a custom intent says so itself.
  private static func isNeeded(for words: CallWords) -> Bool {
    needed.contains(words.intent)
      || words.app?.manifest.intent(words.intent)?.definition?.needsConfirmation == true
  }

  /// The question for the person's word; `nil` when none is needed.
  ///
  /// - Parameter response: What the app said when it confirmed: prices, fees, times.
  static func question(_ words: CallWords, response: [String: IntentValue]) -> String? {
    // A file whose question does not fit the values has decided that nothing need be asked.
    if words.file?.request != nil { return words.request(response) }
    return isNeeded(for: words) ? words.confirmRequest(response) : nil
  }
}
