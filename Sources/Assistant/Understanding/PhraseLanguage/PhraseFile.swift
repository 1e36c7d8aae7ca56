import Foundation
import IntentWire

/// The phrases of one built-in intent, as a file holds them.
struct PhraseFile: Sendable, Decodable {
  /// How the words of a slot are read.
  struct SlotSettings: Sendable, Decodable {
    /// The kind of the slot where the parameter's type does not say enough.
    var kind: SlotKind?
    /// The most words that it takes.
    var limit: Int?
    /// The vocabulary types in which an app may register what people say here.
    var vocabulary: [String]?
    /// Whether a date without a year lies in the past.
    var past: Bool?
  }

  /// One phrase with its strength and the values that it implies.
  struct Phrase: Sendable, Decodable {
    /// The phrase as written.
    var text: String
    /// How much a full match proves, 0 to 1.
    var weight: Double
    /// Values that the phrase implies, by parameter.
    var values: [String: JSONValue]

    private enum CodingKeys: String, CodingKey { case phrase, weight, values }

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        (self.text, weight, values) = (text, 1, [:])
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      text = try container.decode(String.self, forKey: .phrase)
      weight = try container.decodeIfPresent(Double.self, forKey: .weight) ?? 1
      values = try container.decodeIfPresent([String: JSONValue].self, forKey: .values) ?? [:]
    }
  }

  /// The intent's class name.
  var intent: String
  /// Settings by parameter.
  var slots: [String: SlotSettings]?
  /// The phrases.
  var phrases: [Phrase]
}

/// A sentence of a phrase file that must be read in a given way; only tests look at it.
struct PhraseExamples: Sendable, Decodable {
  /// A sentence with the values that it must give.
  struct Match: Sendable, Decodable {
    /// The sentence.
    var say: String
    /// The values in plain form.
    var slots: [String: JSONValue]
  }

  /// The intent's class name.
  var intent: String
  /// Sentences that must be read as this intent.
  var matches: [Match]?
  /// Sentences that must not.
  var rejects: [String]?
}

/// The rules and word classes that all phrase files of a language share.
struct CommonPhrases: Sendable, Decodable {
  /// Classes of words.
  struct Words: Sendable, Decodable {
    /// Words that carry little meaning by themselves.
    var function: String
    /// Articles, possessives and quantifiers that stand before a name.
    var determiners: String
    /// Words that a request may hold anywhere without a change of its meaning.
    var light: String
    /// Words that seldom stand inside a name.
    var joints: String
  }

  /// How people name the app that they want.
  struct Naming: Sendable, Decodable {
    /// Prepositions before the name.
    var before: String
    /// Verbs that address the app, before its name.
    var address: String
    /// Words after the name of an addressed app.
    var addressed: String
    /// Calls before the name at the start of a sentence.
    var greetings: String
    /// Nouns that may follow the name.
    var nouns: String
  }

  /// Rules by name.
  var rules: [String: String]
  /// Word classes.
  var words: Words
  /// Words around app names.
  var naming: Naming
  /// Groups of verbs that people exchange freely in App Shortcut phrases.
  var synonyms: [String]
  /// Openings of an answer that are no part of it.
  var answers: [String]
}

/// How the words of a slot are matched.
enum SlotKind: String, Sendable, Decodable {
  /// A short name; prepositions inside make it unlikely.
  case name
  /// Free text of any length.
  case content
  /// Several items.
  case list
  /// A number.
  case number
  /// A date or span of dates.
  case date
  /// A case of an enumeration.
  case enumeration
  /// Yes or no.
  case boolean
  /// A length of time.
  case duration

  /// Whether the slot takes any words.
  var isFree: Bool {
    switch self {
    case .name, .content, .list: true
    case .number, .date, .enumeration, .boolean, .duration: false
    }
  }

  /// The kind for a parameter of a type.
  init(_ type: ValueType) {
    self =
      switch type {
      case .string, .url, .file: .content
      case .spoken, .entity, .person, .place, .record, .measurement, .currency: .name
      case .integer, .number: .number
      case .boolean: .boolean
      case .date, .dateRange: .date
      case .duration: .duration
      case .enumeration: .enumeration
      case .list(let element):
        switch SlotKind(element) {
        case .name, .content: .list
        case let kind: kind
        }
      }
  }
}
