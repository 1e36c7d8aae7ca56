/// The grammatical number of a word beside a numeral, by the rules of the Unicode locale data for whole numbers.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// The category of a number in a language; a number with a fraction is ``other`` in most of them.
  ///
  /// - Parameter language: The code of the language; one that is not known has the rules of English.
  init(_ number: Double, language: String) {
    let size = number.magnitude
    let isWhole = size == size.rounded() && size < 1e15
    guard let rule = Self.rules[language] else {
      self = size == 1 ? .one : .other
      return
    }
    self = rule(isWhole ? Int(size) : nil, size)
  }

  private typealias Rule = @Sendable (_ whole: Int?, _ size: Double) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    for language in ["ja", "ko", "zh", "vi", "th", "id", "ms", "my", "lo", "km", "yue"] {
      rules[language] = { _, _ in .other }
    }
    for language in ["fr", "pt", "hy"] { rules[language] = { _, size in size < 2 ? .one : .other } }
    for language in ["am", "as", "bn", "fa", "gu", "hi", "kn", "zu"] {
      rules[language] = { _, size in size <= 1 ? .one : .other }
    }
    for language in ["ru", "uk", "be"] { rules[language] = { whole, _ in eastSlavic(whole) } }
    for language in ["hr", "sr", "bs"] { rules[language] = { whole, _ in southSlavic(whole) } }
    rules["pl"] = { whole, _ in polish(whole) }
    for language in ["cs", "sk"] { rules[language] = { whole, _ in czech(whole) } }
    rules["sl"] = { whole, _ in slovene(whole) }
    rules["lt"] = { whole, _ in lithuanian(whole) }
    rules["lv"] = { whole, _ in latvian(whole) }
    rules["ro"] = { whole, _ in romanian(whole) }
    rules["ar"] = { whole, _ in arabic(whole) }
    for language in ["he", "iw"] { rules[language] = { whole, _ in hebrew(whole) } }
    rules["cy"] = { whole, _ in welsh(whole) }
    rules["ga"] = { whole, _ in irish(whole) }
    rules["is"] = { whole, _ in icelandic(whole) }
    return rules
  }()

  private static func eastSlavic(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .other }
    let (last, pair) = (whole % 10, whole % 100)
    if last == 1, pair != 11 { return .one }
    if (2...4).contains(last), !(12...14).contains(pair) { return .few }
    return .many
  }

  private static func southSlavic(_ whole: Int?) -> PluralCategory {
    let category = eastSlavic(whole)
    return category == .many ? .other : category
  }

  private static func polish(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .other }
    if whole == 1 { return .one }
    return (2...4).contains(whole % 10) && !(12...14).contains(whole % 100) ? .few : .many
  }

  private static func czech(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .many }
    if whole == 1 { return .one }
    return (2...4).contains(whole) ? .few : .other
  }

  private static func slovene(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .few }
    switch whole % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static func lithuanian(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .many }
    if (11...19).contains(whole % 100) || whole % 10 == 0 { return .other }
    return whole % 10 == 1 ? .one : .few
  }

  private static func latvian(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .other }
    if whole % 10 == 0 || (11...19).contains(whole % 100) { return .zero }
    return whole % 10 == 1 ? .one : .other
  }

  private static func romanian(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .few }
    if whole == 1 { return .one }
    return whole == 0 || (1...19).contains(whole % 100) ? .few : .other
  }

  private static func arabic(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .other }
    switch whole {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default:
      if (3...10).contains(whole % 100) { return .few }
      return whole % 100 >= 11 ? .many : .other
    }
  }

  private static func hebrew(_ whole: Int?) -> PluralCategory {
    switch whole {
    case 1: .one
    case 2: .two
    default: .other
    }
  }

  private static func welsh(_ whole: Int?) -> PluralCategory {
    switch whole {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static func irish(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .other }
    switch whole {
    case 1: return .one
    case 2: return .two
    case 3...6: return .few
    case 7...10: return .many
    default: return .other
    }
  }

  private static func icelandic(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .one }
    return whole % 10 == 1 && whole % 100 != 11 ? .one : .other
  }
}
