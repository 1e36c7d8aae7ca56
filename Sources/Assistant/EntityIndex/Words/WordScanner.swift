import Language

/// Finds the words of a text: runs of letters and digits, in lower case and without accents.
///
/// Apostrophes are left out ("don't" is "dont"), and characters of scripts that are written without spaces are words of
/// their own.
struct WordScanner {
  /// How much of a long text is looked at, in bytes.
  static let longest = 20_000
  /// How much of a long word is kept, in bytes.
  static let longestWord = 60

  /// Calls a body with the bytes of each word, in order.
  static func scan(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    text.withUTF8 { scan($0, body) }
  }

  /// Calls a body with the bytes of each word of a text in UTF-8, in order.
  static func scan(_ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let bytes = UnsafeBufferPointer(rebasing: text.prefix(longest))
    if isASCII(bytes) {
      scanASCII(bytes, body)
    } else {
      scanFolded(String(decoding: bytes, as: UTF8.self), body)
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
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longestWord) { word in
      var length = 0
      for byte in bytes {
        let lower = byte | 0x20
        if lower &- 0x61 < 26 || byte &- 0x30 < 10 {
          if length < longestWord {
            word[length] = byte &- 0x41 < 26 ? lower : byte
            length &+= 1
          }
        } else if length > 0, byte != 0x27 {
          body(UnsafeBufferPointer(rebasing: word[..<length]))
          length = 0
        }
      }
      if length > 0 { body(UnsafeBufferPointer(rebasing: word[..<length])) }
    }
  }

  private static func scanFolded(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var word: [UInt8] = []
    func finish() {
      if !word.isEmpty { word.withUnsafeBufferPointer(body) }
      word.removeAll(keepingCapacity: true)
    }
    for scalar in Folding.fold(text).unicodeScalars {
      if isIdeograph(scalar) {
        finish()
        word.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        finish()
      } else if belongsToWord(scalar) {
        if word.count + 4 <= longestWord {
          word.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        }
      } else if scalar != "'", scalar != "’" {
        finish()
      }
    }
    finish()
  }

  private static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x61..<0x7B).contains(scalar.value) || (0x30..<0x3A).contains(scalar.value)
    }
    if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether it belongs to a script that is written without spaces between words.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F: true
    default: false
    }
  }
}
