public import Foundation
import IntentWire

/// Something that has a name to say.
public protocol INSpeakable: NSObjectProtocol {
  /// The words as spoken and shown.
  var spokenPhrase: String { get }
  /// How the words sound, spelled as an English reader would say it.
  var pronunciationHint: String? { get }
  /// The identifier under which the app registered the words.
  var vocabularyIdentifier: String? { get }
  /// What else may have been said.
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
  /// The older name of ``vocabularyIdentifier``.
  var identifier: String? { get }
}

extension INSpeakable {
  /// The older name of ``vocabularyIdentifier``.
  public var identifier: String? { vocabularyIdentifier }
}

/// Words that a person says, with the identifier under which the app knows them.
public class INSpeakableString: SiriKitObject, INSpeakable, @unchecked Sendable {
  /// The words as spoken and shown.
  public let spokenPhrase: String
  /// How the words sound, spelled as an English reader would say it.
  public let pronunciationHint: String?
  /// The identifier under which the app registered the words.
  public let vocabularyIdentifier: String?
  /// What else may have been said; nothing is offered here.
  public var alternativeSpeakableMatches: [any INSpeakable]? { nil }

  /// Creates words of the app's vocabulary.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
    self.vocabularyIdentifier = vocabularyIdentifier
    super.init(fields: WireFields())
  }

  /// Creates words of the app's vocabulary; the older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.init(
      vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
  }

  /// Creates words.
  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
    vocabularyIdentifier = nil
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    spokenPhrase = fields["spokenPhrase"] ?? ""
    pronunciationHint = fields["pronunciationHint"]
    vocabularyIdentifier = fields["vocabularyIdentifier"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["spokenPhrase"] = spokenPhrase
    fields["pronunciationHint"] = pronunciationHint
    fields["vocabularyIdentifier"] = vocabularyIdentifier
    return fields
  }

  override var wireValue: IntentValue {
    .spoken(
      SpokenText(spokenPhrase, identifier: vocabularyIdentifier, pronunciation: pronunciationHint))
  }

  override class func decoded(from value: IntentValue) -> Self? {
    var fields = WireFields()
    switch value {
    case .list: return nil
    case .spoken(let spoken):
      fields["spokenPhrase"] = spoken.phrase
      fields["pronunciationHint"] = spoken.pronunciation
      fields["vocabularyIdentifier"] = spoken.identifier
    default: fields["spokenPhrase"] = value.displayText
    }
    return self.init(fields: fields)
  }

  /// The words.
  public override var description: String { spokenPhrase }
}
