import Foundation
import IntentWire

extension String: WireCodable {
  var wireValue: IntentValue { .string(self) }

  static func decoded(from value: IntentValue) -> String? {
    if case .list = value { nil } else { value.displayText }
  }
}

extension Int: WireCodable {
  var wireValue: IntentValue { .integer(self) }

  static func decoded(from value: IntentValue) -> Int? {
    switch value {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    case .duration(let seconds): Int(exactly: seconds)
    case .string(let text): Int(text)
    default: nil
    }
  }
}

extension Double: WireCodable {
  var wireValue: IntentValue { .number(self) }

  static func decoded(from value: IntentValue) -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .duration(let seconds): seconds
    case .measurement(let measurement): measurement.value
    case .string(let text): Double(text)
    default: nil
    }
  }
}

extension Float: WireCodable {
  var wireValue: IntentValue { .number(Double(self)) }

  static func decoded(from value: IntentValue) -> Float? {
    Double.decoded(from: value).map { Float($0) }
  }
}

extension Bool: WireCodable {
  var wireValue: IntentValue { .boolean(self) }

  static func decoded(from value: IntentValue) -> Bool? {
    if case .boolean(let flag) = value { flag } else { nil }
  }
}

extension URL: WireCodable {
  var wireValue: IntentValue { .url(self) }

  static func decoded(from value: IntentValue) -> URL? {
    switch value {
    case .url(let url): url
    case .string(let text): URL(string: text)
    default: nil
    }
  }
}

extension Data: WireCodable {
  var wireValue: IntentValue { .file(FileValue(filename: "", data: self)) }

  static func decoded(from value: IntentValue) -> Data? {
    if case .file(let file) = value { file.data } else { nil }
  }
}

extension Date: WireCodable {
  var wireValue: IntentValue { .date(DateValue(self, timeZone: WireSituation.timeZone)) }

  static func decoded(from value: IntentValue) -> Date? {
    switch value {
    case .date(let date): date.instant(in: WireSituation.timeZone)
    case .dateRange(let range): range.start?.instant(in: WireSituation.timeZone)
    default: nil
    }
  }
}

extension DateComponents: WireCodable {
  var wireValue: IntentValue { .date(DateValue(self)) }

  static func decoded(from value: IntentValue) -> DateComponents? {
    switch value {
    case .date(let date): date.dateComponents
    case .dateRange(let range): range.start?.dateComponents
    default: nil
    }
  }
}

extension Array: WireCodable where Element: WireCodable {
  var wireValue: IntentValue { .list(map(\.wireValue)) }

  static func decoded(from value: IntentValue) -> [Element]? {
    var elements: [Element] = []
    for item in value.elements {
      guard let element = Element.decoded(from: item) else { return nil }
      elements.append(element)
    }
    return elements
  }
}
