// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `messages` demand.
  static let messagesTable = """
    domain messages 27 allOrNothing
    intent draftMessage 27
      destination: {MessageDestination}?
      subject: AttributedString?
      content: AttributedString?
      attachments: [IntentFile] = []
      audioMessage: IntentFile?
      locations: [PlaceDescriptor] = []
      links: [URL] = []
      scheduledDate: Date?
    intent editSentMessage 27
      message: <message>
      content: AttributedString
    intent sendMessage 27
      destination: {MessageDestination}
      subject: AttributedString?
      content: AttributedString?
      attachments: [IntentFile] = []
      audioMessage: IntentFile?
      locations: [PlaceDescriptor] = []
      links: [URL] = []
      scheduledDate: Date?
      returns [<message>]
    intent setMessageReadStatus 27
      message: <message>
      isRead: Bool
    intent unsendMessage 27
      message: <message>
    entity conversation 27
      recipients: [<messagePerson>]
      displayName: String
      previewText: AttributedString
      conversationName: String?
      isRead: Bool
      attributes: Set<<conversationAttribute>>
      dateLastActive: Date?
    entity customAttachment 27
      sourceName: AttributedString?
      description: AttributedString?
    entity message 27
      messageType: <messageType>
      author: <messagePerson>
      isRead: Bool
      attributes: Set<<messageAttribute>>
      conversation: <conversation>
      date: Date
      subject: AttributedString?
      body: AttributedString?
      attachments: [IntentFile]
      audioMessage: IntentFile?
      customAttachments: [<customAttachment>]
      locations: [PlaceDescriptor]
      links: [LinkMetadata]
      messageEffect: <messageEffect>?
      reaction: {ReadReaction}?
      referencedMessage: <message>?
      notificationIdentifier: String?
    entity messagePerson 27
      person: IntentPerson
    enumeration conversationAttribute 27 open
    enumeration customReaction 27 open
    enumeration messageAttribute 27 open
    enumeration messageEffect 27 open
    enumeration messageType 27 open
      unspecified
    union MessageDestination
      <messagePerson>
      [<messagePerson>]
      <conversation>
    union ReadReaction
      <customReaction>
      String
    """
}
