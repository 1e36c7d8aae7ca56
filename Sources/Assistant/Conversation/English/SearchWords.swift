import Language

/// The English words with which people search everything that their apps know.
enum SearchWords {
  /// How such a request begins, longest first.
  static let openings = FixedPhrases.longestFirst([
    "search for", "search", "do a search for", "look for", "look up", "find me", "find",
    "show me everything about",
    "show me everything on", "show everything about", "everything about", "what do i have about",
    "what do i have on", "do i have anything about", "do i have anything on", "is there anything about",
    "is there anything on", "anything about", "where is", "where's", "where are",
  ])

  /// How it is asked what is on a list, before its name.
  static let whatIsOn = "what's on"

  /// How a sentence begins that shows things.
  static let show = "show"

  /// The word before what things are good for: “trails for climbing”.
  static let goodFor = "for"

  /// The words with which such requests begin.
  static let openingWords = Set(openings.compactMap(\.first))

  /// What says that everything is to be searched, before what is looked for.
  static let leadingScopes = FixedPhrases.longestFirst([
    "all my apps for", "all of my apps for", "my apps for", "in my apps for", "in all my apps for",
    "everywhere for", "everything for", "all apps for", "across my apps for", "across all my apps for",
    "my things for", "my stuff for", "the index for",
  ])

  /// What says so at the end.
  static let scopes = FixedPhrases.longestFirst([
    "in my apps", "in all my apps", "in all of my apps", "in any of my apps", "in any app", "in all apps",
    "in the apps", "across my apps", "across all my apps", "across apps", "everywhere", "in everything",
    "anywhere", "in my things", "in my stuff", "on this computer", "on my computer", "on this machine",
    "on this device", "on my device", "in the index", "in your index", "among my things",
  ])

  /// Words before the name of what is looked for.
  static let articles: Set<String> = ["the", "a", "an", "some", "any", "my", "all"]

  /// Words with which a person has one of the results opened.
  static let opening: Set<String> = ["open", "launch", "go", "take", "pull"]

  /// The words that those of them need beside them that mean something else alone: “take a selfie” opens nothing.
  static let openingOnlyWith = ["go": "to", "take": "me", "pull": "up"]

  /// Words with which a person has one of the results shown, which is opened then.
  static let showing: Set<String> = ["show", "see", "view", "continue"]

  /// The request to open what was spoken of.
  static let openIt = "open it"

  /// Whether a sentence wants what was spoken of shown in its app: “show it to me in the app”.
  static func wantsInApp(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind == .word }.map(\.folded)
    let said = FixedPhrases.openings(FollowUpWords.interjections + asking, of: tokens[...]).rest
      .filter { $0.kind == .word }.map(\.folded)
    guard let verb = said.first, opening.union(showing).union(["bring", "let"]).contains(verb),
      words.count <= 10, let end = inApp.first(where: { words.suffix($0.count).elementsEqual($0) })
    else { return false }
    return said.dropFirst().dropLast(end.count).contains {
      OngoingWords.pointing.contains($0) || $0 == "them"
    }
  }

  private static let asking = ["can you", "could you", "please", "just", "can i", "let's"].map {
    $0.split(separator: " ").map(String.init)
  }
  private static let inApp = FixedPhrases.longestFirst([
    "in the app", "in its app", "in that app", "on the app", "inside the app", "in its own app",
  ])

  /// Words with which a request to be shown something begins, and hardly an answer.
  static let wishing: Set<String> = ["show", "open", "view", "display"]

  /// Words that say that one of the results is meant.
  static let results: Set<String> = ["one", "result", "hit", "match", "item"]
}
