import Catalog
import Donations
public import IntentWire

extension Conversation {
  /// Has a shortcut of an app carried out, for which the person said a phrase of their own.
  ///
  /// A request goes the same way as a sentence that means the same; an activity is handed to the app.
  ///
  /// - Parameters:
  ///   - shortcut: What is done.
  ///   - app: The app's bundle identifier.
  ///   - state: Where the conversation stands.
  /// - Returns: `nil` when the words are the answer to an open question instead, or the app is gone.
  public func carryOut(
    _ shortcut: ShortcutValue, of app: String, state: ConversationState
  ) async -> (Reply, ConversationState)? {
    switch state.phase {
    case .idle, .finished: break
    case .choosing, .asking, .confirming, .suspended, .offering: return nil
    }
    guard let installed = self.app(app) else { return nil }
    if let call = shortcut.call {
      return await perform(call.intent, in: app, parameters: call.parameters, state: state)
    }
    guard let activity = shortcut.activity else { return nil }
    guard permissions.mayUse(app) else { return ended(end(.failed, Sentences.denied(installed.name)), state) }
    var move = end(.done, Sentences.opening(installed.name))
    move.reply.app = installed.name
    move.reply.activity = activity
    move.reply.handOver = ActivityHandOver(
      app: app, continuation: ActivityContinuation(activity: activity))
    return ended(move, state)
  }
}
