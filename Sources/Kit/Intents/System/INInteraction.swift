public import Foundation
import IntentWire

/// A request that was made of an app, or that a person carried out in it by hand.
///
/// An app donates what a person did in it, so that the assistant knows their habits: which app they use for what, and
/// with whom. The assistant keeps the newest 5,000 donations of each app for up to 90 days; the person sees and
/// deletes them with `prithee donations`. Donated outside of the assistant's own processes, an interaction waits in
/// the assistant's home until it takes its next turn.
public class INInteraction: NSObject, NSCopying, NSSecureCoding {
  /// The request.
  public let intent: INIntent
  /// The answer.
  public let intentResponse: INIntentResponse?
  /// What became of it, as the code of the answer says.
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
    intentHandlingStatus = response.map { INIntentHandlingStatus(code: $0.codeName) } ?? .unspecified
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

  /// Archives can be read with a check of the class.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the request, the answer and what is known of them.
  public func encode(with coder: NSCoder) {
    coder.encode(intent, forKey: "intent")
    coder.encode(intentResponse, forKey: "intentResponse")
    coder.encode(intentHandlingStatus.rawValue, forKey: "intentHandlingStatus")
    coder.encode(direction.rawValue, forKey: "direction")
    if let dateInterval {
      coder.encode(dateInterval.start as NSDate, forKey: "start")
      coder.encode(dateInterval.end as NSDate, forKey: "end")
    }
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(groupIdentifier.map { $0 as NSString }, forKey: "groupIdentifier")
  }

  /// Reads an archived interaction.
  public required init?(coder: NSCoder) {
    guard let intent = coder.decodeObject(of: INIntent.self, forKey: "intent"),
      let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier")
    else { return nil }
    self.intent = intent
    intentResponse = coder.decodeObject(of: INIntentResponse.self, forKey: "intentResponse")
    intentHandlingStatus =
      INIntentHandlingStatus(rawValue: coder.decodeInteger(forKey: "intentHandlingStatus")) ?? .unspecified
    direction = INInteractionDirection(rawValue: coder.decodeInteger(forKey: "direction")) ?? .unspecified
    let start = coder.decodeObject(of: NSDate.self, forKey: "start") as Date?
    let end = coder.decodeObject(of: NSDate.self, forKey: "end") as Date?
    if let start, let end, start <= end { dateInterval = DateInterval(start: start, end: end) }
    self.identifier = identifier.description
    groupIdentifier = coder.decodeObject(of: NSString.self, forKey: "groupIdentifier")?.description
    super.init()
  }

  /// The value of a parameter of the request or of the answer.
  ///
  /// - Returns: `nil` when there is no value, or the parameter belongs to another class.
  public func parameterValue(for parameter: INParameter) -> Any? {
    if let value = parameter.value(of: intent) { return value }
    return intentResponse.flatMap(parameter.value)
  }
}

extension INInteraction {
  /// Tells the assistant of the interaction.
  ///
  /// - Parameter completion: Told how it went, on a queue of its own: `nil`, or an ``INIntentError`` with the code
  ///   `donatingInteraction`.
  public func donate(completion: (((any Error)?) -> Void)? = nil) {
    Telling.send(.donate([donation]), or: .donatingInteraction, completion: completion)
  }

  /// Tells the assistant of the interaction.
  ///
  /// - Throws: ``INIntentError`` with the code `donatingInteraction`.
  public nonisolated(nonsending) func donate() async throws {
    try await Telling.send(.donate([donation]), or: .donatingInteraction)
  }

  /// Deletes all donated interactions of the app.
  ///
  /// - Parameter completion: Told how it went: `nil`, or an ``INIntentError`` with the code
  ///   `deletingAllInteractions`.
  public static func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    let selection = DonationSelection(kind: .interaction)
    Telling.send(.deleteDonations(selection), or: .deletingAllInteractions, completion: completion)
  }

  /// Deletes donated interactions; unknown identifiers are passed over.
  ///
  /// - Parameter completion: Told how it went: `nil`, or an ``INIntentError`` with the code
  ///   `deletingInteractionWithIdentifiers`.
  public static func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    let selection = DonationSelection(identifiers: identifiers, kind: .interaction)
    Telling.send(
      .deleteDonations(selection), or: .deletingInteractionWithIdentifiers, completion: completion)
  }

  /// Deletes a group of donated interactions.
  ///
  /// - Parameter completion: Told how it went: `nil`, or an ``INIntentError`` with the code
  ///   `deletingInteractionWithGroupIdentifier`.
  public static func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
    let selection = DonationSelection(group: groupIdentifier, kind: .interaction)
    Telling.send(
      .deleteDonations(selection), or: .deletingInteractionWithGroupIdentifier, completion: completion)
  }

  /// Deletes all donated interactions of the app.
  ///
  /// - Throws: ``INIntentError`` with the code `deletingAllInteractions`.
  public static func deleteAll() async throws {
    let selection = DonationSelection(kind: .interaction)
    try await Telling.send(.deleteDonations(selection), or: .deletingAllInteractions)
  }

  /// Deletes donated interactions; unknown identifiers are passed over.
  ///
  /// - Throws: ``INIntentError`` with the code `deletingInteractionWithIdentifiers`.
  public static func delete(with identifiers: [String]) async throws {
    let selection = DonationSelection(identifiers: identifiers, kind: .interaction)
    try await Telling.send(.deleteDonations(selection), or: .deletingInteractionWithIdentifiers)
  }

  /// Deletes a group of donated interactions.
  ///
  /// - Throws: ``INIntentError`` with the code `deletingInteractionWithGroupIdentifier`.
  public static func delete(with groupIdentifier: String) async throws {
    let selection = DonationSelection(group: groupIdentifier, kind: .interaction)
    try await Telling.send(.deleteDonations(selection), or: .deletingInteractionWithGroupIdentifier)
  }

  /// The interaction in the form in which it is sent.
  var donation: DonationValue {
    let outcome = intentResponse?.outcome(of: intent, confirming: false)
    return DonationValue(
      identifier: identifier, group: groupIdentifier, kind: .interaction,
      call: intent.call(identifier: identifier), outcome: outcome,
      activity: intentResponse?.userActivity.map { UserActivityValue($0) },
      direction: direction.caseName, status: intentHandlingStatus.caseName, start: dateInterval?.start,
      end: dateInterval?.end, title: intent.intentDescription,
      suggestedPhrase: intent.suggestedInvocationPhrase)
  }
}

extension INIntent {
  /// The request in the form in which it is sent.
  func call(identifier: String) -> IntentCall {
    IntentCall(
      id: identifier, intent: NSStringFromClass(type(of: self)), parameters: fields.values,
      context: CallContext(locale: Locale.current.identifier, timeZone: TimeZone.current.identifier))
  }
}

extension INIntentHandlingStatus {
  /// The status to which the code of an answer leads, by the code's case name.
  ///
  /// Codes that no other framework code resembles, such as an app's own, are unspecified.
  init(code: String) {
    switch code {
    case "ready": self = .ready
    case "inProgress": self = .inProgress
    case "success": self = .success
    case "continueInApp", "handleInApp": self = .deferredToApplication
    case _ where code.hasPrefix("failure"): self = .failure
    default: self = .unspecified
    }
  }
}
