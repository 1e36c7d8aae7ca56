import Language

/// Finds the words of a text: runs of letters and digits, in lower case and without accents.
///
/// Apostrophes are left out ("don't" is "dont"). Characters of scripts that are written without spaces are words of
/// their own, or of two each where a character is a letter rather than a syllable or a word; pictures (emoji) are words.
/// `+` and `#` behind a single letter belong to it: "C++" and "C#" are not "C".
struct WordScanner {
  /// How much of a long text is looked at, in bytes.
  static let longest = 20_000
  /// How much of a long word is kept, in bytes.
  static let longestWord = 60
  /// The most signs that belong to a word.
  static let mostSigns = 3

  /// What is known of a word beside its bytes.
  struct Mark {
    /// How many bytes the word itself has; signs behind it may follow.
    var stem: Int
    /// What stands before it.
    var gap: WordGap
    /// Whether it is a character, or two, of a longer run.
    var isPiece = false
    /// Whether it is no word of the text, but something by which the text is found as well.
    var isExtra = false
    /// The characters that it has, where they are counted.
    var place = 0..<0
  }

  /// Calls a body with the bytes of each word, in order.
  static func scan(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    text.withUTF8 { scan($0, body) }
  }

  /// Calls a body with the bytes of each word of a text in UTF-8, in order.
  static func scan(_ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    scanMarked(text) { word, mark in
      if !mark.isExtra { body(UnsafeBufferPointer(rebasing: word[..<mark.stem])) }
    }
  }

  /// Calls a body with the bytes of each word, with the signs behind it, and what is known of it.
  static func scanMarked(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, Mark) -> Void
  ) {
    let bytes = UnsafeBufferPointer(rebasing: text.prefix(longest))
    if isASCII(bytes) {
      scanASCII(bytes, body)
    } else {
      var machine = WordMachine()
      for scalar in Folding.fold(WordNormalising.normalised(String(decoding: bytes, as: UTF8.self)))
        .unicodeScalars
      {
        machine.feed(scalar, body)
      }
      machine.finish(body)
    }
  }

  /// The words of a text.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    scan(text) { words.append(String(decoding: $0, as: UTF8.self)) }
    return words
  }

  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var position = 0
    var seen: UInt64 = 0
    while position + 8 <= raw.count {
      seen |= raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      position += 8
    }
    while position < raw.count {
      seen |= UInt64(raw[position])
      position += 1
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }

  private static func scanASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, Mark) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longestWord + mostSigns) { word in
      var length = 0
      var gap = WordGap()
      var position = 0
      let count = bytes.count
      while position < count {
        let byte = bytes[position]
        position &+= 1
        let lower = byte | 0x20
        if lower &- 0x61 < 26 || byte &- 0x30 < 10 {
          if length < longestWord {
            word[length] = byte &- 0x41 < 26 ? lower : byte
            length &+= 1
          }
          continue
        }
        guard length > 0 else {
          gap.add(byte)
          continue
        }
        guard byte != 0x27 else { continue }
        var end = length
        if byte == 0x2B || byte == 0x23 {
          let signs = signs(bytes, from: position &- 1)
          for index in 0..<signs { word[length &+ index] = bytes[position &- 1 &+ index] }
          end &+= signs
          if signs > 0 { position &+= signs &- 1 }
        }
        let isSign = end > length
        let isLetter = length == 1 && word[0] >= 0x61
        body(
          UnsafeBufferPointer(rebasing: word[..<end]), Mark(stem: isLetter ? end : length, gap: gap))
        length = 0
        gap = WordGap()
        if !isSign { gap.add(byte) }
      }
      if length > 0 {
        body(UnsafeBufferPointer(rebasing: word[..<length]), Mark(stem: length, gap: gap))
      }
    }
  }

  /// How many signs that begin at a place belong to the word before them; none where one alone joins two words.
  private static func signs(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == 0x2B || bytes[end] == 0x23 { end += 1 }
    let count = end - start
    if count > mostSigns { return 0 }
    guard count == 1, end < bytes.count else { return count }
    return (bytes[end] | 0x20) &- 0x61 < 26 || bytes[end] &- 0x30 < 10 ? 0 : 1
  }
}
