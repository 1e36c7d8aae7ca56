import Foundation
public import IntentWire
public import Language

/// Reads the values that words say: the one reader behind sentences, answers, workflows and programs.
///
/// A value is read where the words say it from end to end; articles and polite words beside it say nothing.
///
/// | type | words |
/// |---|---|
/// | number | `25`, “twenty five”, “two and a half” |
/// | yes or no | “yes”, “true”, “on” |
/// | date, span | `2026-03-18`, “tomorrow at five”; `2026-03-14/2026-03-15`, “next week” |
/// | duration, measurement | “20 minutes”, “an hour and a half”, “5 km” |
/// | money | “20 dollars”, `$20`, `20 EUR` |
/// | link | `https://example.org`, `example.org/help`, `maria@example.org` |
/// | choice | a case's title, another name of it, its name in source or the words of that |
/// | person | a name, a telephone number, a mail address |
/// | several | each of them, with commas and “and” between |
/// | anything else | its name, which the app resolves |
public struct SaidValues: Sendable {
  /// The language of the words.
  public var language: any LanguageReader
  /// The present, the calendar and the region.
  public var context: LanguageContext
  /// The enumerations whose cases can be said, by type name.
  public var enumerations: [String: EnumerationManifest]

  /// The most bytes of words that are looked at; longer ones are text.
  static let maximumBytes = 400

  /// Creates a reader.
  public init(
    language: any LanguageReader, context: LanguageContext, enumerations: [String: EnumerationManifest] = [:]
  ) {
    self.language = language
    self.context = context
    self.enumerations = enumerations
  }

  /// The value of a type that words say.
  ///
  /// - Parameters:
  ///   - text: The words, and nothing else.
  ///   - type: The type.
  ///   - unit: The symbol of the unit that a number without one counts.
  /// - Returns: `nil` when the words say no such value.
  public func value(of text: String, as type: ValueType, in unit: String? = nil) -> IntentValue? {
    guard !text.isEmpty else { return nil }
    switch type {
    case .string, .spoken, .entity, .place, .record: return .string(text)
    case .file: return .file(Self.file(named: text))
    default: break
    }
    guard text.utf8.count <= Self.maximumBytes else { return type == .person ? .string(text) : nil }
    switch type {
    case .integer, .number: return number(text, type)
    case .boolean: return truth(text).map(IntentValue.boolean)
    case .date: return date(text).map(IntentValue.date)
    case .dateRange: return dateRange(text).map(IntentValue.dateRange)
    case .duration, .measurement, .currency: return amount(text, type, unit)
    case .url: return Address.link(text).map(IntentValue.url)
    case .enumeration(let name):
      return choice(text, of: name).map { .enumeration(EnumerationValue(type: name, case: $0)) }
    case .person: return person(text)
    case .list(let element): return list(text, element, unit)
    case .string, .spoken, .entity, .place, .record, .file: return .string(text)
    }
  }

  /// The values that an enumeration of words says, one at least.
  ///
  /// Names that the app resolves are divided only here, by a person's “and” and commas; ``value(of:as:in:)`` leaves a
  /// single text whole.
  public func values(of text: String, as element: ValueType, in unit: String? = nil) -> [IntentValue]? {
    if case .string = element, text.utf8.count > Self.maximumBytes { return [.string(text)] }
    let words = Words(text, language)
    let items = language.listItems(in: words.tokens).map { words.text(of: $0) }
    let values = items.compactMap { value(of: $0, as: element, in: unit) }
    return values.isEmpty || values.count < items.count ? nil : values
  }

  private func list(_ text: String, _ element: ValueType, _ unit: String?) -> IntentValue? {
    if let one = value(of: text, as: element, in: unit) { return .list([one]) }
    return values(of: text, as: element, in: unit).map(IntentValue.list)
  }

  private func number(_ text: String, _ type: ValueType) -> IntentValue? {
    guard let number = number(text) else { return nil }
    if case .integer = type { return Int(exactly: number.rounded()).map(IntentValue.integer) }
    return .number(number)
  }

  /// The number that words say.
  public func number(_ text: String) -> Double? {
    if let number = Double(text.filter { !$0.isWhitespace }), number.isFinite { return number }
    let words = Words(text, language)
    let mentions = language.numbers(in: words.tokens, context: context)
    guard mentions.count == 1, isAll(mentions[0].tokens, words) else { return nil }
    return mentions[0].value
  }

  /// Whether words say yes, or that something is on.
  public func truth(_ text: String) -> Bool? { language.truth(language.tokens(in: text)) }

  /// A person who is named, or who is reached under what is said.
  private func person(_ text: String) -> IntentValue {
    let words = Words(text, language)
    guard let handle = Address.handle(of: words.text(of: words.tokens.indices), words.tokens) else {
      return .string(text)
    }
    return .person(PersonValue(name: handle.value, handles: [handle]))
  }

  /// A file that is named or whose place is said.
  private static func file(named text: String) -> FileValue {
    guard let url = Address.fileLink(text) else { return FileValue(filename: text) }
    return FileValue(filename: url.lastPathComponent, url: url)
  }

  /// Whether nothing of weight stands beside some tokens.
  func isAll(_ range: Range<Int>, _ words: Words) -> Bool {
    let beside = words.tokens[..<range.lowerBound] + words.tokens[range.upperBound...]
    return beside.allSatisfy { $0.kind != .symbol } && language.contentWords(of: Array(beside)).isEmpty
  }
}

/// Some words with their tokens.
struct Words {
  var text: String
  var tokens: [Token]

  init(_ text: String, _ language: any LanguageReader) {
    self.text = text
    tokens = language.tokens(in: text)
  }

  /// The words as they are written.
  func text(of range: Range<Int>) -> String {
    AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: range)
  }
}
