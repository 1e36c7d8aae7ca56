// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `mail` demand.
  static let mailTable = """
    domain mail 18
    intent archiveMail 18 inferred
      target: [<message>]
    intent createDraft 18
      to: [IntentPerson]
      cc: [IntentPerson] = []
      bcc: [IntentPerson] = []
      subject: String?
      body: AttributedString?
      account: <account>?
      attachments: [IntentFile] = []
      returns <draft>
    intent deleteDraft 18
      adopts DeleteIntent
      entities: [<draft>]
    intent deleteMail 18
      adopts DeleteIntent
      entities: [<message>]
    intent forwardMail 18 inferred
      to: [IntentPerson]
      cc: [IntentPerson] = []
      bcc: [IntentPerson] = []
      subject: String?
      body: AttributedString?
      account: <account>?
      attachments: [IntentFile] = []
      target: <message>
      returns <draft>
    intent openMessage 27
      adopts OpenIntent
      target: <message>
    intent replyMail 18 inferred
      to: [IntentPerson]
      cc: [IntentPerson] = []
      bcc: [IntentPerson] = []
      subject: String?
      body: AttributedString?
      account: <account>?
      attachments: [IntentFile] = []
      isReplyAll: Bool
      target: <message>
      returns <draft>
    intent saveDraft 18 inferred
      target: <draft>
    intent sendDraft 18
      target: <draft>
      sendLaterDate: Date?
    intent updateDraft 18
      target: <draft>
      to: [IntentPerson]?
      cc: [IntentPerson]?
      bcc: [IntentPerson]?
      subject: String?
      body: AttributedString?
      account: <account>?
      attachments: [IntentFile]?
    intent updateMail 18 inferred
      target: [<message>]
      isRead: Bool?
      isFlagged: Bool?
      isJunk: Bool?
      mailbox: <mailbox>?
    entity account 18
      name: String
      emailAddress: String
    entity draft 18
      to: [IntentPerson]
      cc: [IntentPerson]
      bcc: [IntentPerson]
      subject: String?
      body: AttributedString?
      attachments: [IntentFile]
      account: <account>
    entity mailbox 18
      name: String
      account: <account>
    entity message 18
      to: [IntentPerson]
      cc: [IntentPerson]
      bcc: [IntentPerson]
      subject: String?
      body: AttributedString?
      attachments: [IntentFile]
      sender: IntentPerson
      dateSent: Date
      dateReceived: Date
      isRead: Bool
      isJunk: Bool
      isFlagged: Bool
      category: <category>?
      account: <account>
      mailbox: <mailbox>
    entity thread 27
      title: String
      description: String?
      messages: [<message>]
    enumeration category 27 inferred open
    """
}
