/// The words that dates and times are written with.
enum EnglishDateWords {
  /// Days counted from today.
  static let relativeDays: [(String, Int)] = [
    ("today", 0), ("tomorrow", 1), ("tomorow", 1), ("tommorow", 1), ("tommorrow", 1),
    ("yesterday", -1),
  ]

  /// Misspellings of more than one slip that many people write, with what they mean.
  static let misspellings: [String: String] = [
    "wensday": "wednesday", "wendsday": "wednesday", "wensdays": "wednesdays", "wedensday": "wednesday",
    "feburary": "february", "febuary": "february", "janurary": "january", "setember": "september",
    "tomorro": "tomorrow", "tommorro": "tomorrow", "yesturday": "yesterday", "afternon": "afternoon",
    "fourty": "forty", "ninty": "ninety", "mintes": "minutes", "minuites": "minutes", "tonigt": "tonight",
    "tonght": "tonight",
  ]

  /// Weekdays, Sunday being 1; the flag marks spellings that also mean something else.
  static let weekdays: [(String, Int, Bool)] = [
    ("sunday", 1, false), ("monday", 2, false), ("tuesday", 3, false), ("wednesday", 4, false),
    ("thursday", 5, false), ("friday", 6, false), ("saturday", 7, false), ("sundays", 1, false),
    ("mondays", 2, false), ("tuesdays", 3, false), ("wednesdays", 4, false), ("thursdays", 5, false),
    ("fridays", 6, false), ("saturdays", 7, false), ("sun", 1, true), ("mon", 2, true), ("tue", 3, true),
    ("tues", 3, true), ("wed", 4, true), ("thu", 5, true), ("thur", 5, true), ("thurs", 5, true),
    ("fri", 6, true), ("sat", 7, true),
  ]

  /// Months; the flag marks spellings that also mean something else.
  static let months: [(String, Int, Bool)] = [
    ("january", 1, false), ("february", 2, false), ("march", 3, true), ("april", 4, false), ("may", 5, true),
    ("june", 6, false), ("july", 7, false), ("august", 8, false), ("september", 9, false),
    ("october", 10, false), ("november", 11, false), ("december", 12, false), ("jan", 1, true),
    ("feb", 2, false), ("mar", 3, true), ("apr", 4, true), ("jun", 6, true), ("jul", 7, false),
    ("aug", 8, false), ("sep", 9, false), ("sept", 9, false), ("oct", 10, false), ("nov", 11, false),
    ("dec", 12, true),
  ]

  /// Seasons by their first month in the north; the flag marks spellings that also mean something else.
  static let seasons: [(String, Int, Bool)] = [
    ("spring", 3, true), ("springtime", 3, false), ("summer", 6, false), ("summertime", 6, false),
    ("autumn", 9, false), ("fall", 9, true), ("winter", 12, false), ("wintertime", 12, false),
    ("summers", 6, true), ("winters", 12, true), ("autumns", 9, true),
  ]

  /// Regions whose seasons are those of the southern hemisphere.
  static let southernRegions: Set<String> = [
    "AO", "AR", "AU", "BO", "BR", "BW", "CL", "FJ", "LS", "MG", "MU", "MW", "MZ", "NA", "NZ", "PE", "PG",
    "PY",
    "SZ", "UY", "WS", "ZA", "ZM", "ZW",
  ]

  /// Regions that write the month before the day in numeric dates.
  static let monthFirstRegions: Set<String> = [
    "US", "PH", "PR", "GU", "VI", "AS", "MP", "UM", "FM", "PW", "MH",
  ]

  /// Regions where half an hour is counted towards the next hour, so that "half seven" is 6:30.
  static let halfBeforeRegions: Set<String> = [
    "DE", "AT", "CH", "LI", "NL", "DK", "NO", "SE", "FI", "IS", "CZ", "SK", "HU", "PL", "SI", "HR", "RS",
    "BA", "EE",
    "LV", "LT", "RU", "UA", "BY",
  ]

  /// Parts of the day with their first and last minute, counted from midnight.
  static let dayParts: [(String, DayPart)] = [
    ("morning", DayPart(first: 6 * 60, last: 12 * 60 - 1)),
    ("mornings", DayPart(first: 6 * 60, last: 12 * 60 - 1)),
    ("afternoon", DayPart(first: 12 * 60, last: 18 * 60 - 1)),
    ("afternoons", DayPart(first: 12 * 60, last: 18 * 60 - 1)),
    ("lunchtime", DayPart(first: 12 * 60, last: 14 * 60 - 1)),
    ("evening", DayPart(first: 18 * 60, last: 22 * 60 - 1)),
    ("evenings", DayPart(first: 18 * 60, last: 22 * 60 - 1)),
    // The night of a day runs to the next morning.
    ("night", DayPart(first: 18 * 60, last: 30 * 60 - 1)),
    ("nights", DayPart(first: 18 * 60, last: 30 * 60 - 1)),
  ]

