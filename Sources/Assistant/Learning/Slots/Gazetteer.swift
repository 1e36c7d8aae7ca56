/// The values that a model knows: whole phrases, and how often single words are part of them.
struct Gazetteer: Sendable {
  /// How the words of known values are marked; a mark is a kind and a slot.
  enum Mark: Int {
    case single, begin, inside, end, often, sometimes, rarely

    /// The mark as one number.
    func number(_ slot: Int) -> UInt16 { UInt16(truncatingIfNeeded: slot * 8 + rawValue) }
  }

  /// The longest phrase in words.
  static let longest = 8

  /// How often each phrase is a value of each slot.
  private(set) var phrases: [UInt64: [Count]] = [:]
  /// How often each word is part of a value of each slot.
  private(set) var words: [UInt64: [Count]] = [:]
  /// In how many texts each word occurs; only words that are part of values.
  private(set) var texts: [UInt64: Int32] = [:]
  /// The beginnings of longer phrases.
  private(set) var beginnings: Set<UInt64> = []

  /// How often something belongs to a slot.
  struct Count: Hashable, Sendable {
    var slot: UInt16
    var number: Int32
  }

  /// What a text itself added, which must not be seen while the model learns from it.
  struct Own: Sendable {
    var phrases: [UInt64: [Count]] = [:]
    var words: [UInt64: [Count]] = [:]
    var texts: [UInt64: Int32] = [:]
  }

  init() {}

  init(phrases: [UInt64: [Count]], words: [UInt64: [Count]], texts: [UInt64: Int32], beginnings: Set<UInt64>)
  {
    (self.phrases, self.words, self.texts, self.beginnings) = (phrases, words, texts, beginnings)
  }

  /// The hash of a phrase.
  static func hash(_ words: some Sequence<UInt64>) -> UInt64 {
    var hash: UInt64 = 0
    for word in words { hash = FeatureHash.combine(31, hash, word) }
    return hash
  }

  /// Adds a value.
  mutating func add(_ value: ArraySlice<UInt64>, slot: Int) {
    guard value.count <= Self.longest else {
      addWords(value, slot)
      return
    }
    var hash: UInt64 = 0
    for (index, word) in value.enumerated() {
      if index > 0 { beginnings.insert(hash) }
      hash = FeatureHash.combine(31, hash, word)
    }
    Self.add(slot, 1, to: &phrases[hash, default: []])
    addWords(value, slot)
  }

  private mutating func addWords(_ value: ArraySlice<UInt64>, _ slot: Int) {
    for word in value { Self.add(slot, 1, to: &words[word, default: []]) }
  }

  /// Counts a text in which words occur.
  mutating func count(_ text: TokenizedText) {
    for word in Set(text.tokens.map(\.word)) { texts[word, default: 0] += 1 }
  }

  /// Leaves out what no value has.
  mutating func finish() { texts = texts.filter { words[$0.key] != nil } }

  private static func add(_ slot: Int, _ number: Int32, to counts: inout [Count]) {
    if let index = counts.firstIndex(where: { $0.slot == slot }) {
      counts[index].number += number
    } else {
      counts.append(Count(slot: UInt16(slot), number: number))
    }
  }

  /// What one text added to the counts.
  static func own(_ text: TokenizedText, _ values: [(range: Range<Int>, slot: Int)]) -> Own {
    var own = Own()
    for word in Set(text.tokens.map(\.word)) { own.texts[word] = 1 }
    for (range, slot) in values {
      let hashes = text.tokens[range].map(\.word)
      add(slot, 1, to: &own.phrases[hash(hashes), default: []])
      for word in hashes { add(slot, 1, to: &own.words[word, default: []]) }
    }
    return own
  }

  /// What hides a value wherever it came from.
  func hiding(_ values: [ArraySlice<UInt64>], slots: [Int]) -> Own {
    var own = Own()
    for (value, slot) in zip(values, slots) {
      let key = Self.hash(value)
      let number = phrases[key]?.first { $0.slot == slot }?.number ?? 0
      guard number > 0 else { continue }
      Self.add(slot, number, to: &own.phrases[key, default: []])
      for word in value {
        Self.add(slot, number, to: &own.words[word, default: []])
        own.texts[word, default: 0] += number
      }
    }
    return own
  }

  /// Returns the marks of every word of a text.
  func marks(of text: TokenizedText, without own: Own? = nil) -> [[UInt16]] {
    var marks = [[UInt16]](repeating: [], count: text.tokens.count)
    guard !words.isEmpty else { return marks }
    for index in marks.indices { appendWordMarks(text.tokens[index].word, own, to: &marks[index]) }
    var matches: [(start: Int, length: Int, slot: UInt16)] = []
    for start in marks.indices {
      var hash: UInt64 = 0
      for end in start..<min(marks.count, start + Self.longest) {
        if end > start, !beginnings.contains(hash) { break }
        hash = FeatureHash.combine(31, hash, text.tokens[end].word)
        guard let found = phrases[hash] else { continue }
        for count in found where count.number > own?.number(hash, count.slot) ?? 0 {
          matches.append((start, end - start + 1, count.slot))
        }
      }
    }
    guard !matches.isEmpty else { return marks }
    matches.sort { ($0.slot, -$0.length, $0.start) < ($1.slot, -$1.length, $1.start) }
    var covered = [UInt16](repeating: .max, count: marks.count)
    for (start, length, slot) in matches {
      let range = start..<start + length
      if range.contains(where: { covered[$0] == slot }) { continue }
      for index in range {
        covered[index] = slot
        let mark: Mark =
          length == 1 ? .single : index == start ? .begin : index == start + length - 1 ? .end : .inside
        marks[index].append(mark.number(Int(slot)))
      }
    }
    return marks
  }

  private func appendWordMarks(_ word: UInt64, _ own: Own?, to marks: inout [UInt16]) {
    guard let counts = words[word] else { return }
    let texts = (texts[word] ?? 0) - (own?.texts[word] ?? 0)
    for count in counts {
      let number = count.number - (own?.words[word]?.first { $0.slot == count.slot }?.number ?? 0)
      guard number > 0 else { continue }
      let share = Float(number) / Float(max(texts, 1))
      let mark: Mark = share >= 0.7 ? .often : share >= 0.2 ? .sometimes : .rarely
      marks.append(mark.number(Int(count.slot)))
    }
  }
}

extension Gazetteer.Own {
  /// How often the text itself has a phrase.
  fileprivate func number(_ phrase: UInt64, _ slot: UInt16) -> Int32 {
    phrases[phrase]?.first { $0.slot == slot }?.number ?? 0
  }
}
