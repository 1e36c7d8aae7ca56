/// A search for entities by their properties: what a Find action asks of an app's query.
public struct EntitySearch: Sendable, Hashable, Codable {
  /// How a property is compared.
  public enum Comparison: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is the value.
    case equalTo
    /// It is not the value.
    case notEqualTo
    /// It is less than the value, or before it.
    case lessThan
    /// It is the value, or less.
    case lessThanOrEqualTo
    /// It is more than the value, or after it.
    case greaterThan
    /// It is the value, or more.
    case greaterThanOrEqualTo
    /// It contains the value, as text or as an element.
    case contains
    /// It begins with the value.
    case hasPrefix
    /// It ends with the value.
    case hasSuffix
    /// It lies between two values, both included.
    case isBetween
  }

  /// One condition.
  public struct Filter: Sendable, Hashable, Codable {
    /// The property's name.
    public var property: String
    /// How it is compared.
    public var comparison: Comparison
    /// What it is compared with: two values for ``Comparison/isBetween``, else one.
    public var values: [IntentValue]

    /// Creates a condition.
    public init(_ property: String, _ comparison: Comparison, _ values: [IntentValue]) {
      self.property = property
      self.comparison = comparison
      self.values = values
    }
  }

  /// One criterion of the order.
  public struct Order: Sendable, Hashable, Codable {
    /// The property's name.
    public var property: String
    /// Whether the smallest comes first.
    public var isAscending: Bool

    /// Creates a criterion.
    public init(_ property: String, isAscending: Bool = true) {
      self.property = property
      self.isAscending = isAscending
    }
  }

  /// The conditions; none finds everything.
  public var filters: [Filter]
  /// Whether every condition must hold, rather than one of them.
  public var matchesAll: Bool
  /// The criteria of the order, the most important first; none leaves the order to the app.
  public var order: [Order]

  /// Creates a search.
  public init(filters: [Filter] = [], matchesAll: Bool = true, order: [Order] = []) {
    self.filters = filters
    self.matchesAll = matchesAll
    self.order = order
  }
}

/// A request to one of an app's value queries: a value that the assistant made, for values of the app.
public struct ValueQueryCall: Sendable, Hashable, Codable {
  /// The query's type name.
  public var query: String
  /// What is looked for, in the form of the query's input; a search for audio is a record `AudioSearch`.
  public var input: IntentValue
  /// The most values to return; 0 for no limit.
  public var limit: Int
  /// The situation of the person.
  public var context: CallContext

  /// Creates a request.
  public init(query: String, input: IntentValue, limit: Int = 0, context: CallContext = CallContext()) {
    self.query = query
    self.input = input
    self.limit = limit
    self.context = context
  }
}
