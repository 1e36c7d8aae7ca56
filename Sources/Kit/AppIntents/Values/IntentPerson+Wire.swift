import Foundation
import IntentWire

extension IntentPerson: _IntentValue {
  /// A person, as the assistant's contacts know them.
  public static var _bridge: _ValueBridge {
    _ValueBridge(type: .person) { any in
      (any as? IntentPerson).map { .person($0.value) }
    } read: { value, _ in
      switch value {
      case .person(let person):
        // Several contacts for a bare name are for the person to choose from.
        let isBare = person.handles.isEmpty && person.contactIdentifier == nil
        if isBare, person.matches.count > 1 { return .candidates(person.matches.map(IntentPerson.init)) }
        if isBare, let match = person.matches.first { return .accepted(IntentPerson(match)) }
        return .accepted(IntentPerson(person))
      case .string, .spoken: return .accepted(IntentPerson(PersonValue(name: value.displayText)))
      default: return .refused(.unreadable(value, as: .person))
      }
    }
  }

  private var value: PersonValue {
    var person = PersonValue(name: name.displayString, isMe: isMe)
    person.handles = ([handle].compactMap(\.self) + aliases).map(\.wire)
    switch identifier {
    case .contact(let identifier): person.contactIdentifier = identifier
    case .applicationDefined(let identifier): person.customIdentifier = identifier
    }
    if case .components(let parts) = name { person.parts = PersonValue.NameParts(parts) }
    return person
  }

  init(_ person: PersonValue) {
    let handles = person.handles.map(Handle.init)
    let identifier: Identifier =
      if let contact = person.contactIdentifier { .contact(contact) } else {
        .applicationDefined(person.customIdentifier ?? person.handles.first?.value ?? person.name)
      }
    self.init(
      identifier: identifier,
      name: person.parts.map { .components(PersonNameComponents($0)) } ?? .displayName(person.name),
      handle: handles.first, aliases: Array(handles.dropFirst()), isMe: person.isMe)
  }
}

extension IntentPerson.Handle {
  fileprivate init(_ handle: PersonValue.Handle) {
    let value: Value =
      switch handle.kind {
      case "phoneNumber": .phoneNumber(handle.value)
      case "emailAddress": .emailAddress(handle.value)
      default: .applicationDefined(handle.value)
      }
    self.init(value, label: handle.label.map(Label.init(name:)) ?? .other)
  }

  fileprivate var wire: PersonValue.Handle {
    switch value {
    case .phoneNumber(let number): PersonValue.Handle(value: number, kind: "phoneNumber", label: label.name)
    case .emailAddress(let text): PersonValue.Handle(value: text, kind: "emailAddress", label: label.name)
    case .applicationDefined(let text): PersonValue.Handle(value: text, kind: "unknown", label: label.name)
    }
  }
}

extension IntentPerson.Handle.Label {
  private static let known: [(name: String, label: Self)] = [
    ("home", .home), ("work", .work), ("iPhone", .iPhone), ("mobile", .mobile), ("main", .main),
    ("homeFax", .homeFax), ("workFax", .workFax), ("pager", .pager), ("other", .other), ("school", .school),
  ]

  fileprivate init(name: String) {
    self = Self.known.first { $0.name.lowercased() == name.lowercased() }?.label ?? .custom(name)
  }

  fileprivate var name: String {
    if case .custom(let name) = self { return name }
    return Self.known.first { $0.label == self }?.name ?? "other"
  }
}

extension PersonNameComponents {
  fileprivate init(_ parts: PersonValue.NameParts) {
    self.init(
      namePrefix: parts.prefix, givenName: parts.given, middleName: parts.middle, familyName: parts.family,
      nameSuffix: parts.suffix, nickname: parts.nickname)
    if parts.phoneticGiven != nil || parts.phoneticFamily != nil {
      phoneticRepresentation = PersonNameComponents(
        givenName: parts.phoneticGiven, familyName: parts.phoneticFamily)
    }
  }
}

extension PersonValue.NameParts {
  fileprivate init(_ name: PersonNameComponents) {
    self.init(
      prefix: name.namePrefix, given: name.givenName, middle: name.middleName, family: name.familyName,
      suffix: name.nameSuffix, nickname: name.nickname,
      phoneticGiven: name.phoneticRepresentation?.givenName,
      phoneticFamily: name.phoneticRepresentation?.familyName)
  }
}
