public import Catalog
public import IntentWire
public import Language

/// Reads a sentence as if a single phrase were all that is installed, to tell what keeps the phrase from matching.
///
/// ```swift
/// let trial = PhraseTrial("Start a run in ${applicationName}", apps: apps, vocabularies: [:], reader: English())
/// print(trial?.text(for: utterance, among: reading) ?? "no app has this phrase")
/// ```
public struct PhraseTrial: Sendable {
  /// The app whose phrase it is.
  public let app: InstalledApp
  /// The intent that the phrase is for.
  public let intent: String
  /// The phrase as the app has it.
  public let phrase: String
  private let understanding: Understanding

  /// Finds a phrase among those of App Shortcuts, titles and summaries; `nil` when no app has it.
  ///
  /// - Parameter phrase: The phrase; case, marks and the names of its placeholders make no difference, and the app's name
  ///   may stand for `${applicationName}`.
  public init?(
    _ phrase: String, apps: [InstalledApp], vocabularies: [String: AppVocabulary], people: [String] = [],
    reader: any LanguageReader
  ) {
    for app in apps.sorted(by: { $0.identifier < $1.identifier }) {
      let wanted = Self.words(phrase, of: app)
      let ways = Self.ways(of: app)
      guard let way = ways.first(where: { Self.words($0.phrase, of: app) == wanted }) else { continue }
      self.app = app
      intent = way.intent
      self.phrase = way.phrase
      var alone = app
      alone.manifest.intents = app.manifest.intents.compactMap { intent in
        guard intent.identifier == way.intent else { return nil }
        var bare = intent
        bare.isDiscoverable = false
        bare.appIntent?.kinds = nil
        bare.appIntent?.schema = nil
        return bare
      }
      alone.manifest.shortcuts = [ShortcutManifest(intent: way.intent, phrases: [way.phrase])]
      // Requests for things are no phrases.
      alone.manifest.queries = []
      understanding = Understanding(
        apps: [alone], vocabularies: vocabularies.filter { $0.key == app.identifier }, people: people,
        reader: reader, phrases: PackedPhrases.english.filter { $0.key == "_common" || $0.key == "_similar" })
      return
    }
    return nil
  }

  /// The sentences that an app has for its intents, its own phrases first.
  private static func ways(of app: InstalledApp) -> [(phrase: String, intent: String)] {
    app.manifest.shortcuts.flatMap { shortcut in shortcut.phrases.map { ($0, shortcut.intent) } }
      + app.manifest.intents.flatMap { intent in
        (intent.appIntent?.sentences ?? []).map { ($0.template, intent.identifier) }
          + [(intent.title, intent.identifier)]
      }
  }

  /// The words of a phrase, with one sign for all placeholders and none for the app's name.
  private static func words(_ phrase: String, of app: InstalledApp) -> [String] {
    var words: [String] = []
    var rest = phrase[...]
    while let open = rest.firstRange(of: "${") {
      words += PhraseWords.split(String(rest[..<open.lowerBound]))
      guard let close = rest[open.upperBound...].firstIndex(of: "}") else { return words }
      words += rest[open.upperBound..<close] == "applicationName" ? PhraseWords.split(app.name) : ["$"]
      rest = rest[rest.index(after: close)...]
    }
    return words + PhraseWords.split(String(rest))
  }

  /// How the sentence reads with this phrase alone.
  public func read(_ utterance: Utterance) -> Reading { understanding.read(utterance) }

  /// What would have to change for the phrase to match, or what it lost against, in words.
  ///
  /// - Parameter reading: How the sentence reads with all that is installed.
  public func text(for utterance: Utterance, among reading: Reading) -> String {
    let alone = read(utterance)
    let best = alone.best
    var lines = ["“\(phrase)” is for \(intent) in \(app.name)."]
    if case .accepted(let winner) = reading.decision, winner.app == app.identifier, winner.intent == intent {
      let how = winner.evidence.phrase == phrase ? "by this phrase" : "by “\(winner.evidence.phrase)”"
      return (lines + ["The sentence is understood so, \(how)."]).joined(separator: "\n") + "\n"
    }
    if case .accepted(let own) = alone.decision, !own.isByLikeness {
      lines.append("By itself it matches, with \(Explanation.number(own.score)).")
      switch reading.decision {
      case .accepted(let winner):
        lines.append(
          "It loses to “\(winner.evidence.phrase)” (\(winner.intent) in \(winner.appName)), which has "
            + "\(Explanation.number(winner.score)).")
      case .ambiguous(let winners):
        lines.append(
          "It is as good as " + winners.map { "\($0.intent) in \($0.appName)" }.joined(separator: " and "))
      case .refused: lines.append("With everything installed the sentence is refused.")
      }
      if !own.namesApp { lines.append("Name the app: say “in \(app.name)”.") }
      return lines.joined(separator: "\n") + "\n"
    }
    lines.append("By itself it does not match.")
    lines += changes(best)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a sentence that does not match would have to say.
  private func changes(_ best: Interpretation?) -> [String] {
    var lines: [String] = []
    let unused = best?.evidence.uses.filter { $0.role == "unused" }.map(\.text) ?? []
    if let best, best.isByLikeness {
      lines.append("It resembles the sentence with \(Explanation.number(best.score)).")
    }
    if let missing = best?.evidence.missing, !missing.isEmpty { lines.append("Say also: \(missing)") }
    if !unused.isEmpty { lines.append("Leave out: \(unused.joined(separator: ", "))") }
    if best?.namesApp != true, phrase.contains("${applicationName}") {
      lines.append("Name the app: say “in \(app.name)”.")
    }
    if lines.isEmpty { lines.append("It has no words in common with the sentence.") }
    lines.append("It would match: “\(example)”")
    return lines
  }

  /// The phrase as a person may say it.
  private var example: String {
    phrase.replacing(/\$\{([^}]*)\}/) { match in
      match.1 == "applicationName" ? app.name : "(\(IdentifierWords.words(of: String(match.1))))"
    }
  }

  /// The outcome for programs.
  public func json(for utterance: Utterance, among reading: Reading) -> JSONValue {
    let alone = read(utterance)
    var matches = false
    if case .accepted(let own) = alone.decision { matches = !own.isByLikeness }
    let best = alone.best
    return .object([
      "phrase": .string(phrase), "app": .string(app.name), "intent": .string(intent),
      "matches": .boolean(matches), "score": .number(best?.score ?? 0),
      "missing": best?.evidence.missing.map(JSONValue.string) ?? .null,
      "unused": .array(
        (best?.evidence.uses ?? []).filter { $0.role == "unused" }.map { .string($0.text) }),
      "example": .string(example), "text": .string(text(for: utterance, among: reading)),
    ])
  }
}

extension Reading {
  /// The interpretation that came first, whatever was decided.
  var best: Interpretation? {
    switch decision {
    case .accepted(let interpretation): interpretation
    case .ambiguous(let interpretations): interpretations.first
    case .refused(let nearest): nearest.first
    }
  }
}
