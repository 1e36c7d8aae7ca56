import AppHost
public import Foundation
import IntentWire

/// A search of an app in its own indexes for words as a person types them, with suggestions how they may go on.
///
/// Words are compared as they are written, and by their beginnings; what they mean is not looked at.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
  /// How a person dealt with a result.
  public enum UserInteractionKind: Int, Sendable, Hashable {
    /// They chose it.
    case select
    /// They looked at it.
    case focus
    /// They did what is usual.
    case `default`
  }

  private let lock = NSLock()
  private var handler: (([CSSuggestion]) -> Void)?
  private var count = 0
  private let typed: String

  /// Creates a query; without words it finds nothing.
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
    typed = userQueryString ?? ""
    super.init(.words(typed), userQueryContext ?? CSUserQueryContext())
  }

  /// Creates a query in the query language, without suggestions.
  public override init(queryString: String, queryContext: CSSearchQueryContext?) {
    typed = ""
    super.init(.expression(queryString), queryContext ?? CSUserQueryContext())
  }

  /// How many suggestions were found so far.
  open var foundSuggestionCount: Int { lock.withLock { count } }

  /// Gets the suggestions.
  open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// Loads what a search needs: nothing has to be loaded.
  open class func prepare() {}

  /// Loads what a search in protected indexes needs: nothing has to be loaded.
  open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) {}

  /// Tells the assistant that the person chose an item, or looked at it; what they chose comes first more often.
  public func userEngaged(_ item: Item, visibleItems: [Item], interaction: UserInteractionKind) {
    let kind: IndexEngagement.Kind = interaction == .focus ? .focus : .select
    Messenger.current.post(.engageIndex(IndexEngagement(identifier: item.id, kind: kind))) { _ in }
  }

  /// Notes that the person chose or saw a suggestion among others; only chosen items count in later searches.
  public func userEngaged(
    _ suggestion: Suggestion, visibleSuggestions: [Suggestion], interaction: UserInteractionKind
  ) {}

  override func found() async throws -> [CSSearchableItem] {
    if case .words(let words) = text, words.allSatisfy(\.isWhitespace) { return [] }
    var items = try await super.found()
    if !context.state.enableRankedResults { items.sort { $0.uniqueIdentifier < $1.uniqueIdentifier } }
    return items
  }

  override func run() async {
    if let handler = foundSuggestionsHandler, let found = try? await everything() {
      if !found.suggestions.isEmpty { handler(found.suggestions) }
    }
    await super.run()
  }

  /// The items and the suggestions.
  func everything() async throws -> (items: [CSSearchableItem], suggestions: [CSSuggestion]) {
    let items = try await found()
    let titles = items.flatMap { item in
      [item.attributeSet.title, item.attributeSet.displayName].compactMap(\.self)
        + (item.attributeSet.keywords ?? [])
    }
    let suggestions = CSSuggestion.completions(
      of: typed, from: titles, limit: context.state.maxSuggestionCount)
    lock.withLock { count = suggestions.count }
    return (items, suggestions)
  }
}

extension CSUserQuery {
  /// One of the things that were found.
  public typealias Item = CSSearchQuery.Results.Item

  /// One of the ways in which the words can go on.
  public struct Suggestion: Identifiable, Comparable, Sendable {
    /// The suggestion.
    public let suggestion: CSSuggestion

    /// The completed words.
    public var id: String { suggestion.localizedAttributedSuggestion.string }

    /// Whether both are the same words.
    public static func == (left: Suggestion, right: Suggestion) -> Bool { left.id == right.id }

    /// Whether the left one fits better.
    public static func < (left: Suggestion, right: Suggestion) -> Bool {
      left.suggestion.compare(byRank: right.suggestion) == .orderedAscending
    }
  }

  /// A result or a suggestion.
  public enum Response: Sendable {
    /// Something that was found.
    case item(Item)
    /// A way in which the words can go on.
    case suggestion(Suggestion)
  }

  /// What was found, with suggestions first; reading it carries the query out.
  public var responses: Responses { Responses(query: self) }

  /// The suggestions; reading them carries the query out.
  public var suggestions: Suggestions { Suggestions(query: self) }

  /// What a query found, with suggestions first.
  public struct Responses: AsyncSequence, Sendable {
    let query: CSUserQuery

    /// Reads what was found.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let query: CSUserQuery
      private var rest: ArraySlice<Response>?

      init(_ query: CSUserQuery) { self.query = query }

      /// The next one; `nil` after the last.
      ///
      /// - Throws: ``CSSearchQueryError``.
      public mutating func next() async throws -> Response? {
        var responses = if let rest { rest } else { try await query.allResponses()[...] }
        let response = responses.popFirst()
        rest = responses
        return response
      }
    }

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(query) }
  }

  /// The suggestions of a query.
  public struct Suggestions: AsyncSequence, Sendable {
    let query: CSUserQuery

    /// Reads the suggestions.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let query: CSUserQuery
      private var rest: ArraySlice<Suggestion>?

      init(_ query: CSUserQuery) { self.query = query }

      /// The next one; `nil` after the last.
      ///
      /// - Throws: ``CSSearchQueryError``.
      public mutating func next() async throws -> Suggestion? {
        var found =
          if let rest { rest } else {
            try await query.everything().suggestions.map { Suggestion(suggestion: $0) }[...]
          }
        let suggestion = found.popFirst()
        rest = found
        return suggestion
      }
    }

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(query) }
  }

  fileprivate func allResponses() async throws -> [Response] {
    let (items, suggestions) = try await everything()
    return suggestions.map { .suggestion(Suggestion(suggestion: $0)) } + items.map { .item(Item(item: $0)) }
  }
}
