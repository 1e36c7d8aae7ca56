import Foundation

/// Identifies one donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  private let value: UUID

  init() { value = UUID() }
}

/// Takes note of what a person did in the app itself.
///
/// Donations are accepted and answered; this version of the assistant does not learn from them.
public struct IntentDonationManager: Sendable {
  /// The manager of the app.
  public static var shared: IntentDonationManager { IntentDonationManager() }

  /// Donates an intent.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Donates an intent.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Donates an intent with its result.
  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Donates an intent with its result.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
}

extension AppIntent {
  /// Donates the intent.
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.donate(intent: self) }

  /// Donates the intent.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self)
  }

  /// Donates the intent with its result.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self, result: result)
  }

  /// Donates the intent with its result.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self, result: result)
  }
}
