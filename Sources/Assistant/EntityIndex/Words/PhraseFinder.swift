import IntentWire
import Store

/// Sees whether the words of a query stand together in an item, without making an item of its bytes.
struct PhraseFinder {
  private let words: [[UInt8]]
  private let isOpen: Bool

  /// How many words of a long text are looked at, and how many bytes of it.
  private static let longest = (words: 200, bytes: 4_000)

  init(_ query: WordQuery) {
    self.init(query.words.map { Array($0.utf8) }, isOpen: query.isOpen)
  }

  /// - Parameter isOpen: Whether the last word may be the beginning of a longer one.
  init(_ words: [[UInt8]], isOpen: Bool) {
    self.words = words
    self.isOpen = isOpen
  }

  /// What it adds that words stand together, and how good a fit they are as a whole.
  ///
  /// - Returns: Whether the words are a whole name, and the worth otherwise.
  func together(_ stored: StoredIndexItem) -> (isWhole: Bool, worth: Int) {
    var isWhole = false
    var worth = 0
    func look(_ text: UnsafeBufferPointer<UInt8>, _ field: WordLevel.Field) {
      let found = find(text)
      switch field {
      case .title, .name:
        if found.isWhole { isWhole = true }
        if let place = found.place {
          worth = max(worth, place == 0 ? Worth.nameBeginning : Worth.phraseInName)
        }
      case .plain, .text:
        if let place = found.place, place + words.count <= Self.longest.words {
          worth = max(worth, Worth.phrase)
        }
      }
    }
    if !ItemCoding.forEachText(stored.content, look) {
      stored.item?.forEachText { text, field in
        var text = text
        text.withUTF8 { look($0, field) }
      }
    }
    return isWhole ? (true, Worth.wholeName) : (false, worth)
  }

  /// Whether a text is nothing but the words, and where they follow each other in it first.
  private func find(_ text: UnsafeBufferPointer<UInt8>) -> (isWhole: Bool, place: Int?) {
    var count = 0
    var place: Int?
    var isExact = true
    // For each word of the text so far, which numbers of words the phrase may have reached with it.
    var reached: UInt32 = 0
    let last = words.count - 1
    WordScanner.scan(UnsafeBufferPointer(rebasing: text.prefix(Self.longest.bytes))) { word in
      if count >= words.count || !isEqual(word, words[count]) { isExact = false }
      var next: UInt32 = 0
      for index in words.indices where index == 0 || reached & 1 << UInt32(index - 1) != 0 {
        if isEqual(word, words[index]) || (index == last && isOpen && begins(word, words[index])) {
          next |= 1 << UInt32(index)
        }
      }
      reached = next
      count += 1
      if place == nil, reached & 1 << UInt32(last) != 0 { place = count - words.count }
    }
    return (isExact && count == words.count, place)
  }

  private func isEqual(_ word: UnsafeBufferPointer<UInt8>, _ other: [UInt8]) -> Bool {
    other.withUnsafeBufferPointer { Segment.isEqual(word, $0) }
  }

  private func begins(_ word: UnsafeBufferPointer<UInt8>, _ other: [UInt8]) -> Bool {
    other.withUnsafeBufferPointer { Segment.begins(word, $0) }
  }
}
