/// How a shortcut with a parameter is listed, without the types of the parameter.
struct ShortcutPresentation: Sendable {
  /// The parameter's name.
  var parameter: String
  /// The sentence, with `${parameter}` in the place of the value.
  var summary: String
  /// The values that are offered, under titles.
  var collections: [any AppShortcutOptionsCollectionProtocol]
}

/// How a shortcut with a parameter is listed: one entry for each of the offered values.
///
/// The assistant keeps it with the shortcut, and has no list of shortcuts that would show the entries; phrases take the
/// values that the parameter's own type or options provider offers.
public struct AppShortcutParameterPresentation<
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
> {
  let content: ShortcutPresentation

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - keyPath: The parameter.
  ///   - summary: The sentence for an entry.
  ///   - optionsCollections: The values that are offered, under titles.
  public init(
    for keyPath: ParameterKeyPath,
    summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
    @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType> optionsCollections: () ->
      some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
  ) {
    content = ShortcutPresentation(
      parameter: Reflection.name(of: keyPath), summary: summary.text,
      collections: Array(optionsCollections()))
  }
}

/// What the parameter of a shortcut is called, with and without a value.
public struct AppShortcutParameterPresentationTitle<
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
>: Sendable {
  let specific: String
  let generic: String

  /// Creates a title.
  ///
  /// - Parameters:
  ///   - specific: The title with a value in it.
  ///   - generic: The title without a value.
  ///   - table: The string table in which translations stand; not looked up.
  public init(
    specific: AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>,
    generic: StaticString, table: StaticString? = nil
  ) {
    self.specific = specific.text
    self.generic = "\(generic)"
  }
}

/// A title with the place of a parameter's value.
public struct AppShortcutParameterPresentationTitleString<
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
>: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a title from text.
  public init(_ value: String) { text = value }
  /// Creates a title from a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a title from a literal with the parameter in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the words and the place of the parameter.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins an empty title.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds the place of the parameter's value.
    public mutating func appendInterpolation(_ subject: ParameterKeyPath) {
      text += "${\(Reflection.name(of: subject))}"
    }
  }
}

/// The sentence for a shortcut with a value of its parameter.
public struct AppShortcutParameterPresentationSummary<
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
>: Sendable {
  let text: String

  /// Creates a sentence.
  ///
  /// - Parameter table: The string table in which translations stand; not looked up.
  public init(
    _ summaryString: AppShortcutParameterPresentationSummaryString<
      Intent, Value, Parameter, ParameterKeyPath
    >,
    table: StaticString? = nil
  ) {
    text = summaryString.text
  }
}

/// A sentence with the place of a parameter's value.
public struct AppShortcutParameterPresentationSummaryString<
  Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
>: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a sentence from text.
  public init(_ value: String) { text = value }
  /// Creates a sentence from a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a sentence from a literal with the parameter in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the words and the place of the parameter.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds the place of the parameter's value.
    public mutating func appendInterpolation(_ subject: ParameterKeyPath) {
      text += "${\(Reflection.name(of: subject))}"
    }
  }
}
