/// What a tagger says of a piece of text; for the scheme `lemma` the raw value is the dictionary form.
public struct NSLinguisticTag: RawRepresentable, Sendable, Hashable {
  /// The tag.
  public let rawValue: String

  /// Creates a tag.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a tag.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  // MARK: Token types

  /// A word or number.
  public static let word = Self("Word")
  /// A mark that structures a sentence.
  public static let punctuation = Self("Punctuation")
  /// White space.
  public static let whitespace = Self("Whitespace")
  /// Any other character.
  public static let other = Self("Other")

  // MARK: Lexical classes

  /// The name of a thing.
  public static let noun = Self("Noun")
  /// What is done or happens.
  public static let verb = Self("Verb")
  /// What a thing is like.
  public static let adjective = Self("Adjective")
  /// How, where or when.
  public static let adverb = Self("Adverb")
  /// A word in the place of a noun.
  public static let pronoun = Self("Pronoun")
  /// A word that opens a noun phrase.
  public static let determiner = Self("Determiner")
  /// A small word that belongs to a verb.
  public static let particle = Self("Particle")
  /// A word that joins a noun phrase to what stands before it.
  public static let preposition = Self("Preposition")
  /// A number.
  public static let number = Self("Number")
  /// A word that joins words or sentences.
  public static let conjunction = Self("Conjunction")
  /// An exclamation.
  public static let interjection = Self("Interjection")
  /// A word that classifies another; never given for English.
  public static let classifier = Self("Classifier")
  /// A phrase with a meaning of its own; never given here.
  public static let idiom = Self("Idiom")
  /// A word of no known class, or one that is part of no name.
  public static let otherWord = Self("OtherWord")

  // MARK: Marks

  /// A mark that ends a sentence.
  public static let sentenceTerminator = Self("SentenceTerminator")
  /// A quotation mark that opens.
  public static let openQuote = Self("OpenQuote")
  /// A quotation mark that closes.
  public static let closeQuote = Self("CloseQuote")
  /// A bracket that opens.
  public static let openParenthesis = Self("OpenParenthesis")
  /// A bracket that closes.
  public static let closeParenthesis = Self("CloseParenthesis")
  /// A hyphen.
  public static let wordJoiner = Self("WordJoiner")
  /// A dash.
  public static let dash = Self("Dash")
  /// Any other mark that structures a sentence.
  public static let otherPunctuation = Self("Punctuation")
  /// The end of a paragraph.
  public static let paragraphBreak = Self("ParagraphBreak")
  /// White space inside a paragraph.
  public static let otherWhitespace = Self("Whitespace")

  // MARK: Names

  /// The name of a person.
  public static let personalName = Self("PersonalName")
  /// The name of a place.
  public static let placeName = Self("PlaceName")
  /// The name of a company, school or other body.
  public static let organizationName = Self("OrganizationName")
}

/// What a tagger is asked about.
public struct NSLinguisticTagScheme: RawRepresentable, Sendable, Hashable {
  /// The scheme.
  public let rawValue: String

  /// Creates a scheme.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a scheme.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Word, punctuation, white space or other.
  public static let tokenType = Self("TokenType")
  /// What a word does in its sentence.
  public static let lexicalClass = Self("LexicalClass")
  /// The kind of name that a word is part of.
  public static let nameType = Self("NameType")
  /// The kind of name, else the lexical class.
  public static let nameTypeOrLexicalClass = Self("NameTypeOrLexicalClass")
  /// The dictionary form.
  public static let lemma = Self("Lemma")
  /// The language, as a code.
  public static let language = Self("Language")
  /// The script, as a code.
  public static let script = Self("Script")
}

/// How large the pieces are that a tagger speaks of.
public enum NSLinguisticTaggerUnit: Int, Sendable, Hashable {
  /// Words and what stands between them.
  case word
  /// Sentences.
  case sentence
  /// Paragraphs.
  case paragraph
  /// The whole text.
  case document
}
