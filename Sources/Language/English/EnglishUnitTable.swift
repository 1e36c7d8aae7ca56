/// A unit as quantities are counted in.
struct QuantityUnit: Sendable, Hashable {
  /// What the unit measures; `duration`, `percent` and `degree` are not dimensions of the wire.
  var dimension: String
  /// Foundation's symbol of the unit.
  var symbol: String
  /// How many of the dimension's own unit it is; 0 where units do not add up.
  var size: Double
}

/// What a spelling says when it follows a number.
enum QuantityWord: Sendable, Hashable {
  case unit(QuantityUnit)
  /// A currency's code, or the name of a regional one.
  case money(String)
  /// A hundredth of a currency.
  case minor(String)
}

/// One way to write a unit.
struct UnitSpelling: Sendable {
  enum Style: Sendable { case word, counted, abbreviation, tight }
  var words: [String]
  var meaning: QuantityWord
  var style: Style
}

/// The spellings of all units by their first word, the longest first.
enum EnglishUnitTable {
  static let spellings: [String: [UnitSpelling]] = {
    var table: [String: [UnitSpelling]] = [:]
    func add(_ spelling: Substring, _ meaning: QuantityWord, _ style: UnitSpelling.Style) {
      let text = spelling.split(separator: "_").joined(separator: " ")
      let words = Tokenizer().tokens(in: text).map(\.folded)
      guard let first = words.first else { return }
      table[first, default: []].append(UnitSpelling(words: words, meaning: meaning, style: style))
    }
    for line in EnglishUnits.lines.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count > 3, let size = Double(fields[2]) else { continue }
      let symbol = String(fields[1])
      let unit = QuantityUnit(
        dimension: String(fields[0]), symbol: EnglishUnits.spacedSymbols[symbol] ?? symbol, size: size)
      for field in fields.dropFirst(3) {
        switch field.first {
        case "!": add(field.dropFirst(), .unit(unit), .counted)
        case "~": add(field.dropFirst(), .unit(unit), .abbreviation)
        case "=": add(field.dropFirst(), .unit(unit), .tight)
        default: add(field, .unit(unit), .word)
        }
      }
    }
    for (lines, isMinor) in [(EnglishMoney.lines, false), (EnglishMoney.minorLines, true)] {
      for line in lines.split(separator: "\n") {
        let fields = line.split(separator: " ")
        guard let name = fields.first.map(String.init) else { continue }
        for field in fields.dropFirst() { add(field, isMinor ? .minor(name) : .money(name), .word) }
      }
    }
    for name in table.keys { table[name]?.sort { $0.words.count > $1.words.count } }
    return table
  }()

  /// Whether a unit stands at a place that is nothing else behind a number: “miles”, “kg”, “%”, “euros”, but not “in”.
  static func isUnit(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let word = tokens[index].folded
    let isTouching = index > 0 && tokens[index - 1].touches(tokens[index])
    if EnglishMoney.signs[word] != nil || EnglishMoney.codes.contains(word) { return true }
    return (spellings[word] ?? []).contains { spelling in
      guard spelling.style != .tight || isTouching else { return false }
      return index + spelling.words.count <= tokens.count
        && spelling.words.indices.allSatisfy { tokens[index + $0].folded == spelling.words[$0] }
    }
  }

  /// The unit with a symbol.
  static let units: [String: QuantityUnit] = spellings.values.joined().reduce(into: [:]) { units, spelling in
    // Degrees are both a temperature and an angle, and nobody asks for them by their sign.
    if case .unit(let unit) = spelling.meaning, unit.symbol != "°" { units[unit.symbol] = unit }
  }
}
