import Catalog
import IntentWire
import Language
public import Understanding

/// Several requests in one sentence, which are carried out one after the other: “end my workout and pause the music”.
extension Conversation {
  /// Returns the requests that a sentence makes one after the other, or nil where it makes one.
  ///
  /// - Parameters:
  ///   - text: The sentence.
  ///   - whole: What it means as one request.
  ///   - memory: What was spoken of before.
  public func requests(in text: String, whole: Decision, _ memory: ReferentMemory) -> [String]? {
    RequestSequence(
      words: language.clauses, read: { decision(of: reader.read($0, context: context), memory) },
      type: { app($0.app)?.manifest.intent($0.intent)?.parameter($1)?.type.element }
    ).requests(in: text, whole: whole)
  }

  /// Takes the first of several requests; the others wait for it.
  func beganFirst(of requests: [String], _ state: inout ConversationState) async -> Move {
    guard let first = requests.first else { return end(.notUnderstood, Sentences.heardNothing) }
    let move = await begin(first, &state)
    state.afterwards = Array(requests.dropFirst())
    return move
  }

  /// The end of a turn, after the requests that wait for the one that came to an end.
  ///
  /// What is called off or not understood takes them with it, and the reply says so; what could not be done does not.
  func followed(_ move: Move, _ state: inout ConversationState) async -> Move {
    var move = await emptied(move, &state)
    var replies = [move.reply]
    while case .finished(let end) = move.phase, let next = state.afterwards?.first {
      guard end == .done || end == .failed else { break }
      let rest = state.afterwards?.dropFirst() ?? []
      state.phase = move.phase
      let other = await begin(next, &state)
      state.afterwards = rest.isEmpty ? nil : Array(rest)
      let following = await emptied(other, &state)
      replies.append(following.reply)
      move = Self.joined(move, following)
    }
    if replies.count > 1 { move.reply.earlier = Array(replies.dropLast()) }
    if case .finished = move.phase, let left = state.afterwards {
      state.afterwards = nil
      let note = Sentences.leftOut(left)
      move.reply.spoken += " \(note)"
      move.reply.printed += "\n\(note)"
    }
    return move
  }

  /// Leaves what is going on, with the requests that wait for it, and returns the sentence that says so.
  func leaving(_ state: inout ConversationState) -> String {
    defer { state.afterwards = nil }
    guard let left = state.afterwards else { return Sentences.droppedTheOldOne }
    return "\(Sentences.droppedTheOldOne) \(Sentences.leftOut(left))"
  }

  /// What is said and shown of two requests in one turn.
  private static func joined(_ first: Move, _ second: Move) -> Move {
    var move = second
    move.reply.spoken = "\(first.reply.spoken) \(second.reply.spoken)"
    move.reply.printed = "\(first.reply.printed)\n\(second.reply.printed)"
    move.reply.snippet = second.reply.snippet ?? first.reply.snippet
    move.reply.activity = second.reply.activity ?? first.reply.activity
    move.reply.live = second.reply.live ?? first.reply.live
    move.reply.shownApp = second.reply.shownApp ?? first.reply.shownApp
    let handOvers =
      (first.reply.earlierHandOvers ?? []) + [first.reply.handOver, second.reply.handOver].compactMap(\.self)
    move.reply.handOver = handOvers.last
    move.reply.earlierHandOvers = handOvers.count > 1 ? Array(handOvers.dropLast()) : nil
    return move
  }
}
