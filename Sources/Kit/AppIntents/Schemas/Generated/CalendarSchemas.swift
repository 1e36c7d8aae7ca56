// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `calendar`.
  public struct CalendarIntent: Kind {
    /// The schema `calendar.createEvent`.
    public var createEvent: AppSchema.IntentSchema { .init("calendar.createEvent") }
    /// The schema `calendar.deleteEvent`.
    public var deleteEvent: AppSchema.IntentSchema { .init("calendar.deleteEvent") }
    /// The schema `calendar.updateEvent`.
    public var updateEvent: AppSchema.IntentSchema { .init("calendar.updateEvent") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `calendar`.
  public static var calendar: AppSchema.CalendarIntent { AppSchema.CalendarIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `calendar`.
  public struct CalendarEntity: Kind {
    /// The schema `calendar.attendee`.
    public var attendee: AppSchema.EntitySchema { .init("calendar.attendee") }
    /// The schema `calendar.calendar`.
    public var calendar: AppSchema.EntitySchema { .init("calendar.calendar") }
    /// The schema `calendar.event`.
    public var event: AppSchema.EntitySchema { .init("calendar.event") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `calendar`.
  public static var calendar: AppSchema.CalendarEntity { AppSchema.CalendarEntity() }
}

extension AppSchema {
  /// The schemas of enumerations in the domain `calendar`.
  public struct CalendarEnum: Kind {
    /// The schema `calendar.attendeeStatus`.
    public var attendeeStatus: AppSchema.EnumSchema { .init("calendar.attendeeStatus") }
    /// The schema `calendar.attendeeType`.
    public var attendeeType: AppSchema.EnumSchema { .init("calendar.attendeeType") }
    /// The schema `calendar.eventSpan`.
    public var eventSpan: AppSchema.EnumSchema { .init("calendar.eventSpan") }
    /// The schema `calendar.eventStatus`.
    public var eventStatus: AppSchema.EnumSchema { .init("calendar.eventStatus") }
  }
}

extension AppSchemaEnum where Self == AppSchema.EnumSchema {
  /// The schemas of enumerations in the domain `calendar`.
  public static var calendar: AppSchema.CalendarEnum { AppSchema.CalendarEnum() }
}
