/// The words that numbers are written with.
enum EnglishNumberWords {
  /// Endings that make digits an ordinal.
  static let ordinalEndings = ["st", "nd", "rd", "th"]

  /// Cardinals below twenty.
  static let small: [(String, Double)] = [
    ("zero", 0), ("nought", 0), ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6),
    ("seven", 7), ("eight", 8), ("nine", 9), ("ten", 10), ("eleven", 11), ("twelve", 12), ("thirteen", 13),
    ("fourteen", 14), ("fifteen", 15), ("sixteen", 16), ("seventeen", 17), ("eighteen", 18),
    ("nineteen", 19),
  ]

  /// Multiples of ten.
  static let tens: [(String, Double)] = [
    ("twenty", 20), ("thirty", 30), ("forty", 40), ("fourty", 40), ("fifty", 50), ("sixty", 60),
    ("seventy", 70), ("eighty", 80), ("ninety", 90),
  ]

  /// Words that multiply the group before them; larger ones come first in a number.
  static let scales: [(String, Double)] = [
    ("thousand", 1e3), ("million", 1e6), ("billion", 1e9), ("trillion", 1e12),
  ]

  /// Words that count things in bunches.
  static let collectives: [(String, Double)] = [("dozen", 12), ("couple", 2), ("pair", 2)]

  /// Ordinals below twenty.
  static let smallOrdinals: [(String, Double)] = [
    ("first", 1), ("second", 2), ("third", 3), ("fourth", 4), ("fifth", 5), ("sixth", 6), ("seventh", 7),
    ("eighth", 8), ("ninth", 9), ("tenth", 10), ("eleventh", 11), ("twelfth", 12), ("thirteenth", 13),
    ("fourteenth", 14), ("fifteenth", 15), ("sixteenth", 16), ("seventeenth", 17), ("eighteenth", 18),
    ("nineteenth", 19),
  ]

  /// Ordinals of the tens.
  static let tensOrdinals: [(String, Double)] = [
    ("twentieth", 20), ("thirtieth", 30), ("fortieth", 40), ("fiftieth", 50), ("sixtieth", 60),
    ("seventieth", 70), ("eightieth", 80), ("ninetieth", 90),
  ]

  /// Ordinals of hundred and the scales.
  static let scaleOrdinals: [(String, Double)] = [
    ("hundredth", 1e2), ("thousandth", 1e3), ("millionth", 1e6), ("billionth", 1e9),
  ]

  /// Parts of a whole, by their denominator.
  static let fractions: [(String, Double)] = [
    ("half", 2), ("halves", 2), ("thirds", 3), ("quarter", 4), ("quarters", 4), ("fifths", 5),
    ("sixths", 6), ("eighths", 8), ("tenths", 10),
  ]

  /// Words that, before another word and "one", make that stand for a thing ("the big one").
  static let articles: Set<String> = ["the", "a", "my"]

  /// Words after which "one" stands for a thing and is no number ("the second one").
  static let pronounCues: Set<String> = [
    "the", "this", "that", "which", "each", "every", "another", "other", "last", "any", "no", "some",
    "next", "previous", "first", "wrong", "right", "new", "old", "same",
  ]
}
