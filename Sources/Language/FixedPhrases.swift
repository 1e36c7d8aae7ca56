/// Phrases that people always say in the same words.
public enum FixedPhrases {
  /// Returns the texts as words, the longest first, because of those that fit the longest counts.
  public static func longestFirst(_ texts: some Sequence<String>) -> [[String]] {
    texts.map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }
  }
}
