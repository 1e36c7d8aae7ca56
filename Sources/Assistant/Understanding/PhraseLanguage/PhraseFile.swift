import Foundation
import IntentWire

/// The phrases of one built-in intent, as a file holds them.
struct PhraseFile: Sendable, Decodable {
  /// How the words of a slot are read.
  struct SlotSettings: Sendable, Decodable {
    /// The parameter, for a slot that has a name of its own.
    var parameter: String?
    /// The field of the parameter's structured value that the words fill.
    var field: String?
    /// The kind of the slot where the parameter's type does not say enough.
    var kind: SlotKind?
    /// Whether it takes only what an app, the contacts or this file know.
    var known: Bool?
    /// Words that many people say here, divided by `|`; they count as known, and reach the app as said.
    var words: String?
    /// What people say for the cases of the parameter's enumeration, divided by `|`, by case.
    var cases: [String: String]?
    /// The parameter that gets the unit of a quantity.
    var unit: String?
    /// The enumeration of the units.
    var unitType: String?
    /// The case of the unit's enumeration by the symbol of a unit (`mi: mile`); a number before it multiplies
    /// (`km: 1000 meter`).
    var units: [String: String]?
    /// The words, divided by `|`, by which a unit of time is recognised, by case.
    var unitWords: [String: String]?
    /// The most words that it takes.
    var limit: Int?
    /// The vocabulary types in which an app may register what people say here.
    var vocabulary: [String]?
    /// Whether a date without a year lies in the past.
    var past: Bool?
    /// Whether an app that tells names at all tells all of them, so that another name is hardly meant.
    var told: Bool?
    /// Whether a length of time is a moment from now: “snooze it for an hour”.
    var delay: Bool?
    /// Whether “or” stands between items as “and” does.
    var alternatives: Bool?
    /// Whether misspelled nouns are mended, because something is looked for by the words.
    var mended: Bool?
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

    init(_ text: String) { (self.text, weight, values) = (text, 1, [:]) }

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
  /// Older intents that this one takes the place of: an app that supports both gets this one.
  var supersedes: [String]?
  /// Settings by slot: the name of a parameter, or one that the file makes up for a parameter.
  var slots: [String: SlotSettings]?
  /// Parts of phrases by name, which may hold slots.
  var rules: [String: String]?
  /// The phrases.
  var phrases: [Phrase]
  /// Sentences that are something else although a phrase fits.
  var never: [String]?
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
  /// What an app that reads the sentences knows, by vocabulary type.
  var known: [String: [String]]?
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
    /// Words between the items of an enumeration.
    var conjunctions: String
    /// Nouns that name what a domain is about.
    var things: String
    /// Words that turn a request round.
    var negations: String
    /// Sounds that people make while they think; they count as marks.
    var pauses: String
    /// Verbs that look for something without saying of what kind.
    var seeking: String
    /// Words that begin a clause which people hang on to a request.
    var clauses: String
    /// Words of thanks and asking, which are no part of a message that they end.
    var courtesies: String
  }

  /// How people write and say words otherwise than they stand in phrases, and how they correct themselves.
  struct Slips: Sendable, Decodable {
    /// What is written without its apostrophe (“dont=don't”), for words that cannot be others.
    var contractions: String
    /// Small words that nobody says twice on purpose.
    var stutters: String
    /// Titles of people that are written with a full stop.
    var titles: String
    /// What stands between a word and the one that is meant in its place, divided by `|`.
    var corrections: String
    /// The same, but only between two things of one kind: two times, two people.
    var doubts: String
    /// Sounds and words that may stand beside these, and take something back where more speaks for it.
    var repairs: String
    /// Joining words that also end a name, so that one word behind them may take it back.
    var heads: String
    /// Words at the edges of a value that are no part of it.
    var hedges: String
    /// The same of several words, at its beginning, divided by `|`.
    var asides: String
    /// The words for digits that people say one by one (“oh=0”).
    var digits: String
  }

  /// How people name the app that they want.
  struct Naming: Sendable, Decodable {
    /// Prepositions before the name.
    var before: String
    /// Verbs that address the app, before its name.
    var address: String
    /// Verbs that have the app do what follows its name at once: “have ListOMat add milk”.
    var helpers: String
    /// Words after the name of an addressed app.
    var addressed: String
    /// Calls before the name at the start of a sentence.
    var greetings: String
    /// Nouns that may follow the name.
    var nouns: String
    /// Verbs before the name in a sentence of its own behind the request, as in “… Check Vignette”.
    var behind: String
  }

  /// What people say besides a request: “I'm tired, stop the run”.
  struct Asides: Sendable, Decodable {
    /// Words with which a statement begins.
    var subjects: String
    /// Those of them that stand before a noun.
    var owners: String
    /// Words that show a statement, besides inflected verbs.
    var verbs: String
    /// Words that lead over from a statement to a request.
    var joints: String
    /// Words that lead over from a request to a statement.
    var reasons: String
    /// Words in a statement that make what follows a part of it.
    var hindrances: String
    /// Words with which no statement and no request ends.
    var leading: String
    /// Words that stand for something which the statement names.
    var pronouns: String
    /// Pronouns that may stand for all that was stated.
    var wholes: String
    /// Pronouns that may stand before a noun too.
    var pointing: String
    /// Pronouns that stand for somebody.
    var persons: String
    /// Pronouns that stand for several things.
    var plurals: String
    /// Words between a verb and what somebody lacks or has done.
    var links: String
    /// Words that lead to what something is for.
    var purposes: String
  }

  /// Rules by name.
  var rules: [String: String]
  /// Word classes.
  var words: Words
  /// Words around app names.
  var naming: Naming
  /// What people write in place of a word (“2=to”).
  var spellings: String
  /// How people slip and correct themselves.
  var slips: Slips
  /// What people say besides a request.
  var asides: Asides
  /// Groups of verbs that people exchange freely in App Shortcut phrases.
  var synonyms: [String]
  /// Openings of an answer that are no part of it.
  var answers: [String]
  /// Openings of an answer that is kept as it stands, as the text of a message.
  var contentAnswers: [String]
  /// What people are to a person, and other words for people, divided by `|`.
  var people: String
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
  /// A sum of money.
  case money
  /// An amount of something with its unit.
  case measurement
  /// A length of time or an amount with its unit; the unit goes into a parameter of its own.
  case quantity
  /// Parts of a hundred.
  case percent
  /// Numbers with what is done with them, as text.
  case sum

  /// Whether the slot takes any words.
  var isFree: Bool {
    switch self {
    case .name, .content, .list: true
    case .number, .date, .enumeration, .boolean, .duration, .money, .measurement, .quantity, .percent,
      .sum:
      false
    }
  }

  /// The kind for a parameter of a type.
  init(_ type: ValueType) {
    self =
      switch type {
      case .string, .url, .file: .content
      case .spoken, .entity, .person, .place, .record: .name
      case .measurement: .measurement
      case .currency: .money
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
