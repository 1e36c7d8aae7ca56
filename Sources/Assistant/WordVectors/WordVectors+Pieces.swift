import Foundation

extension WordVectors {
  /// Returns the numbers of the pieces that the words of a text are made of, in order.
  ///
  /// Case and accents make no difference. Words with letters that have no piece are left out; marks are pieces of
  /// their own. The work is linear in the length of the text.
  public func pieces(of text: String) -> [Int] {
    var text = text
    var pieces: [Int] = []
    let isPlain: Bool = text.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      appendPlain(bytes, to: &pieces)
      return true
    }
    if !isPlain { appendMarked(text, to: &pieces) }
    return pieces
  }

  /// Appends the pieces of text in ASCII.
  private func appendPlain(_ bytes: UnsafeBufferPointer<UInt8>, to pieces: inout [Int]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(bytes.count, 1)) { lower in
      for index in bytes.indices {
        let byte = bytes[index]
        lower[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
      }
      var start = 0
      for index in 0...bytes.count {
        let byte = index < bytes.count ? lower[index] : 0x20
        let isWord = byte &- 0x61 < 26 || byte &- 0x30 < 10
        if isWord { continue }
        if start < index { vocabulary.append(lower[start..<index], to: &pieces) }
        start = index + 1
        // The separators of ASCII count as white space, as in the table's own tokeniser.
        let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte) || (0x1C...0x1F).contains(byte)
        if !isSpace { vocabulary.append(lower[index...index], to: &pieces) }
      }
    }
  }

  /// Appends the pieces of any text.
  private func appendMarked(_ text: String, to pieces: inout [Int]) {
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { vocabulary.append(word, to: &pieces) }
      word.removeAll(keepingCapacity: true)
    }
    for scalar in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark: continue
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        word.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      default:
        end()
        let isSpace = scalar.properties.isWhitespace || (0x1C...0x1F).contains(scalar.value)
        if !isSpace {
          vocabulary.append(
            Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter), to: &pieces)
        }
      }
    }
    end()
  }
}

extension WordVectors {
  /// The letters of a piece that is, or begins, a word; `nil` for one that continues a word or does not exist.
  public func word(_ piece: Int) -> String? {
    piece >= 0 && piece < count ? vocabulary.word(piece) : nil
  }
}
