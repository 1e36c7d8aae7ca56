// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// What the schemas of the domain `reminders` demand.
  static let remindersTable = """
    domain reminders 27
    intent createList 27
      type: <listType>
      name: String
      returns <list>
    intent createReminder 27
      title: String
      list: <list>?
      note: AttributedString?
      isFlagged: Bool?
      images: [IntentFile] = []
      tags: Set<String> = []
      urls: [URL] = []
      dueDate: DateComponents?
      recurrence: Calendar.RecurrenceRule?
      locationTrigger: <locationTrigger>?
      section: <section>?
      returns <reminder>
    intent createSection 27
      name: String
      list: <list>
      returns <section>
    intent deleteReminders 27
      adopts DeleteIntent
      entities: [<reminder>]
    intent updateGroup 27 inferred
      target: <group>
      name: String?
      returns <group>
    intent updateList 27
      target: <list>
      name: String?
      type: <listType>?
      returns <list>
    intent updateReminder 27
      target: <reminder>
      title: String?
      note: AttributedString?
      images: [IntentFile]?
      subtasks: [<reminder>]?
      tags: Set<String>?
      urls: [URL]?
      dueDate: DateComponents?
      recurrence: Calendar.RecurrenceRule?
      isCompleted: Bool?
      isFlagged: Bool?
      list: <list>?
      section: <section>?
      locationTrigger: <locationTrigger>?
      returns <reminder>
    intent updateSection 27 inferred
      target: <section>
      name: String?
      returns <section>
    entity group 27
      name: String
      lists: [<list>]
    entity list 27
      name: String
      type: <listType>
    entity locationTrigger 27
      place: PlaceDescriptor
      event: <locationTriggerEvent>
    entity reminder 27
      title: String
      note: AttributedString?
      tags: Set<String>
      urls: [URL]
      dueDate: DateComponents?
      recurrence: Calendar.RecurrenceRule?
      isCompleted: Bool
      isFlagged: Bool?
      creationDate: Date?
      completionDate: Date?
      list: <list>
      locationTrigger: <locationTrigger>?
    entity section 27
      name: String
      list: <list>
    enumeration listType 27 open
      standard
    enumeration locationTriggerEvent 27
      arrive
      depart
    """
}
