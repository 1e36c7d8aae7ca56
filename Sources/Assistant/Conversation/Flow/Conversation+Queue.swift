import Catalog
import IntentWire
import Language

/// One request for several things, of which an intent takes one at a time: “mark milk and eggs as done”.
extension Conversation {
  /// The call for the first of several things that a refused value names, and the calls for the others.
  ///
  /// - Returns: `nil` where the value names one thing, or the parameter takes several anyway.
  func divided(_ obstacle: Obstacle, _ pending: PendingCall) -> (first: PendingCall, others: [PendingCall])? {
    let name = obstacle.parameter
    guard obstacle.element == nil, let declared = parameter(name, of: pending),
      declared.type == declared.type.element, declared.type.isOfKnownThings, declared.type != .place,
      case .string(let text)? = pending.call.parameters[name]
    else { return nil }
    let tokens = language.tokens(in: text)
    let annotated = AnnotatedText(text: text, tokens: tokens, numbers: [], dates: [])
    let items = language.listItems(in: tokens).map { item in
      // “The passport and the rain jacket” are things of these names.
      let isNamed = item.count > 1 && FollowUpWords.articles.contains(tokens[item.lowerBound].folded)
      return IntentValue.string(annotated.text(of: isNamed ? item.lowerBound + 1..<item.upperBound : item))
    }
    guard (2...Self.mostQueued).contains(items.count) else { return nil }
    return divided(pending, name, items)
  }

  /// The call for the first of several values of a parameter, and the calls for the others.
  func divided(
    _ pending: PendingCall, _ name: String, _ values: [IntentValue]
  ) -> (first: PendingCall, others: [PendingCall])? {
    let calls = values.prefix(Self.mostQueued).enumerated().map { index, value in
      var call = pending
      call.put(value, into: name, element: nil, isList: false)
      if index > 0 { call.call.id += ".\(index)" }
      return call
    }
    guard let first = calls.first else { return nil }
    return (first, Array(calls.dropFirst()))
  }

  /// The end of a turn, after the calls that wait for the one that has succeeded.
  func emptied(_ move: Move, _ state: inout ConversationState) async -> Move {
    var move = move
    while case .finished(let end) = move.phase, let next = state.queue?.first {
      guard end == .done else {
        state.queue = nil
        break
      }
      state.queue?.removeFirst()
      move = saying(move.reply.spoken, before: await carryOn(next, &state))
    }
    if state.queue?.isEmpty ?? false { state.queue = nil }
    return move
  }

  /// The most things of one request.
  private static let mostQueued = 12
}
