import Foundation

/// The phrases for the intents of one domain of schemas, as a file `schema.DOMAIN` holds them.
///
/// Apps adopt a schema with a type of any name; its parameters have the names of the schema, by which phrases fill them.
struct SchemaPhrases: Sendable, Decodable {
  /// The phrases of one schema.
  struct Intent: Sendable, Decodable {
    /// How the words of a parameter are read, where its type does not say enough.
    var slots: [String: PhraseFile.SlotSettings]?
    /// The phrases.
    var phrases: [PhraseFile.Phrase]
    /// Sentences that are something else although a phrase fits.
    var never: [String]?
  }

  /// The domain, for example `photos`.
  var domain: String
  /// Parts of phrases by name.
  var rules: [String: String]?
  /// The schemas by name.
  var intents: [String: Intent]

  /// Reads the file of a domain; `nil` when it has none, or one that is broken.
  static func read(_ domain: String, _ phrases: [String: String], problems: inout [String]) -> SchemaPhrases?
  {
    guard let text = phrases["schema.\(domain)"] else { return nil }
    do {
      return try JSONDecoder().decode(SchemaPhrases.self, from: Data(text.utf8))
    } catch {
      problems.append("The phrase file “schema.\(domain)” is not readable: \(error)")
      return nil
    }
  }
}

/// The phrases for intents of known kinds, as the file `_kinds` holds them.
struct KindPhrases: Sendable, Decodable {
  /// One phrase.
  struct Phrase: Sendable, Decodable {
    /// The phrase as written.
    var phrase: String
    /// How much a full match proves, 0 to 1.
    var weight: Double
    /// Values that it implies.
    var values: [String: Bool]?
    /// The type that the parameter must have; `nil` for any.
    var `for`: String?
  }

  /// What makes an intent one of a kind that no protocol names.
  struct Signs: Sendable, Decodable {
    /// Verbs, one of which its title or a phrase of its App Shortcuts begins with.
    var verbs: String
    /// Words, one of which its title or a phrase has.
    var words: String?
    /// What it takes: `entity`, `enumeration`, or `nothing`.
    var takes: [String]?
    /// The domain of schemas that its app adopts.
    var domain: String?
  }

  /// The phrases of a kind.
  struct Kind: Sendable, Decodable {
    /// The parameters that an intent of the kind has; none for a kind that is told by its signs.
    var parameters: [String]
    /// What makes an intent one of the kind, where that is no protocol.
    var signs: Signs?
    /// The phrases.
    var phrases: [Phrase]
  }

  /// The kinds by the names of the framework's protocols.
  var kinds: [String: Kind]
  /// Parts of phrases by name.
  var rules: [String: String]
  /// Words in the title of an intent that sets something, which do not name it.
  var titleVerbs: String

  /// Reads the file; `nil` when it is missing or broken.
  static func read(_ phrases: [String: String], problems: inout [String]) -> KindPhrases? {
    guard let text = phrases["_kinds"] else { return nil }
    do {
      return try JSONDecoder().decode(KindPhrases.self, from: Data(text.utf8))
    } catch {
      problems.append("The phrase file “_kinds” is not readable: \(error)")
      return nil
    }
  }
}
