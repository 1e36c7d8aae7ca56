extension DateValue {
  /// Reads a date in the form of ``description``, with seconds and a zone where they are given.
  ///
  /// `2026-03-18T17:30`, `2026-03-18T17:30:05Z`, `2026-03-18T17:30+01:00`, `2026-03-18`, `2026-03`, `2026`, `--03-18`
  /// and `17:30` are dates.
  ///
  /// - Returns: `nil` for any other text, and for parts that no calendar has, such as a 13th month.
  public init?(plain text: String) {
    let pattern =
      /(?:(?<year>\d{4})(?:-(?<month>\d{2})(?:-(?<day>\d{2}))?)?|--(?<onlyMonth>\d{2})-(?<onlyDay>\d{2}))?(?:(?:^|T)(?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2}(?:\.\d{1,6})?))?(?<zone>Z|[+-]\d{2}:?\d{2})?)?/
    guard !text.isEmpty, text.utf8.count <= 40, let match = text.wholeMatch(of: pattern) else { return nil }
    self.init(
      year: match.year.flatMap { Int($0) }, month: (match.month ?? match.onlyMonth).flatMap { Int($0) },
      day: (match.day ?? match.onlyDay).flatMap { Int($0) }, hour: match.hour.flatMap { Int($0) },
      minute: match.minute.flatMap { Int($0) }, second: match.second.flatMap { Double($0) },
      timeZone: match.zone.map(Self.zoneName))
    guard (1...12).contains(month ?? 1), (1...31).contains(day ?? 1), (0...23).contains(hour ?? 0),
      (0...59).contains(minute ?? 0), (0..<61).contains(second ?? 0)
    else { return nil }
  }

  /// The identifier of a zone that is written as a distance from Greenwich.
  private static func zoneName(_ text: Substring) -> String {
    guard text != "Z" else { return "GMT" }
    return "GMT" + text.filter { $0 != ":" }
  }
}

extension DateRangeValue {
  /// Reads a span in the form of ``plainText``: both ends with a slash between them, `..` for an open one, or a
  /// single date for a span of just that.
  ///
  /// - Returns: `nil` for any other text.
  public init?(plain text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let first = parts.first, let last = parts.last else { return nil }
    let start = DateValue(plain: first)
    let end = DateValue(plain: last)
    guard start != nil || first == "..", end != nil || last == "..", start != nil || end != nil else {
      return nil
    }
    self.init(start: start, end: end)
  }
}
