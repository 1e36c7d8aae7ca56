public import Catalog
public import IntentWire
public import Language
public import Understanding

/// What a conversation needs of whoever understands sentences.
public protocol SentenceReading: Sendable {
  /// Returns what a sentence means as a request of its own; with `app`, only to the app with that bundle identifier.
  func read(_ text: String, in app: String?, context: LanguageContext) -> Reading
  /// Returns the value that a sentence gives as the answer to a question for a parameter, or nil for none.
  func value(
    answering text: String, for parameter: ParameterManifest, of intent: String, in app: InstalledApp,
    context: LanguageContext
  ) -> IntentValue?
}

extension SentenceReading {
  /// Returns what a sentence means as a request to any app.
  public func read(_ text: String, context: LanguageContext) -> Reading {
    read(text, in: nil, context: context)
  }
}

extension Understanding: SentenceReading {
  /// Returns what a sentence means as a request of its own; with `app`, only to the app with that bundle identifier.
  public func read(_ text: String, in app: String?, context: LanguageContext) -> Reading {
    read(Utterance(text, context: context, app: app))
  }

  /// Returns the value that a sentence gives as the answer to a question for a parameter, or nil for none.
  public func value(
    answering text: String, for parameter: ParameterManifest, of intent: String, in app: InstalledApp,
    context: LanguageContext
  ) -> IntentValue? {
    values(
      answering: parameter.type, parameter: parameter.name, intent: intent, app: app.identifier, text: text,
      context: context)
  }
}
