import AppHost
import FoundationAdditions
import IntentWire

extension Asking {
  /// Has the app come to the front, and asks the person before where that is wanted.
  ///
  /// - Throws: An error that ends the intent when the person says no, or when there is nothing to show the app on.
  static func continueInForeground(_ dialog: IntentDialog?, alwaysConfirms: Bool) async throws {
    guard let run = RunningIntent.current else {
      throw AppIntentError(
        .failure("The app can be opened only while the assistant performs the intent."))
    }
    if run.mode == .foreground { return }
    guard run.hasDisplay else {
      throw AppIntentError(
        .foreground(ForegroundRequest(dialog: dialog, alwaysConfirms: false, then: nil)))
    }
    if alwaysConfirms { try await confirm(dialog ?? "Continue in the app?", .continue) }
    run.openApp()
  }
}
