extension English {
  /// Returns where numbers are put together to something to work out, from its first word to its last.
  public func sums(in tokens: [Token], numbers: [NumberMention]) -> [Range<Int>] {
    guard tokens.contains(where: { EnglishSums.triggers.contains($0.folded) }) else { return [] }
    let reader = SumReader(tokens: tokens, numbers: numbers)
    var sums: [Range<Int>] = []
    var start = 0
    while start < tokens.count {
      if let end = reader.end(from: start) {
        sums.append(start..<end)
        start = end
      } else {
        start += 1
      }
    }
    return sums
  }
}

/// Finds how far a sum goes: numbers, and in between what is done with them.
private struct SumReader {
  let tokens: [Token]
  /// Where the number ends that begins at a token.
  private var ends: [Int: Int] = [:]
  /// The tokens at which parts of one begin, so that something may be taken “of” them.
  private var parts: Set<Int> = []

  init(tokens: [Token], numbers: [NumberMention]) {
    self.tokens = tokens
    for number in numbers where !number.isOrdinal {
      ends[number.tokens.lowerBound] = number.tokens.upperBound
      if number.value > 0, number.value < 1 { parts.insert(number.tokens.lowerBound) }
    }
  }

  /// The end of the sum that begins at a token; `nil` where none does, or nothing is done with the number.
  func end(from start: Int) -> Int? {
    var place = start
    var open = 0
    var steps = 0
    var end: Int?
    // Each round takes what stands before a number, the number, and what stands behind it.
    while place < tokens.count {
      while true {
        if tokens[place].folded == "(" {
          open += 1
          place += 1
        } else if let length = length(of: EnglishSums.before, at: place) {
          place += length
          steps += 1
        } else {
          break
        }
        guard place < tokens.count else { return end }
      }
      guard let next = number(at: place) else { return end }
      var isPart = parts.contains(place)
      place = next
      while place < tokens.count {
        if open > 0, tokens[place].folded == ")" {
          open -= 1
          place += 1
        } else if let length = length(of: EnglishSums.percent, at: place) {
          place += length
          isPart = true
        } else if let length = length(of: EnglishSums.behind, at: place) {
          place += length
          steps += 1
        } else {
          break
        }
      }
      if open == 0, steps > 0 { end = place }
      guard place < tokens.count else { return end }
      if isPart, tokens[place].folded == "of" {
        place += 1
      } else if let length = length(of: EnglishSums.between, at: place) {
        place += length
      } else {
        return end
      }
      steps += 1
    }
    return end
  }

  private func number(at place: Int) -> Int? {
    ends[place] ?? (tokens[place].kind == .number ? place + 1 : nil)
  }

  private func length(of phrases: [[String]], at place: Int) -> Int? {
    phrases.first { phrase in
      place + phrase.count <= tokens.count
        && zip(phrase, tokens[place...]).allSatisfy { $0 == $1.folded }
    }?.count
  }
}
