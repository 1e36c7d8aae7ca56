public import Foundation
import Language

/// Cuts a text into words, sentences or paragraphs.
///
/// Words are letters and digits with their inner marks ("don't", "3.5"); hyphens part them, and each Chinese character
/// is a word. The language changes nothing.
open class NLTokenizer: NSObject {
  /// What an enumeration tells of a piece.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The attributes as bits.
    public let rawValue: UInt
    /// Creates attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The piece has digits.
    public static let numeric = Self(rawValue: 1 << 0)
    /// The piece has symbols.
    public static let symbolic = Self(rawValue: 1 << 1)
    /// The piece has emoji.
    public static let emoji = Self(rawValue: 1 << 2)
  }

  /// How large the pieces are.
  public let unit: NLTokenUnit
  /// The text.
  open var string: String? {
    didSet { tagged = string.map(TaggedText.init) }
  }
  private var tagged: TaggedText?

  /// Creates a tokenizer.
  public init(unit: NLTokenUnit) {
    self.unit = unit
    super.init()
  }

  /// Notes the language; the pieces are the same.
  open func setLanguage(_ language: NLLanguage) {}

  /// Returns the range of the piece around a place; an empty one at the place when there is none.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    pieces().first { $0.contains(index) } ?? index..<index
  }

  /// Returns the range of all pieces that a range touches.
  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    let found = tokens(for: range)
    guard let first = found.first, let last = found.last else { return range }
    return first.lowerBound..<last.upperBound
  }

  /// Returns the pieces that a range touches.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    pieces().filter { $0.overlaps(range) }
  }

  /// Gives each piece that a range touches to a closure, until it returns false.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let tagged else { return }
    for piece in tokens(for: range) where !block(piece, attributes(tagged.text[piece])) { return }
  }

  private func pieces() -> [Range<String.Index>] {
    guard let tagged else { return [] }
    return switch unit {
    case .word: tagged.units.filter { $0.kind == .word }.map(\.range)
    case .sentence: tagged.sentences
    case .paragraph: tagged.paragraphs
    case .document: tagged.text.isEmpty ? [] : [tagged.text.startIndex..<tagged.text.endIndex]
    }
  }

  private func attributes(_ text: Substring) -> Attributes {
    var attributes: Attributes = []
    for scalar in text.unicodeScalars {
      if scalar.properties.numericType != nil { attributes.insert(.numeric) }
      if scalar.properties.isEmojiPresentation { attributes.insert(.emoji) }
      switch scalar.properties.generalCategory {
      case .mathSymbol, .currencySymbol, .otherSymbol: attributes.insert(.symbolic)
      default: break
      }
    }
    return attributes
  }
}
