import Foundation
import IntentWire
import Language

// Days that do not exist, and moments that are over: they are asked about before an app gets them.
extension Conversation {
  /// The first parameter whose day does not exist, or whose moment is over where one to come is meant.
  func impossibleMoment(in pending: PendingCall) -> Obstacle? {
    let words = ValueWords(context: context, language: language)
    let open = pending.call.parameters.filter { !pending.settled.contains($0.key) }
    for (name, value) in open.sorted(by: { $0.key < $1.key }) {
      guard let (start, end) = Self.ends(of: value) else { continue }
      if let wrong = [start, end].first(where: { !$0.exists }) {
        return obstacle(name, "noSuchDay", Sentences.noSuchDay(words.impossibleDay(wrong)))
      }
      if MomentParameters.ahead.contains(name), isOver(end) {
        return obstacle(name, "isOver", Sentences.isOver(words.text(end)))
      }
    }
    return nil
  }

  private func obstacle(_ name: String, _ reason: String, _ sentence: String) -> Obstacle {
    let reason = Resolution.Reason(reason, dialog: Dialog(sentence))
    return Obstacle(parameter: name, element: nil, resolution: .unsupported(reason: reason))
  }

  private static func ends(of value: IntentValue) -> (DateValue, DateValue)? {
    switch value {
    case .date(let date): return (date, date)
    // What repeats goes on.
    case .dateRange(let range) where range.recurrence == nil:
      guard let start = range.start ?? range.end, let end = range.end ?? range.start else { return nil }
      return (start, end)
    default: return nil
    }
  }

  /// Whether all of a day or moment lies behind; a moment is over with its minute.
  private func isOver(_ date: DateValue) -> Bool {
    var date = date
    if date.hour == nil { (date.hour, date.minute) = (23, 59) }
    guard let moment = date.instant(in: context.calendar.timeZone) else { return false }
    return moment.timeIntervalSince(context.now) <= -60
  }
}

/// The parameters of SiriKit's intents that hold a moment to come.
private enum MomentParameters {
  static let ahead: Set<String> = [
    "bookingDateComponents", "nextTriggerTime", "preferredBookingDateComponents", "scheduledPickupTime",
    "temporalEventTrigger", "transactionScheduledDate",
  ]
}
