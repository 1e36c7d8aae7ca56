public import Foundation
import Language

/// Cuts natural language into words and sentences, and says what they are.
///
/// On Linux it reads English: word classes, dictionary forms and names come from word lists and simple rules of
/// context, so that a class is a good guess and a name is often missed. Words of other scripts have only a token type,
/// a script and a language. A single word without context has a lemma here, where Apple's systems may have none.
/// Contractions ("don't") stay one word.
open class NSLinguisticTagger: NSObject {
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
  }

  /// What the tagger can be asked about.
  public let tagSchemes: [NSLinguisticTagScheme]
  /// The text.
  open var string: String? {
    didSet { content = string.map(LinguisticText.init) }
  }
  private var content: LinguisticText?
  private var orthographies: [(range: NSRange, orthography: NSOrthography)] = []

  /// Creates a tagger.
  ///
  /// - Parameters:
  ///   - tagSchemes: What it will be asked about.
  ///   - opts: Options of the enumeration, as bits; they count where no others are given.
  public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) {
    self.tagSchemes = tagSchemes
    super.init()
  }

  // MARK: What there is

  /// Returns what can be asked about units of a language.
  open class func availableTagSchemes(for unit: NSLinguisticTaggerUnit, language: String)
    -> [NSLinguisticTagScheme]
  {
    guard unit == .word else { return [.language, .script] }
    return availableTagSchemes(forLanguage: language)
  }

  /// Returns what can be asked about words of a language.
  open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
    let general: [NSLinguisticTagScheme] = [.tokenType, .language, .script]
    guard language == "en" || language.hasPrefix("en-") || language.hasPrefix("en_") else { return general }
    return general + [.lexicalClass, .nameType, .nameTypeOrLexicalClass, .lemma]
  }

  /// The language of the text as a code; `nil` when nothing points to one.
  open var dominantLanguage: String? { content?.tagged.dominantLanguage }

  /// Returns the language of a text as a code; `nil` when nothing points to one.
  open class func dominantLanguage(for string: String) -> String? { LanguageGuess.dominant(in: string) }

  // MARK: Orthography

  /// Notes the script and languages of a range; the words are read as English all the same.
  open func setOrthography(_ orthography: NSOrthography?, range: NSRange) {
    orthographies.removeAll { $0.range == range }
    if let orthography { orthographies.append((range, orthography)) }
  }

  /// Returns the orthography that was noted for the range around a character.
  open func orthography(at charIndex: Int, effectiveRange: NSRangePointer?) -> NSOrthography? {
    guard let noted = orthographies.last(where: { NSLocationInRange(charIndex, $0.range) }) else {
      return nil
    }
    effectiveRange?.pointee = noted.range
    return noted.orthography
  }

  // MARK: Enumerating

  /// Gives each piece of a range with its tag to a closure.
  open func enumerateTags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    options: NSLinguisticTagger.Options = [],
    using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let content else { return }
    var stop = ObjCBool(false)
    for piece in content.pieces(in: content.range(range), unit: unit, scheme: scheme, options: options) {
      block(piece.tag, content.range(piece.range), &stop)
      if stop.boolValue { return }
    }
  }

  /// Gives each word of a range with its tag and sentence to a closure.
  open func enumerateTags(
    in range: NSRange, scheme: NSLinguisticTagScheme, options opts: NSLinguisticTagger.Options = [],
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let content else { return }
    var stop = ObjCBool(false)
    for piece in content.pieces(in: content.range(range), unit: .word, scheme: scheme, options: opts) {
      block(piece.tag, content.range(piece.range), content.range(piece.sentence), &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the tags of a range, "" for a piece without one, and the ranges of the pieces.
  open func tags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    options: NSLinguisticTagger.Options = [], tokenRanges: UnsafeMutablePointer<[NSRange]>? = nil
  ) -> [NSLinguisticTag] {
    var tags: [NSLinguisticTag] = []
    var ranges: [NSRange] = []
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, range, _ in
      tags.append(tag ?? NSLinguisticTag(""))
      ranges.append(range)
    }
    tokenRanges?.pointee = ranges
    return tags
  }

  // MARK: One piece

  /// Returns the tag of the piece around a character, and its range.
  open func tag(
    at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    tokenRange: NSRangePointer?
  ) -> NSLinguisticTag? {
    guard let piece = piece(at: charIndex, unit: unit, scheme: scheme), let content else { return nil }
    tokenRange?.pointee = content.range(piece.range)
    return piece.tag
  }

  /// Returns the tag of the word around a character, its range and that of its sentence.
  open func tag(
    at charIndex: Int, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?,
    sentenceRange: NSRangePointer?
  ) -> NSLinguisticTag? {
    guard let piece = piece(at: charIndex, unit: .word, scheme: scheme), let content else { return nil }
    tokenRange?.pointee = content.range(piece.range)
    sentenceRange?.pointee = content.range(piece.sentence)
    return piece.tag
  }

  /// Returns the range of the piece around a character; one that is not found when there is none.
  open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
    guard let piece = piece(at: charIndex, unit: unit, scheme: .tokenType), let content else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return content.range(piece.range)
  }

  /// Returns the range of all sentences that a range touches.
  open func sentenceRange(for range: NSRange) -> NSRange {
    guard let content else { return NSRange(location: NSNotFound, length: 0) }
    let found = content.pieces(in: content.range(range), unit: .sentence, scheme: .tokenType, options: [])
    guard let first = found.first, let last = found.last else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return content.range(first.range.lowerBound..<last.range.upperBound)
  }

  private func piece(at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme)
    -> LinguisticText.Piece?
  {
    guard let content, (0..<content.text.utf16.count).contains(charIndex) else { return nil }
    let range = content.range(NSRange(location: charIndex, length: 1))
    return content.pieces(
      in: range.isEmpty ? content.range(NSRange(location: charIndex, length: 2)) : range, unit: unit,
      scheme: scheme,
      options: []
    ).first
  }

  // MARK: Without a tagger

  /// Returns the tag of the piece around a character of a text, and its range.
  open class func tag(
    for string: String, at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    orthography: NSOrthography?, tokenRange: NSRangePointer?
  ) -> NSLinguisticTag? {
    let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
    tagger.string = string
    return tagger.tag(at: charIndex, unit: unit, scheme: scheme, tokenRange: tokenRange)
  }

  /// Gives each piece of a range of a text with its tag to a closure.
  open class func enumerateTags(
    for string: String, range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    options: NSLinguisticTagger.Options = [], orthography: NSOrthography?,
    using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
    tagger.string = string
    tagger.enumerateTags(in: range, unit: unit, scheme: scheme, options: options, using: block)
  }

  /// Returns the tags of a range of a text, and the ranges of the pieces.
  open class func tags(
    for string: String, range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    options: NSLinguisticTagger.Options = [], orthography: NSOrthography?,
    tokenRanges: UnsafeMutablePointer<[NSRange]>? = nil
  ) -> [NSLinguisticTag] {
    let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
    tagger.string = string
    return tagger.tags(in: range, unit: unit, scheme: scheme, options: options, tokenRanges: tokenRanges)
  }
}
