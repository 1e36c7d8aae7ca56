/// The English words with which people point at one of several options.
enum AnswerWords {
  /// Words that point at the option in the last place.
  static let last: Set<String> = ["last", "final", "latter", "bottom"]

  /// Words that point at the option in the first place.
  static let first: Set<String> = ["former", "top"]

  /// Words around a name or a place that say nothing of which option is meant.
  static let pointing: Set<String> = [
    "a", "actually", "all", "an", "answer", "called", "choice", "choose", "give", "go", "i", "i'd", "i'll",
    "i'm",
    "im", "in", "instead", "is", "it", "item", "its", "it's", "just", "let", "like", "list", "make", "me",
    "mean",
    "meant", "my", "named", "number", "of", "ok", "okay", "on", "one", "option", "or", "our", "pick",
    "please",
    "rather", "right", "s", "said", "say", "select", "take", "thanks", "that", "that's", "the", "them",
    "these",
    "think", "this", "those", "to", "use", "want", "was", "we", "well", "with", "would",
  ]
}
