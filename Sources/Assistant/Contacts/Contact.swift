public import IntentWire

/// Somebody whom the person knows: what a card of the address book says, as far as the assistant uses it.
public struct Contact: Sendable, Hashable, Identifiable {
  /// The identifier of the card, the same from import to import.
  public var identifier: String
  /// The name as shown.
  public var name: String
  /// The parts of the name.
  public var parts: PersonValue.NameParts
  /// What friends say.
  public var nicknames: [String]
  /// Where the contact works, or the company that the card stands for.
  public var organisation: String?
  /// The role in the organisation.
  public var jobTitle: String?
  /// How the contact is reached, preferred ones first.
  public var handles: [Handle]
  /// Who others are to this contact.
  public var relations: [Relation]
  /// The names of the groups that the card itself puts the contact in.
  public var categories: [String]
  /// The day of birth, as far as it is known.
  public var birthday: DateValue?
  /// What the person noted.
  public var note: String?
  /// Whether the card carries a picture; it is read when it is needed.
  public var hasImage: Bool
  /// Whether it is the person's own card.
  public var isMe: Bool
  /// Whether the card stands for a company.
  public var isOrganisation: Bool

  /// The identifier of the card.
  public var id: String { identifier }

  /// Creates a contact.
  public init(
    identifier: String, name: String, parts: PersonValue.NameParts = PersonValue.NameParts(),
    nicknames: [String] = [], organisation: String? = nil, jobTitle: String? = nil, handles: [Handle] = [],
    relations: [Relation] = [], categories: [String] = [], birthday: DateValue? = nil, note: String? = nil,
    hasImage: Bool = false, isMe: Bool = false, isOrganisation: Bool = false
  ) {
    self.identifier = identifier
    self.name = name
    self.parts = parts
    self.nicknames = nicknames
    self.organisation = organisation
    self.jobTitle = jobTitle
    self.handles = handles
    self.relations = relations
    self.categories = categories
    self.birthday = birthday
    self.note = note
    self.hasImage = hasImage
    self.isMe = isMe
    self.isOrganisation = isOrganisation
  }
}

extension Contact {
  /// One way to reach a contact.
  public struct Handle: Sendable, Hashable {
    /// What kind of address it is.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// A telephone number.
      case phone = "phoneNumber"
      /// An e-mail address.
      case email = "emailAddress"
      /// An address of a messaging service.
      case service = "unknown"
    }

    /// The address or number, as the card has it.
    public var value: String
    /// What kind of address it is.
    public var kind: Kind
    /// `mobile`, `home`, `work`, `iPhone`, `main`, `homeFax`, `workFax`, `pager`, `school`, `other`, or the
    /// person's own word; for a messaging service its name.
    public var label: String?

    /// Creates a handle.
    public init(_ value: String, kind: Kind, label: String? = nil) {
      self.value = value
      self.kind = kind
      self.label = label
    }

    /// The handle in the form in which apps get it.
    public var wire: PersonValue.Handle {
      PersonValue.Handle(value: value, kind: kind.rawValue, label: label)
    }

    /// Whether two telephone numbers are the same, where one of them may lack what comes before the local number.
    func isSameNumber(as other: Contact.Handle) -> Bool {
      let (own, others) = (value.filter(\.isNumber), other.value.filter(\.isNumber))
      if own.isEmpty || others.isEmpty { return false }
      return key == other.key || (others.count < 9 && own.hasSuffix(others))
    }

    /// The same text for the same address, however it is written.
    var key: String {
      switch kind {
      case .phone:
        // The country and trunk codes before a number are written or left out as it pleases.
        let number = value.filter(\.isNumber)
        return "tel:" + (number.count > 9 ? String(number.suffix(9)) : number)
      case .email: return "mailto:" + value.lowercased()
      case .service: return "\(label ?? ""):" + value.lowercased()
      }
    }
  }

  /// Somebody's relation to a contact.
  public struct Relation: Sendable, Hashable {
    /// What the other is to the contact, for example `sister`, in the card's own word.
    public var word: String
    /// The other's name; empty when only ``identifier`` is known.
    public var name: String
    /// The identifier of the other's card, where the relation names it.
    public var identifier: String?

    /// Creates a relation.
    public init(_ word: String, name: String, identifier: String? = nil) {
      self.word = word
      self.name = name
      self.identifier = identifier
    }
  }
}

/// People whom the person mentions together.
public struct ContactGroup: Sendable, Hashable, Identifiable {
  /// The identifier of the group's card, or its name where only the members' cards tell of it.
  public var identifier: String
  /// The name.
  public var name: String
  /// The identifiers of its members, in order; some may not be in the book.
  public var members: [String]

  /// The identifier of the group.
  public var id: String { identifier }

  /// Creates a group.
  public init(identifier: String, name: String, members: [String]) {
    self.identifier = identifier
    self.name = name
    self.members = members
  }
}
