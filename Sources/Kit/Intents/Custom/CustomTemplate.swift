import Foundation
import IntentWire

/// A sentence of a definition file with places for values: `Your ${cake} will be ready in ${order.time}`.
struct CustomTemplate {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The sentence with its values; `nil` when one of them is missing.
  func filled(with values: CustomSentenceValues) -> String? {
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "${") {
      result += rest[..<open.lowerBound]
      rest = rest[open.upperBound...]
      guard let close = rest.firstIndex(of: "}") else { return nil }
      guard let value = values.text(of: String(rest[..<close])) else { return nil }
      result += value
      rest = rest[rest.index(after: close)...]
    }
    result += rest
    let trimmed = result.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }
}

/// What the sentences of a definition file can name.
struct CustomSentenceValues {
  var values: [String: IntentValue]
  /// Texts that go before the values.
  var texts: [String: String]
  var manifest: AppManifest?
  var rules: [String: DefinitionManifest.Rules]

  /// The text for a name, or for a path of names such as `order.total`.
  func text(of path: String) -> String? {
    if let text = texts[path] { return text }
    let names = path.split(separator: ".").map(String.init)
    guard let first = names.first, var value = values[first] else { return nil }
    for name in names.dropFirst() {
      guard case .record(let record) = value, let inner = record.fields[name] else { return nil }
      value = inner
    }
    return text(of: value, parameter: first)
  }

  private func text(of value: IntentValue, parameter: String) -> String {
    switch value {
    case .boolean(let flag):
      if let words = rules[parameter]?.booleanWords, words.count == 2 { return flag ? words[0] : words[1] }
      return value.displayText
    case .enumeration(let choice):
      let cases = manifest?.enumeration(choice.type)?.cases ?? []
      return choice.cases.map { name in cases.first { $0.name == name }?.display.title ?? name }
        .joined(separator: ", ")
    case .list(let items): return CustomSpeech.list(items.map { text(of: $0, parameter: parameter) })
    default: return CustomSpeech.text(of: value)
    }
  }
}
