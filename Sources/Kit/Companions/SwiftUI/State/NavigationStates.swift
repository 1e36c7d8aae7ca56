// What a model keeps of how its views are arranged. Nothing is arranged here: a tree has all columns, so the values are
// kept as the app sets them.

/// Which columns of a split view are seen.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first one.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle one.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last one.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension NavigationSplitView {
  /// Creates a view of two columns whose columns the app shows and hides; all are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }

  /// Creates a view of two columns, one of which comes first where there is room for one; all are shown.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }

  /// Creates a view of two columns whose columns the app shows, hides and orders; all are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }

  /// Creates a view of three columns.
  public init<First: View, Content: View>(
    @ViewBuilder sidebar: () -> First, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) where Sidebar == TupleView<(First, Content)> {
    let columns = TupleView((sidebar(), content()))
    self.init(sidebar: { columns }, detail: detail)
  }

  /// Creates a view of three columns whose columns the app shows and hides; all are shown.
  public init<First: View, Content: View>(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> First,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) where Sidebar == TupleView<(First, Content)> {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }
}

extension NavigationPath {
  /// The values in a form that can be kept: each with its type.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]
    private let entries: [Entry]

    private struct Entry: Codable, Equatable {
      let type: String
      let value: Data
    }

    fileprivate init?(_ values: [AnyHashable]) {
      var entries: [Entry] = []
      for value in values {
        guard let name = _mangledTypeName(type(of: value.base)), let codable = value.base as? any Codable,
          let data = try? JSONEncoder().encode(codable)
        else { return nil }
        entries.append(Entry(type: name, value: data))
      }
      self.values = values
      self.entries = entries
    }

    /// Reads the values.
    ///
    /// - Throws: An error of decoding when the program has no such type or the value is none of it.
    public init(from decoder: any Decoder) throws {
      entries = try [Entry](from: decoder)
      values = try entries.map { entry in
        guard let type = _typeByName(entry.type) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "There is no type “\(entry.type)”."))
        }
        return AnyHashable(try JSONDecoder().decode(type, from: entry.value))
      }
    }

    /// Writes the values.
    public func encode(to encoder: any Encoder) throws { try entries.encode(to: encoder) }

    /// Whether two hold the same values.
    public static func == (left: Self, right: Self) -> Bool { left.values == right.values }
  }

  /// The values in a form that can be kept; `nil` when one of them cannot be encoded.
  public var codable: CodableRepresentation? { CodableRepresentation(values) }

  /// Creates a path of values that were kept.
  public init(_ codable: CodableRepresentation) { values = codable.values }
}
