import Foundation

/// A moment as it is given on the command line: ISO 8601, with or without a time and a zone.
struct Moment: Sendable, Hashable {
  /// The moment.
  var date: Date
  /// The zone that was written with it; `nil` when it was given in the person's own.
  var timeZone: TimeZone?

  /// Reads a moment such as `2026-03-18T10:15:00`, `2026-03-18T10:15+01:00` or `2026-03-18`.
  ///
  /// - Parameter zone: The zone of a moment that has none written with it.
  /// - Returns: `nil` when the text is not a moment, or one that does not exist, such as 30 February.
  init?(_ text: String, in zone: TimeZone = .current) {
    let halves = text.split(separator: text.contains("T") ? "T" : " ", maxSplits: 1).map(String.init)
    guard let head = halves.first, let day = Self.fields(head, separator: "-", widths: [4, 2, 2]) else {
      return nil
    }
    var components = DateComponents(year: day[0], month: day[1], day: day[2], hour: 0, minute: 0, second: 0)
    if halves.count == 2 {
      guard let (clock, written) = Self.splitZone(halves[1]) else { return nil }
      let whole = clock.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      let time =
        Self.fields(String(whole[0]), separator: ":", widths: [2, 2, 2])
        ?? Self.fields(String(whole[0]), separator: ":", widths: [2, 2])
      guard let time else { return nil }
      components.hour = time[0]
      components.minute = time[1]
      components.second = time.count > 2 ? time[2] : 0
      if whole.count == 2 {
        guard time.count == 3, !whole[1].isEmpty, let fraction = Double("0.\(whole[1])") else { return nil }
        components.nanosecond = Int(fraction * 1_000_000_000)
      }
      timeZone = written
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? zone
    guard let date = calendar.date(from: components) else { return nil }
    let read = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    guard
      read.year == components.year, read.month == components.month, read.day == components.day,
      read.minute == components.minute, read.second == components.second
    else { return nil }
    self.date = date
  }

  /// Numbers of fixed widths with a separator between them.
  private static func fields(_ text: String, separator: Character, widths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == widths.count else { return nil }
    var numbers: [Int] = []
    for (part, width) in zip(parts, widths) {
      guard part.count == width, part.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(part) else {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The time of day and the zone behind it; the zone is `nil` when none is written.
  private static func splitZone(_ text: String) -> (String, TimeZone?)? {
    if text.hasSuffix("Z") || text.hasSuffix("z") { return (String(text.dropLast()), .gmt) }
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return (text, nil) }
    let offset = text[text.index(after: sign)...].filter { $0 != ":" }
    guard
      let digits = fields(offset.count == 2 ? offset + "00" : String(offset), separator: ":", widths: [4]),
      digits[0] <= 1400, digits[0] % 100 < 60
    else { return nil }
    let minutes = digits[0] / 100 * 60 + digits[0] % 100
    return TimeZone(secondsFromGMT: minutes * (text[sign] == "-" ? -60 : 60)).map {
      (String(text[..<sign]), $0)
    }
  }
}
