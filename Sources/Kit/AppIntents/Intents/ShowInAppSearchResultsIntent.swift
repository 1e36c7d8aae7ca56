import FoundationAdditions
import IntentWire

/// An intent that opens the app's own search.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The type of what is looked for.
  associatedtype Criteria: SearchCriteria
  /// Where the app can look.
  static var searchScopes: Criteria.SearchScopes { get }
  /// What is looked for.
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent where Criteria.SearchScopes == Void {
  /// The app looks in one place only.
  public static var searchScopes: Void { () }
}

extension ShowInAppSearchResultsIntent {
  /// The app is brought to the front.
  public static var openAppWhenRun: Bool { true }
}

/// What is looked for in an app.
public protocol SearchCriteria: _IntentValue, Hashable, Sendable {
  /// The type of the places where an app can look.
  associatedtype SearchScopes = Void
}

/// Words to look for.
public struct StringSearchCriteria: SearchCriteria {
  /// The kinds of content where an app can look.
  public typealias SearchScopes = [StringSearchScope]

  /// The words.
  public var term: String

  /// Creates criteria.
  public init(term: String) {
    self.term = term
  }

  /// Plain text.
  public static var _bridge: _ValueBridge {
    .plain(.string, StringSearchCriteria.self) {
      .string($0.term)
    } read: { value, _ in
      StringSearchCriteria(term: value.displayText)
    }
  }
}

/// A kind of content where an app can look.
public enum StringSearchScope: String, AppEnum {
  /// Everything.
  case general
  /// Films.
  case movies
  /// Series and shows.
  case tv
  /// Other videos.
  case freeformVideo

  /// “Search Scope”.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Search Scope" }
  /// The names of the kinds.
  public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
    [.general: "Everything", .movies: "Movies", .tv: "TV", .freeformVideo: "Videos"]
  }
}
