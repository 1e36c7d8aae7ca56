import Catalog
import IntentWire
import Language

/// Going back to what was asked for before something else: “back to the photos, only the favorites”.
extension Conversation {
  /// The earlier request to which a sentence goes back, with what it says of it besides.
  func returned(_ text: String, _ tokens: [Token], _ state: ConversationState) -> (
    request: LastRequest, rest: String?
  )? {
    var left = tokens[...]
    func skip(_ words: [[String]]) -> Bool {
      left = left.drop { $0.kind == .punctuation }
      guard let opening = words.first(where: { $0.count < left.count && left.map(\.folded).starts(with: $0) })
      else {
        return false
      }
      left.removeFirst(opening.count)
      return true
    }
    while skip(FollowUpWords.interjections + FollowUpWords.refusing) {}
    guard skip(FollowUpWords.returning) else { return nil }
    left = left.drop { FollowUpWords.determiners.contains($0.folded) }
    let named = left.prefix { $0.kind != .punctuation && !FollowUpWords.behindReturn.contains($0.folded) }
    let nouns = Set(language.contentWords(of: Array(named)).map { language.lemma(of: $0.folded) })
    guard (1...Self.mostNouns).contains(nouns.count) else { return nil }
    let known = (state.earlier ?? []) + (state.last.map { [$0] } ?? [])
    guard let request = known.last(where: { !nouns.isDisjoint(with: names(of: $0)) }) else { return nil }
    let rest = left.dropFirst(named.count).drop { $0.kind == .punctuation || $0.folded == "and" }
    guard rest.contains(where: { $0.kind != .punctuation && !FollowUpWords.closings.contains($0.folded) })
    else {
      return (request, nil)
    }
    let words = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: []).text(of: rest.indices)
    return (request, words)
  }

  /// Goes back to an earlier request, as it was or with what is said of it.
  func resume(
    _ request: LastRequest, with rest: String?, _ state: inout ConversationState
  ) async -> Move {
    state.remember(request)
    guard let rest else {
      return await start(
        request, values: request.values.merging(request.answers, uniquingKeysWith: { $1 }), &state)
    }
    let own = decision(of: reader.read(rest, context: context), state.memory)
    if let changed = followUp(rest, own: own, state) {
      return await start(changed.reading, from: changed.text, &state)
    }
    return await begin(rest, &state)
  }

  /// The words by which a person may call a request, as dictionary forms.
  private func names(of request: LastRequest) -> Set<String> {
    let manifest = app(request.app)?.manifest.intent(request.intent)
    let texts =
      [ValueWords.words(request.intent), manifest?.title ?? "", name(request.app)]
      + FollowUpWords.nouns.filter { request.intent.contains($0.key) }.map(\.value)
    let tokens = texts.flatMap { language.tokens(in: $0) }
    return Set(
      language.contentWords(of: tokens).map { language.lemma(of: $0.folded) }.filter {
        !FollowUpWords.doing.contains($0)
      })
  }

  /// The most words that name a request.
  private static let mostNouns = 3
}

extension ConversationState {
  /// The most earlier requests that are kept.
  private static let mostEarlier = 8

  /// Makes a request the last one, and keeps the one before for going back to it.
  mutating func remember(_ request: LastRequest) {
    if let old = last, old.app != request.app || old.intent != request.intent {
      var kept = earlier ?? []
      kept.removeAll { $0.app == old.app && $0.intent == old.intent }
      kept.append(old)
      earlier = Array(kept.suffix(Self.mostEarlier))
    }
    last = request
  }
}
