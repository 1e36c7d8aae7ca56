import Language

/// The English words with which people point at one of several options.
enum AnswerWords {
  /// Words behind a name that only say that it is something: “the vacuum thing”.
  static let genericNouns: Set<String> = [
    "thing", "things", "stuff", "one", "ones", "item", "items", "task", "entry", "bit",
  ]

  /// Words that point at the option in the last place.
  static let last: Set<String> = ["last", "final", "latter", "bottom"]

  /// Words that point at the option in the first place.
  static let first: Set<String> = ["former", "top"]

  /// Words around a name or a place that say nothing of which option is meant.
  static let pointing: Set<String> = [
    "a", "actually", "all", "an", "answer", "at", "by", "called", "choice", "choose", "from", "give", "go",
    "her", "his", "i",
    "i'd", "i'll",
    "i'm",
    "im", "in", "instead", "is", "it", "item", "its", "it's", "just", "let", "like", "list", "make", "me",
    "mean",
    "meant", "my", "named", "number", "of", "ok", "okay", "on", "one", "option", "or", "our", "pick",
    "please",
    "rather", "right", "s", "said", "say", "select", "take", "thanks", "that", "that's", "the", "them",
    "their", "these",
    "think", "this", "those", "to", "use", "want", "was", "we", "well", "with", "would", "obviously", "ofc",
    "obvs",
    "definitely", "certainly", "surely", "clearly", "course", "guess", "suppose", "believe", "probably",
    "maybe",
    "perhaps", "sure", "then", "though", "um", "umm", "uh", "uhm", "er", "erm", "hm", "hmm", "oh", "ah",
    "version",
    "prefer", "can", "could", "have", "get", "need", "be", "you", "so", "hey", "yes", "yeah", "and", "do",
    "if",
  ]

  /// Verbs that make a clause of words, which then name no place: “Grace is coming too”.
  static let clauseVerbs: Set<String> = [
    "is", "are", "am", "will", "was", "were", "there's", "theres", "there'll", "therell", "we're", "i'm",
    "it's", "they're",
    "he's", "she's", "that's", "thats",
  ]

  /// Endings with which one of what is on offer is accepted: “standard is fine”.
  static let accepting: [[String]] = FixedPhrases.longestFirst(
    ["is", "are", "'s", "would be", "will be"].flatMap { verb in
      ["fine", "ok", "okay", "good", "great", "perfect", "enough", "alright", "all right"].map {
        "\(verb) \($0)"
      }
    } + ["will do", "works", "works for me", "it is", "is fine by me", "is fine with me"])

  /// Verbs with which one of what is on offer is wanted: “open the books one”.
  static let wantingOne: [[String]] = FixedPhrases.longestFirst([
    "open", "show", "show me", "see", "view", "pull up", "bring up", "let me see", "read", "read me",
  ])

  /// The word before an amount that follows from what was said: “Grace is coming too, so six”.
  static let so = "so"

  /// The word before a clause that is what a message is to say: “that the tickets are booked”.
  static let that = "that"

  /// Words with which such a clause begins, and which follow no “that” that points.
  static let subjects: Set<String> = [
    "the", "my", "our", "his", "her", "their", "your", "i", "i'm", "i'll", "i've", "we", "we're", "we'll",
    "we've", "he",
    "he's", "she", "she's", "they", "they're", "it", "it's", "you", "you're", "there", "there's",
    "everything", "everyone",
    "dinner", "lunch",
  ]

  /// Words that end what names an option: “the Harbor Lights version”.
  static let naming: Set<String> = ["one", "version", "option"]

  /// Words with which what names an option begins.
  static let definite: Set<String> = ["the", "that", "this"]

  /// Words that stand for a place that was spoken of, or for any.
  static let places: Set<String> = [
    "there", "over there", "back there", "that place", "somewhere", "anywhere",
  ]

  /// Words that stand for one thing that was spoken of.
  static let singular: Set<String> = ["it", "that", "this", "same", "her", "him", "he", "she"]

  /// Words that stand for several things that were spoken of.
  static let plural: Set<String> = ["them", "those", "these", "both", "they"]

  /// Words beside those that stand for something, which say nothing more of it.
  static let besideReferents: Set<String> = [
    "all", "again", "back", "exact", "last", "latest", "of", "one", "ones", "person", "thing", "things",
    "the", "very",
  ]

  /// Words with which a person asks to see one of the things that were found.
  static let showing: Set<String> = [
    "about", "and", "can", "could", "details", "display", "look", "more", "now", "open", "play", "read",
    "see", "show",
    "tell", "view", "what", "what's", "whats", "you", "who", "who's", "whos", "was", "from", "sent", "wrote",
    "by",
  ]
}
