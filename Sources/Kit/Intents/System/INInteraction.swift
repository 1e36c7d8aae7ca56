public import Foundation
import IntentWire

/// A request that was made of an app, or that a person carried out in it by hand.
public class INInteraction: NSObject, NSCopying {
  /// The request.
  public let intent: INIntent
  /// The answer.
  public let intentResponse: INIntentResponse?
  /// What became of it.
  public internal(set) var intentHandlingStatus: INIntentHandlingStatus
  /// Whether the person did something or something was done to them.
  public var direction: INInteractionDirection = .unspecified
  /// When it took place.
  public var dateInterval: DateInterval?
  /// Identifies the interaction, so that it can be deleted.
  public var identifier: String
  /// Identifies several that belong together.
  public var groupIdentifier: String?

  /// Creates an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    intentHandlingStatus =
      INIntentHandlingStatus.decoded(from: .string(response?.codeName ?? "")) ?? .unspecified
    identifier = UUID().uuidString
    super.init()
  }

  /// A copy with the same request and answer.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = INInteraction(intent: intent, response: intentResponse)
    copy.intentHandlingStatus = intentHandlingStatus
    copy.direction = direction
    copy.dateInterval = dateInterval
    copy.identifier = identifier
    copy.groupIdentifier = groupIdentifier
    return copy
  }

  /// Tells the assistant of the interaction.
  ///
  /// The assistant does not keep donations yet: the call succeeds at once.
  public func donate(completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }

  /// Tells the assistant of the interaction.
  public func donate() async throws {}

  /// Deletes all donations of the app.
  ///
  /// The assistant does not keep donations yet: the call succeeds at once.
  public static func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }

  /// Deletes donations; succeeds at once, as ``deleteAll(completion:)`` does.
  public static func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }

  /// Deletes a group of donations; succeeds at once, as ``deleteAll(completion:)`` does.
  public static func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }

  /// Deletes all donations of the app; succeeds at once, as ``deleteAll(completion:)`` does.
  public static func deleteAll() async throws {}

  /// Deletes donations; succeeds at once, as ``deleteAll(completion:)`` does.
  public static func delete(with identifiers: [String]) async throws {}

  /// Deletes a group of donations; succeeds at once, as ``deleteAll(completion:)`` does.
  public static func delete(with groupIdentifier: String) async throws {}
}
