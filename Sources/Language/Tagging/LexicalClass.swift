/// What a word does in a sentence.
public enum LexicalClass: String, Sendable, Hashable, CaseIterable {
  /// The name of a thing, person or place.
  case noun
  /// What is done or happens, auxiliaries included.
  case verb
  /// What a thing is like.
  case adjective
  /// How, where or when.
  case adverb
  /// A word in the place of a noun ("she", "mine").
  case pronoun
  /// A word that opens a noun phrase ("the", "my", "every").
  case determiner
  /// A small word that belongs to a verb ("to go", "not").
  case particle
  /// A word that joins a noun phrase to what stands before it ("in", "with").
  case preposition
  /// A number in words or digits.
  case number
  /// A word that joins words or sentences ("and", "because").
  case conjunction
  /// An exclamation ("hello", "oh").
  case interjection
  /// A word of no known class, such as one of another script.
  case otherWord
}

/// What kind of name a word is part of.
public enum NameKind: String, Sendable, Hashable, CaseIterable {
  /// A person.
  case person
  /// A place.
  case place
  /// A company, school or other body.
  case organization
}

/// What is known of one word of a text.
public struct WordTag: Sendable, Hashable {
  /// What the word does in its sentence.
  public var lexicalClass: LexicalClass
  /// The dictionary form, folded; as written for names and for words of other scripts.
  public var lemma: String
  /// The kind of name that the word is part of, if it is part of one.
  public var name: NameKind?

  /// Creates a tag.
  public init(lexicalClass: LexicalClass, lemma: String, name: NameKind? = nil) {
    self.lexicalClass = lexicalClass
    self.lemma = lemma
    self.name = name
  }
}
