import IntentWire
import Language

/// A sentence made ready for the automaton.
///
/// A class, because it is passed around while it is read and holds a dozen arrays; all of them constant, so
/// that reading them costs no access check.
final class Sentence: Sendable {
  /// A stretch of tokens that goes into a slot as a whole.
  struct Span: Sendable {
    enum Content: Sendable {
      case known(KnownWordClasses, hash: UInt64)
      /// Several known items with their conjunctions, and the classes of each that has others than those before it.
      case several([KnownWordClasses])
      case number(Int)
      case date(Int)
      case pastDate(Int)
      case quantity(Int)
      case recurrence(Int)
      /// Numbers with what is done with them.
      case sum
    }
    var end: Int
    var content: Content
  }

  /// The most bytes and tokens of a text that are looked at; what follows is reported as unused.
  static let maximumBytes = 4_096
  static let maximumTokens = 160

  /// The whole text.
  let fullText: String
  /// The part that is looked at.
  let text: String
  let tokens: [Token]
  let numbers: [NumberMention]
  let dates: [DateMention]
  let pastDates: [DateMention]
  let quantities: [QuantityMention]
  let recurrences: [RecurrenceMention]
  /// The tokens before which something was left out that the person took back.
  let gaps: Set<Int>
  /// Whether the text goes on after the part that is looked at.
  let isCut: Bool
  /// The token's word, or -1 for one that no phrase and no vocabulary holds.
  let words: [Int32]
  /// The token's word, without a possessive ending where only the rest of it is known.
  let stems: [Int32]
  /// The phrase word that an unknown token is a slip of, or -1.
  let nearWords: [Int32]
  /// The folded tokens, with the phrase words for those that are slips of one.
  let spelled: [String]
  let weights: [Float]
  let traits: [Lexicon.Traits]
  let isMark: [Bool]
  let isTerminal: [Bool]
  /// Where polite openings lead from a place; several may follow each other.
  let opening: [Int]
  /// Whether only marks and polite closings stand from a place to the end.
  let isClosing: [Bool]
  /// Where the polite closing at a place ends, or 0.
  let closing: [Int]
  /// The stretches that begin at each place.
  let spans: [[Span]]
  /// The first token after polite openings.
  let start: Int
  /// The first token that may open a quotation.
  let firstQuote: Int?

  /// What opens a quotation.
  static let quotes: Set<String> = ["\"", "“", "„", "«"]

  /// The number of tokens.
  var count: Int { tokens.count }

  init(_ utterance: Utterance, grammar: Grammar) {
    let draft = SentenceDraft(utterance, grammar: grammar)
    fullText = draft.fullText
    text = draft.text
    tokens = draft.tokens
    numbers = draft.numbers
    dates = draft.dates
    pastDates = draft.pastDates
    quantities = draft.quantities
    recurrences = draft.recurrences
    gaps = draft.gaps
    isCut = draft.isCut
    words = draft.words
    stems = draft.stems
    nearWords = draft.nearWords
    spelled = zip(draft.tokens, draft.nearWords).map { $1 < 0 ? $0.folded : grammar.lexicon.word($1) }
    weights = draft.weights
    traits = draft.traits
    isMark = draft.isMark
    isTerminal = draft.isTerminal
    opening = draft.opening
    isClosing = draft.isClosing
    closing = draft.closing
    spans = draft.spans
    start = draft.start
    firstQuote = draft.tokens.firstIndex { Self.quotes.contains($0.folded) }
  }

  /// Whether a token is a word of the phrase language.
  func isPhraseWord(_ place: Int) -> Bool { traits[place].contains(.phrase) }

  /// Whether only marks, polite openings and calls stand before a place.
  func isLeadIn(_ place: Int, _ greetings: Set<String>) -> Bool {
    guard place > 0 else { return place == 0 }
    guard place <= 8 else { return false }
    var index = 0
    while index < place {
      if opening[index] > index, opening[index] <= place {
        index = opening[index]
      } else if isMark[index] || greetings.contains(tokens[index].folded) {
        index += 1
      } else {
        return false
      }
    }
    return true
  }

  /// Whether the sentence begins with words on which all that follows depends, and which are no polite opening.
  func isDependent(_ words: ClauseWords) -> Bool {
    (0...start).contains { first in
      words.dependent.contains { opening in
        first + opening.count < count
          && zip(opening, tokens[first...]).allSatisfy { $0 == $1.folded }
      }
    }
  }

  /// Whether only marks and polite closings stand from a place on.
  func isTail(_ place: Int) -> Bool { isClosing[place] }

  /// The text of a range of tokens as it is meant: without what the person took back.
  func text(of range: Range<Int>) -> String {
    guard let first = range.first, let gap = range.dropFirst().first(where: gaps.contains) else {
      return written(range)
    }
    return written(first..<gap) + " " + text(of: gap..<range.upperBound)
  }

  /// The same, where a slip that was mended as it was read does not count: “th soundtrack”, “the airprot”.
  ///
  /// A short word alone may be a name.
  func mendedText(of range: Range<Int>) -> String {
    guard let slip = range.first(where: { tokens[$0].isMended }),
      range.count > 1 || tokens[slip].folded.utf8.count >= Self.leastAlone
    else {
      return text(of: range)
    }
    let parts = [
      text(of: range.lowerBound..<slip), tokens[slip].folded, mendedText(of: slip + 1..<range.upperBound),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The least length of a word that is mended where nothing stands beside it, in bytes.
  private static let leastAlone = 4

  /// The written text of a range of tokens.
  func written(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let bytes = text.utf8
    let from = bytes.index(bytes.startIndex, offsetBy: tokens[first].range.lowerBound)
    let to = bytes.index(from, offsetBy: tokens[last].range.upperBound - tokens[first].range.lowerBound)
    return String(text[from..<to])
  }
}
