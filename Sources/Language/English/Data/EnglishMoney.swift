/// The words that sums of money are written with.
enum EnglishMoney {
  /// Each line: a currency or the name of a regional one, then its words; several words are joined by "_".
  static let lines = """
    dollar dollar dollars buck bucks
    pound pound pounds
    USD us_dollar us_dollars american_dollar american_dollars u.s._dollars
    CAD canadian_dollar canadian_dollars
    AUD australian_dollar australian_dollars
    NZD new_zealand_dollar new_zealand_dollars
    GBP quid pound_sterling pounds_sterling british_pound british_pounds
    EUR euro euros
    JPY yen
    CNY yuan renminbi rmb
    rupee rupee rupees
    peso peso pesos
    krona krona kronor krone kroner
    CZK koruna korunas czech_crowns
    CHF franc francs swiss_franc swiss_francs
    BRL reais
    RUB ruble rubles rouble roubles
    PLN zloty zlotys zl
    HUF forint forints
    TRY lira liras
    ILS shekel shekels
    dirham dirham dirhams
    SAR riyal riyals
    THB baht
    ZAR rand
    UAH hryvnia
    MYR ringgit
    IDR rupiah
    NGN naira
    KES kenyan_shillings
    """

  /// Hundredths of a currency; a name is that of a regional one.
  static let minorLines = """
    cent cent cents ¢
    penny penny pennies pence
    """

  /// Signs before or after an amount.
  static let signs: [String: String] = [
    "$": "dollar", "€": "EUR", "£": "GBP", "¥": "yen", "₹": "INR", "₩": "KRW", "₽": "RUB", "₺": "TRY",
    "₴": "UAH", "₫": "VND", "₪": "ILS", "₱": "PHP", "฿": "THB", "₦": "NGN", "₡": "CRC", "₲": "PYG",
  ]

  /// Letters that touch a dollar sign and say whose it is ("US$20").
  static let dollarPrefixes: [String: String] = [
    "us": "USD", "a": "AUD", "au": "AUD", "c": "CAD", "ca": "CAD", "nz": "NZD", "hk": "HKD", "s": "SGD",
    "r": "BRL", "mx": "MXN", "nt": "TWD",
  ]

  /// Codes that are no other word, in any case of letters.
  static let codes: Set<String> = [
    "usd", "eur", "gbp", "jpy", "chf", "cad", "aud", "nzd", "sek", "nok", "dkk", "pln", "czk", "huf", "inr",
    "cny", "krw", "brl", "mxn", "zar", "hkd", "sgd", "thb", "ils", "aed", "sar", "twd", "php", "idr", "myr",
    "vnd", "ngn", "kes", "egp", "uah", "bgn", "isk", "ars", "clp", "cop", "pkr", "bdt", "lkr", "qar", "kwd",
  ]

  /// Codes that are also words, and count only in capitals.
  static let capitalCodes: Set<String> = ["TRY", "RUB", "RON", "PEN", "MAD", "GEL"]

  /// What a regional name stands for; "" is the rest of the world.
  static let regional: [String: [String: String]] = [
    "dollar": dollars,
    "cent": dollars.merging(euroRegions.map { ($0, "EUR") }) { own, _ in own },
    "penny": ["": "GBP", "US": "USD", "CA": "CAD"].merging(euroRegions.map { ($0, "EUR") }) { own, _ in own },
    "pound": ["": "GBP", "EG": "EGP", "LB": "LBP", "SY": "SYP", "SD": "SDG", "SS": "SSP"],
    "yen": ["": "JPY", "CN": "CNY"],
    "rupee": ["": "INR", "PK": "PKR", "LK": "LKR", "NP": "NPR", "MU": "MUR", "SC": "SCR"],
    "peso": [
      "": "MXN", "PH": "PHP", "AR": "ARS", "CL": "CLP", "CO": "COP", "CU": "CUP", "DO": "DOP", "UY": "UYU",
    ],
    "krona": ["": "SEK", "NO": "NOK", "DK": "DKK", "GL": "DKK", "FO": "DKK", "IS": "ISK"],
    "dirham": ["": "AED", "MA": "MAD"],
  ]

  private static let dollars = [
    "": "USD", "CA": "CAD", "AU": "AUD", "NZ": "NZD", "SG": "SGD", "HK": "HKD", "TW": "TWD", "JM": "JMD",
    "BB": "BBD", "BS": "BSD", "BZ": "BZD", "FJ": "FJD", "NA": "NAD", "LR": "LRD", "GY": "GYD", "TT": "TTD",
    "SR": "SRD", "BM": "BMD", "BN": "BND", "KY": "KYD", "SB": "SBD", "KI": "AUD", "NR": "AUD", "TV": "AUD",
  ]

  private static let euroRegions = [
    "AT", "BE", "CY", "DE", "EE", "ES", "FI", "FR", "GR", "HR", "IE", "IT", "LT", "LU", "LV", "MT", "NL",
    "PT", "SI", "SK", "AD", "MC", "SM", "VA", "ME", "XK",
  ]

  /// Notes and round sums with a name, in the region's money.
  static let notes: [String: Double] = [
    "fiver": 5, "fivers": 5, "tenner": 10, "tenners": 10, "grand": 1000,
  ]

  /// Letters that touch an amount and multiply it ("$5k").
  static let multipliers: [String: Double] = ["k": 1e3, "m": 1e6, "mn": 1e6, "bn": 1e9, "b": 1e9]

  /// Regions where "pounds" are money before they are a weight.
  static let poundRegions: Set<String> = [
    "GB", "GG", "JE", "IM", "GI", "FK", "SH", "EG", "LB", "SY", "SD", "SS",
  ]

  /// Words near "pounds" that make it money.
  static let moneyCues: Set<String> = [
    "pay", "paid", "paying", "send", "sent", "transfer", "owe", "owes", "owed", "cost", "costs", "spend",
    "spent", "lend", "lent", "borrow", "request", "tip", "charge", "budget", "price", "priced", "bill",
    "balance", "donate", "deposit", "withdraw", "refund", "worth", "cash", "money", "save", "saved", "bet",
    "invoice", "split", "salary", "rent", "fee", "cheaper", "payment", "account", "earn", "earned",
  ]

  /// Words near "pounds" that make it a weight.
  static let weightCues: Set<String> = [
    "weigh", "weighs", "weighed", "weighing", "weight", "lose", "lost", "losing", "gain", "gained", "gaining",
    "lift", "lifted", "lifting", "bench", "squat", "deadlift", "press", "curl", "heavy", "heavier", "lighter",
    "dumbbell", "dumbbells", "kettlebell", "barbell", "plates", "overweight",
  ]
}
