/// The days that have a name, as they are kept in English-speaking countries.
///
/// Feasts that follow a calendar which Foundation does not know (Diwali, Vesak) are not among them.
enum EnglishHolidays {
  /// Each rule with its names; regions that keep the day otherwise come in ``regional``.
  static let all: [(HolidayRule, [String])] = [
    (.fixed(1, 1), ["new year's day", "new years day", "new year's", "new years", "new year"]),
    (.fixed(12, 31), ["new year's eve", "new years eve", "new year eve", "nye"]),
    (.fixed(1, 6), ["epiphany", "twelfth night"]),
    (.nth(3, 2, 1), ["martin luther king day", "mlk day", "martin luther king jr day"]),
    (.fixed(1, 25), ["burns night"]), (.fixed(1, 26), ["australia day"]),
    (.fixed(2, 2), ["groundhog day"]),
    (.fixed(2, 14), ["valentine's day", "valentines day", "valentine day", "valentine's", "valentines"]),
    (.nth(3, 2, 2), ["presidents' day", "presidents day", "president's day"]),
    (.fixed(2, 6), ["waitangi day"]),
    (.fixed(3, 1), ["st david's day", "st davids day"]),
    (.fixed(3, 8), ["international women's day", "women's day", "womens day"]),
    (
      .fixed(3, 17),
      [
        "st patrick's day", "st patricks day", "st patty's day", "st pattys day", "saint patrick's day",
        "st paddy's day", "st paddys day", "saint patricks day", "paddy's day",
      ]
    ),
    (.fixed(4, 1), ["april fools' day", "april fools day", "april fool's day", "april fools"]),
    (.fixed(4, 22), ["earth day"]), (.fixed(4, 23), ["st george's day", "st georges day"]),
    (.fixed(4, 25), ["anzac day"]), (.fixed(5, 1), ["may day"]), (.fixed(5, 4), ["star wars day"]),
    (.fixed(5, 5), ["cinco de mayo"]),
    (.nth(2, 1, 5), ["mother's day", "mothers day", "mothers' day", "mothering sunday"]),
    (.onOrBefore(2, 5, 24), ["victoria day"]),
    (.nth(-1, 2, 5), ["memorial day"]), (.nth(3, 1, 6), ["father's day", "fathers day", "fathers' day"]),
    (.fixed(6, 19), ["juneteenth"]), (.fixed(7, 1), ["canada day"]),
    (.fixed(7, 4), ["independence day", "fourth of july", "july fourth"]),
    (.fixed(7, 14), ["bastille day"]), (.nth(1, 2, 9), ["labor day", "labour day"]),
    (.nth(2, 2, 10), ["columbus day", "indigenous peoples' day", "indigenous peoples day"]),
    (.fixed(10, 31), ["halloween", "hallowe'en", "halloweens"]),
    (.fixed(11, 1), ["all saints' day", "all saints day"]),
    (.fixed(11, 2), ["all souls' day", "all souls day", "day of the dead"]),
    (.fixed(11, 5), ["bonfire night", "guy fawkes night", "guy fawkes day", "guy fawkes"]),
    (.fixed(11, 11), ["veterans day", "veterans' day", "remembrance day", "armistice day"]),
    (.nth(4, 5, 11), ["thanksgiving day", "thanksgiving", "thanksgivings"]),
    (.after(4, 5, 11, days: 1), ["black friday"]), (.after(4, 5, 11, days: 4), ["cyber monday"]),
    (.fixed(12, 6), ["st nicholas day", "st nicholas' day"]),
    (.fixed(12, 24), ["christmas eve", "xmas eve"]),
    (.fixed(12, 25), ["christmas day", "christmas", "xmas", "xmas day", "christmases"]),
    (.fixed(12, 26), ["boxing day", "st stephen's day", "st stephens day"]),
    (.easter(-47), ["shrove tuesday", "pancake day", "mardi gras", "fat tuesday"]),
    (.easter(-46), ["ash wednesday"]), (.easter(-7), ["palm sunday"]), (.easter(-3), ["maundy thursday"]),
    (.easter(-2), ["good friday"]), (.easter(-1), ["easter saturday", "holy saturday"]),
    (.easter(0), ["easter sunday", "easter day", "easter", "easters"]), (.easter(1), ["easter monday"]),
    (.easter(39), ["ascension day"]), (.easter(49), ["pentecost", "whitsun", "whit sunday"]),
    (.easter(50), ["whit monday", "pentecost monday"]),
    (.lunar(.chinese, 1, 1), ["chinese new year", "lunar new year"]),
    (.lunar(.hebrew, 8, 15), ["passover", "pesach"]),
    (.lunar(.hebrew, 1, 1), ["rosh hashanah", "rosh hashana"]),
    (.lunar(.hebrew, 1, 10), ["yom kippur"]),
    (.lunar(.hebrew, 3, 25), ["hanukkah", "chanukah", "hanukah", "hannukah"]),
    (.lunar(.islamic, 9, 1), ["ramadan"]),
    (.lunar(.islamic, 10, 1), ["eid al fitr", "eid al - fitr", "eid"]),
    (.lunar(.islamic, 12, 10), ["eid al adha", "eid al - adha"]),
  ]

  /// Names that only a count goes with.
  static let plurals: Set<String> = ["christmases", "easters", "thanksgivings", "halloweens"]

  /// Words that make a holiday's name a wish.
  static let wishes: Set<String> = ["happy", "merry", "blessed", "joyous"]

  /// Days that some regions keep at another time, by their first name.
  static let regional: [(regions: Set<String>, name: String, rule: HolidayRule)] = [
    (["GB", "IE", "GG", "JE", "IM", "GI"], "mother's day", .easter(-21)),
    (["AU", "NZ", "FJ", "PG"], "father's day", .nth(1, 1, 9)),
    (["CA"], "thanksgiving day", .nth(2, 2, 10)), (["NZ"], "labor day", .nth(4, 2, 10)),
    (["IN"], "independence day", .fixed(8, 15)), (["PH"], "independence day", .fixed(6, 12)),
    (["ZA"], "independence day", .fixed(4, 27)), (["NG"], "independence day", .fixed(10, 1)),
    (["PK"], "independence day", .fixed(8, 14)), (["JM"], "independence day", .fixed(8, 6)),
  ]
}
