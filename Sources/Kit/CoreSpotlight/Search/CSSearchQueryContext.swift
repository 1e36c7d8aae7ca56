public import Foundation

/// How a query is carried out.
// The mutable state is behind a lock, so that the class is safe to share although it can be subclassed.
open class CSSearchQueryContext: NSObject, NSCopying, @unchecked Sendable {
  /// Where a query looks besides the app's index.
  public struct SourceOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Only the app's index.
    public static let `default`: SourceOptions = []
    /// Mail as well; there is none to look in, so that it changes nothing.
    public static let allowMail = SourceOptions(rawValue: 1)
  }

  struct State {
    var fetchAttributes: [String] = []
    var filterQueries: [String] = []
    var keyboardLanguage: String?
    var sourceOptions = SourceOptions.default
    var enableRankedResults = false
    var disableSemanticSearch = false
    var maxResultCount = 0
    var maxSuggestionCount = 0
    var maxRankedResultCount = 0
  }

  private let lock = NSLock()
  private var kept = State()

  /// Creates a context that finds everything.
  public override init() { super.init() }

  var state: State {
    get { lock.withLock { kept } }
    set { lock.withLock { kept = newValue } }
  }

  /// The attributes that results carry; none for all of them.
  open var fetchAttributes: [String] {
    get { state.fetchAttributes }
    set { state.fetchAttributes = newValue }
  }

  /// Queries that every result must satisfy besides.
  open var filterQueries: [String] {
    get { state.filterQueries }
    set { state.filterQueries = newValue }
  }

  /// The language in which the person types; noted only.
  open var keyboardLanguage: String? {
    get { state.keyboardLanguage }
    set { state.keyboardLanguage = newValue }
  }

  /// Where a query looks besides the app's index.
  open var sourceOptions: SourceOptions {
    get { state.sourceOptions }
    set { state.sourceOptions = newValue }
  }

  /// A context with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSSearchQueryContext()
    copy.state = state
    return copy
  }
}

/// How a query of a person's words is carried out.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  /// Creates a context that finds everything.
  public override init() { super.init() }

  /// Creates a context for a query that goes on from a suggestion.
  public convenience init(currentSuggestion: CSSuggestion?) {
    self.init()
    suggestion = currentSuggestion
  }

  /// The suggestion from which the query goes on.
  private(set) var suggestion: CSSuggestion? {
    get { suggestionLock.withLock { keptSuggestion } }
    set { suggestionLock.withLock { keptSuggestion = newValue } }
  }

  private let suggestionLock = NSLock()
  private var keptSuggestion: CSSuggestion?

  /// Whether the best results come first.
  ///
  /// The assistant always ranks; without this, results come in the order of their identifiers.
  open var enableRankedResults: Bool {
    get { state.enableRankedResults }
    set { state.enableRankedResults = newValue }
  }

  /// The most results; 0 for no limit.
  open var maxResultCount: Int {
    get { state.maxResultCount }
    set { state.maxResultCount = max(0, newValue) }
  }

  /// The most suggestions; 0 for none.
  open var maxSuggestionCount: Int {
    get { state.maxSuggestionCount }
    set { state.maxSuggestionCount = max(0, newValue) }
  }

  /// The most ranked results; 0 for no limit of their own.
  open var maxRankedResultCount: Int {
    get { state.maxRankedResultCount }
    set { state.maxRankedResultCount = max(0, newValue) }
  }

  /// Whether only the words themselves count, not what they mean; the assistant looks at words only.
  open var disableSemanticSearch: Bool {
    get { state.disableSemanticSearch }
    set { state.disableSemanticSearch = newValue }
  }

  /// A context with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSUserQueryContext(currentSuggestion: suggestion)
    copy.state = state
    return copy
  }
}
