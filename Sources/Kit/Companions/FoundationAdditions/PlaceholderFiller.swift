import Foundation

/// Fills the placeholders of a format with values that know their own types.
///
/// `String(format:)` would trust the format: an entry of a string table that has `%@` where a number comes would
/// crash. Here a placeholder only names a position, and whatever is not a placeholder stays as it is.
struct PlaceholderFiller {
  private let text: [Character]
  private let arguments: [String.LocalizationValue.Argument]
  private let locale: Locale
  private var position = 0
  private var next = 0
  private var result = ""

  init(text: String, arguments: [String.LocalizationValue.Argument], locale: Locale) {
    self.text = Array(text)
    self.arguments = arguments
    self.locale = locale
  }

  mutating func fill() -> String {
    while position < text.count {
      let character = text[position]
      guard character == "%" else {
        result.append(character)
        position += 1
        continue
      }
      if position + 1 < text.count, text[position + 1] == "%" {
        result.append("%")
        position += 2
      } else if !fillPlaceholder() {
        result.append("%")
        position += 1
      }
    }
    return result
  }

  /// Fills the placeholder at the position, unless it is none or has no value.
  private mutating func fillPlaceholder() -> Bool {
    var cursor = position + 1
    var index = next
    let digits = text[cursor...].prefix { $0.isASCII && $0.isNumber }
    let afterDigits = cursor + digits.count
    let isNumbered = !digits.isEmpty && afterDigits < text.count && text[afterDigits] == "$"
    if isNumbered {
      guard let number = Int(String(digits)), number >= 1 else { return false }
      index = number - 1
      cursor = afterDigits + 1
    }
    let start = cursor
    while cursor < text.count, "0123456789.+-# lhqzjtL".contains(text[cursor]) { cursor += 1 }
    guard cursor < text.count, "@diuxXofFeEgGs".contains(text[cursor]), arguments.indices.contains(index)
    else {
      return false
    }
    result += string(for: arguments[index], specifier: "%" + String(text[start...cursor]))
    if !isNumbered { next += 1 }
    position = cursor + 1
    return true
  }

  private func string(for argument: String.LocalizationValue.Argument, specifier: String) -> String {
    switch argument {
    case .text(let text): return text
    case .integer(let value): return value.formatted(.number.locale(locale))
    case .unsigned(let value): return value.formatted(.number.locale(locale))
    case .number(let value):
      if let precision = precision(of: specifier) {
        return value.formatted(.number.precision(.fractionLength(precision)).locale(locale))
      }
      return value.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
    case .formatted(let value, let written):
      guard let precision = precision(of: written) else {
        return value.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
      }
      return value.formatted(.number.precision(.fractionLength(precision)).locale(locale))
    case .resource(var resource):
      resource.locale = locale
      return String(localized: resource)
    }
  }

  /// The count of decimal places that a specifier such as `%.2f` asks for.
  private func precision(of specifier: String) -> Int? {
    guard let dot = specifier.firstIndex(of: ".") else { return nil }
    let digits = specifier[specifier.index(after: dot)...].prefix { $0.isASCII && $0.isNumber }
    return min(Int(digits) ?? 0, 20)
  }
}
