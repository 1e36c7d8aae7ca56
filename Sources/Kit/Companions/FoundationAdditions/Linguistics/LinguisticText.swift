import Foundation
import Language

/// A tagged text, seen through the ranges and names of `NSLinguisticTagger`.
struct LinguisticText {
  /// A piece with its tag.
  struct Piece {
    var tag: NSLinguisticTag?
    var range: Range<String.Index>
    var sentence: Range<String.Index>
  }

  let tagged: TaggedText

  init(_ text: String) { tagged = TaggedText(text) }

  var text: String { tagged.text }

  /// The pieces of a range, as the options ask for them.
  func pieces(
    in range: Range<String.Index>, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    options: NSLinguisticTagger.Options
  ) -> [Piece] {
    guard unit == .word else { return longPieces(in: range, unit: unit, scheme: scheme) }
    let units = options.contains(.joinNames) ? tagged.joiningNames() : tagged.units
    return units.compactMap { unit in
      guard overlaps(unit.range, range), !isOmitted(unit, options) else { return nil }
      return Piece(tag: tag(of: unit, scheme), range: unit.range, sentence: sentence(unit.sentence))
    }
  }

  private func overlaps(_ piece: Range<String.Index>, _ range: Range<String.Index>) -> Bool {
    piece.overlaps(range) || range.isEmpty && piece.contains(range.lowerBound)
  }

  private func sentence(_ index: Int) -> Range<String.Index> {
    tagged.sentences.indices.contains(index) ? tagged.sentences[index] : text.startIndex..<text.endIndex
  }

  private func isOmitted(_ unit: TaggedText.Unit, _ options: NSLinguisticTagger.Options) -> Bool {
    switch unit.kind {
    case .word: options.contains(.omitWords)
    case .punctuation: options.contains(.omitPunctuation)
    case .whitespace: options.contains(.omitWhitespace)
    case .other: options.contains(.omitOther)
    }
  }

  private func tag(of unit: TaggedText.Unit, _ scheme: NSLinguisticTagScheme) -> NSLinguisticTag? {
    guard let known = Self.schemes[scheme] else { return nil }
    return tagged.tag(of: unit, known).map { NSLinguisticTag($0) }
  }

  /// Sentences, paragraphs and the document have a language and a script, and nothing else.
  private func longPieces(
    in range: Range<String.Index>, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme
  ) -> [Piece] {
    let ranges: [Range<String.Index>]
    switch unit {
    case .word: return []
    case .sentence: ranges = tagged.sentences
    case .paragraph: ranges = tagged.paragraphs
    case .document: ranges = text.isEmpty ? [] : [text.startIndex..<text.endIndex]
    }
    return ranges.filter { overlaps($0, range) }.map { piece in
      let tag: String?
      switch scheme {
      case .language: tag = LanguageGuess.dominant(in: String(text[piece]))
      case .script: tag = tagged.script(of: piece)
      default: tag = nil
      }
      return Piece(tag: tag.map { NSLinguisticTag($0) }, range: piece, sentence: piece)
    }
  }

  private static let schemes: [NSLinguisticTagScheme: TextScheme] = [
    .tokenType: .tokenType, .lexicalClass: .lexicalClass, .nameType: .nameType,
    .nameTypeOrLexicalClass: .nameTypeOrLexicalClass, .lemma: .lemma, .language: .language, .script: .script,
  ]

  // MARK: Ranges

  /// The range of the text, cut to what the text has; a bound inside a character moves to its start.
  func range(_ range: NSRange) -> Range<String.Index> {
    let units = text.utf16
    let count = units.count
    let start = min(max(0, range.location), count)
    let end = min(max(start, range.location.addingReportingOverflow(range.length).partialValue), count)
    func index(_ offset: Int) -> String.Index {
      let index = units.index(units.startIndex, offsetBy: offset)
      return text.rangeOfComposedCharacterSequence(at: index).lowerBound
    }
    guard count > 0 else { return text.startIndex..<text.startIndex }
    let lower = start == count ? text.endIndex : index(start)
    let upper = end == count ? text.endIndex : index(end)
    return lower..<max(lower, upper)
  }

  func range(_ range: Range<String.Index>) -> NSRange { NSRange(range, in: text) }
}
