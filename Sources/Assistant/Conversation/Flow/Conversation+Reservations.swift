import Catalog
import Donations
import IntentWire
import Language
import Understanding

/// Reservations that an app told of when they were made: the assistant answers for the app, which need not run.
extension Conversation {
  /// Tells the person's reservations, when a sentence asks for those of apps that do not answer themselves.
  ///
  /// Without an app in the sentence those of all apps are told. What has ended is left out.
  ///
  /// - Parameter readings: What the sentence may mean.
  /// - Returns: `nil` when something else is asked.
  func toldReservations(
    _ readings: [Interpretation], _ text: String, _ state: inout ConversationState
  ) -> Move? {
    guard let first = readings.first,
      readings.allSatisfy({ $0.intent == Reservation.intent && reservers.contains($0.app) })
    else { return nil }
    let apps = Set(readings.map(\.app).filter(permissions.mayUse))
    let type = ReservationWords.type(named: language.tokens(in: text).map { language.lemma(of: $0.text) })
    let name = first.values["reservationContainerReference"]?.displayText
    let wanted = reservations.filter { reservation in
      apps.contains(reservation.app) && (type == nil || reservation.type == type)
        && reservation.isAhead(of: context.now) && (name == nil || reservation.isCalled(name ?? ""))
    }
    state.calls += 1
    let app = wanted.first?.app ?? first.app
    let call = IntentCall(
      id: "\(state.id).\(state.calls)", intent: Reservation.intent, parameters: first.values,
      context: situation)
    guard permissions.mayUse(app) else {
      return end(.failed, Sentences.denied(self.name(app)), PendingCall(app: app, call: call))
    }
    let outcome = IntentOutcome(
      .success, code: "success", response: ["reservations": .list(wanted.map { .record($0.record) })])
    return finished(outcome, PendingCall(app: app, call: call), &state)
  }

  /// A reading with those of other apps beside it, where the sentence names none.
  func alike(_ interpretation: Interpretation, in reading: Reading) -> [Interpretation] {
    guard !interpretation.namesApp, case .ambiguous(let all) = reading.decision else {
      return [interpretation]
    }
    return all
  }
}
