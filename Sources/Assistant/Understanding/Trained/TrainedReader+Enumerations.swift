import IntentWire
import Language

/// Things that are named one after the other where a parameter takes one of them at a time: “got the milk and the eggs”.
extension TrainedReader {
  /// The type of a parameter that takes one thing of a list.
  static let task = ValueType.record("INTask")
  /// The most words before the first thing: “i've got”.
  private static let mostBefore = 2

  /// The value of all things that words name one after the other, where a parameter takes one of them at a time: “milk and
  /// the eggs” of “got the milk and the eggs”.
  func enumerated(
    _ tokens: Range<Int>, behind first: Range<Int>?, _ place: ValueReader.Place, _ values: ValueReader
  ) -> IntentValue? {
    guard let first, first.upperBound < tokens.lowerBound else { return nil }
    let sentence = values.sentence
    let between = first.upperBound..<tokens.lowerBound
    let joins = between.allSatisfy { index in
      sentence.isMark[index] || sentence.traits[index].contains(.determiner)
        || values.grammar.reader.clauses.followings.contains(sentence.tokens[index].folded)
    }
    guard joins else { return nil }
    return values.value(first.lowerBound..<tokens.upperBound, place)?.value
  }

  /// The words of a thing with another one that stands beside it behind an “and”, and that nothing else takes.
  func withNeighbors(_ tokens: Range<Int>, _ used: Set<Int>, _ values: ValueReader) -> Range<Int> {
    let sentence = values.sentence
    func isAnd(_ place: Int) -> Bool {
      sentence.tokens.indices.contains(place)
        && values.grammar.reader.clauses.followings.contains(sentence.tokens[place].folded)
    }
    func isDeterminer(_ place: Int) -> Bool {
      sentence.tokens.indices.contains(place) && sentence.traits[place].contains(.determiner)
    }
    func isThing(_ place: Int) -> Bool {
      guard sentence.tokens.indices.contains(place), !used.contains(place) else { return false }
      return sentence.tokens[place].kind == .word && !sentence.traits[place].contains(.function)
    }
    var range = tokens
    var before = range.lowerBound - 1
    while isDeterminer(before) { before -= 1 }
    if isAnd(before), isThing(before - 1), isDeterminer(before - 2) || before - 1 <= Self.mostBefore {
      range = before - 1..<range.upperBound
    }
    var behind = range.upperBound + 1
    guard isAnd(range.upperBound) else { return range }
    while isDeterminer(behind) { behind += 1 }
    if isThing(behind), behind + 1 == sentence.count || sentence.isTail(behind + 1) {
      range = range.lowerBound..<behind + 1
    }
    return range
  }
}
