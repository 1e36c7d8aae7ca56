import FoundationAdditions

/// An intent that begins without the app and may ask to go on in it.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// An error that ends the intent and leaves the rest to the app.
  ///
  /// - Parameter continuation: Runs when the person agrees to open the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(.foreground(ForegroundRequest(dialog: dialog, alwaysConfirms: true, then: continuation)))
  }

  /// Asks the person to open the app, and goes on in it.
  ///
  /// - Parameter continuation: What is done once the app is open; its value is returned.
  /// - Throws: An error that ends the intent when the person does not want to.
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: @MainActor @Sendable () async throws -> ResultValue = { () }
  ) async throws -> ResultValue {
    try await Asking.continueInForeground(dialog, alwaysConfirms: true)
    return try await continuation()
  }
}

extension AppIntent {
  /// Brings the app to the front, and goes on.
  ///
  /// - Parameter alwaysConfirm: Whether the person is asked even when the app may come to the front by itself.
  /// - Throws: An error that ends the intent when the person does not want to, or when there is no display.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
    try await Asking.continueInForeground(dialog, alwaysConfirms: alwaysConfirm)
  }

  /// An error that ends the intent and leaves the rest to the app.
  ///
  /// - Parameter continuation: Runs when the app is open.
  @_disfavoredOverload  // The older form has its continuation on the main actor.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true,
    continuation: (@Sendable () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(
      .foreground(ForegroundRequest(dialog: dialog, alwaysConfirms: alwaysConfirm, then: continuation)))
  }
}

/// A wish to go on in the app.
final class ForegroundRequest: Sendable, Hashable {
  let dialog: IntentDialog?
  let alwaysConfirms: Bool
  let then: (@Sendable () async throws -> Void)?

  init(dialog: IntentDialog?, alwaysConfirms: Bool, then: (@Sendable () async throws -> Void)?) {
    self.dialog = dialog
    self.alwaysConfirms = alwaysConfirms
    self.then = then
  }

  static func == (left: ForegroundRequest, right: ForegroundRequest) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
