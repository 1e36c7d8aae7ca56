import IntentWire
import Language

/// The English questions about what was just done: “did it go out?”, “who did that go to?”.
enum StatusWords {
  /// Whether a sentence asks whether, how or with whom something was done, and nothing else.
  static func asks(_ tokens: [Token]) -> Bool { questions.contains(core(tokens).joined(separator: " ")) }

  /// The words for what a sentence asks whether it was done: “socks” of “did the socks get added?”.
  static func thingAskedAbout(_ tokens: [Token]) -> [String]? {
    let words = core(tokens)
    guard words.count > 2, let first = words.first, let last = words.last, auxiliaries.contains(first),
      deeds.contains(last)
    else { return nil }
    let thing = words.dropFirst().dropLast().filter { !besides.contains($0) && !closings.contains($0) }
    return thing.isEmpty ? nil : thing
  }

  /// The words without those around them that say nothing.
  private static func core(_ tokens: [Token]) -> [String] {
    var left = FixedPhrases.openings(openings, of: tokens.filter { $0.kind != .punctuation }[...]).rest
      .map(\.folded)[...]
    if left.count > 3, left.suffix(2).elementsEqual(["or", "not"]) { left = left.dropLast(2) }
    while let last = left.last, left.count > 1, closings.contains(last) { left = left.dropLast() }
    return Array(left)
  }

  /// Words with which a question begins whether something is so.
  static let auxiliaries: Set<String> = ["did", "was", "were", "is", "are", "has", "have"]
  private static let deeds: Set<String> = [
    "added", "booked", "called", "changed", "created", "deleted", "done", "made", "marked", "moved",
    "ordered",
    "removed", "saved", "sent", "started",
  ]
  private static let besides: Set<String> = [
    "a", "an", "been", "get", "got", "gotten", "message", "messages", "my", "text", "texts", "that", "the",
    "those", "to", "your",
  ]

  /// Whether a question points at what is going on: “how long till it gets here?”.
  static func pointsBack(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind == .word }.map(\.folded)
      .drop { TurningWords.pauseWords.contains($0) && $0 != "it" && $0 != "that" }
    guard let first = words.first, words.count > 2,
      TurningWords.questions.contains(first) || wheres.contains(first)
    else { return false }
    return words.dropFirst().contains { subjects.contains($0) || $0 == "there" }
  }

  private static let openings =
    FollowUpWords.interjections + FixedPhrases.longestFirst(["and", "but", "wait"])
  private static let closings: Set<String> = [
    "yet", "already", "now", "then", "ok", "okay", "correctly", "properly", "again", "just", "please",
    "right",
  ]
  /// Words with which a question begins that chooses nothing.
  static let openQuestions: Set<String> = [
    "what's", "whats", "who", "who's", "where", "where's", "when", "why", "how",
  ]
  /// Whether a sentence with this word at its beginning asks what or which something is, or more of the kind.
  static func isOpenQuestion(_ first: Token) -> Bool {
    openQuestions.contains(first.folded) || ["what", "which"].contains(first.folded)
  }

  /// The one of several things at which a question about it points by its place: “who was the last one from?”; `nil` for any
  /// other sentence.
  ///
  /// The last one is the latest, where the things have dates.
  static func askedThing(
    _ tokens: [Token], among things: [IntentValue], _ language: any LanguageReader
  ) -> IntentValue? {
    let words = tokens.filter { $0.kind == .word }
    guard let first = words.first, isOpenQuestion(first), (3...mostWordsOfQuestion).contains(words.count),
      !things.isEmpty,
      !words.contains(where: { ["i", "we", "you"].contains($0.folded) })
    else { return nil }
    let points = zip(words, words.dropFirst()).first { $1.folded == "one" }?.0
    if let points {
      if AnswerWords.last.contains(points.folded) { return Reference.latest(things) }
      guard let number = language.numbers(in: [points]).first, number.isOrdinal,
        let place = Int(exactly: number.value), (1...things.count).contains(place)
      else { return nil }
      return things[place - 1]
    }
    let isSingle = things.count == 1 && words.contains { ["it", "that", "this"].contains($0.folded) }
    return isSingle ? things[0] : nil
  }

  private static let mostWordsOfQuestion = 8
  private static let wheres: Set<String> = ["where", "where's", "wheres"]
  private static let subjects: Set<String> = ["it", "that", "this", "they", "them"]

  private static let questions: Set<String> = {
    let things = [
      "it", "that", "this", "they", "them", "those", "the message", "my message", "the text", "my text",
      "everything", "both", "both of them", "both of those", "all of that", "all of it", "it all",
    ]
    var found: Set<String> = [
      "what did i say", "what did i just say", "what did i send", "what did i just send", "what did you send",
      "what did you just send", "what did you do", "what did you just do", "what did you add",
      "what did you just add", "what did i add", "what did i just add", "what did you just book",
      "what did you book", "what did you delete", "what did you just delete", "what just happened",
      "what happened", "did i send it", "did i send that",
    ]
    for thing in things {
      for verb in [
        "go", "go out", "go through", "get sent", "send", "get there", "work", "get through", "save",
      ] {
        found.insert("did \(thing) \(verb)")
      }
      for verb in ["send", "add", "do", "save", "book", "delete", "change", "get", "mark", "make", "start"] {
        found.insert("did you \(verb) \(thing)")
        found.insert("have you \(verb) \(thing)")
      }
      for state in [
        "sent", "added", "done", "saved", "booked", "deleted", "delivered", "gone", "marked", "on",
      ] {
        found.insert("is \(thing) \(state)")
        found.insert("was \(thing) \(state)")
        found.insert("has \(thing) been \(state)")
        found.insert("have \(thing) been \(state)")
        found.insert("are \(thing) \(state)")
      }
      for question in ["who did \(thing) go to", "who was \(thing) sent to", "who did you send \(thing) to"] {
        found.insert(question)
      }
      for question in ["where did \(thing) go", "where did you put \(thing)", "where did you add \(thing)"] {
        found.insert(question)
      }
      found.insert("what does \(thing) say")
      found.insert("which list did \(thing) go on")
      found.insert("what list did \(thing) go on")
      found.insert("who did i send \(thing) to")
      found.insert("who got \(thing)")
    }
    for verb in ["send", "add", "do", "save", "book", "order", "delete", "change", "make", "start", "call"] {
      for thing in ["anything", "something", "anyone", "anybody"] { found.insert("did you \(verb) \(thing)") }
    }
    return found
  }()
}
