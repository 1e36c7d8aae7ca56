import Language

/// Minimal pairs: one deed ordered, told of, asked about, refused and put off.
///
/// Writers think of sentences that are hard. What the plain ones have in common is learnt from deeds of many requests, each
/// set into some of the same frames.
struct MoodContrasts {
  /// How much a sentence counts: less than one that somebody wrote.
  static let weight = 0.25

  /// A frame for a deed: the words before and behind it, and the form that its verb has there.
  private struct Frame {
    enum Form { case plain, past, ing }

    var before = ""
    var form = Form.plain
    var behind = ""
    var aim: MoodAim

    init(_ text: String, _ aim: MoodAim) {
      let marks: [(String, Form)] = [("<did>", .past), ("<doing>", .ing), ("<do>", .plain)]
      for (mark, form) in marks {
        guard let range = text.firstRange(of: mark) else { continue }
        (before, behind) = (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
        self.form = form
      }
      self.aim = aim
    }

    func sentence(_ verb: String, _ rest: String) -> String {
      let form =
        switch form {
        case .plain: verb
        case .past: VerbForms.past(of: verb)
        case .ing: VerbForms.ing(of: verb)
        }
      return before + form + rest + behind
    }
  }

  private static let frames: [Frame] = [
    ("<do>", .now), ("please <do>", .now), ("<do> please", .now), ("could you <do>", .now),
    ("can you <do> for me", .now), ("would you please <do>", .now), ("would you mind <doing>", .now),
    ("I want you to <do>", .now), ("I'd like you to <do>", .now), ("I need you to <do> now", .now),
    ("go ahead and <do>", .now), ("hey, <do>", .now), ("okay so <do>", .now), ("just <do>", .now),
    ("don't forget to <do>", .now), ("it's late, <do>", .now), ("I'm in a hurry so <do>", .now),
    ("I <did>", .told), ("I already <did>", .told), ("I <did> yesterday", .told), ("I just <did>", .told),
    ("we <did> this morning", .told), ("she <did>", .told), ("my sister <did>", .told),
    ("I was going to <do>", .told), ("I was about to <do>", .told), ("I wanted to <do> but I forgot", .told),
    ("I've been meaning to <do>", .told), ("I might <do>", .told), ("maybe I'll <do> myself", .told),
    ("I'm thinking of <doing>", .told), ("I wish I could <do>", .told), ("I'd love to <do> one day", .told),
    ("my mother told me to <do>", .told), ("my boss wants me to <do>", .told), ("he said <do>", .told),
    ("she asked her brother to <do>", .told), ("they said I should <do>", .told), ("I usually <do>", .told),
    ("I never <do>", .told), ("I like <doing>", .told), ("I should have asked you to <do>", .told),
    ("should I <do>", .asked), ("do you think I should <do>", .asked), ("how do I <do>", .asked),
    ("did I <do>", .asked), ("did you <do>", .asked), ("why did you <do>", .asked),
    ("what if I <do>", .asked),
    ("what happens when I <do>", .asked), ("is it rude to <do>", .asked), ("who told you to <do>", .asked),
    ("would it help to <do>", .asked), ("are you able to <do>?", .asked), ("when did he <do>", .asked),
    ("don't <do>", .refused), ("please don't <do>", .refused), ("never <do>", .refused),
    ("no need to <do>", .refused), ("you don't have to <do>", .refused), ("I don't want to <do>", .refused),
    ("I don't want you to <do>", .refused), ("let's not <do>", .refused), ("stop, don't <do>", .refused),
    ("<do>, no wait, don't", .refused), ("<do>, never mind", .refused), ("<do>, actually no", .refused),
    ("<do>... oh forget it", .refused), ("I'd rather you didn't <do>", .refused),
    ("<do> tomorrow at nine", .later), ("<do> in ten minutes", .later), ("<do> when I get home", .later),
    ("<do> if it rains", .later), ("tonight at eight <do>", .later), ("when I leave work, <do>", .later),
    ("<do> later", .later), ("<do> once Sam is here", .later), ("could you <do> this weekend", .later),
    ("unless it's raining <do>", .later), ("on Friday <do>", .later),
  ].map(Frame.init)

