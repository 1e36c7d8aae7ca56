extension Automaton {
  /// The words with which phrases begin.
  var openingWords: Set<Int32> {
    var words: Set<Int32> = []
    var seen: Set<Int32> = [Self.root]
    var open = [Self.root]
    while let node = open.popLast() {
      for index in wordEdges.range(Int(node)) { words.insert(wordEdges[index].word) }
      for index in freeEdges.range(Int(node)) where seen.insert(freeEdges[index].target).inserted {
        open.append(freeEdges[index].target)
      }
    }
    return words
  }
}
