import IntentWire
import Language

/// The values from which a sentence takes its own.
struct TemplateValues {
  /// The values by name.
  var values: [String: IntentValue]
  /// Joins several texts.
  var language: any LanguageReader
  /// How a value reads in a sentence.
  var display: (IntentValue) -> String
  /// How a value reads as the time at which something is.
  var moment: ((IntentValue) -> String)?
  /// The most values that are read out.
  var limit = 12

  /// The text of the first path that leads to a value, in the form in which the sentence wants it.
  func text(at paths: [[String]], form: SentenceTemplate.Form) -> String? {
    for path in paths {
      guard let found = elements(at: path) else { continue }
      switch form {
      case .count(let one, let other): return Self.count(found, one: one, other: other)
      case .percent:
        guard let share = found.first?.numericValue else { continue }
        return "\(Int((min(max(share, 0), 1) * 100).rounded())) percent"
      case .text, .moment:
        let words = form == .moment ? moment ?? display : display
        let texts = found.map(words).filter { !$0.isEmpty }
        guard let first = texts.first else { continue }
        // What was sent to several is one text.
        if path.count > 1, texts.allSatisfy({ $0 == first }) { return first }
        return joined(texts)
      }
    }
    return nil
  }

  private static func count(_ found: [IntentValue], one: String, other: String) -> String {
    var number = found.count
    if found.count == 1, case .integer(let value) = found[0] { number = value }
    return switch number {
    case 0: "no \(other)"
    case 1: "1 \(one)"
    default: "\(number) \(other)"
    }
  }

  /// Whether a path leads to a value that is not "no".
  func isPresent(_ path: [String]) -> Bool {
    elements(at: path)?.contains { $0 != .boolean(false) && !$0.isEmpty } ?? false
  }

  private func joined(_ texts: [String]) -> String {
    guard texts.count > limit else { return language.join(texts) }
    return language.join(Array(texts.prefix(limit - 1)) + ["\(texts.count - limit + 1) more"])
  }

  /// The values at the end of a path; nil when the first name has none.
  private func elements(at path: [String]) -> [IntentValue]? {
    guard let first = path.first, let start = values[first] else { return nil }
    var current = start.elements
    for name in path.dropFirst() {
      current = current.flatMap { $0.field(name)?.elements ?? [] }
    }
    return current
  }
}

extension IntentValue {
  /// The number that the value is, without its unit.
  var numericValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .duration(let seconds): seconds
    case .measurement(let measurement): measurement.value
    default: nil
    }
  }

  /// A field of a structured value; of a choice, whether it is the one of that name.
  func field(_ name: String) -> IntentValue? {
    switch self {
    case .record(let record):
      record.fields[name] ?? (name == "title" ? .string(record.display.title) : nil)
    case .entity(let entity):
      entity.properties[name] ?? (name == "title" ? .string(entity.display.title) : nil)
    case .enumeration(let choice): choice.cases.contains(name) ? .boolean(true) : nil
    default: name == "title" ? self : nil
    }
  }
}
