/// A piece of a sum.
enum SumToken: Equatable {
  case number(Double)
  case plus, minus, times, divided, modulo, power
  case squareRoot, cubeRoot
  case percent, squared, cubed
  case open, close
}

/// Cuts a sum into its pieces, whether it is written in digits and marks or in words.
struct SumLexer {
  /// The pieces of a text.
  ///
  /// - Throws: ``SumError/unreadable(_:)`` where something is neither a number nor anything that is done with one.
  static func tokens(in text: String) throws -> [SumToken] {
    let words = words(in: text)
    let numbers = NumberWords(words: words)
    var tokens: [SumToken] = []
    var place = 0
    while place < words.count {
      if let (token, length) = operation(words, at: place) {
        tokens.append(token)
        place += length
      } else if let number = numbers.number(at: place) {
        tokens.append(.number(number.value))
        place = number.end
      } else if let number = digits(words[place]) {
        (tokens, place) = (tokens + [.number(number)], place + 1)
        // “2 million”
        if place < words.count, let scale = scales[words[place]] {
          tokens[tokens.count - 1] = .number(number * scale)
          place += 1
        }
      } else if words[place] == "the" || words[place] == "=" && place == words.count - 1 {
        place += 1
      } else {
        throw SumError.unreadable(text)
      }
    }
    return tokens
  }

  /// The longest phrase at a place that says what is done.
  private static func operation(_ words: [String], at place: Int) -> (SumToken, length: Int)? {
    for length in stride(from: min(longest, words.count - place), through: 1, by: -1) {
      if let token = operations[words[place..<place + length].joined(separator: " ")] {
        return (token, length)
      }
    }
    return nil
  }

  /// The words, the numbers and the marks.
  private static func words(in text: String) -> [String] {
    var words: [String] = []
    var kind = Kind.mark
    let characters = Array(text.lowercased())
    for (place, character) in characters.enumerated() {
      // “Twenty-one” is one number.
      let joins =
        character == "-" && place > 0 && place + 1 < characters.count && characters[place - 1].isLetter
        && characters[place + 1].isLetter
      let next = joins ? .space : Kind(character)
      if next == .space {
        kind = .space
        continue
      }
      // “12×7”, “12x7”: a letter behind a digit begins a word.
      if next == kind, next != .mark, let last = words.indices.last {
        words[last].append(character)
      } else {
        words.append(String(character))
      }
      kind = next
    }
    // What ends a sentence ends no number: “12 times 7.”
    return words.map { $0.trimmed }.filter { !$0.isEmpty }
  }

  private enum Kind: Equatable {
    case space, word, number, mark

    init(_ character: Character) {
      if character.isWhitespace {
        self = .space
      } else if character.isASCII && character.isNumber || character == "." || character == "," {
        self = .number
      } else {
        self = character.isLetter ? .word : .mark
      }
    }
  }

  /// A number in digits, whose thousands may be grouped: “1,250.5”.
  private static func digits(_ word: String) -> Double? {
    let groups = word.split(separator: ",", omittingEmptySubsequences: false)
    guard let first = groups.first, groups.count == 1 || (1...3).contains(first.count) else { return nil }
    for (index, group) in groups.enumerated().dropFirst() {
      let whole = index == groups.count - 1 ? group.prefix { $0 != "." } : group
      guard whole.count == 3 else { return nil }
    }
    return Double(groups.joined())
  }

  private static let scales: [String: Double] = ["thousand": 1e3, "million": 1e6, "billion": 1e9]

  private static let operations: [String: SumToken] = [
    "+": .plus, "plus": .plus, "add": .plus, "and": .plus,
    "-": .minus, "−": .minus, "–": .minus, "minus": .minus, "negative": .minus, "take away": .minus,
    "less": .minus,
    "*": .times, "×": .times, "x": .times, "·": .times, "times": .times, "multiplied by": .times,
    "multiply by": .times, "of": .times,
    "/": .divided, "÷": .divided, ":": .divided, "over": .divided, "divided by": .divided,
    "divide by": .divided,
    "mod": .modulo, "modulo": .modulo,
    "^": .power, "to the power of": .power, "to the power": .power, "raised to": .power,
    "raised to the power of": .power,
    "√": .squareRoot, "square root of": .squareRoot, "the square root of": .squareRoot,
    "root of": .squareRoot,
    "cube root of": .cubeRoot, "the cube root of": .cubeRoot,
    "%": .percent, "percent": .percent, "per cent": .percent,
    "squared": .squared, "²": .squared, "cubed": .cubed, "³": .cubed,
    "(": .open, ")": .close,
  ]
  private static let longest = 5
}

extension String {
  /// The word without the stop or comma that ends it.
  fileprivate var trimmed: String {
    var word = self[...]
    while let last = word.last, last == "." || last == "," || last == "?" { word = word.dropLast() }
    return String(word)
  }
}
