import Catalog
import Donations
import Foundation
import IntentWire
import Language

/// Searches of everything that apps handed over, and opening what they found.
extension Conversation {
  /// The most results of a search.
  private static let results = 20

  /// What a sentence searches for in all apps; `nil` for one that asks for something else, or when nothing is searched.
  func searchRequest(_ text: String) -> SearchRequest? {
    guard search != nil else { return nil }
    return SearchRequest(text, apps: spokenNames, language: language)
  }

  /// The apps by the ways to call them, folded.
  private var spokenNames: [String: String] {
    var names: [String: String] = [:]
    for app in apps {
      for name in [app.name] + app.alternativeNames.map(\.text) {
        let words = language.tokens(in: name).filter { $0.kind != .punctuation }.map(\.folded)
        names[words.joined(separator: " ")] = app.identifier
      }
    }
    return names
  }

  /// Searches what apps handed over.
  ///
  /// - Parameter isCertain: Whether a search is surely meant, so that nothing found is an answer too.
  /// - Returns: `nil` when nothing was found and something else may be meant.
  func searched(
    _ request: SearchRequest, isCertain: Bool, _ state: inout ConversationState
  ) -> Move? {
    guard let search else { return nil }
    let found: (things: [FoundThing], total: Int)
    do {
      found = try search.search(
        for: request.words, app: request.app, whole: !isCertain, limit: Self.results)
    } catch {
      return isCertain ? end(.failed, Sentences.cannotSearch) : nil
    }
    guard let first = found.things.first else {
      return isCertain ? told(end(.done, Sentences.foundNothing(request.words)), request) : nil
    }
    state.memory.note(found.things)
    var move: Move
    if found.things.count == 1 {
      move = end(.done, Sentences.foundOne(first.title, app: name(first.app)))
      if let detail = first.detail { move.reply.printed += "\n  \(detail)" }
    } else {
      // Things that only mean about the same are not counted among those with the words.
      let total = max(found.total, found.things.count)
      let heading = Sentences.foundThings(total, request.words)
      let shown = found.things.prefix(situation.hasDisplay ? 10 : 5)
      let names = shown.map { Sentences.inApp($0.title, name($0.app)) }
      let rest = total - shown.count
      move = end(
        .done, "\(heading): \(language.join(names + (rest > 0 ? [Sentences.more(rest)] : []))).")
      move.reply.printed = (["\(heading):"] + lines(found.things)).joined(separator: "\n")
    }
    move.reply.result = .array(found.things.map { $0.json(app: name($0.app)) })
    return told(move, request)
  }

  private func told(_ move: Move, _ request: SearchRequest) -> Move {
    var move = move
    move.reply.app = request.app.map(name)
    move.reply.parameters = ["words": .string(request.words)]
    return move
  }

  private func lines(_ things: [FoundThing]) -> [String] {
    things.enumerated().map { index, thing in
      "\(index + 1). \(Sentences.inApp(thing.title, name(thing.app)))"
        + (thing.detail.map { " – \($0)" } ?? "")
    }
  }

  /// Tells one of the results, which “open it” means then.
  func shown(_ thing: FoundThing, _ state: inout ConversationState) -> Move {
    state.memory.note([thing])
    var move = end(.done, Sentences.capitalised(Sentences.inApp(thing.title, name(thing.app))) + ".")
    move.reply.app = name(thing.app)
    if let detail = thing.detail { move.reply.printed += "\n  \(detail)" }
    move.reply.result = thing.json(app: name(thing.app))
    return move
  }

  // MARK: Opening

  /// Opens the result at which a sentence points: “open the second one”, “open the Eagle Ridge one”.
  ///
  /// - Parameter isLast: Whether nothing else can be meant, so that a bare name is enough, of a result or of anything that
  ///   an app indexed.
  /// - Returns: `nil` when nothing was found that the sentence could mean, or it asks for something else.
  func openedResult(
    _ tokens: [Token], isLast: Bool, _ state: inout ConversationState
  ) async -> Move? {
    let things = state.memory.foundThings
    guard !things.isEmpty || isLast, let rest = openedWords(tokens, isShown: !things.isEmpty) else {
      return nil
    }
    let matcher = OptionMatcher(names(of: things), language: language)
    if let place = matcher.place(rest, among: things.count) {
      return await open(things[place], &state)
    }
    let isPointing = rest.allSatisfy {
      AnswerWords.singular.contains($0.folded) || AnswerWords.besideReferents.contains($0.folded)
    }
    if isPointing, things.count == 1 { return await open(things[0], &state) }
    if isPointing { return things.isEmpty ? nil : whichOf(things, &state) }
    if !things.isEmpty, matcher.place(rest, among: 1_000) != nil {
      return end(.failed, Sentences.onlySoMany(things.count))
    }
    let telling = rest.filter { !SearchWords.results.contains($0.folded) }
      .drop { SearchWords.articles.contains($0.folded) }
    guard isLast || telling.count < rest.count, !telling.isEmpty else { return nil }
    let words = telling.map(\.text).joined(separator: " ")
    if let move = await opened(words, among: things, &state) { return move }
    guard isLast else { return nil }
    let found = try? search?.search(for: words, app: nil, whole: true, limit: Self.results).things
    return await opened(words, among: found ?? [], &state)
  }

