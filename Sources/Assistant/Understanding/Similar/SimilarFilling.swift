import Catalog
import IntentWire
import Language

/// Finds the values of an intent's parameters in a sentence that was not read by a phrase.
///
/// Only what is certain by itself counts: cases and entities that the app knows, dates, numbers and amounts. What words
/// in between may mean is left for the app to ask.
struct SimilarFilling {
  /// A value with its words.
  struct Filling {
    var parameter: String
    var value: IntentValue
    var tokens: Range<Int>
  }

  let values: ValueReader
  let app: Int
  let mention: AppMention?

  private var sentence: Sentence { values.sentence }

  /// The values, of each parameter the longest and then the first; no words are used twice.
  func fillings(of intent: IntentManifest) -> [Filling] {
    var found: [Filling] = []
    for parameter in intent.parameters {
      let place = values.place(Int32(app), intent.identifier, parameter.name, parameter.type, nil)
      let candidates = ranges(for: place).filter { range in
        !range.isEmpty && !(mention?.span.overlaps(range) ?? false)
          && !found.contains { $0.tokens.overlaps(range) }
      }
      let longest = candidates.sorted { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }
      for range in longest {
        guard let result = values.value(range, place), isCertain(result.value) else { continue }
        found.append(Filling(parameter: parameter.name, value: result.value, tokens: range))
        break
      }
    }
    return found
  }

  /// Where values of a type may stand.
  private func ranges(for place: ValueReader.Place) -> [Range<Int>] {
    switch place.kind {
    case .date: sentence.dates.map(\.tokens)
    case .number: sentence.numbers.filter { !$0.isOrdinal }.map(\.tokens)
    case .duration, .money, .measurement, .quantity, .percent: sentence.quantities.map(\.tokens)
    case .name, .list, .enumeration: known(place.categories)
    case .content, .boolean, .sum: []
    }
  }

  private func known(_ categories: [Int32]) -> [Range<Int>] {
    guard !categories.isEmpty else { return [] }
    var ranges: [Range<Int>] = []
    for start in sentence.spans.indices {
      for span in sentence.spans[start] {
        guard case .known(_, let hash) = span.content else { continue }
        let isOwn = values.grammar.known.entries(hash: hash).contains { number in
          let entry = values.grammar.known.entry(number)
          return entry.app == Int32(app) && categories.contains(entry.category)
        }
        if isOwn { ranges.append(start..<span.end) }
      }
    }
    return ranges
  }

  /// Whether a value is more than words.
  private func isCertain(_ value: IntentValue) -> Bool {
    switch value {
    case .string: false
    case .list(let elements): elements.allSatisfy(isCertain)
    default: true
    }
  }
}
