/// What a character means to the tokenizer.
enum CharacterClass {
  case separator, format, letter, mark, digit, fraction, ideograph, apostrophe, punctuation, symbol, emoji

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x2018, 0x2019, 0x201B, 0xFF07:
      self = .apostrophe
      return
    case 0x3041...0x309F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      self = .ideograph
      return
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      self = .letter
    case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
    case .decimalNumber: self = .digit
    case .otherNumber: self = .fraction
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: self = .separator
    case .format: self = .format
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      self = .punctuation
    default:
      // Regional indicators and pictographs; plain arrows and operators are ordinary symbols.
      self = properties.isEmoji || properties.isEmojiPresentation ? .emoji : .symbol
    }
  }

  /// The class of each ASCII character.
  static let ascii: [CharacterClass] = (UInt8(0)..<0x80).map { byte in
    switch byte {
    case 0...0x20, 0x7F: .separator
    case 0x30...0x39: .digit
    case 0x41...0x5A, 0x61...0x7A: .letter
    case UInt8(ascii: "'"): .apostrophe
    default: punctuationBytes.contains(byte) ? .punctuation : .symbol
    }
  }

  private static let punctuationBytes = Set(#".,;:!?"()[]{}-/\_"#.utf8)
}
