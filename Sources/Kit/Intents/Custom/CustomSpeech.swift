import Foundation
import IntentWire

/// How values read in the sentences of an app, in the person's language.
enum CustomSpeech {
  /// The person's locale.
  @TaskLocal static var locale = Locale(identifier: "en_US")

  /// A value as it stands in a sentence.
  static func text(of value: IntentValue) -> String {
    switch value {
    case .integer(let number): number.formatted(.number.grouping(.never).locale(locale))
    case .number(let number): number.formatted(.number.precision(.fractionLength(0...3)).locale(locale))
    case .currency(let amount): amount.amount.formatted(.currency(code: amount.code).locale(locale))
    case .measurement(let measure):
      "\(measure.value.formatted(.number.precision(.fractionLength(0...2)).locale(locale))) \(measure.unit)"
    case .duration(let seconds): duration(seconds)
    case .date(let date): text(of: date)
    default: value.displayText
    }
  }

  /// Several texts in a row.
  static func list(_ items: [String]) -> String {
    items.formatted(.list(type: .and).locale(locale))
  }

  private static func duration(_ seconds: Double) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2)
    return Duration.seconds(seconds).formatted(style.locale(locale))
  }

  private static func text(of date: DateValue) -> String {
    guard let instant = date.instant(in: WireSituation.timeZone) else { return date.description }
    var style = Date.FormatStyle(locale: locale, timeZone: WireSituation.timeZone)
    if date.year != nil || date.day != nil { style = style.month(.wide).day() }
    if date.hour != nil { style = style.hour().minute() }
    return instant.formatted(style)
  }
}
