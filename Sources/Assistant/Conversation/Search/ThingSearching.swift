public import Foundation
public import IntentWire

/// Something that an app handed to the search index, as a conversation shows and opens it.
public struct FoundThing: Sendable, Hashable, Codable {
  /// The bundle identifier of the app whose thing it is.
  public var app: String
  /// The app's name of the index; empty for the one that every app has.
  public var index: String
  /// The identifier within the app and index.
  public var identifier: String
  /// What a person reads of it.
  public var title: String
  /// A second line about it.
  public var detail: String?
  /// The entity that it stands for.
  public var entity: EntityReference?
  /// The link to its content.
  public var link: URL?

  /// Creates a description of something that was found.
  public init(
    app: String, index: String = "", identifier: String, title: String, detail: String? = nil,
    entity: EntityReference? = nil, link: URL? = nil
  ) {
    self.app = app
    self.index = index
    self.identifier = identifier
    self.title = title
    self.detail = detail
    self.entity = entity
    self.link = link
  }
}

/// Searches what apps handed over, for a conversation.
public protocol ThingSearching: Sendable {
  /// Finds things for words as a person says them, the best first.
  ///
  /// - Parameters:
  ///   - app: The bundle identifier of the only app to search; `nil` for all that may be used.
  ///   - whole: Whether all words must stand in a thing; otherwise some will do, or others that mean about the same.
  ///   - limit: The most things.
  /// - Returns: The things, and how many there are in all.
  func search(
    for words: String, app: String?, whole: Bool, limit: Int
  ) throws -> (things: [FoundThing], total: Int)

  /// Notes that a person opened something that was found, so that it rises in later searches.
  func noteOpening(of thing: FoundThing)
}
