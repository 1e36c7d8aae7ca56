public import Foundation

/// What is known about why a request was donated; one of its subclasses says it.
open class INIntentDonationMetadata: NSObject, NSCopying, NSSecureCoding {
  /// Creates metadata that says nothing.
  public override init() {
    super.init()
  }

  /// A copy that says the same.
  open func copy(with zone: NSZone? = nil) -> Any { INIntentDonationMetadata() }

  /// Archives can be read with a check of the class.
  open class var supportsSecureCoding: Bool { true }

  /// Writes what it says.
  open func encode(with coder: NSCoder) {}

  /// Reads archived metadata.
  public required init?(coder: NSCoder) {
    super.init()
  }
}

/// What is known about why a message was donated.
public class INSendMessageIntentDonationMetadata: INIntentDonationMetadata {
  /// Whether the message names the person who uses the app.
  public var mentionsCurrentUser = false
  /// Whether the message answers one of theirs.
  public var isReplyToCurrentUser = false
  /// Whether the recipients are told even if they are focused.
  public var notifyRecipientAnyway = false
  /// How many people get it.
  public var recipientCount = 0

  /// Creates metadata that says nothing.
  public override init() {
    super.init()
  }

  /// A copy that says the same.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSendMessageIntentDonationMetadata()
    copy.mentionsCurrentUser = mentionsCurrentUser
    copy.isReplyToCurrentUser = isReplyToCurrentUser
    copy.notifyRecipientAnyway = notifyRecipientAnyway
    copy.recipientCount = recipientCount
    return copy
  }

  /// Writes what it says.
  public override func encode(with coder: NSCoder) {
    coder.encode(mentionsCurrentUser, forKey: "mentionsCurrentUser")
    coder.encode(isReplyToCurrentUser, forKey: "isReplyToCurrentUser")
    coder.encode(notifyRecipientAnyway, forKey: "notifyRecipientAnyway")
    coder.encode(recipientCount, forKey: "recipientCount")
  }

  /// Reads archived metadata.
  public required init?(coder: NSCoder) {
    mentionsCurrentUser = coder.decodeBool(forKey: "mentionsCurrentUser")
    isReplyToCurrentUser = coder.decodeBool(forKey: "isReplyToCurrentUser")
    notifyRecipientAnyway = coder.decodeBool(forKey: "notifyRecipientAnyway")
    recipientCount = coder.decodeInteger(forKey: "recipientCount")
    super.init(coder: coder)
  }
}
