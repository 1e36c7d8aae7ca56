public import Foundation

/// Something that a person did with an app, or that happened to them in it, as the app tells it.
public struct DonationValue: Sendable, Hashable, Codable {
  /// What was donated.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A request with its answer, as `INInteraction` carries it.
    case interaction
    /// An activity that may be suggested, as `NSUserActivity` carries it.
    case activity
  }

  /// Identifies the donation within its app.
  public var identifier: String
  /// Identifies several donations of the app that belong together.
  public var group: String?
  /// What was donated.
  public var kind: Kind
  /// The request with its values; `nil` for an activity.
  public var call: IntentCall?
  /// The answer to the request.
  public var outcome: IntentOutcome?
  /// The activity; for a request, the one of its answer.
  public var activity: UserActivityValue?
  /// The case name of the direction, for example `outgoing`.
  public var direction: String
  /// The case name of what became of it, for example `success`.
  public var status: String
  /// When it began.
  public var start: Date?
  /// When it ended.
  public var end: Date?
  /// What a person reads about it.
  public var title: String?
  /// The phrase by which a person might ask for it.
  public var suggestedPhrase: String?

  /// Creates a donation.
  public init(
    identifier: String, group: String? = nil, kind: Kind, call: IntentCall? = nil,
    outcome: IntentOutcome? = nil, activity: UserActivityValue? = nil, direction: String = "unspecified",
    status: String = "unspecified", start: Date? = nil, end: Date? = nil, title: String? = nil,
    suggestedPhrase: String? = nil
  ) {
    self.identifier = identifier
    self.group = group
    self.kind = kind
    self.call = call
    self.outcome = outcome
    self.activity = activity
    self.direction = direction
    self.status = status
    self.start = start
    self.end = end
    self.title = title
    self.suggestedPhrase = suggestedPhrase
  }
}

/// Which of an app's donations are meant.
public struct DonationSelection: Sendable, Hashable, Codable {
  /// Only donations with one of these identifiers; `nil` for any.
  public var identifiers: [String]?
  /// Only donations of this group; `nil` for any.
  public var group: String?
  /// Only donations of this kind; `nil` for any.
  public var kind: DonationValue.Kind?

  /// Creates a selection; without any limit it is all donations of the app.
  public init(identifiers: [String]? = nil, group: String? = nil, kind: DonationValue.Kind? = nil) {
    self.identifiers = identifiers
    self.group = group
    self.kind = kind
  }
}

/// Something that a person can have done with one phrase or one tap: a request with its values, or an activity.
public struct ShortcutValue: Sendable, Hashable, Codable {
  /// When a shortcut matters: a record of type `INDateRelevanceProvider`, `INLocationRelevanceProvider` or
  /// `INDailyRoutineRelevanceProvider` with the properties of that class.
  public typealias Relevance = RecordValue

  /// The request; `nil` for an activity.
  public var call: IntentCall?
  /// The activity; `nil` for a request.
  public var activity: UserActivityValue?
  /// What a person reads about it.
  public var title: String?
  /// The phrase that the app suggests for it.
  public var suggestedPhrase: String?
  /// When it matters.
  public var relevance: [Relevance]
  /// The case name of its role, `action` or `information`.
  public var role: String?

  /// Creates a shortcut.
  public init(
    call: IntentCall? = nil, activity: UserActivityValue? = nil, title: String? = nil,
    suggestedPhrase: String? = nil, relevance: [Relevance] = [], role: String? = nil
  ) {
    self.call = call
    self.activity = activity
    self.title = title
    self.suggestedPhrase = suggestedPhrase
    self.relevance = relevance
    self.role = role
  }
}

/// The shortcuts that an app names for one purpose; they replace its earlier ones for that purpose.
public struct ShortcutUpdate: Sendable, Hashable, Codable {
  /// What the shortcuts are for.
  public enum Purpose: String, Sendable, Hashable, Codable, CaseIterable {
    /// The person may give a phrase to them.
    case suggestions
    /// They matter at a certain time or place.
    case relevant
    /// The person may want to play them next.
    case upcomingMedia
  }

  /// What the shortcuts are for.
  public var purpose: Purpose
  /// The shortcuts, the most important first.
  public var shortcuts: [ShortcutValue]

  /// Creates an update.
  public init(purpose: Purpose, shortcuts: [ShortcutValue]) {
    self.purpose = purpose
    self.shortcuts = shortcuts
  }
}

/// A shortcut to which the person gave a phrase.
public struct VoiceShortcutValue: Sendable, Hashable, Codable {
  /// A UUID.
  public var identifier: String
  /// The phrase.
  public var phrase: String
  /// What is done.
  public var shortcut: ShortcutValue

  /// Creates a voice shortcut.
  public init(identifier: String, phrase: String, shortcut: ShortcutValue) {
    self.identifier = identifier
    self.phrase = phrase
    self.shortcut = shortcut
  }
}

/// A change to the person's voice shortcuts for an app.
public struct VoiceShortcutChange: Sendable, Hashable, Codable {
  /// Identifies the shortcut; one that is not known yet is added.
  public var identifier: String
  /// The phrase; `nil` removes the shortcut.
  public var phrase: String?
  /// What is done; needed for a new shortcut.
  public var shortcut: ShortcutValue?

  /// Creates a change.
  public init(identifier: String, phrase: String?, shortcut: ShortcutValue? = nil) {
    self.identifier = identifier
    self.phrase = phrase
    self.shortcut = shortcut
  }
}
