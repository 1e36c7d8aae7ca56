extension English {
  /// Returns the items of an enumeration, without commas and conjunctions.
  public func listItems(in tokens: [Token]) -> [Range<Int>] {
    // "two hundred and five" and "one and a half" are one number each.
    var isInNumber = [Bool](repeating: false, count: tokens.count)
    for number in numbers(in: tokens) {
      for index in number.tokens { isInNumber[index] = true }
    }
    var items: [Range<Int>] = []
    var start = 0
    for index in 0...tokens.count {
      guard index == tokens.count || (!isInNumber[index] && Self.separates(tokens, index)) else { continue }
      if let item = Self.trimmed(start..<index, tokens) { items.append(item) }
      start = index + 1
    }
    return items
  }

  /// Returns an enumeration of the items: "a", "a and b", "a, b and c".
  public func join(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func separates(_ tokens: [Token], _ index: Int) -> Bool {
    let word = tokens[index].folded
    if EnglishLists.marks.contains(word) { return !isInFixedPair(tokens, index) }
    guard EnglishLists.conjunctions.contains(word) else { return false }
    if word == "+", !isPlus(tokens, index) { return false }
    return !isInFixedPair(tokens, index)
  }

  /// Whether a plus sign stands between two: “Maria + Tom”, but not “+1 206” and “C++”.
  private static func isPlus(_ tokens: [Token], _ index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count else { return false }
    let (before, after) = (tokens[index - 1], tokens[index + 1])
    guard before.text != "+", after.text != "+" else { return false }
    let isBesideFirst = before.range.upperBound == tokens[index].range.lowerBound
    let isBesideSecond = tokens[index].range.upperBound == after.range.lowerBound
    return isBesideFirst == isBesideSecond
      && (!isBesideFirst || before.kind == .word && after.kind == .word)
  }

  /// Whether the separator belongs to a thing's name ("mac and cheese").
  private static func isInFixedPair(_ tokens: [Token], _ index: Int) -> Bool {
    let longest = EnglishLists.longestSide
    guard index > 0, index + 1 < tokens.count, !EnglishLists.marks.contains(tokens[index].folded) else {
      return false
    }
    for before in 1...longest where index - before >= 0 {
      guard tokens[index - before].kind != .punctuation else { break }
      let left = tokens[(index - before)..<index].map(\.folded).joined(separator: " ")
      for after in 1...longest where index + after < tokens.count {
        guard tokens[index + after].kind != .punctuation else { break }
        let right = tokens[(index + 1)...(index + after)].map(\.folded).joined(separator: " ")
        if EnglishLists.fixedPairs.contains("\(left) and \(right)") { return true }
      }
    }
    return false
  }

  /// The range without leading additions and closing courtesies; nil when nothing is left.
  private static func trimmed(_ range: Range<Int>, _ tokens: [Token]) -> Range<Int>? {
    var (start, end) = (range.lowerBound, range.upperBound)
    func isClosing(_ token: Token) -> Bool {
      if EnglishLists.closings.contains(token.folded) { return true }
      return token.kind == .punctuation && [".", "!", "?", ":"].contains(token.folded)
    }
    while start < end, EnglishLists.additions.contains(tokens[start].folded) { start += 1 }
    while start < end, isClosing(tokens[end - 1]) { end -= 1 }
    return start < end ? start..<end : nil
  }
}
