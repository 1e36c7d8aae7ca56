public import FoundationAdditions
import IntentWire

/// An intent that people can use at once, by phrases that the app has chosen.
///
/// Every phrase holds the app's name, and at most one parameter; a parameter may be an entity or a case of an enumeration.
public struct AppShortcut: Sendable {
  /// Its declaration, as the assistant sees it.
  let manifest: ShortcutManifest
  /// How a shortcut with a parameter is listed.
  let presentation: ShortcutPresentation?

  /// Creates an App Shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {
    self.init(intent, phrases, shortTitle, systemImageName, nil)
  }

  /// Creates an App Shortcut that is listed with the values of a parameter.
  public init<Intent: AppIntent, Value: _IntentValue, Parameter, ParameterKeyPath>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
  ) where Parameter: IntentParameter<Value>, ParameterKeyPath: KeyPath<Intent, Parameter> {
    self.init(intent, phrases, shortTitle, systemImageName, parameterPresentation.content)
  }

  private init<Intent: AppIntent>(
    _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>], _ shortTitle: LocalizedStringResource?,
    _ systemImageName: String?, _ presentation: ShortcutPresentation?
  ) {
    manifest = ShortcutManifest(
      intent: String(describing: Intent.self), phrases: phrases.map(\.text),
      shortTitle: shortTitle.map { String(localized: $0) }, systemImageName: systemImageName,
      parameters: Reflection.presetValues(of: intent))
    self.presentation = presentation
  }
}

/// A phrase that a person says to use an App Shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// The phrase with `${applicationName}` and `${parameter}` in the places of the values.
  let text: String

  /// Creates a phrase from text.
  public init(_ value: String) {
    text = value
  }

  /// Creates a phrase from a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a phrase from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Collects the words and the places of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += "${applicationName}"
    }

    /// Adds the place of a parameter's value.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ subject: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "${\(Reflection.name(of: subject))}"
    }
  }
}

/// What a phrase can hold besides words and a parameter.
public enum AppShortcutPhraseToken: Sendable, Hashable {
  /// The app's name, or another name that it has.
  case applicationName
}

/// The colour of an app's shortcuts.
///
/// It is not shown: the assistant lists shortcuts as text.
public enum ShortcutTileColor: Sendable, Hashable, CaseIterable {
  /// Red and its neighbours.
  case red, orange, tangerine
  /// Yellow and green.
  case yellow, lime, teal
  /// Blue.
  case lightBlue, blue, navy
  /// Purple and pink.
  case grape, purple, pink
  /// Gray.
  case grayBlue, grayGreen, grayBrown
}
