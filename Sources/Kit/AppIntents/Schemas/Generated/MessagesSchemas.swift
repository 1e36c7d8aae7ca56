// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `messages`.
  public struct MessagesIntent: Kind {
    /// The schema `messages.draftMessage`.
    public var draftMessage: AppSchema.IntentSchema { .init("messages.draftMessage") }
    /// The schema `messages.editSentMessage`.
    public var editSentMessage: AppSchema.IntentSchema { .init("messages.editSentMessage") }
    /// The schema `messages.sendMessage`.
    public var sendMessage: AppSchema.IntentSchema { .init("messages.sendMessage") }
    /// The schema `messages.setMessageReadStatus`.
    public var setMessageReadStatus: AppSchema.IntentSchema { .init("messages.setMessageReadStatus") }
    /// The schema `messages.unsendMessage`.
    public var unsendMessage: AppSchema.IntentSchema { .init("messages.unsendMessage") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `messages`.
  public static var messages: AppSchema.MessagesIntent { AppSchema.MessagesIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `messages`.
  public struct MessagesEntity: Kind {
    /// The schema `messages.conversation`.
    public var conversation: AppSchema.EntitySchema { .init("messages.conversation") }
    /// The schema `messages.customAttachment`.
    public var customAttachment: AppSchema.EntitySchema { .init("messages.customAttachment") }
    /// The schema `messages.message`.
    public var message: AppSchema.EntitySchema { .init("messages.message") }
    /// The schema `messages.messagePerson`.
    public var messagePerson: AppSchema.EntitySchema { .init("messages.messagePerson") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `messages`.
  public static var messages: AppSchema.MessagesEntity { AppSchema.MessagesEntity() }
}

extension AppSchema {
  /// The schemas of enumerations in the domain `messages`.
  public struct MessagesEnum: Kind {
    /// The schema `messages.conversationAttribute`.
    public var conversationAttribute: AppSchema.EnumSchema { .init("messages.conversationAttribute") }
    /// The schema `messages.customReaction`.
    public var customReaction: AppSchema.EnumSchema { .init("messages.customReaction") }
    /// The schema `messages.messageAttribute`.
    public var messageAttribute: AppSchema.EnumSchema { .init("messages.messageAttribute") }
    /// The schema `messages.messageEffect`.
    public var messageEffect: AppSchema.EnumSchema { .init("messages.messageEffect") }
    /// The schema `messages.messageType`.
    public var messageType: AppSchema.EnumSchema { .init("messages.messageType") }
  }
}

extension AppSchemaEnum where Self == AppSchema.EnumSchema {
  /// The schemas of enumerations in the domain `messages`.
  public static var messages: AppSchema.MessagesEnum { AppSchema.MessagesEnum() }
}
