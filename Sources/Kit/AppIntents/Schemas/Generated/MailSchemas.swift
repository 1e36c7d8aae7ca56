// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `mail`.
  public struct MailIntent: Kind {
    /// The schema `mail.archiveMail`.
    public var archiveMail: AppSchema.IntentSchema { .init("mail.archiveMail") }
    /// The schema `mail.createDraft`.
    public var createDraft: AppSchema.IntentSchema { .init("mail.createDraft") }
    /// The schema `mail.deleteDraft`.
    public var deleteDraft: AppSchema.IntentSchema { .init("mail.deleteDraft") }
    /// The schema `mail.deleteMail`.
    public var deleteMail: AppSchema.IntentSchema { .init("mail.deleteMail") }
    /// The schema `mail.forwardMail`.
    public var forwardMail: AppSchema.IntentSchema { .init("mail.forwardMail") }
    /// The schema `mail.openMessage`.
    public var openMessage: AppSchema.IntentSchema { .init("mail.openMessage") }
    /// The schema `mail.replyMail`.
    public var replyMail: AppSchema.IntentSchema { .init("mail.replyMail") }
    /// The schema `mail.saveDraft`.
    public var saveDraft: AppSchema.IntentSchema { .init("mail.saveDraft") }
    /// The schema `mail.sendDraft`.
    public var sendDraft: AppSchema.IntentSchema { .init("mail.sendDraft") }
    /// The schema `mail.updateDraft`.
    public var updateDraft: AppSchema.IntentSchema { .init("mail.updateDraft") }
    /// The schema `mail.updateMail`.
    public var updateMail: AppSchema.IntentSchema { .init("mail.updateMail") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `mail`.
  public static var mail: AppSchema.MailIntent { AppSchema.MailIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `mail`.
  public struct MailEntity: Kind {
    /// The schema `mail.account`.
    public var account: AppSchema.EntitySchema { .init("mail.account") }
    /// The schema `mail.draft`.
    public var draft: AppSchema.EntitySchema { .init("mail.draft") }
    /// The schema `mail.mailbox`.
    public var mailbox: AppSchema.EntitySchema { .init("mail.mailbox") }
    /// The schema `mail.message`.
    public var message: AppSchema.EntitySchema { .init("mail.message") }
    /// The schema `mail.thread`.
    public var thread: AppSchema.EntitySchema { .init("mail.thread") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `mail`.
  public static var mail: AppSchema.MailEntity { AppSchema.MailEntity() }
}

extension AppSchema {
  /// The schemas of enumerations in the domain `mail`.
  public struct MailEnum: Kind {
    /// The schema `mail.category`.
    public var category: AppSchema.EnumSchema { .init("mail.category") }
  }
}

extension AppSchemaEnum where Self == AppSchema.EnumSchema {
  /// The schemas of enumerations in the domain `mail`.
  public static var mail: AppSchema.MailEnum { AppSchema.MailEnum() }
}
