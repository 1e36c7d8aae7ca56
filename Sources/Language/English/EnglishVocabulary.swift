/// The English words of WordNet with their classes, read from packed bytes when they are first needed.
///
/// Finding a word takes one binary search over the lines of the pack and a walk over one line.
struct EnglishVocabulary: Sendable {
  /// What is known of a word.
  struct Entry: Sendable, Hashable {
    let flags: UInt16

    var isNoun: Bool { flags & 1 != 0 }
    var isVerb: Bool { flags & 2 != 0 }
    var isAdjective: Bool { flags & 4 != 0 }
    var isAdverb: Bool { flags & 8 != 0 }
    /// The class in which the word is met most: 0 noun, 1 verb, 2 adjective, 3 adverb.
    var dominant: Int { Int(flags >> 4 & 3) }
    /// Whether the word is met more often as itself than as a form of another ("morning", "news").
    var stands: Bool { flags & 64 != 0 }
    /// Whether the word is the name of a place and nothing else.
    var isPlace: Bool { flags & 128 != 0 }
    /// Whether the word is the name of a person and nothing else.
    var isPerson: Bool { flags & 256 != 0 }
  }

  static let shared = EnglishVocabulary()

  /// Where each line begins, and after the last one the end.
  private let lines: [Int32]
  private let flagsByMark: [UInt16]

  private init() {
    var flags = [UInt16](repeating: 0, count: 256)
    PackedWords.marks.withUTF8Buffer { marks in
      for (mark, value) in zip(marks, PackedWords.flags) { flags[Int(mark)] = value }
    }
    flagsByMark = flags
    lines = PackedWords.words.withUTF8Buffer { bytes in
      var lines: [Int32] = [0]
      lines.reserveCapacity(bytes.count / 80)
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") { lines.append(Int32(index + 1)) }
      lines.append(Int32(bytes.count + 1))
      return lines
    }
  }

  /// The lemma of an irregular form of a noun.
  func irregularNoun(_ form: [UInt8]) -> String? { Self.lemma(of: form, in: PackedWords.nounForms) }

  /// The lemma of an irregular form of a verb.
  func irregularVerb(_ form: [UInt8]) -> String? { Self.lemma(of: form, in: PackedWords.verbForms) }

  /// The lemma of an irregular form of an adjective.
  func irregularAdjective(_ form: [UInt8]) -> String? { Self.lemma(of: form, in: PackedWords.adjForms) }

  /// Finds a line that begins with the form, in lines that are in order.
  private static func lemma(of form: [UInt8], in text: StaticString) -> String? {
    text.withUTF8Buffer { bytes in
      var (low, high) = (0, bytes.count)
      while low < high {
        var start = (low + high) / 2
        while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        var index = start
        var place = 0
        while place < form.count, index < bytes.count, bytes[index] == form[place] {
          index += 1
          place += 1
        }
        let next = index < bytes.count ? bytes[index] : 0
        if place == form.count, next == UInt8(ascii: " ") {
          let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
          return String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
        }
        // A space is smaller than any letter, so that the end of a form orders as it should.
        if place == form.count || next > form[place] {
          high = start
        } else {
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
          low = index + 1
        }
      }
      return nil
    }
  }

  /// What is known of a folded word; `nil` when it is not among the words.
  func entry(_ word: String) -> Entry? {
    var word = word
    return word.withUTF8 { entry($0) }
  }

  /// What is known of a word in letters.
  func entry(_ word: [UInt8]) -> Entry? { word.withUnsafeBufferPointer { entry($0) } }

  private func entry(_ word: UnsafeBufferPointer<UInt8>) -> Entry? {
    guard !word.isEmpty, word.count < 32 else { return nil }
    return PackedWords.words.withUTF8Buffer { bytes in
      // The last line whose first word is not beyond the one sought.
      var (low, high) = (0, lines.count - 1)
      while high - low > 1 {
        let middle = (low + high) / 2
        if Self.isHead(bytes, Int(lines[middle]), beyond: word) { high = middle } else { low = middle }
      }
      return entry(word, in: bytes, from: Int(lines[low]), to: Int(lines[low + 1]) - 1)
    }
  }

  /// Whether the word that a line begins with comes after another in order.
  private static func isHead(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Int, beyond word: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var index = line + 1
    for byte in word {
      let head = bytes[index]
      guard isLetter(head) else { return false }
      if head != byte { return head > byte }
      index += 1
    }
    return isLetter(bytes[index])
  }

  private func entry(
    _ word: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Entry? {
    var index = start
    // How many letters of the sought word the current one shares from its start.
    var matched = 0
    while index < end {
      let shared = Int(bytes[index]) - 65
      index += 1
      if shared < matched {
        // The words have parted from the one sought, and do not come back.
        return nil
      }
      var length = shared
      var isEqual = shared == matched
      while Self.isLetter(bytes[index]) {
        if isEqual, length < word.count, bytes[index] == word[length] {
          matched += 1
        } else {
          isEqual = false
        }
        length += 1
        index += 1
      }
      if isEqual, matched == word.count, length == word.count {
        return Entry(flags: flagsByMark[Int(bytes[index])])
      }
      index += 1
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
