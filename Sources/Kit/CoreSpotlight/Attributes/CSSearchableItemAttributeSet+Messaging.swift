public import Foundation

// Attributes of messages.
extension CSSearchableItemAttributeSet {
  /// The account to which it belongs.
  public var accountIdentifier: String? {
    get { self["accountIdentifier"] }
    set { self["accountIdentifier"] = newValue }
  }

  /// The addresses of the account.
  public var accountHandles: [String]? {
    get { self["accountHandles"] }
    set { self["accountHandles"] = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The content as HTML.
  public var HTMLContentData: Data? {
    get { self["HTMLContentData"] }
    set { self["HTMLContentData"] = newValue }
  }

  /// The content as text; search looks at it.
  public var textContent: String? {
    get { self["textContent"] }
    set { self["textContent"] = newValue }
  }

  /// Who wrote it.
  public var authors: [CSPerson]? {
    get { self["authors"] }
    set { self["authors"] = newValue }
  }

  /// To whom it is addressed.
  public var primaryRecipients: [CSPerson]? {
    get { self["primaryRecipients"] }
    set { self["primaryRecipients"] = newValue }
  }

  /// Who gets a copy.
  public var additionalRecipients: [CSPerson]? {
    get { self["additionalRecipients"] }
    set { self["additionalRecipients"] = newValue }
  }

  /// Who gets a copy without the others knowing.
  public var hiddenAdditionalRecipients: [CSPerson]? {
    get { self["hiddenAdditionalRecipients"] }
    set { self["hiddenAdditionalRecipients"] = newValue }
  }

  /// The headers of an email, by name.
  public var emailHeaders: [String: [Any]]? {
    get { self["emailHeaders"] }
    set { self["emailHeaders"] = newValue }
  }

  /// The mailboxes in which it lies, such as ``CSMailboxInbox``.
  public var mailboxIdentifiers: [String]? {
    get { self["mailboxIdentifiers"] }
    set { self["mailboxIdentifiers"] = newValue }
  }

  /// The names of those who wrote it.
  public var authorNames: [String]? {
    get { self["authorNames"] }
    set { self["authorNames"] = newValue }
  }

  /// The names of those to whom it is addressed.
  public var recipientNames: [String]? {
    get { self["recipientNames"] }
    set { self["recipientNames"] = newValue }
  }

  /// The email addresses of those who wrote it.
  public var authorEmailAddresses: [String]? {
    get { self["authorEmailAddresses"] }
    set { self["authorEmailAddresses"] = newValue }
  }

  /// The email addresses of those to whom it is addressed.
  public var recipientEmailAddresses: [String]? {
    get { self["recipientEmailAddresses"] }
    set { self["recipientEmailAddresses"] = newValue }
  }

  /// The postal addresses of those who wrote it.
  public var authorAddresses: [String]? {
    get { self["authorAddresses"] }
    set { self["authorAddresses"] = newValue }
  }

  /// The postal addresses of those to whom it is addressed.
  public var recipientAddresses: [String]? {
    get { self["recipientAddresses"] }
    set { self["recipientAddresses"] = newValue }
  }

  /// Phone numbers.
  public var phoneNumbers: [String]? {
    get { self["phoneNumbers"] }
    set { self["phoneNumbers"] = newValue }
  }

  /// Email addresses.
  public var emailAddresses: [String]? {
    get { self["emailAddresses"] }
    set { self["emailAddresses"] = newValue }
  }

  /// Addresses for instant messages.
  public var instantMessageAddresses: [String]? {
    get { self["instantMessageAddresses"] }
    set { self["instantMessageAddresses"] = newValue }
  }

  /// Whether it is probably unwanted.
  public var isLikelyJunk: NSNumber? {
    get { self["isLikelyJunk"] }
    set { self["isLikelyJunk"] = newValue }
  }

  /// The same as ``isLikelyJunk``.
  public var likelyJunk: NSNumber? {
    get { isLikelyJunk }
    set { isLikelyJunk = newValue }
  }
}
