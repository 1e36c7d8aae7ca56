public import Foundation
import FoundationAdditions

/// An intent that fits the app to what the person concentrates on.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the app leaves out while the filter is on.
  var appContext: FocusFilterAppContext { get }
  /// Filters that a person most likely wants.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// Nothing is left out.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// No suggestions.
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

  /// Says that ``appContext`` has changed; it is read when it is needed, so nothing has to be done for it.
  public static func invalidateFocusFilterAppContext() {}

  /// The filter that is on.
  ///
  /// Linux has no filters for a focus: this is one without values, as it is on other platforms while none is on.
  public static var current: Self {
    get async { Self() }
  }
}

/// Why there is no filter.
public enum SetFocusFilterIntentError: LocalizedError, Equatable {
  /// There is none.
  case notFound
  /// It lacks a value.
  case missingParameterValue

  /// What happened.
  public var errorDescription: String? {
    switch self {
    case .notFound: "There is no such focus filter."
    case .missingParameterValue: "The focus filter lacks a value."
    }
  }
}

/// What an app leaves out while a filter is on.
public struct FocusFilterAppContext {
  /// Which notifications are let through.
  public let notificationFilterPredicate: NSPredicate?
  /// What the identifiers of the content begin with that is let through.
  public let targetContentIdentifierPrefix: String?

  /// Creates a context.
  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// For what filters are suggested.
public struct FocusFilterSuggestionContext: Sendable {
  /// Creates a context.
  public init() {}
}
