/// Whether a parameter takes over the result of the action before it in a workflow.
public enum InputConnectionBehavior: Sendable, Hashable {
  /// As the assistant sees fit.
  case `default`
  /// It does not.
  case never
  /// It does.
  case connectToPreviousIntentResult
}

extension IntentParameter {
  /// How a whole number is shown for editing.
  public enum IntControlStyle: Sendable, Hashable {
    /// A field to type in.
    case field
    /// Buttons for more and less.
    case stepper
    /// A slider.
    case slider
  }

  /// How a number is shown for editing.
  public enum DoubleControlStyle: Sendable, Hashable {
    /// A field to type in.
    case field
    /// Buttons for more and less.
    case stepper
    /// A slider.
    case slider
  }

  /// What is shown of a place.
  public enum PlacemarkDisplayStyle: Sendable, Hashable {
    /// Its name.
    case name
    /// Its address.
    case address
    /// Its city.
    case city
  }

  /// Which part of a date is wanted.
  public enum DateKind: Sendable, Hashable {
    /// The day.
    case date
    /// The time of day.
    case time
    /// Both.
    case dateTime
  }
}

extension String {
  /// How text is typed.
  public struct IntentInputOptions: Sendable, Hashable {
    /// The keys that are offered.
    public enum KeyboardType: Sendable, Hashable {
      /// Any.
      case `default`
      /// Latin letters.
      case asciiCapable
      /// Digits and punctuation.
      case numbersAndPunctuation
      /// Those of a link.
      // swift-format-ignore: AlwaysUseLowerCamelCase
      case URL
      /// Digits.
      case numberPad
    }

    /// Which letters become capital by themselves.
    public enum CapitalizationType: Sendable, Hashable {
      /// None.
      case none
      /// The first of each word.
      case words
      /// The first of each sentence.
      case sentences
      /// All.
      case allCharacters
    }

    /// The keys that are offered.
    public var keyboardType: KeyboardType
    /// Which letters become capital by themselves.
    public var capitalizationType: CapitalizationType
    /// Whether the text may have several lines.
    public var multiline: Bool
    /// Whether typing errors are corrected.
    public var autocorrect: Bool
    /// Whether straight quotes become curly.
    public var smartQuotes: Bool
    /// Whether two hyphens become a dash.
    public var smartDashes: Bool

    /// Creates options.
    public init(
      keyboardType: KeyboardType = .asciiCapable, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}
