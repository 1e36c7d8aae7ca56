public import Foundation

/// One thing that an app hands to the assistant's search index.
public struct IndexItem: Sendable, Hashable, Codable {
  /// The identifier, unique among the items of the app and index.
  public var identifier: String
  /// The group of items to which it belongs, with dots between the levels.
  public var domain: String?
  /// The attributes by the names of `CSSearchableItemAttributeSet`'s properties, and of the app's own keys.
  public var attributes: [String: IntentValue]
  /// When it may be forgotten, in seconds since 1970; `nil` for a month after it was handed over.
  public var expires: Double?
  /// The entity that it stands for.
  public var entity: EntityReference?
  /// How much it counts beside equally good matches; more is better, 0 by default.
  public var priority: Int
  /// Whether only the given attributes change, rather than the whole item.
  public var isUpdate: Bool

  /// Creates an item.
  public init(
    identifier: String, domain: String? = nil, attributes: [String: IntentValue] = [:],
    expires: Double? = nil,
    entity: EntityReference? = nil, priority: Int = 0, isUpdate: Bool = false
  ) {
    self.identifier = identifier
    self.domain = domain
    self.attributes = attributes
    self.expires = expires
    self.entity = entity
    self.priority = priority
    self.isUpdate = isUpdate
  }
}

/// A change of an app's index; all of it happens, or nothing.
///
/// What is removed goes first.
public struct IndexUpdate: Sendable, Hashable, Codable {
  /// Items to remove.
  public enum Removal: Sendable, Hashable, Codable {
    /// Every item of the index.
    case all
    /// Items by their identifiers.
    case identifiers([String])
    /// The items of domains, and of the domains below them.
    case domains([String])
    /// The entities of a type; with identifiers only those.
    case entities(type: String, identifiers: [String]?)
  }

  /// The app's name of the index; empty for the one that every app has.
  public var index: String
  /// What is removed.
  public var removals: [Removal]
  /// What is added or replaced.
  public var items: [IndexItem]
  /// The state that the app keeps with the index, at most 250 bytes; `nil` to leave it.
  public var state: Data?
  /// The state that must be there for the change to happen; `nil` when any will do.
  public var expectedState: Data?

  /// Creates a change.
  public init(
    index: String = "", removals: [Removal] = [], items: [IndexItem] = [], state: Data? = nil,
    expectedState: Data? = nil
  ) {
    self.index = index
    self.removals = removals
    self.items = items
    self.state = state
    self.expectedState = expectedState
  }
}

/// A search of an app in its own index.
public struct IndexQuery: Sendable, Hashable, Codable {
  /// What is looked for.
  public enum Text: Sendable, Hashable, Codable {
    /// A query in the syntax of `CSSearchQuery`.
    case expression(String)
    /// Words as a person types them.
    case words(String)
  }

  /// The app's name of the index; empty for the one that every app has, `nil` for all of the app's.
  public var index: String?
  /// What is looked for.
  public var text: Text
  /// Expressions that every item must satisfy besides.
  public var filters: [String]
  /// The most items to return; 0 for no limit.
  public var limit: Int

  /// Creates a search.
  public init(index: String? = nil, text: Text, filters: [String] = [], limit: Int = 0) {
    self.index = index
    self.text = text
    self.filters = filters
    self.limit = limit
  }
}

/// That a person dealt with something that a search in an app's own index had found.
public struct IndexEngagement: Sendable, Hashable, Codable {
  /// How they dealt with it.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// They chose it.
    case select
    /// They looked at it.
    case focus
  }

  /// The identifier of the item.
  public var identifier: String
  /// How they dealt with it.
  public var kind: Kind

  /// Creates a note.
  public init(identifier: String, kind: Kind) {
    self.identifier = identifier
    self.kind = kind
  }
}

/// A request to an app to hand items to the search index again.
public struct ReindexCall: Sendable, Hashable, Codable {
  /// The app's name of the index; empty for the one that every app has, `nil` for all of the app's.
  public var index: String?
  /// The identifiers of the items; `nil` for all.
  public var identifiers: [String]?

  /// Creates a request.
  public init(index: String? = nil, identifiers: [String]? = nil) {
    self.index = index
    self.identifiers = identifiers
  }
}

/// How far an app's work on a call has come.
public struct CallProgress: Sendable, Hashable, Codable {
  /// The call.
  public var call: String
  /// The part that is done, 0–1; `nil` when it is not known.
  public var fraction: Double?
  /// What is being done.
  public var title: String?
  /// More about it.
  public var detail: String?

  /// Creates a report.
  public init(call: String, fraction: Double? = nil, title: String? = nil, detail: String? = nil) {
    self.call = call
    self.fraction = fraction
    self.title = title
    self.detail = detail
  }
}
