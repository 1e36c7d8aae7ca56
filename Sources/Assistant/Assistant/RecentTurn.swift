import Conversation
import Foundation
import Logging
import Store

/// What the last turn of any conversation was about.
///
/// Who says something and says "unsend that" a moment later means what they have just said, whether or not the program
/// that they speak to calls it the same conversation.
struct RecentTurn: Sendable {
  /// For how many seconds a new conversation knows what the one before was about.
  static let span: TimeInterval = 120

  /// What is remembered of the conversation.
  var memory: ReferentMemory
  /// When the turn was taken.
  var date: Date
}

extension Assistant {
  /// How long a conversation is kept after its last turn, in seconds, and how many there are at most.
  static let keptConversations = (age: TimeInterval(7 * 86_400), count: 500)

  /// The state of a conversation that begins now.
  func newState(_ id: String, _ store: Store) throws -> ConversationState {
    forgetOldConversations(store)
    let now = configuration.now()
    let recent = try recent ?? lastTurn(store)
    self.recent = recent
    let age = now.timeIntervalSince(recent.date)
    guard age >= 0, age <= RecentTurn.span else { return ConversationState(id: id) }
    return ConversationState(id: id, memory: recent.memory.referentsOnly)
  }

  /// The last turn of which the store knows; one long ago when there was none.
  private func lastTurn(_ store: Store) throws -> RecentTurn {
    guard let last = try store.conversations(limit: 1).first,
      let state = try? JSONDecoder().decode(ConversationState.self, from: last.state)
    else { return RecentTurn(memory: ReferentMemory(), date: .distantPast) }
    return RecentTurn(memory: state.memory, date: last.updated)
  }

  /// Forgets conversations that nobody will go on with, looking at the first new one of each process and at every
  /// fiftieth; a store that cannot do it now does it another time.
  private func forgetOldConversations(_ store: Store) {
    newConversations += 1
    guard newConversations % 50 == 1 else { return }
    let kept = Self.keptConversations
    do {
      let oldest = configuration.now().addingTimeInterval(-kept.age)
      guard try store.hasConversations(before: oldest, orMoreThan: kept.count) else { return }
      try store.deleteConversations(before: oldest)
      try store.deleteConversations(keeping: kept.count)
    } catch {
      configuration.logger.warning("Old conversations could not be forgotten: \(error)")
    }
  }
}
