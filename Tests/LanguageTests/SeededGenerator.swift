/// A deterministic source of random numbers and texts.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Letters, marks, digits, spaces and any other scalar, mixed.
  mutating func text(length: Int) -> String {
    var scalars = String.UnicodeScalarView()
    let frequent = Array("abcXYZ 0123456789'’-.,:/\u{301}\u{200D}👍🏽🇵👩東あアé\u{FE0F}\u{202E}\r\n".unicodeScalars)
    while scalars.count < length {
      if Bool.random(using: &self), let scalar = frequent.randomElement(using: &self) {
        scalars.append(scalar)
      } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// A sentence of words that numbers, dates and replies are made of.
  mutating func sentence(length: Int) -> String {
    let words = [
      "the", "a", "an", "half", "past", "quarter", "to", "two", "hundred", "and", "thousand", "million",
      "point",
      "first", "second", "twenty", "-", "dozen", "couple", "of", "march", "may", "friday", "next", "last",
      "this",
      "week", "year", "tomorrow", "at", "5", "5:30", "pm", "noon", "midnight", "in", "on", "from", "between",
      "until", "since", "ago", "now", "day", "days", "hours", "2026", "99999999999999999999", "3", "/", "14",
      "14.3.2026", "morning", "night", "weekend", "summer", "before", "after", "yesterday", ",", ".", "31st",
      "no", "yes", "mac", "cheese", "minus", "nineteen", "0", "24", "1e9", "½", "T17", ":", "30", "o'clock",
      "christmas", "easter", "every", "other", "weekly", "early", "end", "$", "€", "pounds", "miles", "per",
      "km",
      "1h20", "degrees", "m", "k", "percent", "%", "'", "s", "90", "q3", "ft", "celsius", "cents", "earlier",
    ]
    return (0..<length).compactMap { _ in words.randomElement(using: &self) }.joined(separator: " ")
  }
}
