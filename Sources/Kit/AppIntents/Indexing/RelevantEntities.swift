import AppHost
import Foundation
import IntentWire

/// Tells the assistant which of an app's entities matter in a situation, for example what to listen to while working out.
///
/// They are kept in an index of their own, without words by which a search would find them, and are forgotten after four
/// weeks.
public struct RelevantEntities: Sendable {
  /// The only value.
  public static let shared = RelevantEntities()
  /// The name of the index.
  package static let index = "RelevantEntities"
  private static let lifetime: TimeInterval = 28 * 24 * 3600

  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  /// Replaces what matters in a situation.
  ///
  /// - Throws: `WireFault` when the assistant does not take it.
  public func updateEntities(_ entities: [any AppEntity], for context: AppEntityContext) async throws {
    let expires = now().addingTimeInterval(Self.lifetime).timeIntervalSince1970
    let items = entities.enumerated().map { place, entity in
      let reference = entity._reference
      return IndexItem(
        identifier: "\(context.name)/\(reference.type)/\(reference.identifier)", domain: context.name,
        expires: expires, entity: reference, priority: -place)
    }
    try await send(IndexUpdate(index: Self.index, removals: [.domains([context.name])], items: items))
  }

  /// Forgets everything.
  public func removeAllEntities() async throws {
    try await send(IndexUpdate(index: Self.index, removals: [.all]))
  }

  /// Forgets what matters in a situation.
  public func removeAllEntities(for context: AppEntityContext) async throws {
    try await send(IndexUpdate(index: Self.index, removals: [.domains([context.name])]))
  }

  /// Forgets entities in all situations.
  public func removeEntities(_ entities: [any AppEntity]) async throws {
    let byType = Dictionary(grouping: entities.map(\._reference), by: \.type)
    let removals = byType.sorted { $0.key < $1.key }.map { type, references in
      IndexUpdate.Removal.entities(type: type, identifiers: references.map(\.identifier))
    }
    try await send(IndexUpdate(index: Self.index, removals: removals))
  }

  /// Forgets entities in a situation.
  public func removeEntities(_ entities: [any AppEntity], from context: AppEntityContext) async throws {
    let identifiers = entities.map(\._reference).map { "\(context.name)/\($0.type)/\($0.identifier)" }
    try await send(IndexUpdate(index: Self.index, removals: [.identifiers(identifiers)]))
  }

  private func send(_ update: IndexUpdate) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      Messenger.current.post(.updateIndex(update)) { result in
        continuation.resume(with: result.map { _ in }.mapError { $0 })
      }
    }
  }
}

/// A situation in which some of an app's entities matter.
public struct AppEntityContext: Hashable, Sendable {
  /// The situation as the domain of an index.
  let name: String

  /// A situation in which a person may listen to something.
  public static func audio(_ context: AudioContext) -> AppEntityContext {
    AppEntityContext(name: "audio.\(context.name)")
  }
}

/// A situation in which a person may listen to something.
public struct AudioContext: Hashable, Sendable {
  let name: String

  /// While something plays.
  public static let nowPlaying = AudioContext(name: "nowPlaying")
  /// During any workout.
  public static let workout = AudioContext(name: "workout")

  /// During a workout of a kind.
  public static func workout<Activity: Hashable & Sendable>(activityType: Activity) -> AudioContext {
    AudioContext(name: "workout.activity-\(word(activityType))")
  }

  /// During a workout of an intensity.
  public static func workout<Level: Hashable & Sendable>(intensityLevel: Level) -> AudioContext {
    AudioContext(name: "workout.intensity-\(word(intensityLevel))")
  }

  /// A value as one level of a domain.
  private static func word(_ value: Any) -> String {
    "\(value)".map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
  }
}
