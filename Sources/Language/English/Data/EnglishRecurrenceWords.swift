/// The words that repetitions are told with.
enum EnglishRecurrenceWords {
  /// Words that open a repetition.
  static let determiners: Set<String> = ["every", "each"]

  /// Words that are one by themselves, with the unit and its count.
  static let adverbs: [String: (Recurrence.Frequency, Int)] = [
    "hourly": (.hourly, 1), "daily": (.daily, 1), "nightly": (.daily, 1), "weekly": (.weekly, 1),
    "fortnightly": (.weekly, 2), "biweekly": (.weekly, 2), "monthly": (.monthly, 1),
    "bimonthly": (.monthly, 2),
    "quarterly": (.monthly, 3), "semiannually": (.monthly, 6), "yearly": (.yearly, 1),
    "annually": (.yearly, 1),
    "biennially": (.yearly, 2),
  ]

  /// Words for several weekdays at once.
  static let weekdaySets: [String: [Int]] = [
    "weekday": [2, 3, 4, 5, 6], "weekdays": [2, 3, 4, 5, 6], "workday": [2, 3, 4, 5, 6],
    "workdays": [2, 3, 4, 5, 6], "weeknight": [2, 3, 4, 5, 6], "weeknights": [2, 3, 4, 5, 6],
    "weekend": [1, 7], "weekends": [1, 7],
  ]

  /// Days in the plural, which repeat without "every".
  static let plurals: Set<String> = [
    "sundays", "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "weekdays",
    "workdays",
    "weeknights", "weekends",
  ]
}
