import Catalog
import IntentWire
import Language
import Understanding

/// Examples that have to do with what was said.
extension ExampleRequests {
  /// A sentence for an intent of an app, with the words that it and the intent are described with.
  private struct Example {
    var app: InstalledApp
    var intent: String
    var text: String
    var words: Set<String>
  }

  /// Returns sentences for what has to do with some words: those that have a word in common with them, of the apps in turn.
  func about(_ topic: [Token], apps: [InstalledApp], count: Int) -> [String] {
    let wanted = words(topic)
    let found = all(of: apps).filter { !wanted.isDisjoint(with: $0.words) }
    // An app that says the word itself has more to do with it than one whose description only holds it.
    let saying = found.filter { !wanted.isDisjoint(with: words(language.tokens(in: $0.text))) }
    let apps = Set((saying.isEmpty ? found : saying).map(\.app.identifier))
    return inTurn(found.filter { apps.contains($0.app.identifier) }, count: count)
  }

  /// Returns sentences to try instead of one that was not understood.
  ///
  /// Those come first that share a word with it that few apps know, and those of the nearest readings. Where there are none,
  /// it depends on the sentence alone which apps' turn it is, so that the same sentence gets the same.
  func hints(
    for tokens: [Token], _ nearest: [Interpretation], apps: [InstalledApp], count: Int
  ) -> [String] {
    let examples = all(of: apps)
    let said = words(tokens)
    var ranked: [(example: Example, rank: Double)] = []
    for example in examples {
      var rank = 0.0
      for word in said.intersection(example.words) {
        let others = Set(examples.lazy.filter { $0.words.contains(word) }.map(\.app.identifier)).count
        if apps.count == 1 || others <= Self.fewApps { rank += 1 / Double(others) }
      }
      let reading = nearest.first { $0.app == example.app.identifier && $0.intent == example.intent }
      if let reading, reading.score >= Self.nearReading { rank += reading.score }
      if rank > 0 { ranked.append((example, rank)) }
    }
    // Sorting is stable only by the place beside the rank.
    let best = ranked.enumerated().sorted {
      ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset)
    }.map(\.element.example)
    let fitting = unique(best, count: count)
    if apps.count == 1 { return unique(best + examples, count: count) }
    return fitting.isEmpty ? rotated(examples, by: Self.number(of: tokens), count: count) : fitting
  }

  /// How many apps may know a word that still tells which of them is meant.
  private static let fewApps = 2
  /// The score from which a reading that was refused tells what was meant.
  private static let nearReading = 0.45

  // MARK: Choosing

  /// All sentences of the apps, in the order of the apps' names.
  private func all(of apps: [InstalledApp]) -> [Example] {
    apps.sorted { ($0.name, $0.identifier) < ($1.name, $1.identifier) }.flatMap { app in
      let names = words(language.tokens(in: app.name))
      return requests(of: app).map { request in
        let intent = app.manifest.intent(request.intent)
        let described =
          [request.text, intent?.title ?? "", intent?.summary ?? ""]
          + (intent?.parameters.compactMap { type(of: $0, in: app) } ?? [])
        let words = words(described.flatMap(language.tokens(in:))).subtracting(names)
        return Example(app: app, intent: request.intent, text: request.text, words: words)
      }
    }
  }

  /// What a parameter's things are called.
  private func type(of parameter: ParameterManifest, in app: InstalledApp) -> String? {
    guard case .entity(let type) = parameter.type.element else { return nil }
    return app.manifest.entities.first { $0.identifier == type }?.title
  }

  private func words(_ tokens: [Token]) -> Set<String> {
    Set(language.contentWords(of: tokens).map { language.lemma(of: $0.folded) })
  }

  /// One of each app in turn.
  private func inTurn(_ examples: [Example], count: Int) -> [String] {
    var lists: [[Example]] = []
    for example in examples {
      if let last = lists.last?.last, last.app.identifier == example.app.identifier {
        lists[lists.count - 1].append(example)
      } else {
        lists.append([example])
      }
    }
    let longest = lists.map(\.count).max() ?? 0
    let ordered = (0..<longest).flatMap { row in lists.compactMap { $0.indices.contains(row) ? $0[row] : nil }
    }
    return unique(ordered, count: count)
  }

  /// Sentences of as many apps as there are to be sentences, beginning with an app and a sentence that a number tells.
  private func rotated(_ examples: [Example], by number: UInt64, count: Int) -> [String] {
    var apps: [String] = []
    for example in examples where apps.last != example.app.identifier { apps.append(example.app.identifier) }
    guard !apps.isEmpty else { return [] }
    let first = Int(number % UInt64(apps.count))
    let turned = (apps[first...] + apps[..<first]).flatMap { app in
      let own = examples.filter { $0.app.identifier == app }
      let start = Int(number / UInt64(apps.count) % UInt64(own.count))
      return Array(own[start...] + own[..<start])
    }
    return inTurn(turned, count: count)
  }

  private func unique(_ examples: [Example], count: Int) -> [String] {
    var seen: Set<String> = []
    return Array(examples.map(\.text).filter { seen.insert($0).inserted }.prefix(count))
  }

  /// A number for a sentence, the same wherever the program runs.
  private static func number(of tokens: [Token]) -> UInt64 {
    var number: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in tokens.map(\.folded).joined(separator: " ").utf8 {
      number = (number ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    // The last bits of such a number change too little from one sentence to the next.
    return number >> 20
  }
}
