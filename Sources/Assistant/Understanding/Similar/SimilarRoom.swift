import Synchronization

/// Makes the reader by likeness when a sentence first needs it, as most are read by phrases.
final class SimilarRoom: Sendable {
  private let reader = Mutex<SimilarReader??>(nil)
  private let phrases: [String: String]
  /// Words that no reading may leave out.
  let weighty: Set<String>

  /// - Parameter phrases: The packed phrase files.
  init(phrases: [String: String]) {
    self.phrases = phrases
    var problems: [String] = []
    let words = SimilarWords.read(phrases, problems: &problems)
    weighty = Set((words?.weighty ?? "").split(separator: "|").map(String.init))
  }

  /// The reader over the phrases of all apps; `nil` when no app has any.
  func reader(for grammar: Grammar) -> SimilarReader? {
    reader.withLock { reader in
      if let reader { return reader }
      var problems: [String] = []
      let new = SimilarReader(grammar, phrases: phrases, problems: &problems)
      reader = .some(new)
      return new
    }
  }
}
