/// The English words and marks with which people calculate.
enum EnglishSums {
  /// What stands between two numbers.
  static let between = FixedPhrases.longestFirst([
    "+", "-", "−", "–", "*", "×", "x", "·", "/", "÷", ":", "^", "plus", "minus", "add", "take away", "less",
    "times", "multiplied by", "multiply by", "divided by", "divide by", "over", "modulo", "mod",
    "to the power of", "to the power", "raised to", "raised to the power of",
  ])
  /// What stands in front of one.
  static let before = FixedPhrases.longestFirst([
    "-", "−", "minus", "negative", "√", "square root of", "the square root of", "root of", "cube root of",
    "the cube root of",
  ])
  /// What stands behind one.
  static let behind = FixedPhrases.longestFirst(["squared", "cubed", "²", "³"])
  /// Hundredths, of which something may follow.
  static let percent = FixedPhrases.longestFirst(["%", "percent", "per cent"])

  /// One of these is in every sum.
  static let triggers = Set((between + before + behind).compactMap(\.first)).union(["of"])
}
