/// Words of English that belong to a class which says what kind of value they are part of.
enum EnglishWordClasses {
  /// The classes, each with its words and phrases of at most three words.
  static let classes: [[String]] = [
    numbers, ordinals, months, weekdays, units, partsOfDay, relative, states, stateCodes, countries, cuisines,
    colors,
  ]

  private static let numbers = words(
    """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half quarter
    couple dozen
    """)

  private static let ordinals = words(
    """
    first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
    fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth last 1st 2nd 3rd 4th 5th 6th 7th 8th
    9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th
    31st
    """)

  private static let months = words(
    """
    january february march april may june july august september october november december jan feb mar apr jun jul
    aug sep sept oct nov dec
    """)

  private static let weekdays = words(
    """
    monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun mondays
    tuesdays wednesdays thursdays fridays saturdays sundays weekday weekend weekends weekdays
    """)

  private static let units = words(
    """
    second seconds minute minutes hour hours day days week weeks fortnight month months year years decade decades
    century centuries min mins hr hrs am pm a.m p.m o'clock oclock
    """)

  private static let partsOfDay = words(
    """
    morning noon midday afternoon evening night midnight dawn dusk sunrise sunset breakfast brunch lunch lunchtime
    dinner dinnertime supper
    """)

  private static let relative =
    words(
      """
      today tonight tomorrow yesterday now next this coming following last ago later soon currently upcoming before
      after until till since every daily weekly monthly hourly
      """) + [
      "right now", "day after tomorrow", "this evening", "this morning", "this afternoon", "from now",
      "all day",
      "this week", "next week", "next month", "this month", "next year", "last week", "this weekend",
    ]

  private static let states =
    words(
      """
      alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois
      indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri
      montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington
      wisconsin wyoming
      """) + [
      "new hampshire", "new jersey", "new mexico", "new york", "north carolina", "north dakota",
      "rhode island",
      "south carolina", "south dakota", "west virginia", "district of columbia",
    ]

  private static let stateCodes = words(
    """
    al ak az ar ca co ct de fl ga hi id il ia ks ky la md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok pa ri sc
    sd tn tx ut vt va wa wv wi wy dc
    """)

  private static let countries =
    words(
      """
      afghanistan albania algeria andorra angola argentina armenia aruba australia austria azerbaijan bahamas bahrain
      bangladesh barbados belarus belgium belize benin bermuda bhutan bolivia botswana brazil brunei bulgaria burundi
      cambodia cameroon canada chad chile china colombia comoros congo croatia cuba curacao cyprus czechia denmark
      djibouti dominica ecuador egypt england eritrea estonia eswatini ethiopia fiji finland france gabon gambia
      georgia germany ghana gibraltar greece greenland grenada guadeloupe guam guatemala guinea guyana haiti honduras
      hungary iceland india indonesia iran iraq ireland israel italy jamaica japan jordan kazakhstan kenya kiribati
      korea kosovo kuwait kyrgyzstan laos latvia lebanon lesotho liberia libya liechtenstein lithuania luxembourg
      macedonia madagascar malawi malaysia maldives mali malta mauritania mauritius mexico micronesia moldova monaco
      mongolia montenegro morocco mozambique myanmar namibia nauru nepal netherlands nicaragua niger nigeria norway
      oman pakistan palau palestine panama paraguay peru philippines poland portugal qatar romania russia rwanda
      samoa scotland senegal serbia seychelles singapore slovakia slovenia somalia spain sudan suriname swaziland
      sweden switzerland syria taiwan tajikistan tanzania thailand togo tonga tunisia turkey turkmenistan tuvalu
      uganda ukraine uruguay uzbekistan vanuatu venezuela vietnam wales yemen zambia zimbabwe america usa uk
      """) + [
      "united states", "united kingdom", "united arab emirates", "saudi arabia", "south africa",
      "south korea",
      "north korea", "new zealand", "sri lanka", "costa rica", "puerto rico", "el salvador", "czech republic",
      "dominican republic", "hong kong", "ivory coast", "sierra leone", "papua new guinea", "burkina faso",
      "cape verde", "san marino", "vatican city", "equatorial guinea", "cayman islands", "solomon islands",
      "marshall islands", "trinidad and tobago", "antigua and barbuda", "bosnia and herzegovina",
      "east timor",
      "south sudan", "great britain", "isle of man", "french polynesia", "new caledonia", "saint lucia",
      "u s a", "u s",
    ]

  private static let cuisines = words(
    """
    african american argentinian asian australian austrian bavarian belgian brazilian british burmese cajun
    cantonese caribbean chilean chinese colombian creole cuban czech danish dutch egyptian english ethiopian
    european filipino french fusion german greek halal hawaiian hungarian indian indonesian iranian irish israeli
    italian jamaican japanese jewish korean kosher lebanese malaysian mediterranean mexican mongolian moroccan
    nepalese oriental pakistani persian peruvian polish portuguese romanian russian scandinavian scottish seafood
    serbian sicilian soul southern southwestern spanish sushi swedish swiss syrian szechuan taiwanese tapas thai
    tibetan tunisian turkish tuscan ukrainian vegan vegetarian vietnamese western pizzeria barbecue bbq bakery
    """)

  private static let colors = words(
    """
    black white grey gray red orange yellow green blue purple violet pink brown turquoise cyan magenta teal gold
    silver beige maroon navy indigo lime crimson lavender
    """)

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
