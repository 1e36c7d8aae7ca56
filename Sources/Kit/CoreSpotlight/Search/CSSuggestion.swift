public import Foundation

/// A completion of the words that a person has typed so far.
open class CSSuggestion: NSObject, @unchecked Sendable {
  /// What kind of suggestion it is.
  public enum SuggestionKind: Int, Sendable, Hashable {
    /// No suggestion.
    case none
    /// One that the app made.
    case custom
    /// One that the index made.
    case `default`
  }

  /// What kind of suggestion it is.
  public typealias Kind = SuggestionKind

  /// The completed words; the typed ones carry the attribute ``CSSuggestionHighlightAttributeName``.
  public let localizedAttributedSuggestion: NSAttributedString
  /// What kind of suggestion it is.
  public let suggestionKind: SuggestionKind
  let rank: Int

  /// Creates a suggestion whose first characters the person has typed.
  init(_ text: String, typed: Int, rank: Int) {
    let attributed = NSMutableAttributedString(string: text)
    let length = min(typed, attributed.length)
    attributed.addAttribute(
      NSAttributedString.Key(CSSuggestionHighlightAttributeName), value: NSNumber(value: true),
      range: NSRange(location: 0, length: length))
    localizedAttributedSuggestion = attributed
    suggestionKind = .default
    self.rank = rank
    super.init()
  }

  /// Which of two suggestions fits better; the better one comes first.
  open func compare(byRank other: CSSuggestion) -> ComparisonResult {
    rank == other.rank ? .orderedSame : rank < other.rank ? .orderedAscending : .orderedDescending
  }

  /// The order of two suggestions by their words.
  open func compare(_ other: CSSuggestion) -> ComparisonResult {
    localizedAttributedSuggestion.string.compare(other.localizedAttributedSuggestion.string)
  }
}

extension CSSuggestion {
  /// The ways in which words can go on, from the words of what was found.
  ///
  /// - Parameters:
  ///   - typed: What the person has typed.
  ///   - texts: Titles, the best first.
  static func completions(of typed: String, from texts: [String], limit: Int) -> [CSSuggestion] {
    let words = typed.split(whereSeparator: \.isWhitespace)
    guard limit > 0, let last = words.last, typed.last?.isWhitespace == false else { return [] }
    let before = words.dropLast().joined(separator: " ")
    var seen: Set<String> = []
    var found: [CSSuggestion] = []
    for word in texts.flatMap({ $0.split { !$0.isLetter && !$0.isNumber } }) {
      guard word.count > last.count,
        word.range(of: last, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
      else { continue }
      let text = (before.isEmpty ? "" : before + " ") + word.lowercased()
      guard seen.insert(text).inserted else { continue }
      let length = (before.isEmpty ? 0 : before.utf16.count + 1) + last.utf16.count
      found.append(CSSuggestion(text, typed: length, rank: found.count))
      if found.count == limit { break }
    }
    return found
  }
}
