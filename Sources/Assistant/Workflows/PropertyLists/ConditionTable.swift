import IntentWire

/// The comparisons of the other system, by number and by words, and what they are here.
struct ConditionRow {
  /// What is compared.
  enum Meaning: Hashable {
    case hasValue, hasNone, between, today
    /// In the next, or in the last, so much time.
    case next, last
    case operation(Formula.Operation)
  }

  /// The number that newer files have.
  let code: Int
  /// The words that older files have, in small letters without blanks; the first are usual.
  let words: [String]
  let meaning: Meaning
  /// How a search compares, and whether the opposite is meant; `nil` where no search does so.
  let comparison: (kind: EntitySearch.Comparison, isNegated: Bool)?
}

enum ConditionTable {
  static let rows: [ConditionRow] = [
    row(0, ["islessthan", "lessthan", "isbefore", "issmallerthan"], .operation(.less), .lessThan),
    row(
      1, ["islessthanorequalto", "lessthanorequalto", "islessthanorequal"], .operation(.lessOrEqual),
      .lessThanOrEqualTo),
    row(2, ["isgreaterthan", "greaterthan", "isafter", "islargerthan"], .operation(.greater), .greaterThan),
    row(
      3, ["isgreaterthanorequalto", "greaterthanorequalto", "isgreaterthanorequal"],
      .operation(.greaterOrEqual), .greaterThanOrEqualTo),
    row(4, ["equals", "is", "isequalto", "equalto", "isexactly"], .operation(.equal), .equalTo),
    row(
      5, ["isnot", "doesnotequal", "isnotequalto", "notequals", "notequalto"], .operation(.notEqual),
      .notEqualTo),
    row(8, ["beginswith", "startswith"], .operation(.begins), .hasPrefix),
    row(9, ["endswith"], .operation(.ends), .hasSuffix),
    row(99, ["contains"], .operation(.contains), .contains),
    row(999, ["doesnotcontain"], .operation(.containsNot), .contains, isNegated: true),
    row(100, ["hasanyvalue", "hasvalue"], .hasValue),
    row(101, ["doesnothaveanyvalue", "hasnovalue", "isempty"], .hasNone),
    row(1000, ["isinthenext"], .next),
    row(1001, ["isinthelast"], .last),
    row(1002, ["istoday"], .today),
    row(1003, ["isbetween", "between"], .between, .isBetween),
  ]

  private static func row(
    _ code: Int, _ words: [String], _ meaning: ConditionRow.Meaning,
    _ comparison: EntitySearch.Comparison? = nil, isNegated: Bool = false
  ) -> ConditionRow {
    ConditionRow(
      code: code, words: words, meaning: meaning, comparison: comparison.map { ($0, isNegated) })
  }

  /// The comparison that a number or some words say; `nil` when they say none that is known.
  static func row(_ said: Any) -> ConditionRow? {
    if let code = PropertyLists.integer(said) { return rows.first { $0.code == code } }
    guard let text = said as? String else { return nil }
    let words = text.lowercased().filter(\.isLetter)
    return rows.first { $0.words.contains(words) }
  }

  static func row(_ meaning: ConditionRow.Meaning) -> ConditionRow? { rows.first { $0.meaning == meaning } }
}
