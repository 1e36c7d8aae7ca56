/// A person as SiriKit's `INPerson` and App Intents' `IntentPerson` describe them.
public struct PersonValue: Sendable, Hashable {
  /// One way to reach a person.
  public struct Handle: Sendable, Hashable, Codable {
    /// The address or number.
    public var value: String
    /// `emailAddress`, `phoneNumber` or `unknown`.
    public var kind: String
    /// What the person calls it, for example `mobile`.
    public var label: String?

    /// Creates a handle.
    public init(value: String, kind: String, label: String? = nil) {
      self.value = value
      self.kind = kind
      self.label = label
    }
  }

  /// The parts of a name; a part that is not known is absent.
  public struct NameParts: Sendable, Hashable, Codable {
    /// A title before the name, for example `Dr.`.
    public var prefix: String?
    /// The given name.
    public var given: String?
    /// The names between the given name and the family name.
    public var middle: String?
    /// The family name.
    public var family: String?
    /// What follows the name, for example `Jr.`.
    public var suffix: String?
    /// What friends say.
    public var nickname: String?
    /// How the given name sounds.
    public var phoneticGiven: String?
    /// How the family name sounds.
    public var phoneticFamily: String?

    /// Creates the parts of a name.
    public init(
      prefix: String? = nil, given: String? = nil, middle: String? = nil, family: String? = nil,
      suffix: String? = nil, nickname: String? = nil, phoneticGiven: String? = nil,
      phoneticFamily: String? = nil
    ) {
      self.prefix = prefix
      self.given = given
      self.middle = middle
      self.family = family
      self.suffix = suffix
      self.nickname = nickname
      self.phoneticGiven = phoneticGiven
      self.phoneticFamily = phoneticFamily
    }
  }

  /// The name as said or shown.
  public var name: String
  /// How the person can be reached.
  public var handles: [Handle]
  /// The identifier in the assistant's contacts.
  public var contactIdentifier: String?
  /// The identifier in the app's own data.
  public var customIdentifier: String?
  /// The contacts that may be meant, best first.
  public var matches: [PersonValue]
  /// The parts of the name, where they are known.
  public var parts: NameParts?
  /// The picture.
  public var image: FileValue?
  /// What the person is to the user, for example `sister` or `manager`.
  public var relationship: String?
  /// Whether it is the user.
  public var isMe: Bool
  /// Whether the app offers the person as a new contact.
  public var isContactSuggestion: Bool
  /// How the person may be suggested: `socialProfile` or `instantMessageAddress`; `nil` for not at all.
  public var suggestionType: String?

  /// Creates a person.
  public init(
    name: String, handles: [Handle] = [], contactIdentifier: String? = nil, customIdentifier: String? = nil,
    matches: [PersonValue] = [], parts: NameParts? = nil, image: FileValue? = nil,
    relationship: String? = nil, isMe: Bool = false, isContactSuggestion: Bool = false,
    suggestionType: String? = nil
  ) {
    self.name = name
    self.handles = handles
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.matches = matches
    self.parts = parts
    self.image = image
    self.relationship = relationship
    self.isMe = isMe
    self.isContactSuggestion = isContactSuggestion
    self.suggestionType = suggestionType
  }
}

/// A field that says nothing is left out, and a field that is left out says nothing: what was written before a
/// field existed is read as well.
extension PersonValue: Codable {
  enum CodingKeys: String, CodingKey {
    case name, handles, contactIdentifier, customIdentifier, matches, parts, image, relationship, isMe
    case isContactSuggestion, suggestionType
  }

  /// Reads a person.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      handles: try container.decodeIfPresent([Handle].self, forKey: .handles) ?? [],
      contactIdentifier: try container.decodeIfPresent(String.self, forKey: .contactIdentifier),
      customIdentifier: try container.decodeIfPresent(String.self, forKey: .customIdentifier),
      matches: try container.decodeIfPresent([PersonValue].self, forKey: .matches) ?? [],
      parts: try container.decodeIfPresent(NameParts.self, forKey: .parts),
      image: try container.decodeIfPresent(FileValue.self, forKey: .image),
      relationship: try container.decodeIfPresent(String.self, forKey: .relationship),
      isMe: try container.decodeIfPresent(Bool.self, forKey: .isMe) ?? false,
      isContactSuggestion: try container.decodeIfPresent(Bool.self, forKey: .isContactSuggestion) ?? false,
      suggestionType: try container.decodeIfPresent(String.self, forKey: .suggestionType))
  }

  /// Writes the person.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(handles, forKey: .handles)
    try container.encodeIfPresent(contactIdentifier, forKey: .contactIdentifier)
    try container.encodeIfPresent(customIdentifier, forKey: .customIdentifier)
    try container.encode(matches, forKey: .matches)
    try container.encodeIfPresent(parts, forKey: .parts)
    try container.encodeIfPresent(image, forKey: .image)
    try container.encodeIfPresent(relationship, forKey: .relationship)
    if isMe { try container.encode(true, forKey: .isMe) }
    if isContactSuggestion { try container.encode(true, forKey: .isContactSuggestion) }
    try container.encodeIfPresent(suggestionType, forKey: .suggestionType)
  }
}
