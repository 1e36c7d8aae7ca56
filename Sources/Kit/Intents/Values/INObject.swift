import IntentWire

/// Something that an app knows, with a name to say; the base of the types of custom intents.
open class INObject: SiriKitObject, INSpeakable, @unchecked Sendable {
  /// The identifier in the app's data.
  public let identifier: String?
  /// The name.
  public let displayString: String
  /// How the name sounds.
  public let pronunciationHint: String?
  /// A second line.
  public var subtitleString: String?
  /// The picture.
  public var displayImage: INImage?
  private var alternativeMatches: [INSpeakableString]?

  /// The name.
  public var spokenPhrase: String { displayString }
  /// The identifier in the app's data.
  public var vocabularyIdentifier: String? { identifier }
  /// What else may have been said.
  ///
  /// Only ``INSpeakableString``s can be set.
  public var alternativeSpeakableMatches: [any INSpeakable]? {
    get { alternativeMatches }
    set { alternativeMatches = newValue?.compactMap { $0 as? INSpeakableString } }
  }

  /// Creates an object.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: nil, image: nil)
  }

  /// Creates an object whose name sounds otherwise than it is written.
  public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint, subtitle: nil,
      image: nil)
  }

  /// Creates an object with a second line and a picture.
  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitleString,
      image: displayImage)
  }

  /// Creates an object with all that a person sees and hears of it.
  public init(
    identifier: String?, display displayString: String, pronunciationHint: String?,
    subtitle subtitleString: String?, image displayImage: INImage?
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    self.subtitleString = subtitleString
    self.displayImage = displayImage
    super.init(fields: WireFields())
  }

  /// Creates an object from its properties; for generated code.
  public required init(fields: WireFields) {
    identifier = fields["identifier"]
    displayString = fields["displayString"] ?? ""
    pronunciationHint = fields["pronunciationHint"]
    subtitleString = fields["subtitleString"]
    displayImage = fields["displayImage"]
    alternativeMatches = fields["alternativeMatches"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["identifier"] = identifier
    fields["displayString"] = displayString
    fields["pronunciationHint"] = pronunciationHint
    fields["subtitleString"] = subtitleString
    fields["displayImage"] = displayImage
    fields["alternativeMatches"] = alternativeMatches
    return fields
  }

  override class var principalField: String? { "displayString" }
}
