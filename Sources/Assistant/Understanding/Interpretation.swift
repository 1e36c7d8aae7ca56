public import IntentWire
public import Language

/// One thing that a person's sentence may mean: an app, an intent, and the values that the words gave it.
public struct Interpretation: Sendable, Hashable {
  /// The app's bundle identifier.
  public var app: String
  /// The app's display name.
  public var appName: String
  /// The intent's class or type name.
  public var intent: String
  /// The values by parameter; words that the app must resolve are ``IntentValue/string(_:)``.
  public var values: [String: IntentValue]
  /// How well the sentence fits, 0 to 1; comparable between all readers.
  public var score: Double
  /// Whether the person named the app.
  public var namesApp: Bool
  /// Why: the phrase that matched and what the words were used for.
  public var evidence: Evidence
  /// Whether the person should be asked if it is meant: it only resembles what was said, and would change something.
  public var isDoubtful = false

  /// Whether it was found by likeness to a phrase or by what was learnt, not by the words of a phrase.
  public var isByLikeness: Bool { [Evidence.similar, Evidence.trained].contains(evidence.reader) }

  /// Whether carrying it out changes nothing: it finds and shows.
  public var onlyLooks: Bool { Self.onlyLooks(intent) }

  /// Whether it says by its name that it only looks something up, as an app's own intents do: “SuggestTrails”.
  public var isNamedForLooking: Bool { Self.isNamedForLooking(intent) }

  /// Whether an intent says so by its name.
  public static func isNamedForLooking(_ intent: String) -> Bool {
    isNamed(intent, by: ["Find", "Search", "Show", "Suggest"])
  }

  /// Whether the name of an intent begins with one of some words: “SuggestTrails” with “Suggest”.
  public static func isNamed(_ intent: String, by words: [String]) -> Bool {
    words.contains { word in
      intent.hasPrefix(word) && intent.dropFirst(word.count).first?.isUppercase ?? false
    }
  }

  /// Whether carrying it out plays something.
  public var plays: Bool { Self.plays(intent) }

  /// Whether carrying out an intent plays something.
  public static func plays(_ intent: String) -> Bool {
    intent == AudioRequest.action || intent == "INPlayMediaIntent"
  }

  /// Whether carrying out an intent of SiriKit changes nothing: it finds and shows.
  public static func onlyLooks(_ intent: String) -> Bool {
    ["INSearch", "INGet", "INList"].contains { intent.hasPrefix($0) }
  }

  /// Creates an interpretation.
  public init(
    app: String, appName: String, intent: String, values: [String: IntentValue], score: Double,
    namesApp: Bool, evidence: Evidence
  ) {
    self.app = app
    self.appName = appName
    self.intent = intent
    self.values = values
    self.score = score
    self.namesApp = namesApp
    self.evidence = evidence
  }

  /// Takes over what another reading of the same request found in some words, for parameters that have no value here.
  ///
  /// - Parameter range: Where the words are, in UTF-8 offsets.
  mutating func keep(_ other: Interpretation, between range: Range<Int>) {
    guard other.app == app, other.intent == intent else { return }
    let uses = Dictionary(grouping: other.evidence.uses) { $0.parameter }
    for (parameter, value) in other.values where values[parameter] == nil {
      guard let own = uses[parameter],
        own.allSatisfy({ $0.start >= range.lowerBound && $0.end <= range.upperBound })
      else { continue }
      values[parameter] = value
      evidence.uses += own
    }
  }
}

/// What speaks for an interpretation.
public struct Evidence: Sendable, Hashable, Codable {
  /// Words that were used for a parameter, the app's name, or as filler.
  public struct Use: Sendable, Hashable, Codable {
    /// The role: `parameter:NAME`, `app`, `phrase`, `filler`, `unused`, `aside` for a statement besides the request or what the
    /// person took back, or
    /// `compared` for words that were only compared with a phrase.
    public var role: String
    /// The words as written.
    public var text: String
    /// Where they stand in the sentence, in UTF-8 offsets; start included, end excluded.
    public var start: Int
    /// Where they end.
    public var end: Int

    /// The parameter to which the words gave a value; `nil` for another role.
    public var parameter: String? {
      let lead = "parameter:"
      return role.hasPrefix(lead) ? String(role.dropFirst(lead.count)) : nil
    }

    /// Creates a use.
    public init(role: String, text: String, start: Int, end: Int) {
      self.role = role
      self.text = text
      self.start = start
      self.end = end
    }
  }

  /// The reader that spoke: `templates`, `find`, `trained` or `similar`.
  public var reader: String
  /// The phrase that matched, as it stands in its file.
  public var phrase: String
  /// Where the phrase comes from, for example a phrase file or an App Shortcut.
  public var source: String
  /// What the words of the sentence were used for, in order.
  public var uses: [Use]
  /// What the score is made of, by name.
  public var scores: [String: Double]
  /// What the phrase would still have needed, for a sentence that does not fit it whole.
  public var missing: String?

  /// Creates evidence.
  public init(
    reader: String, phrase: String, source: String, uses: [Use], scores: [String: Double],
    missing: String? = nil
  ) {
    self.missing = missing
    self.reader = reader
    self.phrase = phrase
    self.source = source
    self.uses = uses
    self.scores = scores
  }
}

/// The decision of the arbiter over all interpretations of a sentence.
public enum Decision: Sendable, Hashable {
  /// One interpretation is clearly the best.
  case accepted(Interpretation)
  /// Several are as good; the person should choose (between apps, or between intents).
  case ambiguous([Interpretation])
  /// Nothing fits well enough; `nearest` is what came closest, for the explanation.
  case refused(nearest: [Interpretation])
}

extension Decision {
  /// Below this score an interpretation is so vague that other readers are asked.
  private static let weak = 0.78

  /// The interpretation that fits best; `nil` when nothing fits.
  var best: Interpretation? {
    switch self {
    case .accepted(let best): best
    case .ambiguous(let several): several.first
    case .refused: nil
    }
  }

  /// Whether nothing fits.
  var isRefused: Bool { if case .refused = self { true } else { false } }

  /// Whether nothing fits, or only vaguely.
  var isWeak: Bool {
    switch self {
    case .accepted(let best): best.score < Self.weak && !best.namesApp
    case .ambiguous: false
    case .refused: true
    }
  }
}

/// What was understood of one sentence, with every reason.
public struct Reading: Sendable, Hashable {
  /// The sentence.
  public var text: String
  /// The interpretations that were considered, best first.
  public var candidates: [Interpretation]
  /// What was decided.
  public var decision: Decision
  /// What the clauses of the sentence do with their content.
  public var mood = SentenceMood()
  /// What was found and is not done, because the sentence does not order it to be done now; `nil` where nothing was.
  public var withheld: Withholding?
  /// What else should be known of it, for example that only a part of a long text was looked at.
  public var notes: [String]

  /// Creates a reading.
  public init(
    text: String, candidates: [Interpretation], decision: Decision, notes: [String] = []
  ) {
    self.notes = notes
    self.text = text
    self.candidates = candidates
    self.decision = decision
  }
}
