/// One way to say who is meant, for recognising people in a sentence.
public struct ContactName: Sendable, Hashable {
  /// What the name is to its contact.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The whole name, or first and last name.
    case full
    /// The first name.
    case first
    /// The last name.
    case last
    /// A nickname.
    case nick
    /// What the contact is to the user, for example `sister`, without “my”.
    case relation
    /// The name of a group.
    case group
  }

  /// The words as people write them.
  public var text: String
  /// The identifier of the contact or, for a name of the kind `group`, of the group.
  public var contactIdentifier: String
  /// What the name is to its contact.
  public var kind: Kind

  /// Creates a name.
  public init(_ text: String, contactIdentifier: String, kind: Kind) {
    self.text = text
    self.contactIdentifier = contactIdentifier
    self.kind = kind
  }
}
