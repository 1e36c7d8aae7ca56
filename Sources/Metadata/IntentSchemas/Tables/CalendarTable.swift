// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `calendar` demand.
  static let calendarTable = """
    domain calendar 27
    intent createEvent 27
      title: String
      startDate: Date
      endDate: Date?
      location: {EventLocation}?
      calendar: <calendar>
      isAllDay: Bool
      recurrence: Calendar.RecurrenceRule?
      attendees: [<attendee>] = []
      note: AttributedString?
      returns <event>
    intent deleteEvent 27
      entity: <event>
      span: <eventSpan>?
    intent updateEvent 27
      event: <event>
      title: String?
      attendees: [<attendee>]?
      startDate: Date?
      endDate: Date?
      isAllDay: Bool?
      calendar: <calendar>?
      recurrence: Calendar.RecurrenceRule?
      note: String?
      location: {EventLocation}?
      span: <eventSpan>?
      returns <event>
    entity attendee 27
      person: IntentPerson
      status: <attendeeStatus>?
      isAttendanceOptional: Bool
      type: <attendeeType>?
    entity calendar 27
      title: String
    entity event 27
      calendar: <calendar>
      title: String
      startDate: Date
      endDate: Date
      isAllDay: Bool
      recurrence: Calendar.RecurrenceRule?
      note: AttributedString?
      travelTime: Duration?
      location: {EventLocation}?
      virtualLocation: URL?
      status: <eventStatus>?
      alarms: [{EventAlarm}]
      organizers: [IntentPerson]
      attendees: [<attendee>]
    enumeration attendeeStatus 27
      accepted
      declined
      tentative
    enumeration attendeeType 27 open
    enumeration eventSpan 27
      this
      future
      all
    enumeration eventStatus 27
      confirmed
      tentative
      cancelled
    union EventAlarm
      Date
      Duration
    union EventLocation
      PlaceDescriptor
      String
    """
}
