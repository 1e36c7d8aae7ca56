import AppHost
import Foundation
import IntentWire
import Intents

/// Has the assistant change the person's phrases, and tells a view controller how it went.
enum VoiceShortcutChanging {
  /// Sends a change.
  ///
  /// - Parameter then: Told on the main actor: `nil`, or why the assistant refused.
  @MainActor
  static func send(
    _ change: VoiceShortcutChange, or code: INIntentErrorCode,
    then: @escaping @MainActor @Sendable (INIntentError?) -> Void
  ) {
    Messenger.current.post(.changeVoiceShortcut(change)) { result in
      let error: INIntentError? =
        switch result {
        case .success: nil
        case .failure(let fault):
          INIntentError(code, userInfo: [NSLocalizedDescriptionKey: fault.message])
        }
      Task { @MainActor in then(error) }
    }
  }
}
