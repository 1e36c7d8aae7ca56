// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a message attribute.
public enum INMessageAttribute: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Read.
  case read = 1
  /// Unread.
  case unread = 2
  /// Flagged.
  case flagged = 3
  /// Unflagged.
  case unflagged = 4
  /// Played.
  case played = 5
}

extension INMessageAttribute: WireEnumeration {}

/// The values of a message attribute options.
public struct INMessageAttributeOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Read.
  public static let read = INMessageAttributeOptions(rawValue: 1)
  /// Unread.
  public static let unread = INMessageAttributeOptions(rawValue: 2)
  /// Flagged.
  public static let flagged = INMessageAttributeOptions(rawValue: 4)
  /// Unflagged.
  public static let unflagged = INMessageAttributeOptions(rawValue: 8)
  /// Played.
  public static let played = INMessageAttributeOptions(rawValue: 16)
}

extension INMessageAttributeOptions: WireOptions {
  static var names: [(name: String, option: INMessageAttributeOptions)] {
    [
      ("read", .read),
      ("unread", .unread),
      ("flagged", .flagged),
      ("unflagged", .unflagged),
      ("played", .played),
    ]
  }
}

/// The values of a message reaction type.
public enum INMessageReactionType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Emoji.
  case emoji = 1
  /// Generic.
  case generic = 2
}

extension INMessageReactionType: WireEnumeration {}

/// The values of a message type.
public enum INMessageType: Int, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Text.
  case text = 1
  /// Audio.
  case audio = 2
  /// Digital touch.
  case digitalTouch = 3
  /// Handwriting.
  case handwriting = 4
  /// Sticker.
  case sticker = 5
  /// Tapback liked.
  case tapbackLiked = 6
  /// Tapback disliked.
  case tapbackDisliked = 7
  /// Tapback emphasized.
  case tapbackEmphasized = 8
  /// Tapback loved.
  case tapbackLoved = 9
  /// Tapback questioned.
  case tapbackQuestioned = 10
  /// Tapback laughed.
  case tapbackLaughed = 11
  /// Media calendar.
  case mediaCalendar = 12
  /// Media location.
  case mediaLocation = 13
  /// Media address card.
  case mediaAddressCard = 14
  /// Media image.
  case mediaImage = 15
  /// Media video.
  case mediaVideo = 16
  /// Media pass.
  case mediaPass = 17
  /// Media audio.
  case mediaAudio = 18
  /// Payment sent.
  case paymentSent = 19
  /// Payment request.
  case paymentRequest = 20
  /// Payment note.
  case paymentNote = 21
  /// Animoji.
  case animoji = 22
  /// Activity snippet.
  case activitySnippet = 23
  /// File.
  case file = 24
  /// Link.
  case link = 25
  /// Reaction.
  case reaction = 26
  /// Media animated image.
  case mediaAnimatedImage = 27
  /// Third party attachment.
  case thirdPartyAttachment = 28
}

extension INMessageType: WireEnumeration {}

/// The values of a outgoing message type.
public enum INOutgoingMessageType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Outgoing message text.
  case outgoingMessageText = 1
  /// Outgoing message audio.
  case outgoingMessageAudio = 2
}

extension INOutgoingMessageType: WireEnumeration {}

/// The values of a send message recipient unsupported reason.
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable, CaseIterable {
  /// No account.
  case noAccount = 1
  /// Offline.
  case offline = 2
  /// Messaging service not enabled for recipient.
  case messagingServiceNotEnabledForRecipient = 3
  /// No valid handle.
  case noValidHandle = 4
  /// Requested handle invalid.
  case requestedHandleInvalid = 5
  /// No handle for label.
  case noHandleForLabel = 6
  /// Requiring in app authentication.
  case requiringInAppAuthentication = 7
}

extension INSendMessageRecipientUnsupportedReason: WireEnumeration {}

/// The values of a sticker type.
public enum INStickerType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Emoji.
  case emoji = 1
  /// Generic.
  case generic = 2
}

extension INStickerType: WireEnumeration {}
