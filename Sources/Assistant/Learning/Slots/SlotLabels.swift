/// The labels that the words of a sentence get, and which of them an intent allows.
///
/// A word is outside (0), begins slot *s* (1 + 2 *s*) or continues it (2 + 2 *s*).
struct SlotLabels: Sendable {
  /// The names of the slots.
  let names: [String]
  /// The slots of every intent, in order.
  let slots: [[Int]]

  /// How many labels there are.
  var count: Int { 1 + 2 * names.count }

  static func begin(_ slot: Int) -> Int { 1 + 2 * slot }
  static func inside(_ slot: Int) -> Int { 2 + 2 * slot }

  /// The labels that an intent allows: outside, then two for each of its slots.
  func labels(of intent: Int) -> [Int] {
    [0] + slots[intent].flatMap { [Self.begin($0), Self.inside($0)] }
  }

  /// The values of a text as labels of its words, in the numbering of the intent's own labels.
  ///
  /// - Returns: The labels, and how many values begin or end inside a word or lie over one another, and are lost.
  func encode(_ values: [SlotSpan], in text: TokenizedText, intent: Int) -> (labels: [Int], lost: Int) {
    var labels = [Int](repeating: 0, count: text.tokens.count)
    var lost = 0
    for value in values {
      guard let place = slots[intent].firstIndex(of: value.slot),
        let range = text.range(of: value), range.allSatisfy({ labels[$0] == 0 })
      else {
        lost += 1
        continue
      }
      for index in range { labels[index] = (index == range.lowerBound ? 1 : 2) + 2 * place }
    }
    return (labels, lost)
  }
}

/// A value in a text, in Unicode scalars.
struct SlotSpan: Hashable, Sendable {
  var slot: Int
  var start: Int
  var end: Int
}

extension TokenizedText {
  /// The words that a value consists of; `nil` when it does not begin and end with words.
  func range(of value: SlotSpan) -> Range<Int>? {
    guard let first = tokens.firstIndex(where: { $0.start == value.start }),
      let last = tokens.firstIndex(where: { $0.end == value.end }), first <= last
    else { return nil }
    return first..<last + 1
  }
}
