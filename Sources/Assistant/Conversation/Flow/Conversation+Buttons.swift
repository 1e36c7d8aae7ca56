import Catalog
import IntentWire
import Language

/// The buttons of the snippet that the person sees: saying what is written on one presses it.
extension Conversation {
  /// Presses the button that a sentence names.
  ///
  /// - Returns: `nil` when the sentence names none of those that are seen.
  func pressed(_ tokens: [Token], _ state: inout ConversationState) async -> Move? {
    guard let shown = state.snippet, let index = button(in: shown, named: tokens) else { return nil }
    let button = shown.buttons[index]
    let move = await start(
      app: shown.app, intent: button.call.intent, values: button.call.parameters, &state)
    return await redrawn(move, after: shown, &state)
  }

  private func button(in shown: ShownSnippet, named tokens: [Token]) -> Int? {
    let words = tokens.filter { $0.kind != .punctuation }.map(\.folded)
    let titles = shown.buttons.map { button in
      language.tokens(in: button.title).filter { $0.kind != .punctuation }.map(\.folded)
    }
    if let whole = titles.firstIndex(of: words), !words.isEmpty { return whole }
    guard let rest = ButtonWords.named(words) else { return nil }
    if let whole = titles.firstIndex(of: rest) { return whole }
    let names = shown.buttons.map { [$0.title] }
    guard
      case .one(let index) = OptionMatcher(names, language: language).match(rest.joined(separator: " "))
    else { return nil }
    return index
  }

  /// The reply to a pressed button with the snippet as it is afterwards.
  ///
  /// A snippet that an intent of its own draws is drawn again, as the button may have changed what it shows.
  private func redrawn(
    _ move: Move, after shown: ShownSnippet, _ state: inout ConversationState
  ) async -> Move {
    guard move.reply.state == .done, move.reply.snippet == nil, var call = shown.redrawing else {
      return move
    }
    state.calls += 1
    call.id = "\(state.id).\(state.calls)"
    call.context = situation
    let drawn = await handle(PendingCall(app: shown.app, call: call), &state)
    guard drawn.reply.state == .done else { return move }
    var result = move
    result.reply.snippet = drawn.reply.snippet
    let lines = drawn.reply.snippet?.textLines ?? []
    result.reply.printed = ([move.reply.spoken] + lines).joined(separator: "\n")
    return result
  }
}
