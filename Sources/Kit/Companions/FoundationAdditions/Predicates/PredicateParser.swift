import Foundation

/// Reads the text of a predicate.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    /// The place of a value or, for `%K`, of a name.
    case place(isName: Bool)
    case sign(String)
  }

  private static let depthLimit = 64

  private var tokens: ArraySlice<Token>
  private var arguments: ArraySlice<Any>
  private let isReadable: Bool

  init(_ text: String, _ arguments: [Any]) {
    let read = Self.tokens(of: text)
    tokens = (read ?? [])[...]
    isReadable = read != nil
    self.arguments = arguments[...]
  }

  /// The condition; `nil` for a text that cannot be read.
  mutating func parse() -> PredicateTest? {
    guard isReadable, let test = alternatives(0), tokens.isEmpty else { return nil }
    return test
  }

  // MARK: Grammar

  private mutating func alternatives(_ depth: Int) -> PredicateTest? {
    guard depth < Self.depthLimit, let first = conjunction(depth) else { return nil }
    var all = [first]
    while take(word: "OR") || take(sign: "||") {
      guard let next = conjunction(depth) else { return nil }
      all.append(next)
    }
    return all.count == 1 ? first : .any(all)
  }

  private mutating func conjunction(_ depth: Int) -> PredicateTest? {
    guard let first = negation(depth) else { return nil }
    var all = [first]
    while take(word: "AND") || take(sign: "&&") {
      guard let next = negation(depth) else { return nil }
      all.append(next)
    }
    return all.count == 1 ? first : .all(all)
  }

  private mutating func negation(_ depth: Int) -> PredicateTest? {
    guard depth < Self.depthLimit else { return nil }
    if take(word: "NOT") || take(sign: "!") { return negation(depth + 1).map { .not($0) } }
    if take(word: "TRUEPREDICATE") { return .always(true) }
    if take(word: "FALSEPREDICATE") { return .always(false) }
    if take(sign: "(") {
      guard let inside = alternatives(depth + 1), take(sign: ")") else { return nil }
      return inside
    }
    guard let left = operand(depth), let comparison = comparison() else { return nil }
    guard let options = options(), let right = operand(depth) else { return nil }
    return .comparison(left, comparison, right, options)
  }

  private mutating func comparison() -> PredicateOperator? {
    switch tokens.popFirst() {
    case .sign("="), .sign("=="): .equal
    case .sign("!="), .sign("<>"): .unequal
    case .sign("=<"): .lessOrEqual
    case .sign("=>"): .greaterOrEqual
    case .sign(let sign): PredicateOperator(rawValue: sign)
    case .word(let word): PredicateOperator(rawValue: word.uppercased())
    default: nil
    }
  }

  /// What `[cd]` says.
  private mutating func options() -> String.CompareOptions? {
    guard take(sign: "[") else { return [] }
    guard case .word(let letters)? = tokens.popFirst(), take(sign: "]") else { return nil }
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  private mutating func operand(_ depth: Int) -> PredicateOperand? {
    guard depth < Self.depthLimit else { return nil }
    switch tokens.popFirst() {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .place(let isName):
      guard let argument = arguments.popFirst() else { return nil }
      return isName ? (argument as? String).map(Self.path) : .value(argument)
    case .sign("{"):
      var items: [PredicateOperand] = []
      while !take(sign: "}") {
        guard let item = operand(depth + 1) else { return nil }
        items.append(item)
        _ = take(sign: ",")
      }
      return .list(items)
    case .word(let word): return Self.named(word)
    default: return nil
    }
  }

  private static func named(_ word: String) -> PredicateOperand {
    switch word.uppercased() {
    case "YES", "TRUE": .value(true)
    case "NO", "FALSE": .value(false)
    case "NIL", "NULL": .value(nil)
    default: path(word)
    }
  }

  private static func path(_ text: String) -> PredicateOperand {
    let names = text.split(separator: ".").map(String.init)
    return .path(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
  }

  private mutating func take(word: String) -> Bool {
    guard case .word(let next)? = tokens.first, next.uppercased() == word else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func take(sign: String) -> Bool {
    guard tokens.first == .sign(sign) else { return false }
    tokens.removeFirst()
    return true
  }

  // MARK: Tokens

  private static func tokens(of text: String) -> [Token]? {
    var tokens: [Token] = []
    var rest = Substring(text)
    while let character = rest.first {
      if character.isWhitespace {
        rest.removeFirst()
      } else if character == "\"" || character == "'" {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: character) else { return nil }
        tokens.append(.text(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else if character == "%" {
        rest.removeFirst()
        guard let kind = rest.popFirst(where: { "@KdDiufgsclLqzhxX".contains($0) }) else { return nil }
        tokens.append(.place(isName: kind == "K"))
        // `%ld`, `%lld` and `%lu` are one place each.
        if "lLqzh".contains(kind) { rest = rest.drop { "ldDiufgLqzhxX".contains($0) } }
      } else if character.isNumber || character == "-" {
        let digits = rest.prefix { $0.isNumber || "-.eE".contains($0) }
        guard let number = Double(digits) else { return nil }
        tokens.append(.number(number))
        rest = rest.dropFirst(digits.count)
      } else if character.isLetter || character == "_" || character == "@" || character == "#" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
        tokens.append(.word(word.filter { $0 != "#" }))
        rest = rest.dropFirst(word.count)
      } else {
        let pair = String(rest.prefix(2))
        let isPair = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(pair)
        tokens.append(.sign(isPair ? pair : String(character)))
        rest = rest.dropFirst(isPair ? 2 : 1)
      }
    }
    return tokens
  }
}

extension Substring {
  fileprivate mutating func popFirst(where fits: (Character) -> Bool) -> Character? {
    guard let first, fits(first) else { return nil }
    removeFirst()
    return first
  }
}