  /// The words of a sentence that say what is to be opened; `nil` when it asks for something else.
  ///
  /// - Parameter isShown: Whether results are shown, of which one may be shown too.
  private func openedWords(_ tokens: [Token], isShown: Bool) -> [Token]? {
    var words = tokens.filter { $0.kind != .punctuation }[...]
    while let filler = language.fillerPrefixes.first(where: { phrase in
      words.count > phrase.count && zip(words, phrase).allSatisfy { $0.folded == $1 }
    }) { words = words.dropFirst(filler.count) }
    let verbs = isShown ? SearchWords.opening.union(SearchWords.showing) : SearchWords.opening
    guard let verb = words.first, verbs.contains(verb.folded) else { return nil }
    if let needed = SearchWords.openingOnlyWith[verb.folded], !words.contains(where: { $0.folded == needed })
    {
      return nil
    }
    let rest = Array(words.dropFirst().drop { ["me", "to", "up", "with"].contains($0.folded) })
    return (1...12).contains(rest.count) ? rest : nil
  }

  /// Opens the thing that words name; `nil` when they name none.
  private func opened(
    _ words: String, among things: [FoundThing], _ state: inout ConversationState
  ) async -> Move? {
    switch OptionMatcher(names(of: things), language: language).match(words, places: false) {
    case .nothing: return nil
    case .one(let index): return await open(things[index], &state)
    case .several(let indices): return whichOf(indices.map { things[$0] }, &state)
    }
  }

  /// Says that several results fit, of which a number names one.
  private func whichOf(_ things: [FoundThing], _ state: inout ConversationState) -> Move {
    state.memory.note(things)
    var move = end(.done, Sentences.severalFit)
    move.reply.spoken = "\(Sentences.severalFit) \(Sentences.options(things.map(\.title)))"
    move.reply.printed = ([Sentences.severalFit] + lines(things)).joined(separator: "\n")
    return move
  }

  /// The state after a search that was made outside of a conversation, so that “open the second one” is understood.
  public func remembering(
    _ things: [FoundThing], state: ConversationState
  ) -> (Reply, ConversationState) {
    var state = state
    state.memory.note(things)
    return ended(end(.done, Sentences.done), state)
  }

  /// The names by which a person may call each of some results.
  private func names(of things: [FoundThing]) -> [[String]] {
    things.map { thing in
      [thing.title] + (thing.entity?.display.synonyms ?? [])
        + [name(thing.app), Sentences.inApp(thing.title, name(thing.app))]
    }
  }

  /// Opens something that was found, in its app: by the intent that opens such entities, by a link that the app takes, or
  /// by the activity that names the item.
  public func open(
    _ thing: FoundThing, state: ConversationState
  ) async -> (Reply, ConversationState) {
    var state = state
    let move = await open(thing, &state)
    return ended(move, state)
  }

  private func open(_ thing: FoundThing, _ state: inout ConversationState) async -> Move {
    guard let app = app(thing.app) else { return end(.failed, Sentences.removed(name(thing.app))) }
    if let entity = thing.entity, let opener = app.manifest.opener(of: entity.type) {
      let move = await start(
        app: app.identifier, intent: opener.identifier, values: ["target": .entity(entity)], &state)
      if move.reply.state != .failed { search?.noteOpening(of: thing) }
      return move
    }
    guard permissions.mayUse(app.identifier) else { return end(.failed, Sentences.denied(app.name)) }
    search?.noteOpening(of: thing)
    let link =
      thing.entity.flatMap { app.manifest.link(of: $0) }
      ?? thing.link.flatMap {
        app.manifest.takes($0) ? $0 : nil
      }
    let activity =
      link.map { UserActivityValue(type: ActivityType.browsing, title: thing.title, url: $0) }
      ?? UserActivityValue(
        type: ActivityType.searchableItem, title: thing.title,
        info: [ActivityType.itemIdentifier: .string(thing.identifier)])
    var move = end(.done, Sentences.openingThing(thing.title, app: app.name))
    move.reply.app = app.name
    move.reply.activity = activity
    if situation.hasDisplay {
      move.reply.handOver = ActivityHandOver(
        app: app.identifier, continuation: ActivityContinuation(activity: activity))
    }
    return move
  }
}

/// The activities by which an app goes on with something that was found.
enum ActivityType {
  /// The type of an activity that carries a link.
  static let browsing = "NSUserActivityTypeBrowsingWeb"
  /// The type that `CSSearchableItemActionType` names.
  static let searchableItem = "com.apple.corespotlightitem"
  /// The key of the item's identifier.
  static let itemIdentifier = "kCSSearchableItemActivityIdentifier"
}

extension FoundThing {
  /// The result for programs.
  fileprivate func json(app name: String) -> JSONValue {
    .object([
      "app": .string(name), "title": .string(title), "identifier": .string(identifier),
      "detail": detail.map(JSONValue.string) ?? .null,
    ])
  }
}
