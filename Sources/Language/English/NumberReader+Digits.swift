extension NumberReader {
  /// The value of a number token and whether it is an ordinal; nil for clock times and versions.
  static func value(of token: Token) -> (value: Double, isOrdinal: Bool)? {
    guard token.kind == .number else { return nil }
    var digits = token.folded
    var isOrdinal = false
    for ending in EnglishNumberWords.ordinalEndings where digits.hasSuffix(ending) {
      digits.removeLast(ending.utf8.count)
      isOrdinal = true
      break
    }
    var value = 0.0
    var place = 0.0
    for byte in digits.utf8 {
      switch byte {
      case 0x30...0x39:
        let digit = Double(byte - 0x30)
        if place == 0 {
          value = value * 10 + digit
        } else {
          // The decimals are parsed below, where rounding is exact.
          place += 1
        }
      case UInt8(ascii: ","): if place > 0 { return nil }
      case UInt8(ascii: "."):
        guard place == 0 else { return nil }
        place = 1
      default: return fraction(token)
      }
    }
    if place > 0 { value = Double(digits.filter { $0 != "," }) ?? .nan }
    return value.isFinite ? (value, isOrdinal) : nil
  }

  /// "½" and its kind.
  private static func fraction(_ token: Token) -> (value: Double, isOrdinal: Bool)? {
    guard let scalar = token.text.unicodeScalars.first, token.text.unicodeScalars.count == 1,
      let value = scalar.properties.numericValue
    else { return nil }
    return (value, false)
  }
}
