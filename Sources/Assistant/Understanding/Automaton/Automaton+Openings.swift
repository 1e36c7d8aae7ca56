extension Automaton {
  /// The words with which phrases begin.
  var openingWords: Set<Int32> {
    var words: Set<Int32> = []
    var seen: Set<Int32> = [Self.root]
    var open = [Self.root]
    while let node = open.popLast() {
      for index in self.words(of: Int(node)) { words.insert(wordEdges[index].word) }
      for index in free(of: Int(node)) where seen.insert(freeEdges[index].target).inserted {
        open.append(freeEdges[index].target)
      }
    }
    return words
  }
}
