/// What a person may mean by the words that they use for a list.
public enum ListMatch: Hashable, Sendable {
  /// The name of a list, word for word.
  case exact(String)
  /// One list whose name holds the words.
  case likely(String)
  /// Several lists whose names hold the words, or all of them.
  case several([String])
  /// No list.
  case none
}

extension String {
  /// Whether words stand in the text, from the beginning of a word on, whatever the letters' case: “charger” in “phone
  /// charger”, but “one” in none.
  public func holds(_ words: String) -> Bool {
    " \(lowercased())".contains(" \(words.lowercased())")
  }
}

extension [List] {
  /// Finds the lists that words may mean.
  ///
  /// "Grocery Store" is exact, "grocery" is likely the same list, "store" may be several, and "all" is every
  /// list.
  public func match(_ words: String) -> ListMatch {
    let wanted = words.trimmingWhitespace.lowercased()
    guard !wanted.isEmpty else { return .none }
    if let exact = first(where: { $0.isNamed(wanted) }) { return .exact(exact.name) }
    let wantsAll = wanted == "all" || wanted == "every list"
    let found = filter { wantsAll || $0.name.holds(wanted) }.map(\.name)
    switch found.count {
    case 0: return .none
    case 1: return .likely(found[0])
    default: return .several(found)
    }
  }

  /// The position of a list by its name, whatever the letters' case.
  public func index(of list: String) -> Int? {
    firstIndex { $0.isNamed(list) }
  }

  /// The lists that hold an item, with its position, in the order of the lists.
  public func places(of item: String) -> [(list: Int, item: Int)] {
    indices.compactMap { list in
      self[list].index(of: item).map { (list, $0) }
    }
  }
}
