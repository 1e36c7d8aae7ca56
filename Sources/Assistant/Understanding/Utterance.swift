public import IntentWire
public import Language

/// What a person said, with what its meaning depends on.
public struct Utterance: Sendable {
  /// The sentence.
  public var text: String
  /// The present, the calendar and the region.
  public var context: LanguageContext
  /// The bundle identifier or name of the only app to consider.
  public var app: String?
  /// Things of the apps whose names stand in the sentence, beyond those that are always known.
  public var things: [NamedThing]

  /// The bytes of the text that are left out, as the person took them back.
  var omitted: Range<Int>?

  /// Creates an utterance.
  public init(_ text: String, context: LanguageContext, app: String? = nil, things: [NamedThing] = []) {
    self.text = text
    self.context = context
    self.app = app
    self.things = things
  }
}

/// A thing of an app with what it is called.
///
/// An app may have any number of things. Those that a sentence names are looked up for that sentence, for example in a
/// search index, instead of being kept with everything else that is known.
public struct NamedThing: Sendable, Hashable {
  /// The bundle identifier of the app whose thing it is.
  public var app: String
  /// The thing.
  public var entity: EntityReference
  /// Its names.
  public var names: [String]

  /// Creates a description.
  public init(app: String, entity: EntityReference, names: [String]) {
    self.app = app
    self.entity = entity
    self.names = names
  }
}
