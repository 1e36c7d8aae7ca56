import Language

/// The English words with which people ask what the assistant and its apps can do.
enum HelpWords {
  /// What a question about the assistant is about.
  enum Question: Equatable {
    /// Which apps there are.
    case apps
    /// What can be asked for about something, by the place of its first word and the one behind its last.
    case topic(Range<Int>)
  }

  /// The question that a sentence asks about the assistant; `nil` for one that asks an app for something.
  static func question(_ tokens: [Token]) -> Question? {
    let said = FixedPhrases.openings(
      FollowUpWords.interjections + leads, of: tokens[...].withoutEndMarks()
    ).rest
    if asksForApps(said.map(\.folded)) { return .apps }
    guard let opening = openings.first(where: { said.opens(with: $0) }) else { return nil }
    var topic = said.dropFirst(opening.count)
    // “What can I say about photos in here?”
    if let end = ends.first(where: { topic.map(\.folded).suffix($0.count).elementsEqual($0) }) {
      topic = topic.dropLast(end.count)
    }
    while let first = topic.first, SearchWords.articles.contains(first.folded) { topic = topic.dropFirst() }
    guard !topic.isEmpty, topic.count <= longestTopic else { return nil }
    return .topic(topic.startIndex..<topic.endIndex)
  }

  /// Whether words only ask which apps there are: “what apps do I have?”, “list all my apps”.
  private static func asksForApps(_ words: [String]) -> Bool {
    guard let first = words.first, asking.contains(first), let place = words.firstIndex(of: "apps") else {
      return false
    }
    return words[..<place].dropFirst().allSatisfy(before.contains)
      && words[(place + 1)...].allSatisfy(behind.contains)
  }

  private static let asking: Set<String> = ["what", "which", "list", "show", "tell", "name"]
  private static let before: Set<String> = [
    "me", "what", "which", "my", "the", "all", "of", "other", "installed", "your",
  ]
  private static let behind: Set<String> = [
    "are", "is", "there", "do", "i", "you", "we", "have", "got", "can", "use", "know", "installed",
    "available",
    "here", "on", "this", "computer", "machine", "device", "now", "exactly", "please",
  ]

  private static let openings = FixedPhrases.longestFirst(
    [
      "what can i say about", "what can i say to", "what can i say in", "what can i say with",
      "what can i say for",
      "what can i ask about", "what can i ask you about", "what can i ask for about", "what can i ask",
      "what can you do with", "what can you do about", "what can you do for", "what can you do in",
      "what can you do when it comes to", "what can i do with", "what can i do in", "what else can i do with",
      "what else can you do with", "what else can i say about", "what do you know about", "how do i use",
      "how can i use", "how does one use", "how do i work with", "help with", "help me with", "help about",
      "help on", "i need help with", "examples for", "examples of", "examples about", "give me examples for",
      "what are examples for",
    ])
  private static let ends = FixedPhrases.longestFirst(["here", "in here", "please", "then", "to you"])
  private static let leads = FixedPhrases.longestFirst([
    "can you tell me", "could you tell me", "please tell me", "please", "and", "hey", "so tell me",
  ])
  private static let longestTopic = 4
}

extension ArraySlice<Token> {
  /// The tokens without the marks at their end.
  fileprivate func withoutEndMarks() -> ArraySlice<Token> {
    var tokens = self
    while let last = tokens.last, last.kind == .punctuation { tokens = tokens.dropLast() }
    return tokens
  }
}
