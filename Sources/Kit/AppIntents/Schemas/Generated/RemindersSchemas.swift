// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `reminders`.
  public struct RemindersIntent: Kind {
    /// The schema `reminders.createList`.
    public var createList: AppSchema.IntentSchema { .init("reminders.createList") }
    /// The schema `reminders.createReminder`.
    public var createReminder: AppSchema.IntentSchema { .init("reminders.createReminder") }
    /// The schema `reminders.createSection`.
    public var createSection: AppSchema.IntentSchema { .init("reminders.createSection") }
    /// The schema `reminders.deleteReminders`.
    public var deleteReminders: AppSchema.IntentSchema { .init("reminders.deleteReminders") }
    /// The schema `reminders.updateGroup`.
    public var updateGroup: AppSchema.IntentSchema { .init("reminders.updateGroup") }
    /// The schema `reminders.updateList`.
    public var updateList: AppSchema.IntentSchema { .init("reminders.updateList") }
    /// The schema `reminders.updateReminder`.
    public var updateReminder: AppSchema.IntentSchema { .init("reminders.updateReminder") }
    /// The schema `reminders.updateSection`.
    public var updateSection: AppSchema.IntentSchema { .init("reminders.updateSection") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `reminders`.
  public static var reminders: AppSchema.RemindersIntent { AppSchema.RemindersIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `reminders`.
  public struct RemindersEntity: Kind {
    /// The schema `reminders.group`.
    public var group: AppSchema.EntitySchema { .init("reminders.group") }
    /// The schema `reminders.list`.
    public var list: AppSchema.EntitySchema { .init("reminders.list") }
    /// The schema `reminders.locationTrigger`.
    public var locationTrigger: AppSchema.EntitySchema { .init("reminders.locationTrigger") }
    /// The schema `reminders.reminder`.
    public var reminder: AppSchema.EntitySchema { .init("reminders.reminder") }
    /// The schema `reminders.section`.
    public var section: AppSchema.EntitySchema { .init("reminders.section") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `reminders`.
  public static var reminders: AppSchema.RemindersEntity { AppSchema.RemindersEntity() }
}

extension AppSchema {
  /// The schemas of enumerations in the domain `reminders`.
  public struct RemindersEnum: Kind {
    /// The schema `reminders.listType`.
    public var listType: AppSchema.EnumSchema { .init("reminders.listType") }
    /// The schema `reminders.locationTriggerEvent`.
    public var locationTriggerEvent: AppSchema.EnumSchema { .init("reminders.locationTriggerEvent") }
  }
}

extension AppSchemaEnum where Self == AppSchema.EnumSchema {
  /// The schemas of enumerations in the domain `reminders`.
  public static var reminders: AppSchema.RemindersEnum { AppSchema.RemindersEnum() }
}
