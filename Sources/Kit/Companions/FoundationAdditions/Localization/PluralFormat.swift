import Foundation

/// A text whose words depend on the numbers in it.
struct PluralFormat: Sendable, Equatable {
  /// A part of the text whose words depend on one number.
  struct Variable: Sendable, Equatable {
    /// The place of the number among the values, from 1; `nil` for the next one.
    var argument: Int?
    /// The words by plural category.
    var forms: [String: String]
  }

  /// The text with `%#@name@` in the places of the variables.
  var format: String
  var variables: [String: Variable]

  private static let depthLimit = 8

  /// The text with the general form of every variable, for someone who knows no number yet.
  var general: String {
    variables.sorted { $0.key < $1.key }.reduce(format) { text, variable in
      text.replacing("%#@\(variable.key)@", with: variable.value.forms["other"] ?? "")
    }
    .replacing("%arg", with: "%lld")
  }

  /// The text with the form of every variable that fits its number; all placeholders in it name their value.
  func format(for arguments: [String.LocalizationValue.Argument], locale: Locale) -> String {
    var next = 0
    return expanded(format, next: &next, own: nil, arguments, locale, depth: 0)
  }

  private func expanded(
    _ text: String, next: inout Int, own: Int?, _ arguments: [String.LocalizationValue.Argument],
    _ locale: Locale, depth: Int
  ) -> String {
    var result = ""
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.hasPrefix("%") {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      if let own, rest.hasPrefix("arg") {
        result += "%\(own + 1)$lld"
        rest = rest.dropFirst(3)
        continue
      }
      var position: Int?
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, rest.dropFirst(digits.count).hasPrefix("$") {
        position = Int(digits).map { $0 - 1 }
        rest = rest.dropFirst(digits.count + 1)
      }
      if let (name, after) = Self.variable(rest), let variable = variables[name], depth < Self.depthLimit {
        rest = after
        let index = variable.argument.map { $0 - 1 } ?? position ?? next
        let form = form(of: variable, for: index, arguments, locale)
        var inner = index
        result += expanded(form, next: &inner, own: index, arguments, locale, depth: depth + 1)
        next = max(next, index + 1)
      } else {
        let index = position ?? next
        if position == nil, Self.isPlaceholder(rest) { next += 1 }
        result += Self.isPlaceholder(rest) ? "%\(index + 1)$" : "%"
      }
    }
    return result + rest
  }

  /// The name in `#@name@` at the beginning of a text, and what follows.
  private static func variable(_ text: Substring) -> (name: String, rest: Substring)? {
    guard text.hasPrefix("#@") else { return nil }
    let inner = text.dropFirst(2)
    guard let end = inner.firstIndex(of: "@") else { return nil }
    return (String(inner[..<end]), inner[inner.index(after: end)...])
  }

  /// Whether a text begins with what follows the `%` of a placeholder.
  private static func isPlaceholder(_ text: Substring) -> Bool {
    let rest = text.drop { "0123456789.+-# lhqzjtL".contains($0) }
    return rest.first.map { "@diuxXofFeEgGs".contains($0) } ?? false
  }

  private func form(
    of variable: Variable, for index: Int, _ arguments: [String.LocalizationValue.Argument], _ locale: Locale
  ) -> String {
    let number: Double? =
      switch arguments.indices.contains(index) ? arguments[index] : nil {
      case .integer(let value): Double(value)
      case .unsigned(let value): Double(value)
      case .number(let value), .formatted(let value, _): value
      case .text, .resource, nil: nil
      }
    let other = variable.forms["other"] ?? ""
    guard let number else { return other }
    if number == 0, let zero = variable.forms["zero"] { return zero }
    let language = locale.language.languageCode?.identifier ?? "en"
    return variable.forms[PluralCategory(number, language: language).rawValue] ?? other
  }
}
