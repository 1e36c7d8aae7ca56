import AppHost
import Foundation
import FoundationAdditions
import IntentWire
import Synchronization

/// Identifies one donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  fileprivate let value: UUID

  fileprivate init() { value = UUID() }

  /// The identifier on the wire.
  fileprivate var text: String { value.uuidString }
}

/// Takes note of what a person did in the app itself, so that the assistant knows their habits.
///
/// A donation goes to the assistant, or waits in its home until it takes its next turn.
public struct IntentDonationManager: Sendable {
  /// The manager of the app.
  public static var shared: IntentDonationManager { IntentDonationManager() }

  /// Donates an intent; does not wait for the assistant.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    post(DonationRecord.donation(of: intent, result: nil))
  }

  /// Donates an intent, and waits until the assistant has it.
  ///
  /// - Throws: An error when the assistant does not take it.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    try await send(DonationRecord.donation(of: intent, result: nil))
  }

  /// Donates an intent with its result; does not wait for the assistant.
  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
    post(DonationRecord.donation(of: intent, result: result))
  }

  /// Donates an intent with its result, and waits until the assistant has it.
  ///
  /// - Throws: An error when the assistant does not take it.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    try await send(DonationRecord.donation(of: intent, result: result))
  }

  /// Donates an intent with its result from code that could wait, but need not.
  func note(_ intent: some AppIntent, _ result: some IntentResult) {
    _ = post(DonationRecord.donation(of: intent, result: result))
  }

  /// Has the assistant forget donations.
  ///
  /// - Returns: The identifiers of those that this process has donated; the assistant does not tell others.
  /// - Throws: An error when the assistant does not do it.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    let known = DonationRecord.known.withLock { records in
      let found = records.filter { predicate.matches($0) }
      records.removeAll { predicate.matches($0) }
      return found
    }
    if let selection = predicate.selection(among: known) {
      _ = try await Messenger.current.send(.deleteDonations(selection))
    }
    return known.map(\.identifier)
  }

  private func post(_ donation: (record: DonationRecord, value: DonationValue)) -> IntentDonationIdentifier {
    Messenger.current.post(.donate([donation.value]))
    return donation.record.kept
  }

  private func send(
    _ donation: (record: DonationRecord, value: DonationValue)
  ) async throws -> IntentDonationIdentifier {
    _ = try await Messenger.current.send(.donate([donation.value]))
    return donation.record.kept
  }
}

/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  fileprivate enum Kind: Sendable {
    case identifier(IntentDonationIdentifier)
    case entity(String)
    case intent(String, entity: String?)
  }

  fileprivate let kind: Kind

  /// The donation with an identifier.
  public static func donationIdentifier(
    _ identifier: IntentDonationIdentifier
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate(kind: .identifier(identifier))
  }

  /// The donations with an entity among their values, as far as this process has made them.
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate(kind: .entity(identifier.description))
  }

  /// The donations of an intent; with an entity, those that have it and that this process has made.
  public static func intentType(
    _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> IntentDonationMatchingPredicate {
    let name = String(describing: intentType)
    return IntentDonationMatchingPredicate(kind: .intent(name, entity: entityIdentifier?.description))
  }

  fileprivate func matches(_ record: DonationRecord) -> Bool {
    switch kind {
    case .identifier(let identifier): record.identifier == identifier
    case .entity(let entity): record.entities.contains(entity)
    case .intent(let name, let entity):
      record.intent == name && (entity.map { record.entities.contains($0) } ?? true)
    }
  }

  /// What the assistant is asked to forget; `nil` for nothing.
  fileprivate func selection(among known: [DonationRecord]) -> DonationSelection? {
    switch kind {
    case .identifier(let identifier): DonationSelection(identifiers: [identifier.text])
    case .intent(let name, entity: nil): DonationSelection(group: DonationRecord.group(of: name))
    case .entity, .intent:
      known.isEmpty ? nil : DonationSelection(identifiers: known.map(\.identifier.text))
    }
  }
}

/// What a process remembers of a donation that it made.
private struct DonationRecord: Sendable {
  /// The most that a process remembers.
  private static let limit = 5000

  static let known = Mutex<[DonationRecord]>([])

  let identifier = IntentDonationIdentifier()
  let intent: String
  /// The entities among its values, as `EntityIdentifier` writes them.
  let entities: Set<String>

  /// The identifier, once the donation is remembered.
  var kept: IntentDonationIdentifier {
    Self.known.withLock { records in
      records.append(self)
      if records.count > Self.limit { records.removeFirst(records.count - Self.limit) }
    }
    return identifier
  }

  /// The group of an intent's donations, by which they can be forgotten together.
  static func group(of intent: String) -> String { "AppIntent.\(intent)" }

  static func donation(
    of intent: some AppIntent, result: (any IntentResult)?
  ) -> (record: DonationRecord, value: DonationValue) {
    let name = String(describing: type(of: intent))
    let values = Reflection.presetValues(of: intent)
    let entities = values.values.flatMap(\.elements).compactMap { value -> String? in
      if case .entity(let entity) = value { "\(entity.type)/\(entity.identifier)" } else { nil }
    }
    let record = DonationRecord(intent: name, entities: Set(entities))
    let parts = result as? any ResultParts
    let now = Date()
    let value = DonationValue(
      identifier: record.identifier.text, group: group(of: name), kind: .interaction,
      call: IntentCall(id: record.identifier.text, intent: name, parameters: values),
      outcome: result.map { _ in
        IntentOutcome(.success, dialog: parts?.dialog?.wire, value: parts?.wireValue)
      }, direction: "outgoing", status: "success", start: now, end: now,
      title: intent._predictionTitle ?? String(localized: type(of: intent).title))
    return (record, value)
  }
}

extension AppIntent {
  /// Donates the intent; does not wait for the assistant.
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.donate(intent: self) }

  /// Donates the intent, and waits until the assistant has it.
  ///
  /// - Throws: An error when the assistant does not take it.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self)
  }

  /// Donates the intent with its result; does not wait for the assistant.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self, result: result)
  }

  /// Donates the intent with its result, and waits until the assistant has it.
  ///
  /// - Throws: An error when the assistant does not take it.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self, result: result)
  }
}
