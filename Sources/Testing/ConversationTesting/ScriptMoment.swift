public import Foundation

/// A moment as a script writes it: ISO 8601, with a zone or in the person's own.
public struct ScriptMoment: Sendable, Hashable {
  /// The moment as written.
  public let text: String

  /// Reads a moment.
  ///
  /// - Returns: `nil` for text that is none, for example a day without a time.
  public init?(_ text: String) {
    self.text = text
    guard date(in: .gmt) != nil else { return nil }
  }

  /// The moment, read in the given zone when it names none.
  public func date(in zone: TimeZone) -> Date? {
    if let date = try? Date.ISO8601FormatStyle().parse(text) { return date }
    let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
      .dateTimeSeparator(.standard).time(includingFractionalSeconds: false)
    return try? style.parse(text)
  }
}
