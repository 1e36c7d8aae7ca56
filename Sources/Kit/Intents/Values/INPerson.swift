public import Foundation
import IntentWire

/// A person, with the handles and the identifiers by which an app knows them.
public class INPerson: SiriKitObject, INSpeakable, @unchecked Sendable {
  /// How the person is reached.
  public let personHandle: INPersonHandle?
  /// The parts of the name.
  public let nameComponents: PersonNameComponents?
  /// The name as said or shown.
  public let displayName: String
  /// The picture.
  public let image: INImage?
  /// The identifier in the person's contacts.
  public let contactIdentifier: String?
  /// The identifier in the app's own data.
  public let customIdentifier: String?
  /// What the person is to the user.
  public let relationship: INPersonRelationship?
  /// Whether it is the user.
  public let isMe: Bool
  /// Whether the app may suggest the person as a contact.
  public let isContactSuggestion: Bool
  /// How the person may be suggested.
  public let suggestionType: INPersonSuggestionType
  /// Other handles of the same person.
  public let aliases: [INPersonHandle]?
  /// The contacts that may be meant, best first; none when the app must look for itself.
  public let siriMatches: [INPerson]?

  /// The older form of ``personHandle``.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public var handle: String? { personHandle?.value }
  /// The name.
  public var spokenPhrase: String { displayName }
  /// How the name sounds; not known here.
  public var pronunciationHint: String? { nil }
  /// The identifier in the app's own data.
  public var vocabularyIdentifier: String? { customIdentifier }
  /// The contacts that may be meant.
  public var alternativeSpeakableMatches: [any INSpeakable]? { siriMatches }

  /// What the initialisers have in common.
  struct Details {
    var relationship: INPersonRelationship?
    var isMe = false
    var isContactSuggestion = false
    var suggestionType = INPersonSuggestionType.none
    var aliases: [INPersonHandle]?
    var siriMatches: [INPerson]?
  }

