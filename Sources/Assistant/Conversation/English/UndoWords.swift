import Language

/// The English words with which a person takes back what was just done.
enum UndoWords {
  /// What was done.
  enum Deed {
    /// Something was made, sent or begun, which “delete that” takes back.
    case addition
    /// Something was deleted, which “keep it” takes back.
    case deletion
    /// Something is otherwise than before.
    case change

    /// What an intent does, by its name.
    init(_ intent: String) {
      if ["Delete", "Remove"].contains(where: intent.contains) {
        self = .deletion
      } else {
        let isAddition = ["Add", "Send", "Start", "Request", "Create", "Append"].contains(
          where: intent.contains)
        self = isAddition ? .addition : .change
      }
    }
  }

  /// Whether a sentence takes back what was done, and says nothing else.
  static func takesBack(_ tokens: [Token], _ deed: Deed) -> Bool {
    // “No, it's closed, take it off again”: the clauses around it only say why.
    let clauses = tokens.split { $0.kind == .punctuation }
    let places = clauses.indices.filter { isTakingBack(clauses[$0], deed) }
    guard !places.isEmpty else { return false }
    return clauses.indices.allSatisfy { index in
      if places.contains(index) { return true }
      let rest = FixedPhrases.openings(openings, of: clauses[index], limit: 2).rest
      return openings.contains(rest.map(\.folded)) || openings.contains(clauses[index].map(\.folded))
        || rest.prefix(2).contains { LeadingWords.remarks.contains($0.folded) }
        || rest.first.map { reasons.contains($0.folded) } ?? false
        || rest.prefix(3).dropFirst().contains { StatusWords.auxiliaries.contains($0.folded) }
    }
  }

  /// Words with which a clause begins that says why something is to be taken back, without saying of whom: “not feeling it”.
  private static let reasons: Set<String> = [
    "not", "shouldn't", "shouldnt", "doesn't", "doesnt", "didn't", "didnt", "can't", "cant", "won't", "wont",
    "too",
    "changed", "wrong", "pressed", "started",
  ]

  /// Whether words say that what was paused should go on, and nothing else.
  static func goesOn(_ tokens: ArraySlice<Token>) -> Bool {
    let words = tokens.filter { $0.kind != .punctuation }.map(\.folded)
    return goingOn.contains(words.joined(separator: " "))
  }

  /// The word for that which every app knows.
  static let resuming = "resume"

  private static let goingOn: Set<String> = [
    "go", "go on", "go ahead", "carry on", "continue", "keep going", "keep on", "back to it", "let's go",
    "lets go", "lets go on",
    "let's go on", "i'm ready", "im ready", "ready", "start again", "again", "unpause",
  ]

  private static func isTakingBack(_ clause: ArraySlice<Token>, _ deed: Deed) -> Bool {
    let said = FixedPhrases.openings(openings, of: clause).rest
    if takesBack(said.map(\.folded)[...], deed) { return true }
    // “We have some undo that”: the reason stands before it.
    if said.indices.dropFirst().contains(where: {
      said[$0].folded == undoing && takesBack(said[$0...].map(\.folded)[...], deed)
    }) {
      return true
    }
    // “Scratch that last one my sister gave it to me”: what follows only says why.
    let starts = said.indices.dropFirst(2).prefix(longest).filter {
      LeadingWords.remarks.contains(said[$0].folded) || whose.contains(said[$0].folded)
    }
    return starts.contains { takesBack(said[..<$0].map(\.folded)[...], deed) }
  }

  /// The verb that means nothing else, wherever it stands.
  private static let undoing = "undo"

  /// The most words of what is taken back, behind which a reason is looked for.
  private static let longest = 8

  /// Words before somebody of whom a remark is: “my sister gave it to me”.
  private static let whose = FollowUpWords.possessives.union(["somebody", "someone"])

  private static func takesBack(_ words: ArraySlice<String>, _ deed: Deed) -> Bool {
    var left = words
    while let word = left.last, left.count > 1, closings.contains(word) { left = left.dropLast() }
    let said = left.joined(separator: " ")
    if always.contains(said) { return deed != .deletion || !takingOff.contains(said) }
    return switch deed {
    case .addition: afterAddition.contains(said)
    case .deletion: afterDeletion.contains(said)
    case .change: false
    }
  }

  private static let openings: [[String]] = (FollowUpWords.interjections + FollowUpWords.refusing)
    .sorted { $0.count > $1.count }

  private static let closings: Set<String> = ["again", "please", "now", "then", "there", "though", "sorry"]

  private static let things = ["it", "that", "this", "them", "those", "these", "that one", "that last one"]

  private static let always = Set(
    [
      "undo", "take back", "revert", "reverse", "undo the last one", "undo the last thing",
      "undo what you did",
    ]
      + things.flatMap {
        [
          "undo \($0)", "take \($0) back", "revert \($0)", "reverse \($0)", "take \($0) off",
          "take \($0) out",
        ]
      }
      + ["i didn't mean to do that", "i didn't mean that", "i didnt mean to do that"])

  /// What would be done to a thing once more where it was deleted: “yes I'm sure, take them off”.
  private static let takingOff = Set(things.flatMap { ["take \($0) off", "take \($0) out"] })

  private static let afterAddition = Set(
    [
      "scratch", "strike", "delete", "remove", "drop", "erase", "bin", "scrap", "ditch", "trash", "discard",
      "lose",
      "get rid of",
    ].flatMap { verb in things.map { "\(verb) \($0)" } }
      + things.flatMap { ["throw \($0) away", "throw \($0) out", "chuck \($0)", "chuck \($0) out"] } + [
        "don't", "dont", "do not", "don't do it", "don't do that", "dont do it", "dont do that",
      ])

  private static let afterDeletion = Set(
    things.flatMap { thing in
      [
        "put \(thing) back", "put \(thing) back on", "put \(thing) back on the list", "bring \(thing) back",
        "restore \(thing)", "i'll keep \(thing)", "ill keep \(thing)", "we'll keep \(thing)",
        "let's keep \(thing)",
        "i want to keep \(thing)", "i'm keeping \(thing)", "add \(thing) back", "add \(thing) back on",
        "add \(thing) back to the list",
        "keep \(thing)", "keep \(thing) on", "keep \(thing) on the list", "we need \(thing)",
        "we still need \(thing)", "i do need \(thing)",
        "we do need \(thing)", "leave \(thing)",
        "leave \(thing) on", "leave \(thing) on the list", "i need \(thing)", "i still need \(thing)",
        "i want \(thing) back", "don't delete \(thing)", "dont delete \(thing)", "don't remove \(thing)",
      ]
    })
}
