import IntentWire

/// Shows lists, tasks and notes on a terminal.
enum ItemLines {
  /// The lines for one value: a list with its tasks, a task with its check mark, a note with its text.
  static func lines(for value: IntentValue) -> [String] {
    guard case .record(let record) = value else { return ["  \(value.displayText)"] }
    if let tasks = record.fields["tasks"]?.elements {
      return ["\(record.display.title):"] + tasks.flatMap(lines(for:))
    }
    if case .enumeration(let status)? = record.fields["status"] {
      return ["  \(status.cases == ["completed"] ? "☑" : "☐") \(record.display.title)"]
    }
    let contents = record.fields["contents"]?.elements.compactMap { $0.field("text")?.text } ?? []
    return ["  \(record.display.title)"] + contents.map { "    \($0)" }
  }
}