  /// How many frames a deed is set into.
  private static let framesOfDeed = 6

  let reader: SentenceStructure

  /// Returns the sentences that requests give.
  ///
  /// - Parameter requests: Requests with the names of their intents.
  func examples(of requests: [(text: String, intent: String)]) -> [MoodTrainer.Example] {
    var next = 0
    return requests.flatMap { request -> [MoodTrainer.Example] in
      guard Self.atOnce.contains(request.intent), let (verb, rest, isSaid) = deed(in: request.text)
      else { return [] }
      return (0..<Self.framesOfDeed).compactMap { _ in
        let frame = Self.frames[next % Self.frames.count]
        // A prime that does not divide the number of frames, so that each has its turn.
        next += 13
        // A time behind a message may be part of it.
        if isSaid, frame.aim == .later, !frame.behind.isEmpty { return nil }
        let sentence = frame.sentence(verb, rest)
        return MoodTrainer.Example(
          features: reader.features(of: sentence), aim: frame.aim, weight: Self.weight)
      }
    }
  }

  /// Intents that hold no time: one in their sentences puts them off.
  private static let atOnce: Set<String> = [
    "INSendMessageIntent", "INStartCallIntent", "PlayAudio", "SkipSong", "PausePlayback",
    "INStartWorkoutIntent", "INEndWorkoutIntent", "INPauseWorkoutIntent", "INResumeWorkoutIntent",
    "INStartPhotoPlaybackIntent", "INUnsendMessagesIntent",
  ]

  /// The verb and the rest of a request that is nothing but an order, and whether something is said in it.
  private func deed(in text: String) -> (verb: String, rest: String, isSaid: Bool)? {
    guard text.utf8.count < 60, let space = text.firstIndex(of: " ") else { return nil }
    let verb = text[..<space].lowercased()
    let mood = reader.mood(of: text)
    guard VerbForms.isKnown(verb), mood.clauses.count == 1, let clause = mood.clauses.first,
      clause.force == .order, clause.moment == nil, clause.condition == nil, clause.cue.count == 1
    else { return nil }
    let rest = text[space...].trimmingSuffix { ".!?".contains($0) }
    return (verb, String(rest), clause.content != nil)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> Substring {
    var end = endIndex
    while end > startIndex, matches(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}

/// The forms of the verbs with which requests begin.
enum VerbForms {
  private static let irregular = [
    "tell": "told", "send": "sent", "ring": "rang", "put": "put", "make": "made", "get": "got",
    "give": "gave",
    "take": "took", "let": "let", "find": "found", "write": "wrote", "begin": "began", "leave": "left",
    "set": "set", "read": "read", "throw": "threw", "shut": "shut", "cut": "cut", "bring": "brought",
    "hit": "hit",
  ]
  private static let regular: Set<String> = [
    "call", "text", "message", "phone", "dial", "ask", "play", "skip", "stop", "start", "end", "pause",
    "resume",
    "finish", "show", "drop", "inform", "notify", "ping", "facetime", "contact", "queue", "open", "search",
    "unsend",
    "cancel", "delete", "remove", "record", "track", "log", "turn", "video", "reply", "email", "mail",
    "shoot",
  ]

  static func isKnown(_ verb: String) -> Bool { irregular[verb] != nil || regular.contains(verb) }

  static func past(of verb: String) -> String {
    if let form = irregular[verb] { return form }
    switch verb {
    case "shoot": return "shot"
    case "unsend": return "unsent"
    case "reply": return "replied"
    default: return stem(of: verb) + (verb.hasSuffix("e") ? "d" : "ed")
    }
  }

  static func ing(of verb: String) -> String {
    (verb.hasSuffix("e") ? String(verb.dropLast()) : stem(of: verb)) + "ing"
  }

  /// A verb with its last letter doubled where a form needs it.
  private static func stem(of verb: String) -> String {
    ["stop", "skip", "drop", "log", "get", "put", "let", "set", "shut", "cut", "hit", "begin"].contains(verb)
      ? verb + verb.suffix(1) : verb
  }
}
