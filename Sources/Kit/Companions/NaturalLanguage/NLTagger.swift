public import Foundation
import Language

/// Says what the words, sentences and names of a text are.
///
/// On Linux it reads English: word classes, dictionary forms and names come from word lists and simple rules of
/// context, so that a class is a good guess and a name is often missed. Words of other scripts have only a token type,
/// a script and a language. There are no models and no sentiment.
open class NLTagger: NSObject {
  /// Which pieces are left out, and whether names are joined.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leave out words.
    public static let omitWords = Self(rawValue: 1 << 0)
    /// Leave out punctuation.
    public static let omitPunctuation = Self(rawValue: 1 << 1)
    /// Leave out white space.
    public static let omitWhitespace = Self(rawValue: 1 << 2)
    /// Leave out characters that are none of these.
    public static let omitOther = Self(rawValue: 1 << 3)
    /// Take the words of one name as one piece.
    public static let joinNames = Self(rawValue: 1 << 4)
    /// Join contractions; they are never parted here.
    public static let joinContractions = Self(rawValue: 1 << 5)
  }

  /// What the tagger can be asked about.
  public let tagSchemes: [NLTagScheme]
  /// The text.
  open var string: String? {
    didSet {
      tagged = string.map(TaggedText.init)
      languages = []
    }
  }
  private var tagged: TaggedText?
  private var languages: [(range: Range<String.Index>, language: NLLanguage)] = []

  /// Creates a tagger.
  public init(tagSchemes: [NLTagScheme]) {
    self.tagSchemes = tagSchemes
    super.init()
  }

  /// The likeliest language of the text; `nil` when nothing points to one.
  open var dominantLanguage: NLLanguage? { tagged?.dominantLanguage.map { NLLanguage($0) } }

  /// Returns what can be asked about units of a language.
  open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
    guard unit == .word else { return [.language, .script] }
    guard language == .english else { return [.tokenType, .language, .script] }
    return [.tokenType, .language, .script, .lexicalClass, .nameType, .nameTypeOrLexicalClass, .lemma]
  }

  /// Says what language a range is in; the scheme `language` repeats it, and the words are read as English.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {
    languages.append((range, language))
  }

  // MARK: Enumerating

  /// Gives each piece of a range with its tag to a closure, until it returns false.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, piece) in pieces(in: range, unit, scheme, options) where !block(tag, piece) { return }
  }

  /// Returns the pieces of a range with their tags.
  open func tags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [])
    -> [(NLTag?, Range<String.Index>)]
  {
    pieces(in: range, unit, scheme, options)
  }

  /// Returns the tag and range of the piece around a place; no tag and an empty range where there is none.
  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (
    NLTag?, Range<String.Index>
  ) {
    guard let tagged, index < tagged.text.endIndex else { return (nil, index..<index) }
    let range = index..<tagged.text.index(after: index)
    return pieces(in: range, unit, scheme, []).first ?? (nil, index..<index)
  }

  /// Returns the tags of the piece around a place with a likelihood: 1 for the only one that is known.
  open func tagHypotheses(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
  ) -> ([String: Double], Range<String.Index>) {
    let (tag, range) = tag(at: index, unit: unit, scheme: scheme)
    guard let tag, maximumCount > 0 else { return ([:], range) }
    return ([tag.rawValue: 1], range)
  }

  /// Returns the range of the piece around a place; an empty one where there is none.
  open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    tag(at: index, unit: unit, scheme: .tokenType).1
  }

  private func pieces(
    in range: Range<String.Index>, _ unit: NLTokenUnit, _ scheme: NLTagScheme, _ options: Options
  ) -> [(NLTag?, Range<String.Index>)] {
    guard let tagged else { return [] }
    let ranges: [Range<String.Index>]
    switch unit {
    case .word:
      let units = options.contains(.joinNames) ? tagged.joiningNames() : tagged.units
      return units.compactMap { unit in
        guard unit.range.overlaps(range), !isOmitted(unit, options) else { return nil }
        return (tag(of: unit, scheme), unit.range)
      }
    case .sentence: ranges = tagged.sentences
    case .paragraph: ranges = tagged.paragraphs
    case .document: ranges = tagged.text.isEmpty ? [] : [tagged.text.startIndex..<tagged.text.endIndex]
    }
    return ranges.filter { $0.overlaps(range) }.map { piece in
      switch scheme {
      case .language:
        let guess = LanguageGuess.dominant(in: String(tagged.text[piece])).map { NLTag($0) }
        return (setLanguage(of: piece) ?? guess, piece)
      case .script: return (tagged.script(of: piece).map { NLTag($0) }, piece)
      default: return (nil, piece)
      }
    }
  }

  private func setLanguage(of range: Range<String.Index>) -> NLTag? {
    languages.last { $0.range.overlaps(range) }.map { NLTag($0.language.rawValue) }
  }

  private func tag(of unit: TaggedText.Unit, _ scheme: NLTagScheme) -> NLTag? {
    guard let known = Self.schemes[scheme] else { return nil }
    if scheme == .language, let set = setLanguage(of: unit.range) { return set }
    return tagged?.tag(of: unit, known).map { NLTag($0) }
  }

  private func isOmitted(_ unit: TaggedText.Unit, _ options: Options) -> Bool {
    switch unit.kind {
    case .word: options.contains(.omitWords)
    case .punctuation: options.contains(.omitPunctuation)
    case .whitespace: options.contains(.omitWhitespace)
    case .other: options.contains(.omitOther)
    }
  }

  private static let schemes: [NLTagScheme: TextScheme] = [
    .tokenType: .tokenType, .lexicalClass: .lexicalClass, .nameType: .nameType,
    .nameTypeOrLexicalClass: .nameTypeOrLexicalClass, .lemma: .lemma, .language: .language, .script: .script,
  ]
}
