public import FoundationAdditions
import IntentWire

/// A value to choose, with what a person sees of it.
public struct IntentItem<Value: _IntentValue>: Sendable {
  /// The value.
  public var value: Value
  /// What a person sees.
  public var description: DisplayRepresentation

  /// Creates an item with a title.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }

  /// Creates an item that shows itself.
  public init(_ value: Value) {
    self.value = value
    description =
      (value as? any InstanceDisplayRepresentable)?.displayRepresentation
      ?? DisplayRepresentation(stringLiteral: Value._bridge.encode(value)?.displayText ?? "\(value)")
  }

  /// Collects items.
  @resultBuilder
  public enum Builder {
    /// A value becomes an item.
    public static func buildExpression(_ expression: Value) -> [IntentItem<Value>] {
      [IntentItem(expression)]
    }
    /// An item.
    public static func buildExpression(_ expression: IntentItem<Value>) -> [IntentItem<Value>] {
      [expression]
    }
    /// Items one after the other.
    public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
      items.flatMap(\.self)
    }
    /// The items of a loop.
    public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
      components.flatMap(\.self)
    }
    /// Several values become items.
    public static func buildExpression(_ expression: [Value]) -> [IntentItem<Value>] {
      expression.map { IntentItem($0) }
    }
    /// Several items.
    public static func buildExpression(_ expression: [IntentItem<Value>]) -> [IntentItem<Value>] {
      expression
    }
    /// The items of a condition.
    public static func buildOptional(_ component: [IntentItem<Value>]?) -> [IntentItem<Value>] {
      component ?? []
    }
    /// The items of one branch.
    public static func buildEither(first component: [IntentItem<Value>]) -> [IntentItem<Value>] { component }
    /// The items of the other branch.
    public static func buildEither(second component: [IntentItem<Value>]) -> [IntentItem<Value>] { component }
    /// The items of an availability check.
    public static func buildLimitedAvailability(_ component: [IntentItem<Value>]) -> [IntentItem<Value>] {
      component
    }
  }
}

/// Items under a title.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// What a person sees above the items.
  public var description: DisplayRepresentation?
  /// The items.
  public var items: [IntentItem<Result>]

  /// Creates a section without a title.
  public init(items: [IntentItem<Result>]) {
    self.items = items
  }

  /// Creates a section of items; an older spelling of ``init(_:items:)``.
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title, items: items)
  }

  /// Creates a section of items.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    description = DisplayRepresentation(title: title)
    self.items = items
  }

  /// Creates a section of values.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Creates a section from a list in braces.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = title.map { DisplayRepresentation(title: $0) }
    items = itemsBuilder()
  }

  /// Creates a section from a list in braces, with a second line and a picture.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    items = itemsBuilder()
  }

  /// Collects sections.
  @resultBuilder
  public enum Builder {
    /// A section.
    public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] {
      [section]
    }
    /// An item becomes a section of its own.
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItemSection<Result>] {
      [IntentItemSection(items: [item])]
    }
    /// Sections one after the other.
    public static func buildBlock(_ sections: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
      sections.flatMap(\.self)
    }
    /// The sections of a loop.
    public static func buildArray(_ components: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>]
    {
      components.flatMap(\.self)
    }
    /// The sections of a condition.
    public static func buildOptional(_ component: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>]
    {
      component ?? []
    }
    /// The sections of one branch.
    public static func buildEither(first component: [IntentItemSection<Result>]) -> [IntentItemSection<
      Result
    >] {
      component
    }
    /// The sections of the other branch.
    public static func buildEither(second component: [IntentItemSection<Result>]) -> [IntentItemSection<
      Result
    >] {
      component
    }
    /// The sections of an availability check.
    public static func buildLimitedAvailability(
      _ component: [IntentItemSection<Result>]
    ) -> [IntentItemSection<Result>] {
      component
    }
  }
}

/// Values to choose from, in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// The sections.
  public var sections: [IntentItemSection<Result>]
  /// What a person is told above the values.
  public var promptLabel: LocalizedStringResource?
  /// Whether the values are listed under their first letters.
  public var usesIndexedCollation: Bool

  /// Creates a collection from sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Creates a collection from values.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) where Result: DisplayRepresentable {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })])
  }

  /// Creates a collection from sections in braces.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
  }

  /// The values of all sections.
  public var items: [Result.ValueType] {
    sections.flatMap(\.items).compactMap { $0.value as? Result.ValueType }
  }

  /// No values.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}
