public import AppIntentsBase
import Foundation
import FoundationAdditions

/// What a person asked to hear, for an app to find in its catalogue.
///
/// The assistant makes it of a sentence and gives it to the app's ``AppIntents/IntentValueQuery`` whose input it is:
///
/// ```swift
/// struct SongQuery: IntentValueQuery {
///   func values(for audioSearch: AudioSearch) async throws -> [SongEntity] {
///     switch audioSearch.criteria {
///     case .searchQuery(let query): await catalogue.songs(matching: query)
///     case .url(let urls): await catalogue.songs(at: urls)
///     case .unspecified: await catalogue.recommendations()
///     }
///   }
/// }
/// ```
public struct AudioSearch: Codable, Hashable, Sendable {
  /// How a person named what they want to hear.
  public enum Criteria: Codable, Hashable, Sendable {
    /// In words: what is left of the sentence without the command, such as a title and an artist.
    case searchQuery(String)
    /// With links, in the sentence or on the screen.
    case url([URL])
    /// Not at all: the app goes on with what was playing, or recommends something.
    case unspecified
  }

  /// How the person named what they want to hear.
  public var criteria: Criteria

  /// Creates a search.
  public init(criteria: Criteria) {
    self.criteria = criteria
  }

  /// Creates a search.
  ///
  /// - Parameter spotlightSearchResults: Always empty; the assistant does not look into the search index by itself.
  public init(criteria: Criteria, spotlightSearchResults: [Never]) {
    self.init(criteria: criteria)
  }
}

extension AudioSearch: TypeDisplayRepresentable, InstanceDisplayRepresentable, PersistentlyIdentifiable {
  /// “Audio Search”.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Audio Search" }

  /// The words or the links.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: title))
  }

  var title: String {
    switch criteria {
    case .searchQuery(let query): query
    case .url(let urls): urls.map(\.absoluteString).joined(separator: ", ")
    case .unspecified: "Anything"
    }
  }
}
