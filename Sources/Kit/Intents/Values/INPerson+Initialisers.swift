public import Foundation
import IntentWire

extension INPerson {
  /// Creates a person.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?
  ) {
    self.init(
      handle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
  }

  /// Creates a person with a relationship to the user.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?,
    relationship: INPersonRelationship?
  ) {
    self.init(
      handle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
      details: Details(relationship: relationship))
  }

  /// Creates a person who may be the user.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool
  ) {
    self.init(
      handle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, details: Details(isMe: isMe))
  }

  /// Creates a person who may be the user, and may be suggested.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(
      handle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
      details: Details(isMe: isMe, suggestionType: suggestionType))
  }

  /// Creates a person who may be suggested as a contact.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(
      handle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
      details: Details(isContactSuggestion: isContactSuggestion, suggestionType: suggestionType))
  }

  /// Creates a person with several handles.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(
      handle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
      details: Details(suggestionType: suggestionType, aliases: aliases))
  }

  /// Creates a person from the parts of the name; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public convenience init(
    handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?
  ) {
    self.init(
      handle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents,
      displayName: nil, image: nil, contactIdentifier: contactIdentifier, customIdentifier: nil)
  }

  /// Creates a person from the name; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public convenience init(handle: String, displayName: String?, contactIdentifier: String?) {
    self.init(
      handle: INPersonHandle(value: handle, type: .unknown), nameComponents: nil, displayName: displayName,
      image: nil, contactIdentifier: contactIdentifier, customIdentifier: nil)
  }

  /// Creates a person with a picture; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public convenience init(
    handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?
  ) {
    self.init(
      handle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents,
      displayName: displayName, image: image, contactIdentifier: contactIdentifier, customIdentifier: nil)
  }
}