  init(
    handle: INPersonHandle?, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, details: Details = Details()
  ) {
    personHandle = handle
    self.nameComponents = nameComponents
    self.displayName =
      displayName ?? nameComponents.map(INPerson.text) ?? handle?.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    relationship = details.relationship
    isMe = details.isMe
    isContactSuggestion = details.isContactSuggestion
    suggestionType = details.suggestionType
    aliases = details.aliases
    siriMatches = details.siriMatches
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    personHandle = fields["personHandle"]
    nameComponents = fields["nameComponents"]
    displayName = fields["displayName"] ?? ""
    image = fields["image"]
    contactIdentifier = fields["contactIdentifier"]
    customIdentifier = fields["customIdentifier"]
    relationship = fields["relationship"]
    isMe = fields["isMe"] ?? false
    isContactSuggestion = fields["isContactSuggestion"] ?? false
    suggestionType = fields["suggestionType"] ?? .none
    aliases = fields["aliases"]
    siriMatches = fields["siriMatches"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["personHandle"] = personHandle
    fields["nameComponents"] = nameComponents
    fields["displayName"] = displayName
    fields["image"] = image
    fields["contactIdentifier"] = contactIdentifier
    fields["customIdentifier"] = customIdentifier
    fields["relationship"] = relationship
    fields["isMe"] = isMe
    fields["isContactSuggestion"] = isContactSuggestion
    fields["suggestionType"] = suggestionType
    fields["aliases"] = aliases
    fields["siriMatches"] = siriMatches
    return fields
  }

  override var wireValue: IntentValue {
    .person(
      PersonValue(
        name: displayName, handles: ([personHandle].compactMap(\.self) + (aliases ?? [])).map(\.handle),
        contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
        matches: (siriMatches ?? []).compactMap(\.person), parts: nameComponents.map(Self.parts),
        image: image?.file, relationship: relationship?.rawValue, isMe: isMe,
        isContactSuggestion: isContactSuggestion,
        suggestionType: suggestionType == .none ? nil : suggestionType.caseName))
  }

  /// All properties; a person on the wire has only those by which people are told apart.
  var record: IntentValue {
    .record(
      RecordValue(
        type: "\(type(of: self))", identifier: customIdentifier, display: DisplayValue(displayName),
        fields: fields.values))
  }

  private var person: PersonValue? {
    if case .person(let person) = wireValue { person } else { nil }
  }

  override class func decoded(from value: IntentValue) -> Self? {
    switch value {
    case .list: nil
    case .person(let person): self.init(fields: fields(of: person))
    case .record(let record) where record.type == "\(self)": self.init(fields: WireFields(record.fields))
    default: self.init(fields: WireFields(["displayName": .string(value.displayText)]))
    }
  }

  static func fields(of person: PersonValue) -> WireFields {
    var fields = WireFields()
    fields["displayName"] = person.name
    let (handle, said) = reached(person)
    fields["personHandle"] = handle.map { INPersonHandle($0) }
    let others = said.map { INPersonHandle($0) }
    fields["aliases"] = others.isEmpty ? nil : others
    fields["contactIdentifier"] = person.contactIdentifier
    fields["customIdentifier"] = person.customIdentifier
    let matches = person.matches.compactMap { INPerson.decoded(from: .person($0)) }
    fields["siriMatches"] = matches.isEmpty ? nil : matches
    fields["nameComponents"] = person.parts.map(components)
    fields["image"] = person.image.flatMap { INImage.decoded(from: .file($0)) }
    fields["relationship"] = person.relationship
    fields["isMe"] = person.isMe
    fields["isContactSuggestion"] = person.isContactSuggestion
    fields["suggestionType"] = person.suggestionType
    return fields
  }

  /// How a person is reached, and the other ways: what was said of it, or where that is none, the only handle of the only
  /// contact that the name fits.
  private static func reached(
    _ person: PersonValue
  ) -> (handle: PersonValue.Handle?, others: ArraySlice<PersonValue.Handle>) {
    if let first = person.handles.first, !first.value.isEmpty { return (first, person.handles.dropFirst()) }
    let label = person.handles.first?.label
    let contacts = Set(person.matches.map { $0.contactIdentifier ?? $0.customIdentifier ?? $0.name })
    let known = person.matches.flatMap(\.handles).filter { !$0.value.isEmpty }
    let labelled = known.filter { label != nil && $0.label == label }
    let fitting = labelled.isEmpty ? known : labelled
    // Which of several numbers is meant, the app asks.
    let only = contacts.count == 1 && Set(fitting.map(\.value)).count == 1 ? fitting.first : nil
    return (only ?? person.handles.first, person.handles.dropFirst())
  }

  private static func parts(_ components: PersonNameComponents) -> PersonValue.NameParts {
    let phonetic = components.phoneticRepresentation
    return PersonValue.NameParts(
      prefix: components.namePrefix, given: components.givenName, middle: components.middleName,
      family: components.familyName, suffix: components.nameSuffix, nickname: components.nickname,
      phoneticGiven: phonetic?.givenName, phoneticFamily: phonetic?.familyName)
  }

  private static func components(_ parts: PersonValue.NameParts) -> PersonNameComponents {
    var components = PersonNameComponents(
      namePrefix: parts.prefix, givenName: parts.given, middleName: parts.middle, familyName: parts.family,
      nameSuffix: parts.suffix, nickname: parts.nickname)
    if parts.phoneticGiven != nil || parts.phoneticFamily != nil {
      components.phoneticRepresentation = PersonNameComponents(
        givenName: parts.phoneticGiven, familyName: parts.phoneticFamily)
    }
    return components
  }

  private static func text(_ components: PersonNameComponents) -> String {
    [components.givenName, components.middleName, components.familyName]
      .compactMap(\.self).joined(separator: " ")
  }
}
