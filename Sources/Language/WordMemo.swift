import Synchronization

/// What was found out about words, kept because a sentence and its readings ask about the same words again and again.
///
/// It only saves work: what it answers is what `find` would answer.
final class WordMemo<Value: Sendable>: Sendable {
  /// The most words that are kept; when there are more, all are forgotten.
  private static var limit: Int { 2_048 }
  /// The longest word that is kept, in bytes: a hostile text has long ones, and no two alike.
  private static var longest: Int { 32 }

  private let found = Mutex<[String: Value]>([:])

  /// The answer for a word.
  func value(_ word: String, find: (String) -> Value) -> Value {
    guard word.utf8.count <= Self.longest else { return find(word) }
    if let known = found.withLock({ $0[word] }) { return known }
    let value = find(word)
    found.withLock { found in
      if found.count >= Self.limit { found.removeAll(keepingCapacity: true) }
      found[word] = value
    }
    return value
  }
}
