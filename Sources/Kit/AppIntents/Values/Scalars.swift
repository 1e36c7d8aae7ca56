import AppHost
public import Foundation
public import FoundationAdditions
import IntentWire

extension String: _IntentValue {
  /// Text.
  public static var _bridge: _ValueBridge {
    .plain(.string, String.self) {
      .string($0)
    } read: { value, _ in
      value.displayText
    }
  }
}

extension Int: _IntentValue {
  /// A whole number.
  public static var _bridge: _ValueBridge {
    .plain(.integer, Int.self) {
      .integer($0)
    } read: { value, _ in
      switch value {
      case .integer(let number): number
      case .number(let number), .duration(let number): Int(exactly: number)
      case .measurement(let measurement): Int(exactly: measurement.value)
      default: value.text.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
      }
    }
  }
}

extension Double: _IntentValue {
  /// A number.
  public static var _bridge: _ValueBridge {
    .plain(.number, Double.self) {
      .number($0)
    } read: { value, _ in
      switch value {
      case .integer(let number): Double(number)
      case .number(let number), .duration(let number): number
      case .measurement(let measurement): measurement.value
      default:
        value.text.flatMap { Double($0.trimmingCharacters(in: .whitespaces)) }.flatMap {
          $0.isFinite ? $0 : nil
        }
      }
    }
  }
}

extension Bool: _IntentValue {
  /// Yes or no.
  public static var _bridge: _ValueBridge {
    .plain(.boolean, Bool.self) {
      .boolean($0)
    } read: { value, context in
      if case .boolean(let answer) = value { return answer }
      guard let text = value.text.map(TextMatch.folded) else { return nil }
      if let names = context.constraints.booleanNames {
        if text == TextMatch.folded(names.true) { return true }
        if text == TextMatch.folded(names.false) { return false }
      }
      if ["true", "yes", "on"].contains(text) { return true }
      return ["false", "no", "off"].contains(text) ? false : nil
    }
  }

  /// The words that a person sees for yes and no.
  public struct IntentDisplayName: Sendable {
    /// The words for yes.
    public let `true`: LocalizedStringResource
    /// The words for no.
    public let `false`: LocalizedStringResource

    /// Creates the words.
    public init(true yes: LocalizedStringResource, false no: LocalizedStringResource) {
      `true` = yes
      `false` = no
    }
  }
}

extension Date: _IntentValue {
  /// A moment.
  public static var _bridge: _ValueBridge {
    .plain(.date, Date.self) {
      .date(DateValue($0, timeZone: DateReading.timeZone))
    } read: { value, context in
      DateReading.value(value)?.completed(at: context.now, in: context.timeZone).instant(in: context.timeZone)
    }
  }
}

extension DateComponents: _IntentValue {
  /// A date, a time, or both.
  public static var _bridge: _ValueBridge {
    .plain(.date, DateComponents.self) {
      .date(DateValue($0))
    } read: { value, _ in
      DateReading.value(value)?.dateComponents
    }
  }
}

extension URL: _IntentValue {
  /// A link.
  public static var _bridge: _ValueBridge {
    .plain(.url, URL.self) {
      .url($0)
    } read: { value, _ in
      switch value {
      case .url(let url): url
      case .file(let file): file.url
      default: value.text.flatMap(URL.init(string:)).flatMap { $0.scheme == nil ? nil : $0 }
      }
    }
  }
}

extension AttributedString: _IntentValue {
  /// Text with attributes, which the wire does not carry.
  public static var _bridge: _ValueBridge {
    .plain(.string, AttributedString.self) {
      .string(String($0.characters))
    } read: { value, _ in
      AttributedString(value.displayText)
    }
  }
}

extension Never: _IntentValue {
  /// There is no value.
  public static var _bridge: _ValueBridge {
    .plain(.string, Never.self) { (_: Never) -> IntentValue in
    } read: { _, _ in
      nil
    }
  }
}

/// Finds the date in a value.
private enum DateReading {
  /// The zone in which the person of the present call sees moments.
  static var timeZone: TimeZone {
    AppSession.currentCall.flatMap { TimeZone(identifier: $0.context.timeZone) } ?? .gmt
  }

  static func value(_ value: IntentValue) -> DateValue? {
    switch value {
    case .date(let date): date
    case .dateRange(let range): range.start ?? range.end
    default: value.text.flatMap(written)
    }
  }

  /// A date as programs write it: `2026-03-18T17:30:00Z` or `2026-03-18`.
  private static func written(_ text: String) -> DateValue? {
    if let date = try? Date(text, strategy: .iso8601) { return DateValue(date, timeZone: .gmt) }
    let day = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    guard let date = try? Date(text, strategy: day) else { return nil }
    let whole = DateValue(date, timeZone: .gmt)
    return DateValue(year: whole.year, month: whole.month, day: whole.day)
  }
}

extension DateValue {
  /// The same with the present day for a time alone, and the present year for a day without one.
  fileprivate func completed(at now: Date, in zone: TimeZone) -> DateValue {
    let zone = timeZone.flatMap(TimeZone.init(identifier:)) ?? zone
    let today = DateValue(now, timeZone: zone)
    var whole = self
    whole.year = year ?? today.year
    if year == nil, month == nil, day == nil {
      whole.month = today.month
      whole.day = today.day
    } else {
      whole.month = month ?? 1
      whole.day = day ?? 1
    }
    return whole
  }
}
