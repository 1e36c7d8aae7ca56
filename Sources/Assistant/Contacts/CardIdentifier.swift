/// The identifiers of cards that bring none, and the names of files.
enum CardIdentifier {
  /// An identifier from what a card says, in the form of a UUID.
  ///
  /// The same card gets the same one every time.
  static func make(_ words: [String], _ handles: [String], isGroup: Bool) -> String {
    let text = ([isGroup ? "group" : "person"] + words + handles).joined(separator: "\u{1F}")
    let digits = Array(
      hexadecimal(hash(text, 0xCBF2_9CE4_8422_2325)) + hexadecimal(hash(text, 0x9E37_79B9_7F4A_7C15)))
    // The digits at two places say that the identifier follows a rule of its own.
    let part = { (range: Range<Int>) in String(digits[range]) }
    return "\(part(0..<8))-\(part(8..<12))-8\(part(13..<16))-A\(part(17..<20))-\(part(20..<32))"
  }

  /// The name of the file for a card.
  static func fileName(_ identifier: String) -> String {
    let isPlain =
      !identifier.isEmpty && identifier.utf8.count <= 80
      && identifier.utf8.allSatisfy {
        $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
    if isPlain { return identifier + ".vcf" }
    return "card-\(hexadecimal(hash(identifier, 0xCBF2_9CE4_8422_2325)))"
      + "\(hexadecimal(hash(identifier, 0x9E37_79B9_7F4A_7C15))).vcf"
  }

  /// FNV-1a with a given beginning.
  private static func hash(_ text: String, _ seed: UInt64) -> UInt64 {
    text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