  /// Words for the night of today.
  static let tonight = ["tonight"]

  /// Units of time.
  static let units: [(String, TimeUnit)] = [
    ("second", .second), ("seconds", .second), ("sec", .second), ("secs", .second),
    ("minute", .minute), ("minutes", .minute), ("min", .minute), ("mins", .minute),
    ("hour", .hour), ("hours", .hour), ("hr", .hour), ("hrs", .hour),
    ("day", .day), ("days", .day), ("week", .week), ("weeks", .week), ("wk", .week), ("wks", .week),
    ("fortnight", .fortnight), ("fortnights", .fortnight), ("month", .month), ("months", .month),
    ("year", .year), ("years", .year), ("yr", .year), ("yrs", .year),
    ("decade", .decade), ("decades", .decade),
  ]

  /// Words for the last two days of a week.
  static let weekend = ["weekend", "weekends"]

  /// Words that place a period relative to the present one.
  static let modifiers: [(String, PeriodModifier)] = [
    ("this", .current), ("current", .current), ("next", .next), ("coming", .coming), ("upcoming", .coming),
    ("following", .next), ("last", .last), ("past", .past), ("previous", .last),
  ]

  /// Words for a part of a stretch of days.
  static let edges: [(String, PeriodEdge)] = [
    ("early", .early), ("mid", .middle), ("middle", .middle), ("late", .late), ("beginning", .start),
    ("start", .start), ("end", .end),
  ]

  /// Words for the part of a stretch that has passed, and for the part that has not.
  static let earlier = ["earlier"]
  static let later = ["later"]

  /// Decades with a name, by their first year.
  static let decades: [(String, Int)] = [
    ("twenties", 1920), ("thirties", 1930), ("forties", 1940), ("fifties", 1950), ("sixties", 1960),
    ("seventies", 1970), ("eighties", 1980), ("nineties", 1990), ("noughties", 2000),
  ]

  /// Quarters of a year, in order.
  static let quarters = ["q1", "q2", "q3", "q4"]

  /// Halves of the day, written solid; true is the second half.
  static let meridiems: [(String, Bool)] = [("am", false), ("pm", true)]

  /// Words after an hour that say it is one.
  static let oclock = ["o'clock", "oclock"]

  /// Clock times with a name, in minutes from midnight.
  static let namedTimes: [(String, Int)] = [
    ("noon", 12 * 60), ("midday", 12 * 60), ("noontime", 12 * 60), ("midnight", 0),
  ]

  /// Vague quantities, read as a number only in front of a unit of time.
  static let vagueQuantities: [(String, Double)] = [("few", 3), ("several", 4)]

  /// Joining words of date expressions.
  static let joints: [(String, DateJoint)] = [
    ("at", .at), ("around", .around), ("about", .around), ("by", .by), ("on", .on), ("in", .in), ("of", .of),
    ("the", .the), ("to", .to), ("until", .until), ("till", .until), ("til", .until),
    ("through", .through), ("and", .and), ("&", .and), ("between", .between),
    ("from", .from), ("since", .since), ("during", .during), ("ago", .ago), ("before", .before),
    ("after", .after), ("now", .now), ("for", .for), ("over", .over), ("within", .within), ("to", .to),
    (",", .comma), ("-", .dash), ("–", .dash), ("—", .dash), ("/", .slash),
  ]

  /// Words that may follow a bare hour ("at 5 for Ana"); others make it a quantity ("at 5 places").
  static let afterHour: Set<String> = [
    "for", "to", "and", "with", "on", "in", "at", "from", "please", "thanks", "today", "tomorrow", "tonight",
    "that", "so", "or", "but", "sharp", "the", "my", "a", "an", "this", "next", "if", "because", "until",
    "till", "not", "i", "we", "it", "is", "then", "each", "every", "via", "using", "called", "saying",
    "titled",
  ]

  /// Words before "by" that make what follows an operand.
  static let arithmetic: Set<String> = [
    "divided", "divide", "multiplied", "multiply", "increase", "increased", "decrease", "decreased", "reduce",
    "reduced", "raise", "raised", "lower", "lowered", "plus", "times", "up", "down",
  ]

  /// Words after a number that make it a quantity even behind "at".
  static let quantityNouns: Set<String> = [
    "percent", "degree", "degrees", "people", "km", "kilometers", "miles", "mile", "meters", "metres", "mph",
    "kmh", "street", "avenue", "road", "lane", "drive", "boulevard", "st", "ave", "rd", "x", "times",
  ]
}
