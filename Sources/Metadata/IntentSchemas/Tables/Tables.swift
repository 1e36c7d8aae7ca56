// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension IntentSchemas {
  /// The text of every domain with the domain's name, in alphabetical order.
  static let tables: [(name: String, text: String)] = [
    ("assistant", assistantTable),
    ("audio", audioTable),
    ("books", booksTable),
    ("browser", browserTable),
    ("calendar", calendarTable),
    ("camera", cameraTable),
    ("clock", clockTable),
    ("files", filesTable),
    ("journal", journalTable),
    ("mail", mailTable),
    ("maps", mapsTable),
    ("messages", messagesTable),
    ("notes", notesTable),
    ("phone", phoneTable),
    ("photos", photosTable),
    ("presentation", presentationTable),
    ("reader", readerTable),
    ("reminders", remindersTable),
    ("spreadsheet", spreadsheetTable),
    ("system", systemTable),
    ("visualIntelligence", visualIntelligenceTable),
    ("whiteboard", whiteboardTable),
    ("wordProcessor", wordProcessorTable),
  ]
}
