public import Foundation
import FoundationAdditions

/// A person with a name and a way to reach them.
public struct IntentPerson: Sendable {
  /// What is wanted of a person.
  public enum ParameterMode: String, Sendable, Hashable, CaseIterable {
    /// Any contact.
    case contact
    /// One with a mail address.
    case email
    /// One with a phone number.
    case phone
    /// One with either.
    case emailOrPhone
  }

  /// What tells a person from others.
  public enum Identifier: Equatable, Hashable, Sendable {
    /// The identifier in the person's contacts.
    case contact(String)
    /// The identifier in the app's own data.
    case applicationDefined(String)
  }

  /// A name.
  public enum Name: Sendable, Hashable {
    /// As it is shown.
    case displayName(String)
    /// In its parts.
    case components(PersonNameComponents)

    /// The name as it is shown.
    public var displayString: String {
      switch self {
      case .displayName(let name): name
      case .components(let parts):
        [parts.namePrefix, parts.givenName, parts.middleName, parts.familyName, parts.nameSuffix]
          .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
      }
    }
  }

  /// A way to reach a person.
  public struct Handle: Equatable, Hashable, Sendable {
    /// The number or address.
    public enum Value: Sendable, Equatable, Hashable {
      /// A phone number.
      case phoneNumber(String)
      /// A mail address.
      case emailAddress(String)
      /// What only the app knows.
      case applicationDefined(String)
    }

    /// What the handle is for.
    public enum Label: Sendable, Equatable, Hashable {
      /// At home.
      case home
      /// At work.
      case work
      /// An iPhone.
      case iPhone
      /// A mobile phone.
      case mobile
      /// The main one.
      case main
      /// A fax at home.
      case homeFax
      /// A fax at work.
      case workFax
      /// A pager.
      case pager
      /// Anything else.
      case other
      /// At school.
      case school
      /// In the app's own words.
      case custom(String)
    }

    /// The number or address.
    public var value: Value
    /// What it is for.
    public var label: Label

    /// Creates a handle.
    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }

    /// Creates a handle from a phone number.
    public init(phoneNumber phoneNumberString: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumberString), label: label)
    }

    /// Creates a handle from a mail address.
    public init(emailAddress emailAddressString: String, label: Label = .other) {
      self.init(.emailAddress(emailAddressString), label: label)
    }

    /// Creates a handle that only the app knows.
    public init(applicationDefined stringValue: String, label labelString: String? = nil) {
      self.init(.applicationDefined(stringValue), label: labelString.map(Label.custom) ?? .other)
    }
  }

  /// The name.
  public var name: Name
  /// Whether it is the user.
  public var isMe: Bool
  /// What tells the person from others.
  public var identifier: Identifier
  /// How the person is reached.
  public var handle: Handle?
  /// Other ways to reach the person.
  public var aliases: [Handle]
  /// The picture.
  public var image: DisplayRepresentation.Image?

  /// Creates a person.
  public init(
    identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }
}

extension IntentPerson: Hashable {
  /// Whether both are the same person with the same name and handles; the picture does not matter.
  public static func == (left: IntentPerson, right: IntentPerson) -> Bool {
    left.identifier == right.identifier && left.name == right.name && left.handle == right.handle
      && left.aliases == right.aliases && left.isMe == right.isMe
  }

  /// Feeds the identifier and the name to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(name)
  }
}

extension IntentPerson: DisplayRepresentable {
  /// “Person”.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }
  /// The name.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name.displayString), image: image)
  }
}
