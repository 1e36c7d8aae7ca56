public import Foundation

extension StringProtocol {
  /// Gives each word of a range with its tag and sentence to a closure; see ``NSLinguisticTagger``.
  ///
  /// - Parameters:
  ///   - range: The part of the text that is looked at; words that it cuts belong to it.
  ///   - tagScheme: What is asked about.
  ///   - opts: Which pieces are left out.
  ///   - orthography: Taken note of only; the words are read as English.
  ///   - body: Receives the tag, the ranges of word and sentence, and a flag that ends the enumeration.
  public func enumerateLinguisticTags<R: RangeExpression>(
    in range: R, scheme tagScheme: NSLinguisticTagScheme, options opts: NSLinguisticTagger.Options = [],
    orthography: NSOrthography? = nil,
    invoking body: (NSLinguisticTag?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) where R.Bound == String.Index {
    let bounds = range.relative(to: self)
    // Offsets stay good when a substring becomes a string of its own, and indices do not.
    let base = String(self)
    let content = LinguisticText(base)
    func moved(_ index: String.Index) -> String.Index {
      let offset = utf8.distance(from: startIndex, to: index)
      return content.text.utf8.index(content.text.startIndex, offsetBy: offset)
    }
    func back(_ range: Range<String.Index>) -> Range<String.Index> {
      let offset = content.text.utf8.distance(from: content.text.startIndex, to: range.lowerBound)
      let length = content.text.utf8.distance(from: range.lowerBound, to: range.upperBound)
      let lower = utf8.index(startIndex, offsetBy: offset)
      return lower..<utf8.index(lower, offsetBy: length)
    }
    var stop = false
    let wanted = moved(bounds.lowerBound)..<moved(bounds.upperBound)
    for piece in content.pieces(in: wanted, unit: .word, scheme: tagScheme, options: opts) {
      body(piece.tag, back(piece.range), back(piece.sentence), &stop)
      if stop { return }
    }
  }

  /// Gives each word of a range with its tag, "" where there is none, and its sentence to a closure.
  public func enumerateLinguisticTags<T: StringProtocol, R: RangeExpression>(
    in range: R, scheme tagScheme: T, options opts: NSLinguisticTagger.Options = [],
    orthography: NSOrthography? = nil,
    invoking body: (String, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) where R.Bound == String.Index {
    enumerateLinguisticTags(
      in: range, scheme: NSLinguisticTagScheme(String(tagScheme)), options: opts, orthography: orthography
    ) { tag, token, sentence, stop in
      body(tag?.rawValue ?? "", token, sentence, &stop)
    }
  }

  /// Returns the tags of the words of a range, "" where there is none, and the ranges of the words.
  public func linguisticTags<T: StringProtocol, R: RangeExpression>(
    in range: R, scheme tagScheme: T, options opts: NSLinguisticTagger.Options = [],
    orthography: NSOrthography? = nil, tokenRanges: UnsafeMutablePointer<[Range<String.Index>]>? = nil
  ) -> [String] where R.Bound == String.Index {
    var tags: [String] = []
    var ranges: [Range<String.Index>] = []
    enumerateLinguisticTags(in: range, scheme: tagScheme, options: opts, orthography: orthography) {
      tag, token, _, _ in
      tags.append(tag)
      ranges.append(token)
    }
    tokenRanges?.pointee = ranges
    return tags
  }

  /// Returns the tags of the words of a range, "" where there is none, and the ranges of the words.
  public func linguisticTags<R: RangeExpression>(
    in range: R, scheme tagScheme: NSLinguisticTagScheme, options opts: NSLinguisticTagger.Options = [],
    orthography: NSOrthography? = nil, tokenRanges: UnsafeMutablePointer<[Range<String.Index>]>? = nil
  ) -> [String] where R.Bound == String.Index {
    linguisticTags(
      in: range, scheme: tagScheme.rawValue, options: opts, orthography: orthography, tokenRanges: tokenRanges
    )
  }
}

extension NSString {
  /// Gives each word of a range with its tag and sentence to a closure; see ``NSLinguisticTagger``.
  public func enumerateLinguisticTags(
    in range: NSRange, scheme: NSLinguisticTagScheme, options: NSLinguisticTagger.Options = [],
    orthography: NSOrthography?,
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: Int(options.rawValue))
    tagger.string = description
    tagger.enumerateTags(in: range, scheme: scheme, options: options, using: block)
  }

  /// Returns the tags of the words of a range, "" where there is none, and the ranges of the words.
  public func linguisticTags(
    in range: NSRange, scheme: NSLinguisticTagScheme, options: NSLinguisticTagger.Options = [],
    orthography: NSOrthography?, tokenRanges: UnsafeMutablePointer<[NSRange]>? = nil
  ) -> [NSLinguisticTag] {
    let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: Int(options.rawValue))
    tagger.string = description
    return tagger.tags(in: range, unit: .word, scheme: scheme, options: options, tokenRanges: tokenRanges)
  }
}
