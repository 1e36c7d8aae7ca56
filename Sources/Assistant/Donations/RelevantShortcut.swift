public import Foundation
public import IntentWire

/// Says whether and why a shortcut matters now.
public struct RelevanceJudge: Sendable {
  /// How much a shortcut matters, and why.
  public struct Judgement: Sendable, Hashable {
    /// Whether it matters now; `nil` when that depends on something the assistant cannot know, such as a place.
    public var isNow: Bool?
    /// The reason, in words.
    public var reason: String
  }

  /// The present.
  public var now: Date
  /// The person's calendar with their time zone.
  public var calendar: Calendar

  /// Creates a judge for a moment.
  public init(now: Date, calendar: Calendar) {
    self.now = now
    self.calendar = calendar
  }

  /// Judges each relevance of a shortcut, in order.
  public func judge(_ shortcut: ShortcutValue) -> [Judgement] { shortcut.relevance.map(judge) }

  /// Whether a shortcut matters now: one of its relevances holds, or it has none.
  public func isRelevant(_ shortcut: ShortcutValue) -> Bool {
    shortcut.relevance.isEmpty || judge(shortcut).contains { $0.isNow == true }
  }

  private func judge(_ relevance: RecordValue) -> Judgement {
    switch relevance.type {
    case "INDateRelevanceProvider": dates(relevance)
    case "INDailyRoutineRelevanceProvider": routine(relevance)
    case "INLocationRelevanceProvider":
      Judgement(isNow: nil, reason: "near \(relevance.fields["region"]?.displayText ?? "a place")")
    default: Judgement(isNow: nil, reason: "for a reason that this version does not know: \(relevance.type)")
    }
  }

  private func dates(_ relevance: RecordValue) -> Judgement {
    func date(_ name: String) -> Date? {
      guard case .date(let value)? = relevance.fields[name] else { return nil }
      return value.instant(in: calendar.timeZone)
    }
    guard let start = date("startDate") else {
      return Judgement(isNow: nil, reason: "at a time that cannot be read")
    }
    guard let end = date("endDate") else {
      // Without an end, a moment matters for the hour around it.
      let isNow = abs(start.timeIntervalSince(now)) <= 3_600
      return Judgement(isNow: isNow, reason: "around \(words(start))")
    }
    return Judgement(isNow: start <= now && now <= end, reason: "from \(words(start)) to \(words(end))")
  }

  private func routine(_ relevance: RecordValue) -> Judgement {
    let situation = relevance.fields["situation"].flatMap { value -> String? in
      if case .enumeration(let value) = value { value.cases.first } else { value.text }
    }
    let hour = calendar.component(.hour, from: now)
    return switch situation {
    case "morning": Judgement(isNow: (5..<11).contains(hour), reason: "in the morning")
    case "evening": Judgement(isNow: (18..<23).contains(hour), reason: "in the evening")
    case "home", "work", "school": Judgement(isNow: nil, reason: "at \(situation ?? "")")
    case "gym": Judgement(isNow: nil, reason: "at the gym")
    case "commute": Judgement(isNow: nil, reason: "on the way to work and back")
    case "headphonesConnected": Judgement(isNow: nil, reason: "when headphones are connected")
    case "activeWorkout": Judgement(isNow: nil, reason: "during a workout")
    case "physicalActivityIncomplete": Judgement(isNow: nil, reason: "when the day's exercise is not done")
    default: Judgement(isNow: nil, reason: "in a situation that this version does not know")
    }
  }

  private func words(_ date: Date) -> String {
    DateValue(date, timeZone: calendar.timeZone).description
  }
}
