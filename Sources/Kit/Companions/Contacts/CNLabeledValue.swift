public import Foundation

/// A value of which a contact has several, with what it is called.
public final class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying, @unchecked Sendable {
  // Sendable because neither it nor its copied value ever changes.

  /// Tells the value apart from others of the contact.
  public let identifier: String
  /// What the value is called, for example ``CNLabelHome``.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Creates a value with a label.
  public convenience init(label: String?, value: ValueType) {
    self.init(identifier: UUID().uuidString, label: label, value: value)
  }

  init(identifier: String, label: String?, value: ValueType) {
    self.identifier = identifier
    self.label = label
    self.value = value.copy() as? ValueType ?? value
    super.init()
  }

  /// The same value with another label.
  public func settingLabel(_ label: String?) -> Self {
    Self(identifier: identifier, label: label, value: value)
  }

  /// Another value with the same label.
  public func settingValue(_ value: ValueType) -> Self {
    Self(identifier: identifier, label: label, value: value)
  }

  /// Another value with another label.
  public func settingLabel(_ label: String?, value: ValueType) -> Self {
    Self(identifier: identifier, label: label, value: value)
  }

  /// A label as a person reads it: “home” for ``CNLabelHome``.
  public class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_"), label.count > 8 else { return label }
    let word = String(label.dropFirst(4).dropLast(4))
    return ["HomeFAX": "home fax", "WorkFAX": "work fax", "OtherFAX": "other fax", "HomePage": "homepage"][
      word]
      ?? (word == "iPhone" ? word : word.lowercased())
  }

  /// The value itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is an equal value with the same label.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNLabeledValue<ValueType> else { return false }
    return label == other.label && value.isEqual(other.value)
  }

  /// Equal for equal values.
  public override var hash: Int { value.hash }
}

/// A telephone number as a person wrote it.
public final class CNPhoneNumber: NSObject, NSCopying, Sendable {
  /// The number with its marks.
  public let stringValue: String

  /// Creates a number.
  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }

  /// The number itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether the other object is the same number, written in the same way.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }
  /// Equal for equal numbers.
  public override var hash: Int { stringValue.hashValue }
}

/// Somebody who is related to a contact, by name.
public final class CNContactRelation: NSObject, NSCopying, Sendable {
  /// The name.
  public let name: String

  /// Creates a relation.
  public init(name: String) {
    self.name = name
    super.init()
  }

  /// The relation itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether the other object names the same person.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
  /// Equal for equal names.
  public override var hash: Int { name.hashValue }
}

/// An address of a messaging service.
public final class CNInstantMessageAddress: NSObject, NSCopying, Sendable {
  /// The name of the person in the service.
  public let username: String
  /// The name of the service.
  public let service: String

  /// Creates an address.
  public init(username: String, service: String) {
    self.username = username
    self.service = service
    super.init()
  }

  /// The address itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether the other object is the same address.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNInstantMessageAddress else { return false }
    return username == other.username && service == other.service
  }
  /// Equal for equal addresses.
  public override var hash: Int { username.hashValue }
}
